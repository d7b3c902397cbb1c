"""What several people see alike is made once.

After a move everybody at the table is shown the same layout and the same score sheet: the very same
objects, which the state holds and every observation hands on. So what is made of such an object is
kept for a while and found by its identity, which takes no time however large it is. Only what all
who look may know goes through here: the object and all other arguments must be public, and must
never change.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Generic, TypeVar, TypeVarTuple

F = TypeVar("F")
T = TypeVar("T")
Rest = TypeVarTuple("Rest")

KEPT = 512
"""Of each kind; a drawing of a large tree takes some 80 kB."""


class _Same(Generic[F]):
    """Equal only to what holds the very same object."""

    __slots__ = ("held",)

    def __init__(self, held: F) -> None:
        self.held = held

    def __hash__(self) -> int:
        return id(self.held)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.held is other.held


def shared(
    make: Callable[[F, *Rest], T],
) -> Callable[[F, *Rest], T]:
    """A function that makes something of its first argument only once, as long as all others are
    equal."""

    @lru_cache(KEPT)
    def kept(same: _Same[F], *rest: Hashable) -> T:
        return make(same.held, *rest)  # type: ignore[arg-type]  # the same as they came

    @wraps(make)
    def found(first: F, *rest: *Rest) -> T:
        return kept(_Same(first), *rest)

    return found
