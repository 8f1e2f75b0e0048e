"""``bbtm cards``: lists, shows and checks the cards, and helps to write new ones."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from bbtm_tui.cards.box import KINDS
from bbtm_tui.cards.loader import Loaded, base_folder, load
from bbtm_tui.cards.models import HeadlineCard, UpgradeCard
from bbtm_tui.cards.problems import LoadError, nearest, shown
from bbtm_tui.cards.schema import FILES, schema_text, schemas, write_schemas
from bbtm_tui.commands import Failure, Misuse
from bbtm_tui.commands.seating import load_cards
from bbtm_tui.wording.text import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Iterator


def configure(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    tasks = parser.add_subparsers(dest="task", metavar=_("TASK"), required=True)
    one = tasks.add_parser("list", help=_("all cards, tokens, teams and the like, one a line"))
    one.add_argument("kind", nargs="?", choices=KINDS, metavar="KIND", help=_("only those of one kind, such as token"))
    one.add_argument("--json", action="store_true", help=_("as a JSON list of objects, with everything on the cards"))
    one = tasks.add_parser("show", help=_("one card: how it looks, its words, its YAML, its place"))
    one.add_argument("id", metavar="ID", help=_("the id of a card, token or the like, such as in the list"))
    one = tasks.add_parser("check", help=_("everything that is wrong with the cards, or with a pack laid over them"))
    one.add_argument("folder", nargs="?", type=Path, metavar="PACK", help=_("the folder of a pack"))
    one = tasks.add_parser("schema", help=_("JSON Schema of the card files, for editors"))
    one.add_argument(
        "kind", nargs="?", choices=FILES, metavar="FILE", help=_("print the schema of one kind of file, such as staff")
    )
    one.add_argument("--into", type=Path, metavar="DIR", help=_("write all schemas into this folder"))
    one = tasks.add_parser("new", help=_("a commented template of a new card, to fill in"))
    kinds = list(_templates())
    one.add_argument("kind", choices=kinds, metavar="KIND", help=_("one of: {kinds}").format(kinds=", ".join(kinds)))


def run(args: Namespace) -> int:
    """Carry out the task; 1 when the cards are bad."""
    if args.task == "check":
        return _check([*args.pack, *([args.folder] if args.folder else [])])
    if args.task == "schema":
        return _schema(args.kind, args.into)
    if args.task == "new":
        return _new(args.kind)
    loaded = load_cards(args.pack)
    return _list(loaded, args.kind, args.json) if args.task == "list" else _show(loaded, args.id)


def _list(loaded: Loaded, kind: str | None, as_json: bool) -> int:
    from bbtm_tui.commands.card_faces import records

    found = [record for record in records(loaded.cards) if kind in (None, record["kind"])]
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return 0
    width = max((len(record["id"]) for record in found), default=0)
    for record in found:
        copies = "" if record["copies"] is None else record["copies"]
        print(f"{record['id']:{width}}  {copies:2}  {record['kind']:14}  {record['name']}")
    return 0


def _show(loaded: Loaded, wanted: str) -> int:
    from bbtm_tui.commands.card_faces import drawing, records

    found = [record for record in records(loaded.cards) if record["id"] == wanted]
    if not found:
        near = nearest(wanted, (key for _kind, key in loaded.origins))
        hint = _(" Did you mean “{near}”?").format(near=near) if near else _(" “bbtm cards list” lists them.")
        raise Misuse(_("there is no card “{id}”.").format(id=wanted) + hint)
    for number, record in enumerate(found):
        sheet, loc = loaded.origins[record["kind"], wanted]
        place = sheet.place(loc)
        print("\n" * bool(number) + "\n".join(drawing(loaded.cards, record)))
        print(f"\n{shown(place.file)}:{place.line}\n\n{sheet.excerpt(loc)}")
    return 0


def _check(packs: list[Path]) -> int:
    try:
        loaded = load(packs)
    except LoadError as error:
        for problem in error.problems:
            print(problem)
        count = len(error.problems)
        print(ngettext("{n} problem.", "{n} problems.", count).format(n=count))
        return 1
    for note in _notes(loaded):
        print(_("note: {note}").format(note=note))
    cards = loaded.cards
    names = ", ".join(f"{pack.name} {pack.version}" for pack in cards.packs)
    print(_("{packs}: {n} different cards, no problem.").format(packs=names, n=len(cards.by_id)))
    return 0


def _notes(loaded: Loaded) -> Iterator[str]:
    """What is not wrong, but worth a look."""
    from bbtm_tui.cards.usage import unused_words
    from bbtm_tui.wording.cards import plain_text

    cards = loaded.cards
    for word in unused_words(cards):
        yield _("no card uses the word “{word}”.").format(word=word)
    borne = {named for team in cards.teams for card in team.players for named in card.named}
    borne |= {named for union in cards.stars for card in union.stars for named in card.named}
    for ability in cards.named:
        if ability.id not in borne:
            yield _("no player bears the named ability “{id}”.").format(id=ability.id)
    for card_id, card in cards.by_id.items():
        if isinstance(card, UpgradeCard | HeadlineCard) and not card.abilities and not card.lasting:
            place = loaded.place(card_id)
            yield _("{file}:{line}: “{id}” does nothing.").format(file=shown(place.file), line=place.line, id=card_id)
        written, made = plain_text(cards, card_id), plain_text(cards, card_id, generated=True)
        if written != made:
            place = loaded.place(card_id)
            note = _("{file}:{line}: the words of “{id}” are its own; made from its effects they would be: {text}")
            yield note.format(file=shown(place.file), line=place.line, id=card_id, text=made.replace("\n", " | "))


def _schema(kind: str | None, folder: Path | None) -> int:
    if folder is not None:
        try:
            files = write_schemas(folder)
        except OSError as error:
            sentence = _("the schemas cannot be written to {folder}: {reason}.")
            raise Failure(sentence.format(folder=folder, reason=error.strerror or error)) from error
        for file in files:
            print(shown(file))
        return 0
    known = schemas()
    print(schema_text(known[kind] if kind else known), end="")
    return 0


def _templates() -> dict[str, Path]:
    return {path.stem: path for path in sorted((base_folder() / "templates").glob("*.yaml"))}


def _new(kind: str) -> int:
    print(_templates()[kind].read_text("utf-8"), end="")
    return 0
