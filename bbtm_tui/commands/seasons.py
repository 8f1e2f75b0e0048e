"""``bbtm seasons``: the saved seasons, and the hall of fame."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from bbtm_tui.cards.problems import visible
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.journal.hall import Honour
    from bbtm_tui.journal.seasons import SavedSeason


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--hall", action="store_true", help=_("the hall of fame: records, titles and averages"))
    parser.add_argument("--json", action="store_true", help=_("print JSON"))


def run(args: argparse.Namespace) -> int:
    """Print the list or the hall."""
    return _print_hall(args.json) if args.hall else _print_seasons(args.json)


def _print_seasons(as_json: bool) -> int:
    from bbtm_tui.journal.places import seasons_folder
    from bbtm_tui.journal.seasons import list_seasons

    seasons = list_seasons()
    if as_json:
        print(json.dumps([_as_json(season) for season in seasons], ensure_ascii=False))
    elif not seasons:
        print(_("No season is saved in {folder}.").format(folder=seasons_folder()))
    else:
        for season in seasons:
            print(visible(_line(season)))
    return 0


def _line(season: SavedSeason) -> str:
    played = f"{season.played:%Y-%m-%d %H:%M}"
    if season.problem:
        return f"{played}  {season.problem}"
    names = ", ".join(season.names)
    return f"{played}  {_state(season)}  {names}  ({season.path.stem})"


def _state(season: SavedSeason) -> str:
    if not season.finished:
        return _("week {week}").format(week=season.week)
    return _("won by {name}").format(name=season.winner) if season.winner else _("won by nobody")


def _as_json(season: SavedSeason) -> dict[str, object]:
    return {
        "file": str(season.path),
        "played": season.played.isoformat(timespec="seconds"),
        "managers": season.names,
        "teams": season.teams,
        "week": season.week,
        "finished": season.finished,
        "winner": season.winner or None,
        "problem": season.problem or None,
    }


def _print_hall(as_json: bool) -> int:
    from bbtm_tui.journal import hall

    hall.enter_missing()
    managers, teams, records = hall.managers(), hall.teams(), hall.records()
    if as_json:
        rows = {"managers": [asdict(row) for row in managers], "teams": [asdict(row) for row in teams]}
        print(json.dumps(rows | {"records": [asdict(row) for row in records]}, ensure_ascii=False))
        return 0
    if not managers:
        print(_("No season is finished yet."))
        return 0
    print(_("Most fans in a season:"))
    for feat in records:
        print(visible(_("  {fans:3}  {name} ({team})").format(fans=feat.fans, name=feat.name, team=feat.team)))
    for title, honours in ((_("Managers:"), managers), (_("Teams:"), teams)):
        print(title)
        for honour in honours:
            print(visible(_honour(honour)))
    return 0


def _honour(honour: Honour) -> str:
    line = _("  {name}: {titles} titles in {seasons} seasons; {fans:.1f} fans, rank {rank:.1f} on average; best {best}")
    return line.format(
        name=honour.name,
        titles=honour.titles,
        seasons=honour.seasons,
        fans=honour.fans,
        best=honour.best,
        rank=honour.rank,
    )
