"""What the engine tells. An event knows who sees it in full, what the others see instead, and whether it reveals.

Names are past tense. Managers are seats from 0; cards are named by id; players at a matchup by label; matchups by id.
`FORMAT` is the version of this list: it changes when a name or a field does.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

FORMAT = 1


@dataclass(slots=True)
class Event:
    """Something that happened."""

    reveals: ClassVar[bool] = False
    """Whether it shows somebody what he did not know: the barrier for undo."""
    private: ClassVar[dict[str, Any]] = {}
    """Fields that only `manager` sees -> what the others see there instead."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may see it (None: somebody at no seat) (VIS)."""
        if not self.private or getattr(self, "manager", None) == seat:
            return self
        return replace(self, **self.private)

    def as_json(self) -> dict[str, Any]:
        """The event as plain data: its name under ``event``, then its fields."""
        return {"event": type(self).__name__} | {f.name: getattr(self, f.name) for f in fields(self)}


# --- the season and its weeks --------------------------------------------------------------------------------------


@dataclass(slots=True)
class SeasonStarted(Event):
    """The season is set up (SET)."""

    reveals = True
    teams: tuple[str, ...]
    coin: int


@dataclass(slots=True)
class WeekStarted(Event):
    """The maintenance phase of a week begins (MNT)."""

    week: int
    weeks: int
    coin: int


@dataclass(slots=True)
class UpgradesRefreshed(Event):
    """Exhausted upgrades of a manager were refreshed (MNT-1)."""

    manager: int
    upgrades: tuple[str, ...]


@dataclass(slots=True)
class CardsDrawn(Event):
    """A manager drew cards into the hand (MNT-2)."""

    reveals = True
    private = {"cards": ()}
    manager: int
    count: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class CardRevealed(Event):
    """The top card of a Team deck was drawn for all to see (MOV-3, INT-8)."""

    reveals = True
    manager: int
    card: str


@dataclass(slots=True)
class DeckReshuffled(Event):
    """A discard pile became the Team deck (MNT-3)."""

    reveals = True
    manager: int
    count: int


@dataclass(slots=True)
class SpikeRevealed(Event):
    """The week's Spike! card was revealed (MNT-5)."""

    reveals = True
    card: str
    tournament: bool


@dataclass(slots=True)
class HighlightRevealed(Event):
    """A highlight joined the reel (MNT-6)."""

    reveals = True
    matchup: str


@dataclass(slots=True)
class HighlightReturned(Event):
    """An unplayed highlight went back to the box (TWO-2, SET-12, PAY-0)."""

    matchup: str


@dataclass(slots=True)
class HighlightReplaced(Event):
    """Another highlight took the place of one in the reel (INT-16)."""

    reveals = True
    manager: int
    old: str
    new: str


@dataclass(slots=True)
class HighlightTurned(Event):
    """The new highlight was turned round: left and right change places (INT-16)."""

    manager: int
    matchup: str


# --- turns ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class TurnStarted(Event):
    """A manager's turn began (MCH-1)."""

    manager: int


@dataclass(slots=True)
class PlayerCommitted(Event):
    """A player was committed from the hand (MCH-2), or by One Ear's kind (INT-8)."""

    manager: int
    player: str
    card: str
    matchup: str
    side: str


@dataclass(slots=True)
class PlayerPlaced(Event):
    """A drawn player was placed at a matchup (MOV-3)."""

    reveals = True
    manager: int
    player: str
    card: str
    matchup: str
    side: str


@dataclass(slots=True)
class PlayerMoved(Event):
    """A player was moved to another matchup (MOV-1)."""

    manager: int
    player: str
    origin: str
    matchup: str
    side: str


@dataclass(slots=True)
class ManagerPassed(Event):
    """A manager passed for the phase (MCH-3); `chosen` is False when the program passed for him (MCH-10)."""

    manager: int
    chosen: bool


@dataclass(slots=True)
class CardDiscarded(Event):
    """A card went from the hand, or unplaced from the deck, to the discard pile."""

    manager: int
    card: str


@dataclass(slots=True)
class AbilityUsed(Event):
    """A card's or player's ability is used; `card` is the card or named ability, `player` its bearer if a player
    bears it."""

    manager: int
    card: str
    player: str
    exhausted: bool


