"""One player at a matchup, drawn as a small card: solid while he stands, hollow and marked while he lies."""

from __future__ import annotations

from bbtm_tui.engine.view import FieldedView
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, cells, cut, fit, spread, wrap
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.wording.cards import plain_text
from bbtm_tui.wording.text import _

BALL = "●"
FACEDOWN = "?"
DOWN = "↓"
TALL, WORDY = 3, 6
"""From these heights on a card shows skills and abilities, and its words."""


def chip(player: FieldedView, cast: Cast, named: int, edge: str, key: str = "", hit: str = "") -> Line:
    """The player on one line, his name in at most so many cells, and `edge` before and after."""
    lead = edge if player.standing else DOWN
    line = [Run(f"[{key}]", "bold key on:key")] if key else []
    line.append(Run(f"{lead}{cast.faces.short(player.card, named)} {player.power}{edge}", _name_style(player, cast)))
    return [run._replace(hit=hit) for run in [*line, *_marks(player, cast, "")]]


def player_card(
    player: FieldedView, cast: Cast, width: int, height: int, key: str = "", hit: str = "", lit: bool = False
) -> Block:
    """The player as a card of this size, two lines or more."""
    ground = _ground(player, cast)
    block = [_front(player, cast, width, key, whole=False)]
    marks = [Run(" ", ground), *_marks(player, cast, ground)]
    if height >= WORDY:
        block += _wordy(player, cast, width, height - 2, ground)
        block.append(fit(marks, width, ground))
    elif height >= TALL:
        block.append(fit([Run(" ", ground), *_abilities(player, cast, width - 2, ground)], width, ground))
        block.append(fit(marks, width, ground))
    else:
        block.append(spread(marks, [*_skills(player, cast, ground), Run(" ", ground)], width, ground))
    while len(block) < height:
        block.insert(-1, fit(_more(player, cast, width, ground, len(block) - 2), width, ground))
    return _finished(block, hit, lit)


def whole_card(player: FieldedView, cast: Cast, width: int, key: str = "", hit: str = "", lit: bool = False) -> Block:
    """The player with his whole name and all his words, in as many lines as they need."""
    ground = _ground(player, cast)
    skills = cast.faces.skill_words(player.card, width - 2, ground)
    if not player.standing:
        skills = [Run(_("down") + " ", f"italic {ground}"), *skills]
    lines = [skills] if skills else []
    for text in plain_text(cast.faces.cards, player.card.partition(".")[0]).splitlines():
        lines += wrap([Run(text, f"muted {ground}")], width - 2)
    lines.append(_marks(player, cast, ground))
    block = [_front(player, cast, width, key, whole=True)]
    block += [fit([Run(" ", ground), *line], width, ground) for line in lines]
    return _finished(block, hit, lit)


def _front(player: FieldedView, cast: Cast, width: int, key: str, *, whole: bool) -> Line:
    """Key, name and Star Power; a star with another logo shows whose he is."""
    head, faces = _name_style(player, cast), cast.faces
    logo = faces.logo(player.card)
    foreign = faces.mark(logo) if logo and logo != cast.team(player.manager) else ""
    front = [Run(f"[{key}]", "key bold on:key")] if key else []
    lead = f"{DOWN} " if not player.standing else "" if key else " "
    room = width - cells(front) - len(lead) - 3 - (2 if foreign else 0)
    name = cut(faces.label(player.label), room) if whole else faces.short(player.card, room)
    front.append(Run(f"{lead}{name}", head))
    if foreign:
        front.append(Run(f" {foreign}", head))
    return spread(front, [Run(f"{player.power} ", f"{head} bold")], width, head)


def _finished(block: Block, hit: str, lit: bool) -> Block:
    """The card as it is clicked, and lit below its name while the cursor is on it."""
    if lit:
        block[1:] = [[run._replace(style=f"{run.style} on:cursor") for run in line] for line in block[1:]]
    return [[run._replace(hit=hit) for run in line] for line in block]


def _wordy(player: FieldedView, cast: Cast, width: int, height: int, ground: str) -> Block:
    """Skills and all the words that have room, or that he is down."""
    skills = cast.faces.skill_words(player.card, width - 2, ground) if player.standing else []
    block = [fit([Run(" ", ground), *skills], width, ground)] if skills else []
    words = plain_text(cast.faces.cards, player.card.partition(".")[0]) if player.standing else _("down")
    lines = [line for text in words.splitlines() for line in wrap([Run(text, f"muted {ground}")], width - 2)]
    room = height - len(block)
    if len(lines) > room:
        lines[room - 1 :] = [[*lines[room - 1], Run(" …", f"muted {ground}")]]
    return block + [fit([Run(" ", ground), *line], width, ground) for line in lines]


def _name_style(player: FieldedView, cast: Cast) -> str:
    team = cast.team(player.manager)
    return f"bold fill:{team}" if player.standing else f"italic team:{team} on:card"


def _ground(player: FieldedView, cast: Cast) -> str:
    return f"tint:{cast.team(player.manager)}" if player.standing else "muted on:card"


def _marks(player: FieldedView, cast: Cast, ground: str) -> Line:
    """Ball and tokens."""
    line: Line = [Run(BALL, f"bold ball {ground}")] if player.carrier else []
    hidden = 0
    for token, revealed in zip(player.tokens, player.revealed, strict=True):
        if not token:
            hidden += 1
            continue
        line.append(Run(" ", ground))
        line.append(Run(token_face(token, cast), f"bold {'' if revealed else 'underline '}gold {ground}"))
    if hidden:
        shown = FACEDOWN * hidden if hidden < 4 else f"{hidden}{FACEDOWN}"
        line += [Run(" " if line or hidden > 3 else "", ground), Run(shown, f"bold accent {ground}")]
    return line


def token_face(token: str, cast: Cast) -> str:
    """A token's face in two cells: its Star Power, its fans, or an ejection."""
    kind = cast.faces.cards.token_by_id.get(token)
    if kind is None:
        return token[:2]
    if kind.ejects:
        return "✖"
    return f"{kind.fans}F" if kind.fans else f"+{kind.power}"


def _skills(player: FieldedView, cast: Cast, ground: str) -> Line:
    return cast.faces.skills(player.card, ground) if player.standing else [Run(_("down"), f"italic {ground}")]


def _abilities(player: FieldedView, cast: Cast, width: int, ground: str) -> Line:
    """Skills and the first named ability, or that he is down."""
    line = (
        cast.faces.skill_words(player.card, width, ground) if player.standing else [Run(_("down"), f"italic {ground}")]
    )
    named = cast.faces.named(player.card) if player.standing else []
    room = width - cells(line) - 1
    if named and room > 3:
        line = [*line, Run(" " if line else "", ground), Run(cut(named[0], room), f"muted {ground}")]
    return line


def _more(player: FieldedView, cast: Cast, width: int, ground: str, number: int) -> Line:
    """A further line of a very tall card: the other named abilities."""
    named = cast.faces.named(player.card)[1:] if player.standing else []
    if cast.faces.extra(player.card) and player.standing:
        named = [*named, "✚"]
    return [Run(" " + cut(named[number], width - 2), f"muted {ground}")] if number < len(named) else []
