"""The log of a table: everything that was done, in order. The state is a fold over it.

Nothing is ever struck out: taking a move back is an entry of its own. What counts after all that
is the *line*, the entries that were not taken back.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from boneyard.core.actions import CHANCE, Action, Actor, Nature, Seat
from boneyard.core.events import Event, RoundEnded
from boneyard.core.game import AnyGame


class Undo(msgspec.Struct, frozen=True, tag_field="do", tag="undo"):
    """A seat goes back to before its own last decision."""

    def __str__(self) -> str:
        return "undo"


class Undone(msgspec.Struct, frozen=True, tag_field="event", tag="undone"):
    """What everybody is told of an undo."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Undone:
        """Everybody sees it."""
        return self


Deed: TypeAlias = Action | Undo
Told: TypeAlias = Event | Undone


class Entry(msgspec.Struct, frozen=True):
    """Who did what, and when by the clock of the table (in milliseconds; 0: it has none)."""

    actor: Actor
    deed: Deed
    at: int = 0


class Step(msgspec.Struct, frozen=True):
    """An entry and what happened by it."""

    entry: Entry
    events: tuple[Told, ...]


class Fold(msgspec.Struct, frozen=True):
    """What the log comes to."""

    state: Any
    line: tuple[Entry, ...] = ()
    chances: int = 0
    """How often chance has acted on the line."""
    began: int = 0
    """When chance last acted: the clock of a round counts from there."""
    rests: bool = False
    """A round is over and the next one waits for the players."""


def beginning(game: AnyGame) -> Fold:
    return Fold(game.start())


def after(game: AnyGame, fold: Fold, entry: Entry) -> tuple[Fold, tuple[Told, ...]]:
    """The fold with one more entry, and what happened; raises IllegalAction."""
    if isinstance(entry.deed, Undo):
        return before_last_of(game, fold, entry.actor), (Undone(_seat(entry.actor)),)
    state, events = game.apply(fold.state, entry.actor, entry.deed)
    chance = entry.actor is CHANCE
    ended = any(isinstance(event, RoundEnded) for event in events)
    return (
        Fold(
            state,
            (*fold.line, entry),
            fold.chances + chance,
            entry.at if chance else fold.began,
            ended and game.to_act(state) == (CHANCE,),
        ),
        events,
    )


def last_of(fold: Fold, actor: Actor) -> int | None:
    """Where on the line the last decision of this actor stands."""
    places = range(len(fold.line) - 1, -1, -1)
    return next((i for i in places if fold.line[i].actor == actor), None)


def before_last_of(game: AnyGame, fold: Fold, actor: Actor) -> Fold:
    """The fold as it was before the last decision of this actor."""
    back = beginning(game)
    for entry in fold.line[: last_of(fold, actor)]:
        back, _ = after(game, back, entry)
    return back


def _seat(actor: Actor) -> Seat:
    if isinstance(actor, Nature):
        raise ValueError(f"{actor.value} takes nothing back")
    return actor
