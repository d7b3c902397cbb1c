"""The log of a table: everything that was done, in order. The state follows from it.

Nothing is ever struck out: taking a move back is an entry of its own. What counts after all that
is the *course*, the entries that were not taken back, and what it comes to is the *standing*.

Going back is cheap however long the match is: the standing is remembered at marks along the
course, and only what follows the nearest mark is played again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from typing import Any, overload

import msgspec

from boneyard.core.actions import CHANCE, Action, Actor, Seat, Vocabulary
from boneyard.core.events import Event, RoundEnded
from boneyard.core.game import AnyGame


class Undo(Action, frozen=True):
    """A seat goes back to before its own last decision: no action of the game's."""

    def __str__(self) -> str:
        return "undo"


class Undone(Event, frozen=True):
    """What everybody is told of an undo."""

    seat: Seat


@cache
def deeds(vocabulary: Vocabulary) -> Vocabulary:
    """What the log of a game that speaks like this can hold."""
    return vocabulary.and_(Undo)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """Who did what, and when by the clock of the table (in milliseconds; 0: it has none)."""

    actor: Actor
    deed: Action
    at: int = 0


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry and what happened by it."""

    entry: Entry
    events: tuple[Event, ...]


class Standing(msgspec.Struct, frozen=True):
    """What the entries of the course come to."""

    state: Any
    count: int = 0
    """How many entries that is."""
    chances: int = 0
    """How often chance has acted on the course."""
    began: int = 0
    """When chance last acted: the clock of a round counts from there."""
    rests: bool = False
    """A round is over and the next one waits for the players."""


def after(
    game: AnyGame, standing: Standing, entry: Entry, *, checked: bool = False
) -> tuple[Standing, tuple[Event, ...]]:
    """The standing with one more action, and what happened; raises IllegalAction. An action that is
    known to be legal here need not be `checked` again."""
    action = entry.deed
    assert not isinstance(action, Undo), "an undo takes from the course, it does not add to it"
    state, events = (game.play if checked else game.apply)(standing.state, entry.actor, action)
    chance = entry.actor is CHANCE
    ended = any(isinstance(event, RoundEnded) for event in events)
    now = Standing(
        state,
        standing.count + 1,
        standing.chances + chance,
        entry.at if chance else standing.began,
        ended and game.to_act(state) == (CHANCE,),
    )
    return now, events


MARK_EVERY = 32
"""So many entries lie between two marks, or a few more."""


class Course(Sequence[Entry]):
    """The entries that count, with marks on the way."""

    def __init__(self, game: AnyGame, start: Any) -> None:
        self._game = game
        self._entries: list[Entry] = []
        self._marks = [Standing(start)]

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        return self._entries[index]

    def add(self, entry: Entry) -> None:
        self._entries.append(entry)

    def mark(self, standing: Standing) -> None:
        """The whole course comes to this: remembered if the last mark is some way back."""
        if standing.count - self._marks[-1].count >= MARK_EVERY:
            self._marks.append(standing)

    def cut(self, count: int) -> None:
        """Only the first `count` entries still count."""
        del self._entries[count:]
        while self._marks[-1].count > count:
            self._marks.pop()

    def after(self, count: int) -> Standing:
        """What the first `count` entries come to."""
        after_it = bisect_right(self._marks, count, key=lambda mark: mark.count)
        standing = self._marks[after_it - 1]
        for entry in self._entries[standing.count : count]:
            standing, _ = after(self._game, standing, entry, checked=True)
        return standing

    def last_of(self, actor: Actor) -> int | None:
        """Where the last decision of this actor stands."""
        places = range(len(self._entries) - 1, -1, -1)
        return next((i for i in places if self._entries[i].actor == actor), None)
