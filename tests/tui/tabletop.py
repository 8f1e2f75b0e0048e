"""A hand-made table for tests of the screens: a view of four managers and a season that follows a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path

from bbtm_tui.engine.decisions import PASS, AttemptInfo, Decision, Option, Refusal
from bbtm_tui.engine.events import Event, SeasonEnded
from bbtm_tui.engine.odds import Odds
from bbtm_tui.engine.view import FieldedView, ManagerView, MatchupView, UpgradeView, View, ZoneView
from bbtm_tui.journal.kept import Note, Stop
from bbtm_tui.journal.problems import NoUndo

NAMES = ("Ann", "Bob [b]", "Cleo", "Dag")
TEAMS = ("reikland-reavers", "gouged-eye", "athelorn-avengers", "skavenblight-scramblers")
REFUSED = (("manager", "1"), ("matchup", "bad-snap"), ("zone", "right"), ("side", "right"))
HAND = ("human-catcher", "human-lineman", "human-blitzer", "ogre", "human-thrower", "griff-oberwald")


def player(
    card: str,
    seat: int,
    power: int,
    *,
    down: bool = False,
    ball: bool = False,
    tokens: Sequence[str] = (),
    label: str = "",
) -> FieldedView:
    """A player at a matchup; tokens he lies open with are those that are named."""
    shown = tuple(tokens)
    return FieldedView(label or card, card, seat, not down, power, ball, shown, tuple(bool(token) for token in shown))


def zone(side: str, payout: str = "", players: Sequence[FieldedView] = ()) -> ZoneView:
    """A zone with its total."""
    total = sum(each.power + 2 * each.carrier for each in players)
    return ZoneView(side, payout, players[0].manager if players else None, tuple(players), total)


def highlight(
    card: str, payouts: Sequence[str], left: Sequence[FieldedView] = (), right: Sequence[FieldedView] = ()
) -> MatchupView:
    """A highlight with its players; payouts are left, centre, right."""
    zones = zone("left", payouts[0], left), zone("right", payouts[2], right)
    carrier = next((each.label for each in [*left, *right] if each.carrier), "")
    return MatchupView(card, card, False, (payouts[1],), zones, carrier, False)


def tournament(card: str, payouts: Sequence[str], zones: Sequence[Sequence[FieldedView]]) -> MatchupView:
    """A tournament with a zone a manager."""
    made = tuple(replace(zone(f"manager-{seat + 1}", "", players), manager=seat) for seat, players in enumerate(zones))
    carrier = next((each.label for players in zones for each in players if each.carrier), "")
    return MatchupView(card, card, True, tuple(payouts), made, carrier, False)


def manager(
    seat: int,
    fans: int = 0,
    *,
    hand: Sequence[str] | None = None,
    passed: bool = False,
    upgrades: Sequence[UpgradeView] = (),
) -> ManagerView:
    """A manager at a seat."""
    return ManagerView(
        seat,
        NAMES[seat],
        TEAMS[seat],
        fans,
        passed,
        6,
        tuple(hand) if hand is not None else None,
        4,
        ("human-lineman",) * seat,
        tuple(upgrades),
        seat,
        None,
        3,
        (),
    )


def full_view(seat: int | None = 0) -> View:
    """A crowded table in week 3, as seat 0 sees it."""
    reel = (
        highlight(
            "bad-snap",
            ("F2", "F2 T1", "P1"),
            [player("human-lineman", 0, 1), player("human-thrower", 0, 2, ball=True, tokens=("",))],
            [player("orc-blitzer", 1, 3, tokens=("", "")), player("orc-lineman", 1, 0, down=True)],
        ),
        highlight("razzle-dazzle", ("S1", "F4", "S2"), [], [player("wardancer", 2, 3)]),
        highlight(
            "get-yer-head-in-the-game",
            ("F2", "S2 T1", "F2"),
            [player("skaven-gutter-runner", 3, 2, ball=True), player("rat-ogre", 3, 4, tokens=("",))],
            [],
        ),
        highlight("heroic-leap", ("S1", "P2 / F3", "P2"), [], []),
    )
    cup = tournament(
        "the-chaos-cup",
        ("S3 F5", "S2 F2", "S1"),
        [
            [player("ogre", 0, 4)],
            [player("da-troll", 1, 4, tokens=("", "")), player("orc-thrower", 1, 2, ball=True)],
            [],
            [player("skaven-blitzer", 3, 3)],
        ],
    )
    managers = (
        manager(
            0,
            12,
            hand=HAND if seat == 0 else None,
            upgrades=[UpgradeView("passing-coach", False), UpgradeView("publicity-stunts", True)],
        ),
        manager(1, 9, upgrades=[UpgradeView("hired-wizard", False)]),
        manager(
            2,
            15,
            passed=True,
            upgrades=[
                UpgradeView("orion-s-cleats", False),
                UpgradeView("tackling-coach", False),
                UpgradeView("sprinting-coach", True),
            ],
        ),
        manager(3, 7),
    )
    return View(
        seat,
        3,
        5,
        "matchup",
        1,
        "",
        managers,
        (*reel, cup),
        22,
        (),
        (("highlight", 20), ("spike", 2), ("staff", 20), ("OWA", 20), ("CWC", 20)),
        0,
    )


def commit_decision(view: View, seat: int = 0, illegal: Sequence[str] = ()) -> Decision:
    """The question for a commit: every card to every place but the illegal ones."""
    options = [
        Option(f"commit:{card}@{matchup.id}:{zone_.side}", "commit", card, f"{matchup.id}:{zone_.side}")
        for card in dict.fromkeys(view.managers[seat].hand or ())
        for matchup in view.matchups
        for zone_ in matchup.zones
        if (zone_.manager in (None, seat)) and f"{matchup.id}:{zone_.side}" not in illegal
    ]
    return Decision(seat, "commit", [*options, PASS], uses_hand=True)


def target_decision() -> Decision:
    """The question whom to tackle."""
    return Decision(
        0,
        "target",
        [
            Option("tackle:orc-blitzer", "tackle", "orc-blitzer"),
            Option("tackle:orc-lineman", "tackle", "orc-lineman"),
            Option("skip", "skip"),
        ],
        player="human-thrower",
        matchup="bad-snap",
    )


def result_decision() -> Decision:
    """The question which die to apply."""
    return Decision(
        1,
        "result",
        [Option("face:target-down", "face", "target-down"), Option("face:missed", "face", "missed")],
        player="human-thrower",
        matchup="bad-snap",
        attempt=AttemptInfo("human-thrower", "orc-blitzer", 2, 3, ("target-down", "missed")),
    )


@dataclass
class ScriptedSeason:
    """A season that asks what the script says and notes the answers."""

    script: list[Decision]
    table: Callable[[int | None], View] = full_view
    told: list[list[Event]] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    start_events: list[Event] = field(default_factory=list)
    agreed: list[int] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def decision(self) -> Decision | None:
        """The next question of the script."""
        return self.script[len(self.answers)] if len(self.answers) < len(self.script) else None

    @property
    def number(self) -> int:
        """How many answers were given."""
        return len(self.answers)

    def view(self, seat: int | None) -> View:
        """The table."""
        return self.table(seat)

    @property
    def session(self) -> ScriptedSeason:
        """Itself: it can be asked what an answer would do."""
        return self

    def odds(self, option: str) -> Odds | None:
        """The odds of an even tackle, for every target."""
        if not option.startswith("tackle:"):
            return None
        answers = ((1, "guard", "orc-lineman"),)
        return Odds(3, 2, 2, 0, False, Fraction(3, 4), Fraction(8, 36), Fraction(1, 36), answers)

    def preview(self, option: str) -> int | None:
        """The same total everywhere."""
        return 9 if option.startswith("commit:") else None

    def why_not(self, option: str) -> Refusal | None:
        """The same reason for all."""
        return Refusal("zone-taken", "MCH-4", REFUSED)

    def answer(self, option: str) -> list[Event]:
        """Note the answer."""
        self.answers.append(option)
        number = len(self.answers) - 1
        events = self.told[number] if number < len(self.told) else []
        return events if self.decision else [*events, SeasonEnded(0, (0, 1, 2, 3), (9, 8, 7, 6), (1, 1, 1, 1), "fans")]

    def undo(self) -> None:
        """Take the last one back."""
        if not self.answers:
            raise NoUndo("Nobody has answered yet.")
        self.answers.pop()

    def undo_seat(self) -> int | None:
        """Who answered last."""
        return self.script[len(self.answers) - 1].manager if self.answers else None

    def go_back(self, to: int, agreed: Iterable[int]) -> None:
        """Go back to a moment."""
        self.agreed = list(agreed)
        del self.answers[to:]

    def stops(self) -> list[Stop]:
        """Every answer is a moment."""
        return [Stop(number, 3, 0, None) for number in range(len(self.answers))]

    def story(self) -> Iterator[Event | Note]:
        """What the answers that stand told."""
        for number in range(min(len(self.answers), len(self.told))):
            yield from self.told[number]

    def final_warning(self, option: str) -> str:
        """Only passing is final."""
        return "Dag plays next: then it cannot be taken back." if option == "pass" else ""

    @property
    def path(self) -> Path:
        """A file that is not there."""
        return Path("scripted.jsonl")

    def lift_curtain(self, seat: int) -> None:
        """Nothing to note."""

    def close(self) -> None:
        """Nothing to close."""
