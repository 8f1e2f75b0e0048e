"""A season that is saved as it is played: what is written, what is gone on with, what may be taken back."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.decisions import IllegalAnswer
from bbtm_tui.engine.game import Game
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.setup import new_game
from bbtm_tui.journal import course, keeper, restore, version
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.kept import Note
from bbtm_tui.journal.lines import FORMAT, seal
from bbtm_tui.journal.problems import DamagedJournal, LockedJournal, NewerJournal, NothingMatches, NotSaved, NoUndo
from bbtm_tui.journal.reader import Given, NewChance, read_journal
from bbtm_tui.journal.replay import Replay
from bbtm_tui.journal.rescue import rescue
from bbtm_tui.wording.events import sentence
from bbtm_tui.wording.table import Names
from tests.fuzz.seats import choose, setup_of

SETUP = Setup((Seat("Ada"), Seat("Ben"), Seat("Cleo")), seed=5)
PERSONS = ("person",) * 3


def begin(cards: CardSet, folder: Path, players: tuple[str, ...] = PERSONS) -> Keeper:
    return Keeper.begin(cards, SETUP, players, folder)


def play(season: Keeper, most: int = 10_000) -> list[str]:
    """Answer on, at most so many times."""
    given: list[str] = []
    while (decision := season.decision) is not None and len(given) < most:
        given.append(choose(decision, 1, season.number))
        season.answer(given[-1])
    return given


def play_until(season: Keeper, wanted: Callable[[], bool]) -> None:
    """Answer on until something is the case."""
    while not wanted():
        assert play(season, 1), "it never came to that"


def stand(season: Keeper) -> tuple[object, ...]:
    """Where a season stands."""
    return (season.session.digest(), repr(season.decision), season.number, season.can_undo(), season.undo_seat())


# --- saving and resuming ---------------------------------------------------------------------------------------------


def test_each_answer_is_on_the_disk_before_the_table_moves_on(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    for number in range(1, 30):
        [option] = play(season, 1)
        last = read_journal(season.path).moves[-1]
        assert isinstance(last, Given)
        assert (len(read_journal(season.path).moves), last.option) == (number, option)


def test_a_season_goes_on_at_the_very_prompt(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season, 70)
    before, told = stand(season), list(map(repr, season.story()))
    season.close()
    again = Keeper.resume(season.path, cards)
    assert stand(again) == before
    assert list(map(repr, again.story())) == told
    assert again.notes == []
    play(again)
    assert again.decision is None


def test_each_week_has_a_snapshot(cards: CardSet, tmp_path: Path) -> None:
    for number in range(6, 20, 3):
        setup = setup_of(number)
        season = Keeper.begin(cards, setup, ("person",) * len(setup.seats), tmp_path)
        play(season)
        record = read_journal(season.path)
        assert [saved.snapshot.week for saved in record.snapshots] == list(range(1, season.view(None).weeks + 1))


def test_a_torn_last_line_is_dropped_and_told(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season, 9)
    before = stand(season)
    season.close()
    whole = season.path.read_bytes()
    season.path.write_bytes(whole + b'{"line":"answer","wee')
    again = Keeper.resume(season.path)
    assert stand(again) == before
    assert any("torn" in note for note in again.notes)
    play(again, 1)
    assert read_journal(season.path).torn is False
    assert season.path.read_bytes().startswith(whole)


def test_a_refused_answer_is_not_written(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    before, size = stand(season), season.path.stat().st_size
    with pytest.raises(IllegalAnswer):
        season.answer("commit:nobody@nowhere:left")
    assert (stand(season), season.path.stat().st_size) == (before, size)


def test_an_error_inside_the_engine_leaves_the_season_where_it_stood(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = begin(cards, tmp_path)
    play(season, 5)
    before = stand(season)
    answer = Session.answer
    assert season.decision is not None
    bad = season.decision.options[-1].id

    def fail_on_it(self: Session, option: str) -> Any:
        told = answer(self, option)
        return told if option != bad else 1 / 0

    monkeypatch.setattr(Session, "answer", fail_on_it)
    with pytest.raises(ZeroDivisionError):
        season.answer(bad)
    assert stand(season) == before
    assert len(read_journal(season.path).moves) == 5


def test_what_cannot_be_saved_did_not_happen(cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    season = begin(cards, tmp_path)
    play(season, 12)
    before, bytes_before = stand(season), season.path.read_bytes()

    def fail(_handle: int, _data: Any) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "write", fail)
        assert season.decision is not None
        with pytest.raises(NotSaved, match="No space left"):
            season.answer(season.decision.options[0].id)
        for stop in season.stops()[3:4]:
            with pytest.raises(NotSaved):
                season.go_back(stop.moves, agreed={0, 1, 2})
    assert (stand(season), season.path.read_bytes()) == (before, bytes_before)
    play(season)
    season.close()
    assert stand(Keeper.resume(season.path)) == stand(season)


def test_a_season_that_cannot_begin_leaves_no_file(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_handle: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(NotSaved):
        begin(cards, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_two_keepers_of_one_season(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    with pytest.raises(LockedJournal):
        Keeper.resume(season.path)
    season.close()
    Keeper.resume(season.path).close()


def test_two_seasons_begun_in_one_second_have_two_files(cards: CardSet, tmp_path: Path) -> None:
    assert begin(cards, tmp_path).path != begin(cards, tmp_path).path


def test_names_of_managers_make_no_strange_files(cards: CardSet, tmp_path: Path) -> None:
    setup = Setup((Seat("../../etc"), Seat("Zoë 🂡 [b]")), seed=1)
    season = Keeper.begin(cards, setup, ("person", "person"), tmp_path)
    assert season.path.parent == tmp_path
    season.close()
    assert [seat.name for seat in Keeper.resume(season.path).setup.seats] == ["../../etc", "Zoë 🂡 [b]"]


def test_the_seasons_own_cards_are_used_and_that_is_said(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season, 3)
    season.close()
    first = cards.highlights[0]
    edited = CardSet.model_validate_json(cards.model_dump_json(by_alias=True).replace(first.name, "Edited"))
    again = Keeper.resume(season.path, edited)
    assert again.cards == cards
    assert any("own cards" in note for note in again.notes)


def test_a_season_whose_last_line_was_torn_off_is_finished_all_the_same(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season)
    season.close()
    whole = season.path.read_bytes()
    assert whole.splitlines()[-1].startswith(b'{"line":"end"')
    season.path.write_bytes(whole[:-10])
    again = Keeper.resume(season.path)
    assert any("torn" in note for note in again.notes)
    again.close()
    assert season.path.read_bytes() == whole
    assert Keeper.resume(season.path).notes == []


# --- versions --------------------------------------------------------------------------------------------------------


def test_a_newer_format_is_refused(cards: CardSet, tmp_path: Path) -> None:
    path = tmp_path / "new.jsonl"
    path.write_bytes(seal(b'{"line":"season","format":%d,"what":"ever"}' % (FORMAT + 1)))
    with pytest.raises(NewerJournal, match="newer version"):
        Keeper.resume(path)


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program have other rules than those in the journal."""
    for module in (restore, keeper, version):
        monkeypatch.setattr(module, "rules_version", lambda: "other")


