"""The box while a position is laid out: what is taken out of it, and what cannot be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeAlias, TypeVar

from bbtm_tui.cards.problems import nearest

Path: TypeAlias = tuple[str | int, ...]
"""Where in a position something is written: keys and indices."""


class PositionError(ValueError):
    """A position that cannot be; `path` tells where in it the trouble is."""

    def __init__(self, path: Path, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.path = path
        self.message = message
        self.hint = hint
        """What was probably meant."""


class Named(Protocol):
    """A card or a token."""

    id: str


Thing = TypeVar("Thing", bound=Named)


class Supply(Generic[Thing]):
    """What has not found its place yet."""

    def __init__(self, things: Iterable[Thing], kind: str) -> None:
        self.left = list(things)
        self.kind = kind
        self.names = sorted({thing.id for thing in self.left})

    def take(self, name: str, path: Path) -> Thing:
        """Takes out one of this name. Raises PositionError when there is none, or none left."""
        for thing in self.left:
            if thing.id == name:
                self.left.remove(thing)
                return thing
        if name in self.names:
            raise PositionError(
                path, f"there is no further {name} in the box; the position names more of them than there are"
            )
        raise PositionError(path, f"no {self.kind} has the id {name}.", nearest(name, self.names))

    def take_all(self, names: Iterable[str], path: Path) -> list[Thing]:
        """Takes out one of each of these names."""
        return [self.take(name, (*path, index)) for index, name in enumerate(names)]

    def take_rest(self, wanted: Callable[[Thing], bool]) -> list[Thing]:
        """Takes out all that is wanted, in the box's order."""
        taken = [thing for thing in self.left if wanted(thing)]
        self.left = [thing for thing in self.left if not wanted(thing)]
        return taken
