"""``bbtm simulate``: whole seasons with random managers, the promises checked after every answer."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean
from typing import TYPE_CHECKING

from bbtm_tui.commands import positive_number, whole_number
from bbtm_tui.commands.seating import add_variants, computer_setup, every_variant, load_rulebook, refuse_impossible
from bbtm_tui.wording.text import _, ngettext

if TYPE_CHECKING:
    from bbtm_tui.engine.agreement import Setup
    from bbtm_tui.playtest.seasons import Season


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--managers", type=whole_number, choices=(2, 3, 4), default=4, help=_("how many managers (4)"))
    parser.add_argument("--seasons", type=positive_number, default=1, metavar="K", help=_("how many seasons (1)"))
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help=_("the seed of the first season; each next +1 (1)")
    )
    add_variants(parser)
    parser.add_argument(
        "--every-variant",
        action="store_true",
        help=_("play each possible mix of variants in turn, whatever is chosen above"),
    )
    parser.add_argument("--json", action="store_true", help=_("print one JSON object in place of the table"))


def run(args: argparse.Namespace) -> int:
    """Play the seasons; 1 when one of them breaks a promise or stops on an error."""
    from bbtm_tui.managers.random import RandomManager
    from bbtm_tui.playtest.promises import Promises
    from bbtm_tui.playtest.seasons import play_season

    rulebook = load_rulebook(args.pack)
    check = Promises(rulebook).check
    seasons: list[Season] = []
    broken = 0
    for setup in _setups(args):
        refuse_impossible(rulebook, setup)
        managers = [RandomManager(setup.seed, seat) for seat in range(args.managers)]
        try:
            season = play_season(rulebook, setup, managers, check)
        except Exception as error:
            _report(setup, error)
            broken += 1
        else:
            seasons.append(season)
            if not args.json:
                print(_line(season), flush=True)
    if args.json:
        print(json.dumps(_as_json(seasons, broken), ensure_ascii=False))
    else:
        _print_summary(seasons, broken)
    return 1 if broken else 0


def _setups(args: argparse.Namespace) -> Iterator[Setup]:
    """One setup a season."""
    chosen = {"length": args.length, "scheduling_limits": args.scheduling_limits, "salary_cap": args.salary_cap}
    variants = list(every_variant(args.managers)) if args.every_variant else [chosen]
    for number in range(args.seasons):
        yield computer_setup(args.managers, args.seed + number, variants[number % len(variants)])


def _report(setup: Setup, error: Exception) -> None:
    """What broke, the seed and the answers given so far, so that it can be played again."""
    sentence = _("seed {seed}: {kind}: {error}").format(seed=setup.seed, kind=type(error).__name__, error=error)
    print(sentence, *getattr(error, "__notes__", ()), sep="\n", file=sys.stderr)


def _line(season: Season) -> str:
    fans = "  ".join(f"{fans:3}" for fans in season.end.fans)
    winner = _("nobody") if season.end.winner is None else season.setup.seats[season.end.winner].name
    line = _("seed {seed}  fans {fans}  decisions {decisions:3}  ties {ties}  won by {winner}  {variant}")
    return line.format(
        seed=season.setup.seed,
        fans=fans,
        winner=f"{winner} ({season.end.reason})",
        decisions=len(season.answers),
        ties=season.ties,
        variant=_variant(season.setup),
    )


def _variant(setup: Setup) -> str:
    chosen = [_("scheduling limits")] * setup.scheduling_limits + [_("salary cap")] * setup.salary_cap
    return ", ".join([setup.length, *chosen])


def _print_summary(seasons: Sequence[Season], broken: int) -> None:
    if seasons:
        titles = Counter(season.end.winner for season in seasons)
        for seat, manager in enumerate(seasons[0].setup.seats):
            fans = [season.end.fans[seat] for season in seasons]
            line = _("{name}: titles {titles}, fans {mean:.1f} on average, {low} to {high}")
            print(line.format(name=manager.name, titles=titles[seat], mean=mean(fans), low=min(fans), high=max(fans)))
        line = _("Nobody: titles {count}. On average a season has {decisions:.1f} decisions and {ties:.2f} ties.")
        decisions, ties = mean(len(season.answers) for season in seasons), mean(season.ties for season in seasons)
        print(line.format(count=titles[None], decisions=decisions, ties=ties))
    line = ngettext(
        "{good} season finished, {broken} broke a promise or stopped.",
        "{good} seasons finished, {broken} broke a promise or stopped.",
        len(seasons),
    )
    print(line.format(good=len(seasons), broken=broken))


def _as_json(seasons: Sequence[Season], broken: int) -> dict[str, object]:
    return {
        "seasons": [
            {
                "seed": season.setup.seed,
                "length": season.setup.length,
                "scheduling_limits": season.setup.scheduling_limits,
                "salary_cap": season.setup.salary_cap,
                "fans": season.end.fans,
                "winner": season.end.winner,
                "reason": season.end.reason,
                "ties": season.ties,
                "decisions": len(season.answers),
            }
            for season in seasons
        ],
        "finished": len(seasons),
        "broken": broken,
    }
