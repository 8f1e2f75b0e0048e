"""What the engine asks, what may be answered, and why something may not."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias, TypeVar

from bbtm_tui.cards.vocabulary import Face


class Option(NamedTuple):
    """One legal answer to a decision.

    `id` is readable and unique within its decision, such as ``commit:orc-blitzer@bad-snap:right``. `verb` is what it
    does, `what` the card, player, face or skill it names, `where` the place it names; both may be empty. Cards are
    named by id, players at a matchup by label (the card's id, ``.2`` for the second of the name to enter this week).
    For the verb ``use`` `what` is the card or named ability whose words explain it and `where` the label of the player
    who bears it, if one does.
    """

    id: str
    verb: str
    what: str = ""
    where: str = ""


RESULTS = tuple(face.value for face in Face)
"""What a tackle die can show, best for the tackler first (TAC-5 to TAC-7)."""


@cache
def card_option(verb: str, card: str, where: str = "") -> Option:
    """The option to do this with a card at a place; kept, because the same few are offered all season long."""
    return Option(f"{verb}:{card}@{where}" if where else f"{verb}:{card}", verb, card, where)


SKIP = Option("skip", "skip")
"""Declines what is optional."""
DONE = Option("done", "done")
"""Ends a choice that is made one at a time."""
PASS = Option("pass", "pass")
"""Passes for the rest of the matchup phase (MCH-3)."""


@dataclass(slots=True)
class Decision:
    """A question to one manager.

    `kind` is one of: ``commit``, ``pass-discard``, ``action``, ``passing``, ``sprinting``, ``discard``, ``target``,
    ``response``, ``result``, ``choose-player``, ``choose-place``, ``choose-token``, ``replace-token``,
    ``choose-skill``, ``choose-receiver``, ``choose-die``, ``choose-payout``, ``keep-first``, ``keep``, ``bottom``,
    ``top``, ``draft``, ``retire``, ``choose-highlight``, ``choose-turn``, ``tie``, ``tie-second``.
    """

    manager: int
    """The seat asked, from 0."""
    kind: str
    """What is asked."""
    options: list[Option]
    """The legal answers, at least one."""
    player: str = ""
    """The label of the player it is about, if any."""
    matchup: str = ""
    """The id of the matchup it is about, if any."""
    card: str = ""
    """The id of the card whose ability asks, if any."""
    trigger: str = ""
    """For ``response``: the moment at which the abilities may be used, such as ``tackle-landing``."""
    uses_hand: bool = False
    """Whether the asked manager needs to see his own hand, or cards only he may see, to answer."""
    attempt: AttemptInfo | None = None
    """The tackle under way, if there is one."""
    cards: tuple[str, ...] = ()
    """Cards that only the asked manager sees and chooses from (PAY-2)."""

    def option(self, option_id: str) -> Option | None:
        """The option with this id; None when that is no legal answer."""
        return next((option for option in self.options if option.id == option_id), None)


T = TypeVar("T")
Play: TypeAlias = Generator[Decision, Option, T]
"""A stretch of play: yields decisions, is sent the chosen options, returns a T."""


def ask(decision: Decision) -> Play[Option]:
    """The answer to a decision; one that leaves a single answer, as all can see, is not asked (VIS-2)."""
    if len(decision.options) == 1:
        return decision.options[0]
    return (yield decision)


@dataclass(slots=True, frozen=True)
class AttemptInfo:
    """What is public about the tackle under way (TAC-8)."""

    tackler: str
    """Label of the tackler."""
    target: str
    """Label of the target."""
    tackler_power: int
    """The tackler's Star Power in this attempt, so far."""
    target_power: int
    """The target's."""
    dice: tuple[str, ...] = ()
    """The faces rolled, once rolled."""
    on_missed: tuple[str, ...] = ()
    """The ids of cards that do something when a missed result is applied."""


@dataclass(slots=True, frozen=True)
class Refusal:
    """Why an answer is not legal: the clause, and what to fill into its sentence."""

    reason: str
    """The reason's name; wording has one sentence for each."""
    clause: str
    """The id of the clause, such as ``MCH-4``."""
    params: tuple[tuple[str, str], ...] = ()
    """Ids and numbers for the sentence."""


class IllegalAnswer(ValueError):
    """The answer is not among the options; the season is unchanged."""

    def __init__(self, answer: str, refusal: Refusal) -> None:
        super().__init__(f"{answer!r} is not an option: {refusal.reason} ({refusal.clause})")
        self.answer = answer
        self.refusal = refusal


class SetupError(ValueError):
    """The setup is not possible; `refusal` says why (SET-13)."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.clause})")
        self.refusal = refusal
