"""How a table stands, for somebody who is not at it: whose turn it is, and since when.

Asked now and then for every table somebody sits at. So it opens no room, in which bots would begin
to play: the log is played again once, and what came out is remembered until the table changes.
"""

from __future__ import annotations

from functools import partial

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from boneyard.core.actions import Seat
from boneyard.server.http.games import LanguageAsked
from boneyard.server.http.models import answers
from boneyard.server.http.tables import RegistryHere, TableInPath, my_seats
from boneyard.server.language import words_for
from boneyard.server.rooms.recovery import Clock, Unplayable, reload
from boneyard.server.rooms.registry import NoTable, Registry
from boneyard.server.storage import queries
from boneyard.server.storage.queries import Status, Stored, Unreadable, now_ms
from boneyard.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"])

REMEMBERED = 500
"""So many tables are remembered."""


class SeatSeen(BaseModel):
    name: str
    mine: bool
    turn: bool = Field(description="The table waits for this seat.")


class Glance(BaseModel):
    slug: str
    title: str
    status: Status
    frozen: bool = Field(description="It can be looked at, but not played on.")
    seats: list[SeatSeen]
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
    stored, read = await registry.read(partial(_look, registry, remembered, table))
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
            SeatSeen(name=chair.name, mine=seat in mine, turn=seat in awaited)
            for seat, chair in enumerate(stored.chairs)
        ],
        # The clock may have been ahead once: nothing happened later than now.
        touched=min(stored.touched, now_ms()),
    )


def _look(registry: Registry, remembered: Remembered, table_id: str) -> tuple[Stored, _Read]:
    """The table and whom it waits for; raises NoTable, Unplayable."""
    try:
        found = registry.store.read_now(partial(queries.load, table_id=table_id))
    except Unreadable as wrong:
        raise Unplayable(str(wrong)) from None
    if found is None:
        raise NoTable(table_id)
    stored, written = found
    read = remembered.of(stored)
    if read is None:
        reloaded = reload(stored, written, Clock())
        read = _Read(stored.revision, _awaited(stored, reloaded.table), bool(reloaded.wrong))
    return stored, read


def _awaited(stored: Stored, table: Table) -> frozenset[Seat]:
    """Whom a table waits for: between two rounds for everybody, before the first for those who
    have not come."""
    if stored.status == "waiting":
        return frozenset(chair.seat for chair in stored.chairs if chair.nonce is None)
    if stored.status != "playing":
        return frozenset()
    people = (chair.seat for chair in stored.chairs if chair.human)
    return frozenset(people if table.rests else table.seats_to_act)
