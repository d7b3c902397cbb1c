"""Hidden is hidden: no frame that a client gets shows a tile its seat may not know.

Random matches of all kinds are played in a room with a line for every seat, one for somebody who
looks on and one for two seats behind a curtain. Whatever is sent to a line is taken apart, and each
tile in it, as data or in a text, must be among those the seat could know at that moment. The same
holds for what is fetched besides, the drawing of the table and a seat's record before the end, for
hints, and for the server's log, which must know of no tile at all.
"""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import boneyard
from boneyard.core.actions import Lay, Seat
from boneyard.core.game import AnyGame
from boneyard.server.keys import new_id
from boneyard.server.live.connection import Connection
from boneyard.server.live.dispatch import _Hearing
from boneyard.server.live.outbox import record_of, replayed, still
from boneyard.server.live.protocol import Act, AskHint, AskOutlook, TakeBack
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage.queries import Chair
from boneyard.table import Entry, Table
from boneyard.text import LANGUAGES
from boneyard.tiles import Tile
from boneyard.view import svg
from tests.server.running import quick, sqlite

TILE_TEXT = re.compile(r"(?<![\d-])(\d{1,2})-(\d{1,2})(?![\d-])")
CELLS = re.compile(r"\d+,\d+-\d+,\d+")
"""Two cells of a grid, as the id of a place names them: no tile."""
AS_TILES = {"halves", "tile", "tiles", "hands", "chain", "line", "hand"}
MOVES = 24
BY_THE_STRONGEST = ("block", "all-fives")
"""Where a game has no adviser of its own, the strongest bot would think, for seconds and in a
process of its own: here only where rounds are counted and where points are."""
OPAQUE = {"table", "nonces", "imprints", "commitment"}
"""Random letters and digits in which anything may be read."""
RANDOM = re.compile(r'(?:href|id)="[^"]*"|^fair .*$', re.MULTILINE)
"""The same in what is fetched, and the names of drawings."""
DRAWN = re.compile(r'href="#n\d+-(\d+)"[^>]*>\s*<use href="#n\d+-(\d+)"')
"""The two halves of a tile in a drawing, each a drawing of so many pips."""


def tiles_in(data: Any, as_tiles: bool = False) -> Iterator[Tile]:
    """Every tile that a message shows, as data or in words."""
    if isinstance(data, str):
        for a, b in TILE_TEXT.findall(CELLS.sub("", data)):
            yield Tile.of(int(a), int(b))
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from tiles_in(value, key in AS_TILES)
    elif isinstance(data, list):
        if as_tiles and len(data) == 2 and all(type(half) is int for half in data):
            yield Tile.of(*data)
        for value in data:
            yield from tiles_in(value, as_tiles)


def tiles_known(thing: Any) -> Iterator[Tile]:
    """Every tile in an observation, an action or an event. Cells are pairs of numbers, too, but
    not tiles: the types tell."""
    if isinstance(thing, Tile):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if name in ("halves", "chain", "line"):
                yield from (Tile.of(*pair) for pair in _pairs(value))
            yield from tiles_known(value)
    elif isinstance(thing, dict):
        yield from tiles_known(tuple(thing.items()))
    elif isinstance(thing, tuple | list | frozenset | set):
        for value in thing:
            yield from tiles_known(value)


def _pairs(value: Any) -> Iterator[tuple[int, int]]:
    if isinstance(value, tuple):
        if len(value) == 2 and all(type(half) is int for half in value):
            yield value
        else:
            for inner in value:
                yield from _pairs(inner)


class Witness:
    """Checks what one line is sent against what its seat may know."""

    def __init__(self, line: Connection, seat: Seat | None) -> None:
        self.line, self.seat = line, seat
        self.before: set[Tile] = set()
        self.course = self.checked = self.drawn = 0

    def knows(self, table: Table) -> set[Tile]:
        return set(tiles_known(table.observe(self.seat)))

    def hidden(self, table: Table) -> set[Tile]:
        """The tiles there are that the seat knows nothing of."""
        return set(tiles_known(table.state)) - self.knows(table)

    def hidden_then(self, table: Table, at: int) -> set[Tile]:
        """What was hidden after so many actions, and before the last of them."""
        then = Table(table.game, b"")
        before: set[Tile] = set()
        for actor, action in table.course[:at]:
            before = self.knows(then)
            then.follow(Entry(actor, action))
        return self.hidden(then) - before

    def knew(self, table: Table) -> set[Tile]:
        """What the seat knew at any time since it was asked last: where nobody could open, tiles
        are dealt again at once, and a hand it saw before that is hidden now."""
        known, then = self.before, Table(table.game, b"")
        if len(table.course) > self.course + 1:
            for done, (actor, action) in enumerate(table.course[:-1], 1):
                then.follow(Entry(actor, action))
                if done > self.course:
                    known |= self.knows(then)
        self.course = len(table.course)
        return known

    def leaks(self, room: Room) -> list[str]:
        """The tiles that came over the line although the seat could not know them."""
        hidden = self.hidden(room.table) - self.knew(room.table)
        found = []
        while not self.line._unsent.empty():
            text = self.line._unsent.get_nowait()
            told = json.loads(text or "{}")
            if told.get("tell") not in (None, "over"):
                self.checked += 1
                replay = told["tell"] == "replay"
                for name in OPAQUE & set(told):
                    del told[name]
                there = self.hidden_then(room.table, told["at"]) if replay else hidden
                found += [f"{tile} in {told['tell']}" for tile in there & set(tiles_in(told))]
        self.before = self.knows(room.table)
        return found

    def leaks_in(self, fetched: str, room: Room) -> list[str]:
        """The same for something that was fetched now. A record also tells of earlier rounds, so
        only what the seat could never have seen counts there."""
        hidden = self.hidden(room.table)
        shown = {Tile.of(int(a), int(b)) for a, b in DRAWN.findall(fetched)}
        shown |= set(tiles_in(RANDOM.sub("", fetched)))
        self.drawn += len(shown)
        return [str(tile) for tile in hidden & shown]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rooms")