def test_changed_rules_that_fit_everything_change_nothing(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = begin(cards, tmp_path)
    play(season, 40)
    season.close()
    change_rules(monkeypatch)
    again = Keeper.resume(season.path)
    assert (stand(again), again.notes) == (stand(season), [])


def test_changed_rules_go_on_from_the_last_snapshot_that_fits(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = begin(cards, tmp_path)
    play_until(season, lambda: season.session.game.week == 3)
    play(season, 10)
    season.close()
    change_rules(monkeypatch)
    record = read_journal(season.path)
    answer = course.Course._answer_as

    def other_rules(self: course.Course, move: Given, index: int) -> Any:
        """The new rules refuse what was answered in week 1, and the seventh answer of week 3."""
        if index == 4:
            raise AssertionError("the engine itself does not know that any more")
        if index == record.snapshots[-1].after + 6:
            raise course.Mismatch(index, move.line, "not any more")
        return answer(self, move, index)

    monkeypatch.setattr(course.Course, "_answer_as", other_rules)
    replay = Replay.open(season.path)
    assert replay.first == record.snapshots[-1].after
    assert any("last 4 answers" in note for note in replay.notes)
    again = Keeper.resume(season.path)
    assert again.view(None).week == 3
    kept = record.snapshots[-1].after + 6
    assert again.number == kept + 1
    assert any("4 answers before" in note for note in again.notes)
    again.answer(choose(again.decision, 77) if again.decision else "")
    before = stand(again)
    again.close()
    chance = read_journal(season.path).moves[kept]
    assert isinstance(chance, NewChance)
    assert chance.digest != record.moves[kept - 1].digest
    later = Keeper.resume(season.path)
    assert (stand(later), later.notes) == (before, [])
    with pytest.raises(NoUndo):
        later.go_back(0, agreed={0, 1, 2})
    monkeypatch.setattr(course.Course, "_answer_as", answer)
    assert Replay.open(season.path).first == 0, "the program that played the beginning still shows it"


def test_a_look_under_changed_rules_writes_nothing_and_says_what_cannot_be_shown(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = begin(cards, tmp_path)
    play_until(season, lambda: season.session.game.week == 2)
    play(season, 10)
    season.close()
    saved = season.path.read_bytes()
    change_rules(monkeypatch)
    answer = course.Course._answer_as
    refuse = lambda self, move, index: 1 // 0 if index == 4 else answer(self, move, index)  # noqa: E731
    monkeypatch.setattr(course.Course, "_answer_as", refuse)
    again = Keeper.resume(season.path)
    assert again.session.digest() == season.session.digest()
    assert any("cannot be shown again" in note for note in again.notes)
    again.close()
    assert season.path.read_bytes() == saved


def test_changed_rules_of_the_setup_leave_the_season_that_was_set_up(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = begin(cards, tmp_path)
    play(season, 5)
    season.close()
    change_rules(monkeypatch)
    make = new_game

    def other_setup(rulebook: Rulebook, setup: Setup) -> Game:
        game = make(rulebook, setup)
        game.managers[0].deck.reverse()
        return game

    monkeypatch.setattr("bbtm_tui.engine.session.new_game", other_setup)
    again = Keeper.resume(season.path)
    assert (stand(again), again.notes) == (stand(season), [])
    play(again, 5)
    again.close()
    assert stand(Keeper.resume(season.path)) == stand(again)


def test_changed_rules_that_fit_nothing_are_told(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = begin(cards, tmp_path)
    play(season, 40)
    season.close()
    before = season.path.read_bytes()
    change_rules(monkeypatch)
    monkeypatch.setattr("bbtm_tui.engine.session.Session.digest", lambda self: "another way to hash")
    with pytest.raises(NothingMatches, match="unharmed"):
        Keeper.resume(season.path)
    assert season.path.read_bytes() == before


# --- damage ----------------------------------------------------------------------------------------------------------


def damage(path: Path, line: int) -> None:
    """Change one digit in a line."""
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = lines[line - 1].replace(b'"seat":', b'"seat": ')
    path.write_bytes(b"\n".join(lines))


def test_damage_is_named_by_line_and_what_is_whole_can_be_saved(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season, 20)
    season.close()
    damage(season.path, 14)
    before = season.path.read_bytes()
    with pytest.raises(DamagedJournal) as caught:
        Keeper.resume(season.path)
    assert f"{season.path}:14:" in str(caught.value)
    assert f"the {caught.value.answers} answers before it" in str(caught.value)
    saved = rescue(season.path)
    assert season.path.read_bytes() == before
    assert saved != season.path
    again = Keeper.resume(saved)
    assert again.number == caught.value.answers > 5


def test_a_damaged_line_that_replay_does_not_need_costs_nothing(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play_until(season, lambda: season.session.game.week == 2)
    play(season, 10)
    season.close()
    lines = season.path.read_bytes().split(b"\n")
    weekly = [number for number, line in enumerate(lines) if line.startswith(b'{"line":"snapshot"')]
    lines[weekly[-1]] = lines[weekly[-1]].replace(b'"week"', b'"weak"', 1)
    lines[1] = lines[1].replace(b"human", b"hunan", 1)
    season.path.write_bytes(b"\n".join(lines))
    with pytest.raises(DamagedJournal, match="if the cards are still those"):
        rescue(season.path)
    assert stand(Keeper.resume(rescue(season.path, cards))) == stand(season)


def test_an_answer_changed_by_hand_is_noticed(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season, 20)
    season.close()
    lines = season.path.read_bytes().split(b"\n")
    moved = lines.pop(10)
    season.path.write_bytes(b"\n".join(lines))
    assert moved
    with pytest.raises(DamagedJournal):
        Keeper.resume(season.path)
    assert Keeper.resume(rescue(season.path)).number > 5


# --- undo ------------------------------------------------------------------------------------------------------------


OTHERS = "can then no longer take back"


def is_final(warning: str) -> bool:
    """Whether the answer itself would be final, not only the one of somebody else before it."""
    return bool(warning) and OTHERS not in warning


def test_undo_goes_back_one_answer_and_is_a_line_of_the_journal(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season, 5)
    before = stand(season)
    options = season.decision.options if season.decision else []
    free = [option.id for option in options if not is_final(season.final_warning(option.id))]
    assert free, "every answer is final here; another seed is needed"
    size = season.path.stat().st_size
    season.answer(free[0])
    assert season.can_undo()
    season.undo()
    assert stand(season)[:3] == before[:3]
    assert season.path.stat().st_size > size
    season.close()
    assert stand(Keeper.resume(season.path)) == stand(season)


def test_what_is_final_is_said_beforehand(cards: CardSet, tmp_path: Path) -> None:
    """Over a whole season: with a warning an answer cannot be taken back, without one it can."""
    season = begin(cards, tmp_path)
    warned = free = others = 0
    while (decision := season.decision) is not None:
        option = choose(decision, 1, season.number)
        warning, other = season.final_warning(option), season.undo_seat()
        season.answer(option)
        assert season.can_undo() is not is_final(warning), (option, warning, season.undo_problem())
        assert (OTHERS in warning) <= (other not in (None, decision.manager))
        warned, free, others = warned + is_final(warning), free + (not warning), others + (OTHERS in warning)
    assert warned > 20
    assert free > 20
    assert others > 20


def test_undoing_n_answers_equals_replaying_the_rest(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    states = [stand(season)[:3]]
    undone = 0
    while season.decision is not None:
        option = choose(season.decision, 3, season.number)
        season.answer(option)
        states = [*states[: season.number], stand(season)[:3]]
        if season.number % 9 == 0 and undone < 200:
            while season.can_undo():
                season.undo()
                undone += 1
                assert stand(season)[:3] == states[season.number]
            play(season, 1)
            states = [*states[: season.number], stand(season)[:3]]
    assert undone > 10


def another_is_asked(season: Keeper) -> bool:
    """Whether the last answer can be taken back while another person is asked."""
    return season.can_undo() and season.decision is not None and season.decision.manager != season.undo_seat()


def test_another_persons_answer_is_a_barrier(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play_until(season, lambda: another_is_asked(season))
    answered = season.undo_seat()
    asked = season.decision.manager if season.decision else None
    number = season.number
    play(season, 1)
    assert season.undo_seat() != answered
    while season.can_undo():
        assert season.undo_seat() == asked
        season.undo()
    assert season.undo_problem()
    assert season.number == number, "another seed is needed: this answer revealed something"
    season.close()
    assert not Keeper.resume(season.path).can_undo(), "who has seen the next answer may not act on it"


def test_the_curtain_is_a_barrier_that_outlives_a_restart(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play_until(season, lambda: another_is_asked(season))
    last = season.undo_seat()
    assert last is not None and season.decision is not None
    season.lift_curtain(last)
    assert season.can_undo(), "one's own curtain is no barrier"
    season.lift_curtain(season.decision.manager)
    assert not season.can_undo()
    assert "curtain" in season.undo_problem()
    with pytest.raises(NoUndo, match="curtain"):
        season.undo()
    season.close()
    again = Keeper.resume(season.path)
    assert not again.can_undo()
    assert "curtain" in again.undo_problem()


def test_a_computers_skip_is_no_barrier_but_its_move_is(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path, ("person", "random", "random"))
    seen = set()
    while (decision := season.decision) is not None:
        computer = decision.manager != 0
        could, skips = season.can_undo(), any(option.id == "skip" for option in decision.options)
        option = "skip" if computer and skips else choose(decision, 4, season.number)
        told = season.answer(option)
        if computer and could:
            revealed = any(event.reveals for event in told)
            assert season.can_undo() is (option == "skip" and not revealed and season.decision is not None)
            seen.add(option == "skip")
    assert False in seen


def test_a_moment_to_go_back_to_tells_what_all_at_the_table_saw(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season)
    names = Names(cards, tuple(seat.name for seat in SETUP.seats))
    hidden = 0
    for stop, move in zip(season.stops(), read_journal(season.path).moves, strict=True):
        assert stop.told is None or stop.told == stop.told.seen_by(None)
        if isinstance(move, Given) and move.option.startswith(("keep:", "bottom:")):
            hidden += 1
            card = move.option.partition(":")[2]
            assert stop.told is not None and names.card(card) not in sentence(stop.told, names)
    assert hidden > 5


def test_going_further_back_needs_everybody_and_brings_new_chance(cards: CardSet, tmp_path: Path) -> None:
    season = begin(cards, tmp_path)
    play(season, 60)
    stop = season.stops()[10]
    move = read_journal(season.path).moves[stop.moves]
    with pytest.raises(NoUndo, match="Cleo"):
        season.go_back(stop.moves, agreed={0, 1})
    with pytest.raises(NoUndo):
        season.go_back(season.number + 5, agreed={0, 1, 2})
    chance = season.session.game.chance.state
    fans = [manager.fans for manager in season.view(None).managers]
    season.go_back(stop.moves, agreed={0, 1, 2})
    assert season.decision is not None
    assert season.decision.manager == stop.seat
    assert isinstance(move, Given) and move.option in [option.id for option in season.decision.options]
    assert season.session.game.chance.state != chance
    assert not season.can_undo()
    assert any(isinstance(each, Note) and "agreed" in each.text for each in season.story())
    assert [manager.fans for manager in season.view(None).managers] <= fans
    play(season)
    season.close()
    assert stand(Keeper.resume(season.path)) == stand(season)
