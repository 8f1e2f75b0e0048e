"""Packs are laid over the base game: replaced by id, added, and refused where that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from bbtm_tui.cards.loader import base_folder, load
from bbtm_tui.cards.models import HighlightCard
from bbtm_tui.cards.problems import LoadError
from tests.cards.conftest import MakePack, Problems

TEAM = """team:
  {id: halflings, name: Halflings, short: Halflings, union: OWA, mark: "h", ascii: H, colour: "#aa8833"}
players:
  - {id: halfling, name: Halfling, copies: 12, power: [1, 0], named: [dodge]}
upgrades:
  - id: second-breakfast
    name: Second Breakfast
    abilities: [{when: end-of-game, effects: [{do: fans, amount: 2}]}]
"""

NO_SIDES = "faces: [{face: target-down, count: 0}, {face: missed, count: 0}, {face: tackler-down, count: 0}]\n"


def test_a_card_of_the_same_id_takes_the_place(make_pack: MakePack) -> None:
    text = "highlights:\n  - {id: bad-snap, name: Worse Snap, centre: F1, copies: 2}\n"
    loaded = load([make_pack({"highlights.yaml": text})])
    card = loaded.cards.by_id["bad-snap"]
    assert isinstance(card, HighlightCard)
    assert (card.name, card.left, card.copies) == ("Worse Snap", None, 2)
    assert [one.id for one in loaded.cards.highlights].index("bad-snap") == 1
    assert loaded.place("bad-snap").file.parent.name == "test-pack"
    assert loaded.place("bad-snap").line == 2


def test_cards_are_added(make_pack: MakePack) -> None:
    text = "union: CWC\nstars:\n  - {id: new-star, name: New Star, power: [9, 9]}\n"
    cards = load([make_pack({"stars/new.yaml": text})]).cards
    assert [file.union for file in cards.stars if any(card.id == "new-star" for card in file.stars)] == ["CWC"]
    assert [pack.id for pack in cards.packs] == ["base", "test-pack"]


def test_players_for_a_team_that_is_there_already(make_pack: MakePack) -> None:
    text = "team: gouged-eye\nplayers:\n  - {id: goblin, name: Goblin, power: [1, 1]}\n"
    text += "upgrades:\n  - {id: waaagh, name: Waaagh?}\n"
    cards = load([make_pack({"teams/orcs.yaml": text})]).cards
    orcs = next(file for file in cards.teams if file.team.id == "gouged-eye")
    assert orcs.team.name == "Gouged Eye"
    assert (orcs.players[-1].id, len(orcs.players)) == ("goblin", 6)
    assert [card.name for card in orcs.upgrades] == [
        "Beat Da Points Outta Dem!",
        "Illegal Substitution",
        "Orcidas Sponsorship",
        "Smash 'Em, Bash 'Em",
        "Waaagh?",
    ]


def test_a_whole_team(make_pack: MakePack) -> None:
    cards = load([make_pack({"teams/halflings.yaml": TEAM})]).cards
    assert cards.team_by_id["halflings"].name == "Halflings"
    assert cards.kind_of["second-breakfast"] == "team-upgrade"


def test_tokens_die_faces_and_named_abilities(make_pack: MakePack) -> None:
    files: dict[str, str | bytes] = {
        "tokens.yaml": "tokens:\n  - {id: ejection, name: Ejection, copies: 0, ejects: true}\n",
        "dice.yaml": "faces:\n  - {face: missed, count: 5}\n",
        "abilities.yaml": "abilities:\n  - {id: guard, name: Bodyguard, lasting: [{rule: no-guard}]}\n",
    }
    cards = load([make_pack(files)]).cards
    assert cards.token_by_id["ejection"].copies == 0
    assert {face.face.value: face.count for face in cards.faces} == {"target-down": 3, "missed": 5, "tackler-down": 1}
    assert cards.named_by_id["guard"].name == "Bodyguard"


def test_the_later_pack_wins(make_pack: MakePack) -> None:
    def pack(name: str) -> Path:
        text = f"highlights:\n  - {{id: bad-snap, name: {name}, centre: F1}}\n"
        return make_pack({"highlights.yaml": text}, name=name)

    first, second = pack("first"), pack("second")
    assert load([first, second]).cards.by_id["bad-snap"].name == "second"
    assert load([second, first]).cards.by_id["bad-snap"].name == "first"


def test_a_pack_may_use_what_an_earlier_pack_brings(make_pack: MakePack) -> None:
    team = make_pack({"teams/halflings.yaml": TEAM}, name="halflings")
    more = "team: halflings\nplayers:\n  - {id: deeproot, name: Deeproot, power: [5, 5]}\n"
    cards = load([team, make_pack({"teams/more.yaml": more})]).cards
    assert "deeproot" in cards.by_id


def test_the_same_pack_twice(make_pack: MakePack) -> None:
    folder = make_pack({})
    with pytest.raises(LoadError, match="another pack has this id"):
        load([folder, folder])


def test_an_id_twice_in_one_pack_names_both_places(problems: Problems) -> None:
    text = "highlights:\n  - {id: one, name: One, centre: F1}\n  - {id: one, name: Two, centre: F1}\n"
    [problem] = problems({"highlights.yaml": text})
    assert problem.line == 3
    assert "highlights.yaml:2" in problem.message


def test_an_id_stays_what_it_is(problems: Problems) -> None:
    [problem] = problems({"highlights.yaml": "highlights:\n  - {id: griff-oberwald, name: Griff, centre: F1}\n"})
    assert "belongs to a star of OWA" in problem.message


def test_unknown_ids_are_found_with_what_was_meant(problems: Problems) -> None:
    text = "union: OWA\nstars:\n  - {id: x, name: X, power: [1, 1], team: gouged-eyes, named: [guardd]}\n"
    found = problems({"stars/x.yaml": text})
    assert {(problem.value, problem.hint) for problem in found} == {("gouged-eyes", "gouged-eye"), ("guardd", "guard")}


def test_to_name_something_faulty_is_no_second_fault(problems: Problems) -> None:
    files: dict[str, str | bytes] = {
        "abilities.yaml": "abilities:\n  - {id: mine, name: Mine, lasting: [{rule: no-gard}]}\n",
        "teams/x.yaml": "team: gouged-eye\nplayers:\n  - {id: x, name: X, power: [1, 1], named: [mine]}\n",
    }
    assert [problem.value for problem in problems(files)] == ["no-gard"]


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"dice.yaml": NO_SIDES}, "no sides"),
        ({"teams/x.yaml": TEAM.replace("ascii: H", "ascii: R")}, "could not tell them apart"),
        ({"teams/x.yaml": TEAM.split("players:")[0]}, "has 0 starting players"),
        ({"teams/x.yaml": TEAM.replace("short: Halflings", "short: Gouged Eye")}, "could not tell them apart"),
        ({"spike.yaml": "tournaments:\n  - {id: x, name: X, winner: F1, runner-up: F1, lose: F1, final: true}\n"},
         "exactly one tournament"),
        ({"staf.yaml": "upgrades: []\n"}, "no file or folder of this name"),
        ({"team/x.yaml": TEAM}, "no file or folder of this name"),
        ({"teams/x.yml": TEAM}, "ends in .yaml"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(problems: Problems, files: dict[str, str | bytes], message: str) -> None:
    [problem] = problems(files)
    assert message in problem.message


def test_a_team_needs_its_twelve_players(problems: Problems) -> None:
    [problem] = problems({"teams/x.yaml": TEAM.replace("copies: 12", "copies: 2")})
    assert (problem.message, problem.line) == ("the team 'halflings' has 2 starting players, and needs 12 (SET-3).", 4)


def test_a_team_robbed_of_players_is_refused_where_the_pack_does_it(problems: Problems) -> None:
    text = "team: gouged-eye\nplayers:\n  - {id: orc-lineman, name: Orc Lineman, power: [1, 1]}\n"
    [problem] = problems({"teams/orcs.yaml": text})
    assert "needs 12 (SET-3)" in problem.message
    assert problem.file.endswith("orcs.yaml") and problem.line == 3


def test_no_player_bears_a_named_ability_twice(problems: Problems) -> None:
    [problem] = problems(
        {"stars/x.yaml": "union: OWA\nstars:\n  - {id: x, name: X, power: [1, 1], named: [guard, guard]}\n"}
    )
    assert (problem.message, problem.value) == ("this stands twice in this list: take one out.", "guard")


def test_other_files_in_a_pack_do_no_harm(make_pack: MakePack) -> None:
    load([make_pack({"README.md": "hello", "scenarios/x.yaml": "not: a card\n", "art/x.png": b"\x89PNG"})])


def test_folder_missing(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="there is no such folder"):
        load([tmp_path / "nowhere"])
    with pytest.raises(LoadError, match="there is no such folder"):
        load(base=tmp_path / "nowhere")


def test_folder_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(LoadError, match="this is no folder"):
        load([tmp_path / "file"])


def test_folder_without_pack_file(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match=r"no pack\.yaml"):
        load([tmp_path])


def test_folder_that_cannot_be_listed(make_pack: MakePack, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make_pack({})
    real = Path.iterdir

    def refuse(path: Path) -> object:
        if path == folder:
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(Path, "iterdir", refuse)
    with pytest.raises(LoadError, match="Permission denied"):
        load([folder])


def test_a_file_that_cannot_be_read_is_the_only_fault(make_pack: MakePack) -> None:
    files: dict[str, str | bytes] = {"kinds.yaml": "unions: [\n", "stars/x.yaml": "union: NEW\nstars: []\n"}
    with pytest.raises(LoadError) as caught:
        load([make_pack(files)])
    assert [Path(problem.file).name for problem in caught.value.problems] == ["kinds.yaml"]


def test_the_base_game_may_leave_nothing_out(make_pack: MakePack) -> None:
    with pytest.raises(LoadError) as caught:
        load(base=make_pack({"stars/owa.yaml": "union: OWA\nstars: []\n"}))
    assert {problem.message for problem in caught.value.problems} == {"the base game lacks this file."}
    assert len(caught.value.problems) == 7


def test_base_counts_are_checked_for_the_base_game_only(tmp_path: Path, make_pack: MakePack) -> None:
    base = tmp_path / "base"
    for file in base_folder().rglob("*.yaml"):
        copy = base / file.relative_to(base_folder())
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    (base / "dice.yaml").write_text("faces:\n  - {face: target-down, count: 3}\n")
    with pytest.raises(LoadError, match="the base game has 6 sides of the tackle die, here are 3"):
        load(base=base)
    load([make_pack({"dice.yaml": "faces:\n  - {face: target-down, count: 9}\n"})])