async def open_room(game: AnyGame, registry: Registry) -> Room:
    chairs = tuple(
        Chair(seat=seat, kind="me", name=f"P{seat}", nonce=new_id()) for seat in range(game.players)
    )
    stored = await registry.create(game, chairs, daily=None, clock_s=0)
    return await registry.room(stored.id)


@pytest.mark.parametrize("slug", boneyard.slugs())
async def test_no_hidden_tile_in_any_frame(
    slug: str, folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG, "boneyard")
    if slug not in BY_THE_STRONGEST:
        monkeypatch.setattr("boneyard.bots.advice.LEVELS", ("casual",))
    game = boneyard.game(slug)
    rng = random.Random(slug)
    registry = Registry(quick(sqlite(folder)))
    await registry.open()
    try:
        room = await open_room(game, registry)
        seats: list[Seat | None] = [*range(game.players), None]
        witnesses = []
        for seat in seats:
            own = frozenset() if seat is None else frozenset({seat})
            line = Connection(own, rng.choice(LANGUAGES), slug, 10_000)
            line.frame = (30.0, 18.0)
            witnesses.append(Witness(line, seat))
        if game.players > 1:
            curtain = Connection(frozenset({0, 1}), "en", slug, 10_000)
            curtain.frame = (30.0, 18.0)
            witnesses.append(Witness(curtain, None))
        for witness in witnesses:
            await room.join(witness.line)
        await room.begin()
        for turn in range(MOVES):
            check(room, witnesses)
            if room.table.over:
                break
            if room.table.rests:
                await room.go_on()
                continue
            seat = rng.choice(room.table.seats_to_act)
            line = witnesses[seat].line
            action = room.table.moves(seat).sample(rng)
            await room.act(line, Act(f"a{turn}", seat, action))
            wrong = (seat + 1) % game.players
            sent = Act(f"w{turn}", wrong, action)
            await room.act(witnesses[wrong].line, sent)
            check(room, witnesses)
            await room.undo(line, TakeBack(f"u{turn}", seat))
            if turn % 10 == 0:
                check(room, witnesses)
                for witness in witnesses:
                    told = replayed(room, witness.line, rng.randrange(room.seq + 1), (30.0, 18.0))
                    witness.line.tell(told)
                check_fetched(room, witnesses)
                await check_hints(registry, room, witnesses)
        check(room, witnesses)
        check_fetched(room, witnesses)
        assert all(witness.checked for witness in witnesses)
        # A puzzle may show numbers and no tiles; all others have laid some.
        assert game.players == 1 or any(witness.drawn for witness in witnesses)
        assert list(tiles_in(caplog.text)) == [], "the log knows of no tile"
    finally:
        await registry.close()


def check_fetched(room: Room, witnesses: list[Witness]) -> None:
    """What is fetched over HTTP: the drawing of the table, and a seat's record before the end."""
    if room.table.over:
        return
    for witness in witnesses:
        drawing = svg.svg(still(room, witness.seat, witness.line.words, (40.0, 26.0)))
        assert witness.leaks_in(drawing, room) == [], f"drawing for seat {witness.seat}"
        if witness.seat is not None:
            told = record_of(room, witness.seat)()
            assert room.stored.secret.hex() not in told
            # Rounds that are over are open to all; here only the present one matters.
            if room.table.chances == 1:
                assert witness.leaks_in(told, room) == [], f"record for seat {witness.seat}"


async def check_hints(registry: Registry, room: Room, witnesses: list[Witness]) -> None:
    for seat in room.table.seats_to_act:
        hearing = _Hearing(registry, room, witnesses[seat].line)
        if room.playing and not room.table.rests:
            for question in (AskHint(seat), AskOutlook(seat)):
                await hearing.take(question)
                asked = witnesses[seat].line._asked
                assert asked is not None
                await asked
    check(room, witnesses)


def check(room: Room, witnesses: list[Witness]) -> None:
    for witness in witnesses:
        assert witness.leaks(room) == [], f"to seat {witness.seat}"


async def test_a_leak_is_seen(folder: Path) -> None:
    """The same check, on the frames of a player taken for those of somebody looking on."""
    game = boneyard.game("block", players=2)
    registry = Registry(quick(sqlite(folder)))
    await registry.open()
    try:
        room = await open_room(game, registry)
        line = Connection(frozenset({0}), "en", "block", 100)
        line.frame = (30.0, 18.0)
        onlooker = Witness(line, None)
        await room.join(line)
        await room.begin()
        assert onlooker.leaks(room)
        assert onlooker.leaks_in(record_of(room, 0)(), room)
        seat = room.table.seats_to_act[0]
        lay = next(iter(room.table.moves(seat)))
        assert isinstance(lay, Lay)
        before = onlooker.hidden(room.table)
        await room.play(seat, lay, room.seq)
        drawing = svg.svg(still(room, None, line.words, (40.0, 26.0)))
        assert {lay.tile} == before & {Tile.of(int(a), int(b)) for a, b in DRAWN.findall(drawing)}
    finally:
        await registry.close()
