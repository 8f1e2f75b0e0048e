"""What is checked after an answer of a random season, beside the promises: refused answers, offered answers, forks."""

from __future__ import annotations

from collections.abc import Iterator

from bbtm_tui.engine.decisions import IllegalAnswer
from bbtm_tui.engine.session import Session
from bbtm_tui.playtest.promises import BrokenPromise, Promises
from tests.fuzz.seats import choose, mixed, rulebook


class Checks:
    """The checks for seasons of the base game. One object sees one season, answer by answer."""

    def __init__(self) -> None:
        self._promises = Promises(rulebook())
        self._earlier: list[str] = []
        """Ids that were offered in earlier decisions."""

    def check(self, session: Session, number: int) -> None:
        """Check a session at this prompt. `number` picks what is tried out of many.

        Raises BrokenPromise.
        """
        self._promises.check(session)
        if session.decision is None:
            return
        before = _state(session)
        tried = self._refuses(session, number)
        if _state(session) != before:
            raise BrokenPromise(f"one of these refused answers changed the state: {tried}")
        _accepts(session, number)
        if _state(session) != before:
            raise BrokenPromise("playing on in forks changed the original")
        self._remember(session, number)

    def _refuses(self, session: Session, number: int) -> list[str]:
        """Give answers that are not offered; those given. Each must be refused, with a reason."""
        assert session.decision is not None
        offered = {option.id for option in session.decision.options}
        tried = sorted(set(self._wrong(session, number)) - offered)
        for wrong in tried:
            try:
                session.answer(wrong)
            except IllegalAnswer as refused:
                if not refused.refusal.reason or session.why_not(wrong) is None:
                    raise BrokenPromise(f"{wrong!r} is refused without a reason") from None
            else:
                raise BrokenPromise(f"{wrong!r} was accepted, but not offered")
        if session.why_not(min(offered)) is not None:
            raise BrokenPromise(f"there is a reason against {min(offered)!r}, which is offered")
        return tried

    def _wrong(self, session: Session, number: int) -> Iterator[str]:
        """Ids of other decisions, near misses, and answers that other seats could give."""
        decision = session.decision
        assert decision is not None
        yield from ("", "skip", "done", "pass", "\x00", "commit:", "commit:@:", "é" * 300)
        if self._earlier:
            yield self._earlier[mixed(number, 4) % len(self._earlier)]
        near = choose(decision, number, 5)
        yield from (near + " ", near[:-1], near.upper(), near + ".2", near.replace(":", "@", 1))
        others = [seat for seat in range(len(session.view(None).managers)) if seat != decision.manager]
        hand = session.view(others[number % len(others)]).managers[others[number % len(others)]].hand or ()
        for card in hand[:1]:
            for matchup in session.view(None).matchups[:1]:
                yield f"commit:{card}@{matchup.id}:{matchup.zones[0].side}"

    def _remember(self, session: Session, number: int) -> None:
        assert session.decision is not None
        self._earlier.append(choose(session.decision, number, 6))
        del self._earlier[:-50]


def _accepts(session: Session, number: int) -> None:
    """Some of the options, the first and the last among them, are accepted in a fork, and it can be played on there."""
    assert session.decision is not None
    options = session.decision.options
    for option in {options[0].id, options[-1].id, choose(session.decision, number, 7)}:
        fork = session.fork()
        if repr(fork.decision) != repr(session.decision):
            raise BrokenPromise("a fork stands at another question")
        fork.answer(option)
        for step in range(3):
            if fork.decision is not None:
                fork.answer(choose(fork.decision, number, step))


def _state(session: Session) -> tuple[str, str]:
    return (session.digest(), repr(session.decision))
