"""The saved seasons, to go on with or to look at again, and the hall of fame."""

from __future__ import annotations

from pathlib import Path

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.journal import hall
from bbtm_tui.journal.problems import JournalProblem
from bbtm_tui.journal.seasons import SavedSeason, list_seasons
from bbtm_tui.tui.screens.choice import ChoiceScreen, Item
from bbtm_tui.tui.widgets.drawing import Line, Run, clean, fit
from bbtm_tui.tui.widgets.faces import Faces
from bbtm_tui.wording.text import _, ngettext


def seasons_screen(cards: CardSet) -> ChoiceScreen:
    """All saved seasons, the last played first; gives the path of the one chosen."""
    faces = Faces(cards)
    items = [_season(season, faces) for season in list_seasons()]
    words = [] if items else [[Run(_("No season has been played yet."), "muted")]]
    return ChoiceScreen(_("Saved seasons"), items, words)


def _season(season: SavedSeason, faces: Faces) -> Item:
    date = Run(f"{season.played:%Y-%m-%d %H:%M}  ", "muted")
    if season.problem:
        return Item(str(season.path), [date, Run(season.path.stem + "  ", "text"), Run(clean(season.problem), "bad")])
    line: Line = [date]
    for name, team in zip(season.names, season.teams, strict=False):
        line.append(Run(f"{faces.mark(team)} {clean(name)} ", f"team:{team} bold"))
    if season.finished:
        won = _("won by {name}").format(name=clean(season.winner)) if season.winner else _("won by nobody")
        return Item(str(season.path), [*line, Run(f" {won}", "gold")])
    return Item(str(season.path), [*line, Run(" " + _("week {week}").format(week=season.week), "accent")])


def is_finished(path: Path) -> bool:
    """Whether a season is over."""
    from bbtm_tui.journal.seasons import look_at

    season = look_at(path)
    return season is not None and season.finished


def hall_screen(cards: CardSet) -> ChoiceScreen:
    """Titles, averages and records."""
    try:
        words = _hall(Faces(cards))
    except JournalProblem as problem:
        words = [[Run(str(problem), "bad")]]
    return ChoiceScreen(_("Hall of fame"), [], words)


def _hall(faces: Faces) -> list[Line]:
    hall.enter_missing()
    managers, teams, records = hall.managers(), hall.teams(), hall.records()
    if not managers:
        return [[Run(_("No season has been finished yet."), "muted")]]
    lines: list[Line] = [[Run(_("Managers"), "bold accent")]]
    lines += [_honour(Run(clean(each.name), "bold"), each) for each in managers[:6]]
    lines += [[], [Run(_("Teams"), "bold accent")]]
    for each in teams[:6]:
        name = faces.team(each.name)
        text = f"{faces.mark(each.name)} {clean(name.name) if name else each.name}"
        lines.append(_honour(Run(text, f"bold team:{each.name}"), each))
    lines += [[], [Run(_("Most fans in a season"), "bold accent")]]
    for feat in records[:3]:
        fans = ngettext("{n} fan", "{n} fans", feat.fans).format(n=feat.fans)
        lines.append(_solid([*fit([Run(clean(feat.name), "bold")], 20), Run(fans, "gold")]))
    return lines


def _honour(name: Run, honour: hall.Honour) -> Line:
    seasons = ngettext("{n} season", "{n} seasons", honour.seasons).format(n=honour.seasons)
    titles = ngettext("{n} title", "{n} titles", honour.titles).format(n=honour.titles)
    average = _("{fans:.1f} a season, best {best}").format(fans=honour.fans, best=honour.best)
    line = [*fit([name], 20), Run(f"{titles:<10}", "gold"), Run(f"{seasons:<11}", "muted"), Run(average, "muted")]
    return _solid(line)


def _solid(line: Line) -> Line:
    """The line with spaces at which it is not broken."""
    return [run._replace(text=run.text.replace(" ", "\u00a0")) for run in line]
