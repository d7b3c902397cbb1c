"""How a table stands, for somebody who is not at it: whose turn it is, and since when.

Asked now and then for every table somebody sits at. So it opens no room, in which bots would begin
to play. A room that is open knows; else the log is read and played again once, and what came out is
remembered until the table changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from boneyard.core.actions import Seat
from boneyard.server.http import models
from boneyard.server.http.games import LanguageAsked
from boneyard.server.http.models import answers
from boneyard.server.http.tables import RegistryHere, TableInPath, my_seats
from boneyard.server.language import words_for
from boneyard.server.rooms.recovery import Clock, Unplayable, reload
from boneyard.server.rooms.registry import NoTable, Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage import queries
from boneyard.server.storage.queries import Status, Stored, Unreadable, now_ms
from boneyard.table import Table

T = TypeVar("T")
router = APIRouter(prefix="/api/tables", tags=["tables"])

REMEMBERED = 500
"""So many tables are remembered."""


class SeatSeen(BaseModel):
    name: str
    mine: bool
    turn: bool = Field(description="The table waits for this seat.")
    bot: str | None = Field(description="Which bot has the seat for good; null: a person's.")


class Glance(BaseModel):
    slug: str
    title: str
    status: Status
    frozen: bool = Field(description="It can be looked at, but not played on.")
    seats: list[SeatSeen]
    options: dict[str, models.OptionValue] = Field(description="To play the same again.")
    clock_s: int
    touched: int = Field(description="When something last happened, in ms since 1970.")


class _Read(msgspec.Struct, frozen=True):
    """What the log of a table said at a revision."""

    revision: int
    awaited: frozenset[Seat]
    frozen: bool


class Remembered:
    """What was read of tables that are asked for now and then."""

    def __init__(self) -> None:
        self._read: dict[str, _Read] = {}

    def of(self, stored: Stored) -> _Read | None:
        found = self._read.get(stored.id)
        return found if found is not None and found.revision == stored.revision else None

    def keep(self, stored: Stored, read: _Read) -> None:
        self._read.pop(stored.id, None)
        self._read[stored.id] = read
        if len(self._read) > REMEMBERED:
            del self._read[next(iter(self._read))]


@router.get("/{table}/glance", responses=answers(404, 410, 422, 429, 503))
async def glance(
    table: TableInPath, request: Request, registry: RegistryHere, lang: LanguageAsked = None
) -> Glance:
    """How the table stands, without going there: what the list of one's own tables shows."""
    remembered: Remembered = request.app.state.remembered
    stored = await registry.read(partial(_stored, registry, table))
    read = remembered.of(stored) or _seen_in(registry.open_room(table), stored)
    if read is None:
        looked = await registry.read(partial(_look, registry, table))
        stored, read = looked
    remembered.keep(stored, read)
    mine = my_seats(request, stored)
    awaited = () if read.frozen else read.awaited
    say = words_for(request, lang, stored.slug)
    return Glance(
        slug=stored.slug,
        title=say("title"),
        status=stored.status,
        frozen=read.frozen,
        seats=[
            SeatSeen(
                name=chair.name,
                mine=seat in mine,
                turn=seat in awaited,
                bot=None if chair.human else chair.bot,
            )
            for seat, chair in enumerate(stored.chairs)
        ],
        options=stored.options,
        clock_s=stored.clock_s,
        # The clock may have been ahead once: nothing happened later than now.
        touched=min(stored.touched, now_ms()),
    )


def _seen_in(room: Room | None, stored: Stored) -> _Read | None:
    """What a room knows that is open, where nothing has happened meanwhile."""
    if room is None or room.stored.revision != stored.revision:
        return None
    return _Read(stored.revision, _awaited(stored, room.table), bool(room.wrong))


def _stored(registry: Registry, table_id: str) -> Stored:
    """The table without its log; raises NoTable, Unplayable."""
    return found(registry, queries.load_table, table_id)


def _look(registry: Registry, table_id: str) -> tuple[Stored, _Read]:
    """The table and whom it waits for, by its whole log; raises NoTable, Unplayable."""
    stored, written = found(registry, queries.load, table_id)
    reloaded = reload(stored, written, Clock())
    return stored, _Read(stored.revision, _awaited(stored, reloaded.table), bool(reloaded.wrong))


def found(registry: Registry, load: Callable[..., T | None], table_id: str) -> T:
    """What is stored of a table, as far as it is asked for; raises NoTable, Unplayable."""
    try:
        stored = registry.store.read_now(partial(load, table_id=table_id))
    except Unreadable as wrong:
        raise Unplayable(str(wrong)) from None
    if stored is None:
        raise NoTable(table_id)
    return stored


def _awaited(stored: Stored, table: Table) -> frozenset[Seat]:
    """Whom a table waits for: between two rounds for everybody, before the first for those who
    have not come."""
    if stored.status == "waiting":
        return frozenset(chair.seat for chair in stored.chairs if chair.nonce is None)
    if stored.status != "playing":
        return frozenset()
    people = (chair.seat for chair in stored.chairs if chair.human)
    return frozenset(people if table.rests else table.seats_to_act)
