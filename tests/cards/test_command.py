"""``bbtm cards`` from the outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bbtm_tui.cards.box import KINDS
from bbtm_tui.cards.loader import load
from bbtm_tui.cli import main
from tests.cards.conftest import MakePack


def test_check_of_the_base_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check"]) == 0
    out = capsys.readouterr().out
    assert "167 different cards, no problem." in out
    assert "note" not in out


def test_check_of_a_bad_pack_says_everything(make_pack: MakePack, capsys: pytest.CaptureFixture[str]) -> None:
    text = "highlights:\n  - {id: x, name: X, centre: F2, rigth: F1}\n  - {id: y, name: Y, centre: Q1}\n"
    assert main(["cards", "check", str(make_pack({"highlights.yaml": text}))]) == 1
    out = capsys.readouterr().out.splitlines()
    assert "highlights.yaml:2:34: there is no such key here. Here: rigth. Did you mean right?" in out[0]
    assert "highlights.yaml:3:30: there is no such payout icon. Here: Q. Allowed: F, T, S, P." in out[1]
    assert out[2] == "2 problems."


def test_check_notes_what_is_worth_a_look(make_pack: MakePack, capsys: pytest.CaptureFixture[str]) -> None:
    files: dict[str, str | bytes] = {
        "spike.yaml": "headlines:\n  - {id: weather-disrupts-match, name: Sunshine, text: Nothing happens.}\n",
        "abilities.yaml": "abilities:\n  - {id: idle, name: Idle, lasting: [{rule: no-guard}]}\n",
    }
    assert main(["cards", "check", str(make_pack(files))]) == 0
    out = capsys.readouterr().out
    assert "no card uses the word “zone-limit”." in out
    assert "no player bears the named ability “idle”." in out
    assert "spike.yaml:2: “weather-disrupts-match” does nothing." in out
    assert "spike.yaml:2: the words of “weather-disrupts-match” are its own" in out


def test_check_of_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(tmp_path / "none")]) == 1
    assert "there is no such folder" in capsys.readouterr().out


def test_list_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "list", "--json"]) == 0
    records = {record["id"]: record for record in json.loads(capsys.readouterr().out)}
    assert set(load().cards.by_id) < set(records)
    assert list(records["griff-oberwald"]) == [
        *("id", "name", "kind", "team", "union", "copies", "power", "skills", "payouts", "text"),
    ]
    griff = records["griff-oberwald"]
    assert (griff["kind"], griff["team"], griff["union"]) == ("star", "reikland-reavers", "OWA")
    assert griff["power"] == {"standing": 4, "downed": 1}
    assert griff["skills"] == ["passing", "passing", "sprinting"]
    assert griff["text"].startswith("Nerves of Steel (")
    assert records["orc-blitzer"]["union"] == "CWC"
    assert records["slab"]["team"] is None
    assert records["over-the-middle"]["payouts"] == {"left": "S3", "centre": "P2 / S2", "right": "F2"}
    assert records["staffing-office"]["copies"] == 2


def test_everything_that_a_pack_can_add_is_in_the_list(make_pack: MakePack, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "list", "--json"]) == 0
    records = json.loads(capsys.readouterr().out)
    assert {record["kind"] for record in records} == set(KINDS)
    assert all(record.keys() == records[0].keys() for record in records)
    by_kind = {kind: [record["id"] for record in records if record["kind"] == kind] for kind in KINDS}
    cards = load().cards
    assert by_kind["token"] == [token.id for token in cards.tokens]
    assert by_kind["team"] == [file.team.id for file in cards.teams]
    assert by_kind["named-ability"] == [ability.id for ability in cards.named]
    assert by_kind["die-face"] == ["target-down", "missed", "tackler-down"]
    assert by_kind["payout-icon"] == ["F", "T", "S", "P"]
    folder = make_pack({"tokens.yaml": "tokens:\n  - {id: banana, name: Banana, copies: 2, ejects: true, power: 1}\n"})
    assert main(["--pack", str(folder), "cards", "list", "token"]) == 0
    assert "banana     2  token           Banana" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wanted", "words", "place"),
    [
        ("two-fans", "cheating token", "tokens.yaml:9"),
        ("dump-off", "named ability", "abilities.yaml:"),
        ("gouged-eye", "team, CWC", "gouged-eye.yaml:"),
        ("missed", "side of the tackle die, 2 copies", "dice.yaml:"),
        ("OWA", "union", "kinds.yaml:3"),
        ("S", "2 staff upgrades, keep 1", "kinds.yaml:"),
    ],
)
def test_everything_in_the_list_can_be_shown(
    wanted: str, words: str, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "show", wanted]) == 0
    out = capsys.readouterr().out
    assert words in out and place in out


def test_an_id_of_two_things_shows_both(make_pack: MakePack, capsys: pytest.CaptureFixture[str]) -> None:
    folder = make_pack({"tokens.yaml": "tokens:\n  - {id: bad-snap, name: Bad Luck, copies: 2}\n"})
    assert main(["--pack", str(folder), "cards", "show", "bad-snap"]) == 0
    out = capsys.readouterr().out
    assert "┌ Bad Snap ─" in out and "┌ Bad Luck ─" in out
    assert main(["--pack", str(folder), "cards", "check"]) == 0


def test_list_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "list"]) == 0
    assert "wood-elf-lineman" in capsys.readouterr().out


def test_show_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "human-catcher"]) == 0
    out = capsys.readouterr().out
    assert "┌ Human Catcher ─" in out
    assert "│ Scoreboard Phase: If this player is the ball carrier,    │\n│ gain 1 fan. " in out
    place = load().place("human-catcher")
    assert f"reikland-reavers.yaml:{place.line}\n" in out
    assert out.endswith("effects: [{do: fans, amount: 1}]\n")
    assert {len(line) for line in out.splitlines() if line.startswith("│")} == {60}


def test_show_a_card_of_a_pack(make_pack: MakePack, capsys: pytest.CaptureFixture[str]) -> None:
    folder = make_pack({"highlights.yaml": "highlights:\n  - {id: bad-snap, name: Worse Snap, centre: F9}\n"})
    assert main(["--pack", str(folder), "cards", "show", "bad-snap"]) == 0
    assert "9 fans" in capsys.readouterr().out


def test_show_a_named_ability(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "dump-off"]) == 0
    assert "abilities.yaml:" in capsys.readouterr().out


def test_show_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "grif-oberwald"]) == 2
    assert "Did you mean “griff-oberwald”?" in capsys.readouterr().err


def test_schema(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["cards", "schema", "staff"]) == 0
    assert json.loads(capsys.readouterr().out)["title"] == "StaffFile"
    assert main(["cards", "schema", "--into", str(tmp_path / "new")]) == 0
    assert (tmp_path / "new" / "team.json").is_file()
    (tmp_path / "file").write_text("")
    assert main(["cards", "schema", "--into", str(tmp_path / "file")]) == 1


def test_new(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "new", "star"]) == 0
    assert "my-star" in capsys.readouterr().out


def test_bad_pack_stops_list_and_show(make_pack: MakePack, capsys: pytest.CaptureFixture[str]) -> None:
    folder = make_pack({"highlights.yaml": "highlights: [\n"})
    assert main(["--pack", str(folder), "cards", "list"]) == 1
    assert "a bracket is not closed" in capsys.readouterr().err
