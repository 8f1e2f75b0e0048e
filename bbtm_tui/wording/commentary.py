"""What the two commentators have up their sleeves, event by event. A line may name what the event is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bbtm_tui.engine import events as told
from bbtm_tui.engine.events import Event
from bbtm_tui.wording.text import _

Exchange: TypeAlias = tuple[tuple[str, str], ...]
"""One or two lines that belong together, each with ``first`` or ``second`` for the one who speaks."""


def exchanges(event: Event) -> tuple[Exchange, ...]:
    """All that could be said about this event."""
    if isinstance(event, told.ResultPicked):
        return _backfired() if event.face == "tackler-down" else ()
    if isinstance(event, told.SkillUsed):
        return {"cheating": _cheating, "sprinting": _sprinting}.get(event.skill, _nothing)()
    if isinstance(event, told.BallToMidfield):
        return _dropped() if event.dropped else ()
    if isinstance(event, told.MatchupWon):
        return {"alone": _alone, "coin": _coin}.get(event.reason, _won)()
    if isinstance(event, told.SeasonEnded):
        return _ended() if event.winner is not None else _ended_by_nobody()
    if isinstance(event, told.SpikeRevealed):
        return _tournament() if event.tournament else _headline()
    return _PLAIN.get(type(event), _nothing)()


def _nothing() -> tuple[Exchange, ...]:
    return ()


def _first(text: str) -> Exchange:
    return (("first", text),)


def _second(text: str) -> Exchange:
    return (("second", text),)


def _both(one: str, other: str) -> Exchange:
    return (("first", one), ("second", other))


def _week() -> tuple[Exchange, ...]:
    return (
        _both(_("A new week, a clean field!"), _("Clean? They only turned the mud over.")),
        _both(_("The stands are full, the pies are warm!"), _("One of those is true, and it isn't the pies.")),
        _first(_("Welcome back, sports lovers. Nobody has been hurt yet, and we mean to fix that.")),
        _second(_("Another week. My knee says rain, my wallet says {manager} goes first.")),
        _both(_("I have a good feeling about this one."), _("You had one about the catapult, too.")),
    )


def _tournament() -> tuple[Exchange, ...]:
    return (
        _both(_("{card}! Polish that trophy!"), _("Count it, too. We lost one last year.")),
        _second(_("{card}. Where careers are made, and a good many ended.")),
        _first(_("It's {card}, and I have goose pimples on my goose pimples!")),
    )


def _headline() -> tuple[Exchange, ...]:
    return (
        _both(_("Have you read it? {card}!"), _("I only look at the pictures, and the obituaries.")),
        _second(_("{card}, they write. In my day the news was who died.")),
        _first(_("{card}! I said so for weeks. Well, I thought it, rather loudly.")),
    )


def _replaced() -> tuple[Exchange, ...]:
    return (
        _both(_("{old} is off, {new} is on!"), _("And somewhere a groundskeeper is weeping into his bucket.")),
        _second(_("They moved the whole show to {new}. I left my sandwich at {old}.")),
        _first(_("A change of programme, folks: hold on to your tickets for {new}!")),
    )


def _passed() -> tuple[Exchange, ...]:
    return (
        _second(_("{manager} is done. Feet up, fingers crossed.")),
        _first(_("That's the week's work for {manager}. From here on it's all nerves!")),
        _both(_("{manager} calls it a week."), _("Wise. Or out of bandages.")),
        _second(_("And {manager} shuts the gate. I'd have shut it sooner.")),
        _both(_("{manager} has seen enough!"), _("So have I, and I've only the one eye.")),
        _first(_("{manager} leans back and lights the big cigar!")),
        _both(_("No more from {manager} this week!"), _("I'll try to bear it.")),
    )


def _discarded() -> tuple[Exchange, ...]:
    return (
        _second(_("{card} takes a seat on the bench. It's a warm bench, they say.")),
        _first(_("No match today for {card}, who waves bravely to the family.")),
        _both(_("{card} goes back to the changing room."), _("Through the window, by the sound of it.")),
    )


def _moved() -> tuple[Exchange, ...]:
    return (
        _first(_("{player} has found the way to {matchup}! What a journey!")),
        _second(_("{player} changes fields in the middle of a match. Try that with a horse.")),
        _both(_("Look who drops in at {matchup}!"), _("{player}. I'd have knocked.")),
    )


def _cheating() -> tuple[Exchange, ...]:
    return (
        _both(_("What has {player} got there?"), _("A sporting chance, and a bit of lead pipe.")),
        _second(_("I saw nothing. {player} paid me to see nothing.")),
        _first(_("{player} bends the rules a little. I heard the snap from here!")),
        _both(_("Is that allowed?"), _("It is until somebody looks.")),
        _second(_("That wasn't in the rule book. That was the rule book, thrown.")),
    )


def _sprinting() -> tuple[Exchange, ...]:
    return (
        _first(_("{player} is off like a dwarf at closing time!")),
        _second(_("Running. {player} calls it a tactic, I call it good sense.")),
        _both(_("See {player} go!"), _("I'd run too, with those boots coming after me.")),
    )


def _backfired() -> tuple[Exchange, ...]:
    return (
        _both(_("Oh, that was the wrong way round!"), _("Textbook tackle. Somebody else's text.")),
        _second(_("Rule one: the other fellow falls over. Rule one, broken again.")),
        _first(_("A brave attempt, and a very short one!")),
        _both(_("Did somebody trip there?"), _("Over a very high opinion.")),
    )


def _downed() -> tuple[Exchange, ...]:
    return (
        _first(_("And {player} kisses the turf!")),
        _second(_("{player} lies down for a bit. I'd stay there.")),
        _both(_("{player} is on the ground!"), _("Best view of the stars, and it's not even dark.")),
        _first(_("Timber! That was {player}!")),
        _second(_("I felt that one in my own teeth, and I haven't got any.")),
    )


def _injured() -> tuple[Exchange, ...]:
    return (
        _both(_("Is {player} moving?"), _("Parts are. In several directions.")),
        _second(_("Fetch the stretcher. And a broom.")),
        _first(_("{player} leaves the field to warm applause, feet first!")),
        _both(_("The healer shakes her head."), _("She always does. She's betting on the others.")),
        _second(_("That bone wasn't there before. Well, it was, but on the inside.")),
        _first(_("And that is all from {player} at {matchup}. Send flowers!")),
    )


def _ejected() -> tuple[Exchange, ...]:
    return (
        _both(_("The whistle! {player} has to go!"), _("The referee must have been paid by the wrong side.")),
        _second(_("{player}, caught with both hands in it. And a chainsaw in one.")),
        _first(_("Off goes {player}, blowing kisses and swearing like a troll!")),
        _both(_("Fair decision?"), _("Very. The referee looked at it with his good eye.")),
        _second(_("Cheating isn't the sin. Getting caught is.")),
    )


def _stood() -> tuple[Exchange, ...]:
    return (
        _first(_("{player} is back up! I take back the eulogy!")),
        _second(_("Up again? I wouldn't have bothered.")),
        _both(_("{player} rises!"), _("So does dough. It gets hit as well.")),
    )


def _ball_taken() -> tuple[Exchange, ...]:
    return (
        _first(_("{player} has the ball, and everybody else has a plan!")),
        _second(_("{player} picked it up. I'd have left it where it was.")),
        _both(_("{player} with the ball!"), _("Run, you beautiful target.")),
        _first(_("Beautifully caught by {player}, with most of the face!")),
    )


def _ball_kept() -> tuple[Exchange, ...]:
    return (
        _both(_("Flat on the ground, and {player} still has it!"), _("Glue. It's always glue.")),
        _first(_("You'd need a crowbar to get that ball off {player}!")),
        _second(_("{player} won't let go. I had an uncle like that, with a boar.")),
    )


def _dropped() -> tuple[Exchange, ...]:
    return (
        _first(_("The ball is loose at {matchup}!")),
        _second(_("{player} dropped it. In fairness, somebody dropped {player} first.")),
        _both(_("Who wants the ball?"), _("Nobody with any sense. So, everybody.")),
        _first(_("It bounces, it rolls, it hides under somebody's boot!")),
    )


def _guarded() -> tuple[Exchange, ...]:
    return (
        _both(_("{player} takes it for {target}!"), _("That's friendship. Or poor eyesight.")),
        _second(_("{target} owes somebody a drink. And a new set of ribs.")),
        _first(_("What a gesture! What a noise!")),
    )


def _missed() -> tuple[Exchange, ...]:
    return (
        _first(_("{player} hits nothing but fresh air!")),
        _second(_("Missed. The air will have a bruise tomorrow.")),
        _both(_("So close!"), _("Not as close as the goalpost.")),
        _second(_("{target} didn't even put down the sandwich.")),
    )


def _tokens_moved() -> tuple[Exchange, ...]:
    return (
        _both(_("Something changed hands there."), _("Boots, more like. It was in a boot.")),
        _second(_("Nothing to see. {player} is only holding it for a friend.")),
        _first(_("Sleight of hand at its finest, and at its least legal!")),
    )


def _won() -> tuple[Exchange, ...]:
    return (
        _first(_("{manager} takes {matchup}, and the crowd takes the fence apart!")),
        _both(_("Well played, {manager}!"), _("Well cheated, well kicked, well bitten.")),
        _second(_("It went to {manager}. I had three coppers on the other one.")),
        _first(_("They'll sing about {matchup} for years, or until closing time!")),
    )


def _alone() -> tuple[Exchange, ...]:
    return (
        _both(_("{manager} wins {matchup} without a fight!"), _("My favourite kind. You keep your teeth.")),
        _second(_("Nobody else turned up. A win is a win, ask the groundskeeper.")),
        _first(_("An empty field, a full purse: bravo, {manager}!")),
    )


def _coin() -> tuple[Exchange, ...]:
    return (
        _both(_("The golden coin speaks for {manager}!"), _("Gold usually does.")),
        _second(_("Decided by the coin. I've seen worse referees.")),
    )


def _tied() -> tuple[Exchange, ...]:
    return (
        _both(_("A tie at {matchup}!"), _("All that blood, and nobody won. Well, the laundry did.")),
        _second(_("{managers}, all square. I've seen more decisive soup.")),
        _first(_("Not a hair between them! Plenty of hair on the field, mind.")),
    )


def _fans_lost() -> tuple[Exchange, ...]:
    return (
        _second(_("There go some of {manager}'s fans. They took the flag with them.")),
        _both(_("Boos for {manager}!"), _("And a turnip. Good arm, that granny.")),
        _first(_("The love is cooling down, {manager}. Quick, hit somebody!")),
    )


def _star_joined() -> tuple[Exchange, ...]:
    return (
        _both(_("{card} signs for {manager}! What a catch!"), _("What a price. What a smell.")),
        _second(_("{card}, fresh from the tavern. Give it a week.")),
        _first(_("Ladies, gentlemen and goblins: {card}, now with {manager}!")),
        _both(_("{card} in {manager}'s colours!"), _("The shirt is the only thing that fits.")),
        _second(_("{manager} has bought {card}. I'd have asked for the receipt.")),
        _first(_("{card} has arrived, with two trunks and an agent!")),
    )


def _suspended() -> tuple[Exchange, ...]:
    return (
        _both(_("{managers}, all suspended?"), _("The committee couldn't tell them apart, so it took no chances.")),
        _second(_("The fans go home. They'll support a tree next year, trees don't get suspended.")),
    )


def _ended() -> tuple[Exchange, ...]:
    return (
        _both(_("{manager} is Manager of the Year!"), _("And I'm going home. Somebody help me find my leg.")),
        _first(_("What a season! {manager}, take a bow, and mind the fireworks!")),
        _second(_("{manager}, then. I always said so, once the votes were in.")),
        _both(_("Three cheers for {manager}!"), _("Two. I've only the breath for two.")),
    )


def _ended_by_nobody() -> tuple[Exchange, ...]:
    return (
        _both(_("Nobody wins? After all that?"), _("I've backed Nobody for thirty years. Pay up.")),
        _second(_("The trophy goes to Nobody. Drinks are on Nobody.")),
    )


_PLAIN: dict[type[Event], Callable[[], tuple[Exchange, ...]]] = {
    told.WeekStarted: _week,
    told.HighlightReplaced: _replaced,
    told.ManagerPassed: _passed,
    told.CardDiscarded: _discarded,
    told.PlayerMoved: _moved,
    told.PlayerDowned: _downed,
    told.PlayerInjured: _injured,
    told.PlayerEjected: _ejected,
    told.PlayerStood: _stood,
    told.BallTaken: _ball_taken,
    told.BallKept: _ball_kept,
    told.ResultTaken: _guarded,
    told.TackleMissed: _missed,
    told.TokensMoved: _tokens_moved,
    told.MatchupTied: _tied,
    told.FansLost: _fans_lost,
    told.StarJoined: _star_joined,
    told.StarShuffledIn: _star_joined,
    told.ManagersSuspended: _suspended,
}
"""Events about which the same is said whatever they hold."""
