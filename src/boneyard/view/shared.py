"""What several people see alike is made once.

After a move everybody at the table is shown the same layout and the same score sheet: the very same
objects, which the state holds and every observation hands on. So what is made of such an object is
kept for a while and found by its identity, which takes no time however large it is. Only what all
who look may know goes through here: the object and all other arguments must be public, and must
never change.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, TypeVar, TypeVarTuple

F = TypeVar("F")
T = TypeVar("T")
Rest = TypeVarTuple("Rest")

LONG = 512
"""So many are kept of what stays from move to move at a table."""
BRIEF = 32
"""So many are kept of what is shared only while one move is told. Giving it up soon lets the next
drawing use memory that is still in the processor's cache."""


def shared(most: int) -> Callable[[Callable[[F, *Rest], T]], Callable[[F, *Rest], T]]:
    """A function that makes something of its first argument only once, as long as all others are
    equal; so many of these are kept at the `most`."""

    def sharing(make: Callable[[F, *Rest], T]) -> Callable[[F, *Rest], T]:
        # A plain dictionary gets slow when its first key is deleted again and again.
        kept: OrderedDict[tuple[Hashable, ...], tuple[Any, T]] = OrderedDict()
        """Of what each was made, and what. As long as the one is held, nothing else has its id."""
        adding = Lock()

        @wraps(make)
        def found(first: F, *rest: *Rest) -> T:
            key: tuple[Any, ...] = (id(first), *rest)
            known = kept.get(key)
            if known is not None:
                return known[1]
            made = make(first, *rest)
            with adding:
                kept[key] = first, made
                if len(kept) > most:
                    kept.popitem(last=False)
            return made

        return found

    return sharing