@dataclass(slots=True)
class AbilityLost(Event):
    """An ability that was due is lost, because its bearer was downed or removed first (RSP-6)."""

    manager: int
    card: str
    player: str


@dataclass(slots=True)
class SkillUsed(Event):
    """A player uses a skill (SKL-1)."""

    manager: int
    player: str
    skill: str


@dataclass(slots=True)
class SkillsLost(Event):
    """A player lost his remaining skills (SKL-2)."""

    manager: int
    player: str
    skills: tuple[str, ...]


# --- tackles -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class TackleDeclared(Event):
    """A target was named (TAC-1)."""

    manager: int
    player: str
    target: str
    matchup: str


@dataclass(slots=True)
class TackleCompared(Event):
    """Star Power was compared (TAC-2, TAC-3); `picker` is the seat that picks, None when nothing is picked."""

    player: str
    target: str
    power: int
    target_power: int
    dice: int
    picker: int | None
    both: bool


@dataclass(slots=True)
class DiceRolled(Event):
    """Tackle dice were rolled; `purpose` is ``tackle``, ``reroll`` or the id of the card that asks for a roll."""

    reveals = True
    manager: int
    purpose: str
    faces: tuple[str, ...]


@dataclass(slots=True)
class ResultPicked(Event):
    """The result to apply was picked (TAC-8, 8)."""

    manager: int
    face: str


@dataclass(slots=True)
class ResultTaken(Event):
    """A guard takes the result instead of the target (NAM-8)."""

    manager: int
    player: str
    target: str


@dataclass(slots=True)
class TackleMissed(Event):
    """A missed result was applied (TAC-6)."""

    player: str
    target: str


@dataclass(slots=True)
class TackleSucceeded(Event):
    """The tackle succeeded (TAC-5)."""

    manager: int
    player: str
    target: str


@dataclass(slots=True)
class TackleCancelled(Event):
    """The attempt did not take place or could not go on."""

    player: str
    target: str


@dataclass(slots=True)
class PowerChanged(Event):
    """A Star Power was changed for this attempt (TAC-8, 4)."""

    player: str
    amount: int
    card: str


# --- players, ball, tokens, fans -----------------------------------------------------------------------------------


@dataclass(slots=True)
class PlayerDowned(Event):
    """A standing player became downed (STA-1)."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class PlayerInjured(Event):
    """A player was injured (STA-2); `by` is the seat credited, None for nobody."""

    manager: int
    player: str
    matchup: str
    by: int | None


@dataclass(slots=True)
class PlayerEjected(Event):
    """A player was ejected (STA-3)."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class PlayerStood(Event):
    """A downed player stood up (STA-4)."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class BallTaken(Event):
    """A player became the ball carrier."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class BallKept(Event):
    """A downed carrier kept the ball (NAM-14)."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class BallToMidfield(Event):
    """The ball went to midfield; `dropped` tells a drop from a pass (PAS-5)."""

    matchup: str
    player: str
    dropped: bool


@dataclass(slots=True)
class TokenAssigned(Event):
    """Facedown tokens were put on a player (CHE-1)."""

    player: str
    matchup: str
    count: int


@dataclass(slots=True)
class TokenInspected(Event):
    """A manager looked at a token; only he sees its face (VIS-2)."""

    reveals = True
    private = {"token": ""}
    manager: int
    player: str
    place: int
    token: str


@dataclass(slots=True)
class TokenReplaced(Event):
    """A token was discarded, open to all, for a new random one (INT-36)."""

    reveals = True
    manager: int
    player: str
    token: str


@dataclass(slots=True)
class TokensMoved(Event):
    """Tokens were moved, as they are (INT-15)."""

    origin: str
    player: str
    count: int


@dataclass(slots=True)
class TokensRevealed(Event):
    """Tokens on a player were turned up (SCO-2)."""

    reveals = True
    player: str
    matchup: str
    tokens: tuple[str, ...]


@dataclass(slots=True)
class TokenDiscarded(Event):
    """A token was discarded (CHE-2); `player` is empty when it came from the pool."""

    reveals = True
    player: str
    token: str


@dataclass(slots=True)
class FansGained(Event):
    """A manager gained fans; `reason` is a card's id, or ``tokens`` or ``payout``."""

    manager: int
    amount: int
    reason: str
    total: int


