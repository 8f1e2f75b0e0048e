"""Lines about tackles, from naming the target to the result."""

from __future__ import annotations

from bbtm_tui.engine import events as told
from bbtm_tui.wording.events.telling import sentence
from bbtm_tui.wording.names import face_name
from bbtm_tui.wording.table import Names, listed
from bbtm_tui.wording.text import _, ngettext


@sentence.register
def tackle_declared(event: told.TackleDeclared, names: Names) -> str:
    """Who goes for whom."""
    return _("{player} goes for {target}.").format(player=names.player(event.player), target=names.player(event.target))


@sentence.register
def tackle_compared(event: told.TackleCompared, names: Names) -> str:
    """The Star Power of both, the dice and who picks."""
    if event.both:
        text = _("{player} {power} against {target} {target_power}: two dice, and both results count.")
    elif event.dice == 1 or event.picker is None:
        text = _("{player} {power} against {target} {target_power}: one die.")
    else:
        text = _("{player} {power} against {target} {target_power}: two dice, and {picker} picks one.")
    return text.format(
        player=names.player(event.player),
        power=event.power,
        target=names.player(event.target),
        target_power=event.target_power,
        picker="" if event.picker is None else names.manager(event.picker),
    )


@sentence.register
def dice_rolled(event: told.DiceRolled, names: Names) -> str:
    """What the dice show."""
    n = len(event.faces)
    if event.purpose == "tackle":
        text = ngettext("The die shows {faces}.", "The dice show {faces}.", n)
    elif event.purpose == "reroll":
        text = ngettext("Rolled again, the die shows {faces}.", "Rolled again, the dice show {faces}.", n)
    else:
        text = ngettext("{manager} rolls for {card}: {faces}.", "{manager} rolls for {card}: {faces}.", n)
    return text.format(
        faces=listed([face_name(face) for face in event.faces]),
        manager=names.manager(event.manager),
        card=names.card(event.purpose),
    )


@sentence.register
def result_picked(event: told.ResultPicked, names: Names) -> str:
    """Which result counts."""
    return _("{manager} picks {face}.").format(manager=names.manager(event.manager), face=face_name(event.face))


@sentence.register
def result_taken(event: told.ResultTaken, names: Names) -> str:
    """A guard steps in."""
    text = _("{player} steps in and takes the hit for {target}.")
    return text.format(player=names.player(event.player), target=names.player(event.target))


@sentence.register
def tackle_missed(event: told.TackleMissed, names: Names) -> str:
    """Nothing happens."""
    return _("{player} misses {target}.").format(player=names.player(event.player), target=names.player(event.target))


@sentence.register
def tackle_succeeded(event: told.TackleSucceeded, names: Names) -> str:
    """The tackle works."""
    text = _("{player} tackles {target} successfully.")
    return text.format(player=names.player(event.player), target=names.player(event.target))


@sentence.register
def tackle_cancelled(event: told.TackleCancelled, names: Names) -> str:
    """No tackle after all."""
    text = _("No tackle after all: {player} leaves {target} alone.")
    return text.format(player=names.player(event.player), target=names.player(event.target))


@sentence.register
def power_changed(event: told.PowerChanged, names: Names) -> str:
    """A Star Power in this tackle."""
    text = _("{card}: {amount} Star Power for {player} in this tackle.")
    return text.format(card=names.card(event.card), amount=signed(event.amount), player=names.player(event.player))


def signed(amount: int) -> str:
    """A change as a person writes it: ``+2``, ``-1``."""
    return f"{amount:+d}"