@dataclass(slots=True)
class FansLost(Event):
    """A manager lost fans (PAY-1)."""

    manager: int
    amount: int
    reason: str
    total: int


# --- scoreboard, payouts, improvements, end ------------------------------------------------------------------------


@dataclass(slots=True)
class MatchupOpened(Event):
    """A matchup is being resolved (SCO-1)."""

    matchup: str


@dataclass(slots=True)
class TotalCounted(Event):
    """A team's total with its parts (SCO-4)."""

    matchup: str
    manager: int
    total: int
    players: tuple[tuple[str, int], ...]
    """(label, Star Power) of each player."""
    tokens: int
    ball: int
    bonus: int


@dataclass(slots=True)
class MatchupWon(Event):
    """The winners of a matchup, best first, and why: ``total``, ``ball``, ``alone`` or ``coin`` (SCO-4 to SCO-9)."""

    matchup: str
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    reason: str


@dataclass(slots=True)
class MatchupTied(Event):
    """Nobody wins the highlight (SCO-5)."""

    matchup: str
    managers: tuple[int, ...]


@dataclass(slots=True)
class PayoutCollected(Event):
    """A manager collects a section of a matchup: ``left``, ``right``, ``centre``, ``winner``, ``runner-up``, ``lose``
    (PAY-7)."""

    manager: int
    matchup: str
    section: str
    payout: str


@dataclass(slots=True)
class CardsOffered(Event):
    """A manager drew cards to keep some; only he sees them (VIS-2). `deck` is ``star-player``, ``team-upgrade``,
    ``staff-upgrade``."""

    reveals = True
    private = {"cards": ()}
    manager: int
    deck: str
    count: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class CardKept(Event):
    """A card went facedown to the improvement pile (PAY-4)."""

    private = {"card": ""}
    manager: int
    deck: str
    card: str


@dataclass(slots=True)
class CardsPutUnder(Event):
    """Cards went to the bottom of a deck (PAY-2); only the manager knows which (VIS-4)."""

    private = {"cards": ()}
    manager: int
    deck: str
    count: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class StarTaken(Event):
    """A star went from the union's deck into the hand (INT-44)."""

    reveals = True
    private = {"card": ""}
    manager: int
    card: str


@dataclass(slots=True)
class MatchupCleared(Event):
    """Players to discard piles, tokens aside, the highlight to the box (SCO-10)."""

    matchup: str


@dataclass(slots=True)
class ImprovementsRevealed(Event):
    """A manager turned up the improvement pile (IMP-1)."""

    reveals = True
    manager: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class UpgradeGained(Event):
    """An upgrade came into play (IMP-2)."""

    manager: int
    card: str


@dataclass(slots=True)
class UpgradeDiscarded(Event):
    """An upgrade was discarded by its own text."""

    manager: int
    card: str


@dataclass(slots=True)
class PlayerRetired(Event):
    """A player was taken out of the game for a Freebooter (IMP-3); `place` is ``hand``, ``deck`` or ``discard``."""

    manager: int
    card: str
    place: str


@dataclass(slots=True)
class StarShuffledIn(Event):
    """A star, the Team deck and the discard pile became a new Team deck (IMP-3)."""

    manager: int
    card: str


@dataclass(slots=True)
class StarJoined(Event):
    """A star went on top of the Team deck (IMP-4)."""

    manager: int
    card: str


@dataclass(slots=True)
class TeamUpgradeDealt(Event):
    """A manager drew a team upgrade at the start of an abbreviated season (SET-10); only he sees it."""

    reveals = True
    private = {"card": ""}
    manager: int
    card: str


@dataclass(slots=True)
class CoinMoved(Event):
    """The golden coin went to the left (SCO-11)."""

    manager: int


@dataclass(slots=True)
class ManagersSuspended(Event):
    """Managers tied on fans and improvements lose all fans (END-3)."""

    managers: tuple[int, ...]


@dataclass(slots=True)
class SeasonEnded(Event):
    """The season is over (END); `winner` is None when nobody wins (END-4). `fans` and `improvements` are by seat."""

    winner: int | None
    ranking: tuple[int, ...]
    fans: tuple[int, ...]
    improvements: tuple[int, ...]
    reason: str
    """``fans``, ``improvements``, ``suspension`` or ``nobody``."""
