"""Replays, pictures and records take turns: a flood of them is nobody else's burden."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
import segno
from starlette.requests import Request

from boneyard import view
from boneyard.core.actions import Lay
from boneyard.server.drawings import PART, Drawings, TooManyWait
from boneyard.server.http import tables
from boneyard.server.keys import cookie_name, cookie_value
from boneyard.server.live import outbox
from boneyard.server.live.connection import Connection
from boneyard.server.live.dispatch import hear
from boneyard.server.live.frames import MOST_FRAMES
from boneyard.server.live.protocol import encode
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.settings import Settings
from boneyard.view.arrange import cache
from boneyard.view.arrange.cache import MOST_OF_ONE, ArrangementCache
from tests.server.rooms import begun, move
from tests.server.running import sqlite


class Hours:
    """A clock that is turned by hand, and what is to be done later by it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def clock(self) -> float:
        return self.now

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        self.due.append((self.now + seconds, do))

    async def pass_by(self) -> None:
        """Until nothing is due any more."""
        await asyncio.sleep(0)
        while self.due:
            self.now, do = min(self.due, key=lambda one: one[0])
            self.due.remove((self.now, do))
            do()
            for _ in range(5):
                await asyncio.sleep(0)


async def test_they_take_a_part_of_the_time_only() -> None:
    hours = Hours()
    drawings = Drawings(clock=hours.clock, later=hours.later)

    async def draw() -> None:
        async with drawings.turn("here"):
            hours.now += 0.01

    drawn = [asyncio.create_task(draw()) for _ in range(40)]
    await hours.pass_by()
    await asyncio.gather(*drawn)
    assert hours.now == pytest.approx(40 * 0.01 / PART)


async def test_addresses_take_turns() -> None:
    hours = Hours()
    drawings, drew = Drawings(clock=hours.clock, later=hours.later), list[str]()

    async def draw(address: str) -> None:
        async with drawings.turn(address):
            drew.append(address)

    asked = [asyncio.create_task(draw(address)) for address in ["flood"] * 30 + ["somebody"]]
    await hours.pass_by()
    await asyncio.gather(*asked)
    assert drew.index("somebody") <= 2
    assert len(drew) == 31


async def test_whoever_goes_away_leaves_the_turn_to_the_next() -> None:
    hours = Hours()
    drawings, drew = Drawings(clock=hours.clock, later=hours.later), list[int]()

    async def draw(number: int) -> None:
        async with drawings.turn("here"):
            drew.append(number)

    asked = [asyncio.create_task(draw(number)) for number in range(4)]
    await asyncio.sleep(0)
    asked[1].cancel()
    # This one is called off when its turn has been given to it already.
    hours.due.pop()[1]()
    asked[2].cancel()
    await hours.pass_by()
    await asyncio.gather(*asked, return_exceptions=True)
    assert drew == [0, 3]


async def test_one_address_cannot_wait_for_any_number() -> None:
    drawings = Drawings(2)
    async with drawings.turn("here"):
        waiting = [asyncio.create_task(drawings.turn("here").__aenter__()) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyWait):
            async with drawings.turn("here"):
                pass
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[Registry]:
    opened = Registry(Settings(database_url=sqlite(tmp_path), pace_ms=0))
    await opened.open()
    yield opened
    await opened.close()


async def test_a_flood_of_replays_is_not_everybodys_work(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty lines leaf through a match, twenty messages each. While nobody lets time pass for
    drawings, a move is told to all and not one of their replays is drawn; then each is drawn the
    last that was asked for."""
    room = await begun(registry, seed=bytes(32))
    for _ in range(6):
        await move(room)
    hours = Hours()
    registry.drawings = Drawings(clock=hours.clock, later=hours.later)
    replays: list[int] = []
    replayed = outbox.replayed

    def counted(*asked: Any, **how: Any) -> object:
        replays.append(asked[2])  # where in the match
        return replayed(*asked, **how)

    monkeypatch.setattr(outbox, "replayed", counted)
    lines = [Connection(frozenset(), "en", "block", 512, address="there") for _ in range(60)]
    for line in lines:
        await room.join(line)
        line.make_room(30, 18)
    for at in range(20):
        for line in lines:
            await hear(registry, room, line, f'{{"send":"replay","at":{at % 6}}}')
    await move(room)
    assert len(replays) <= 1
    await hours.pass_by()
    assert replays.count(19 % 6) >= 59
    assert len(replays) <= 61


ASKED = {
    "frames": '{"send":"frame","width":%(size)d,"height":18}',
    "looks": '{"send":"look","seat":%(seat)s}',
    "back from replays": '{"send":"replay","at":null}',
    "names": '{"send":"name","seat":0,"name":"Ada %(size)d"}',
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED.keys())
async def test_what_players_ask_for_takes_turns_too(
    registry: Registry, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """Eight devices of one player each ask twenty times for something that has to be drawn. While
    nobody lets time pass for drawings, one of them is drawn and a move is told to all; then each is
    drawn what was asked for last, once."""
    hours = Hours()
    registry.drawings = Drawings(clock=hours.clock, later=hours.later)
    room = await begun(registry, seed=bytes(32))
    lines = [Connection(frozenset([0, 1]), "en", "block", 9999, address="there") for _ in range(8)]
    for line in lines:
        await room.join(line)
        line.make_room(30, 18)
    drawn: list[object] = []
    tell = outbox.tell_scenes

    def noted(room: Room, connections: Iterable[Connection]) -> None:
        drawn.extend(connections)
        tell(room, connections)

    monkeypatch.setattr(outbox, "tell_scenes", noted)
    for size in range(40, 60):
        seat = ("0", "1", "null")[size % 3]
        for line in lines:
            await hear(registry, room, line, asked % {"size": size, "seat": seat})
    for _ in range(5):
        await asyncio.sleep(0)
    at_once = 8 if "name" in asked else 1  # Names are everybody's.
    assert len(drawn) <= at_once
    for line in lines:
        while line.unsent:
            await line.next()
    await move(room)
    assert all([line.unsent for line in lines])
    await hours.pass_by()
    assert len(drawn) <= 8 + at_once
    if "frame" in asked:
        assert {line.frame for line in lines} == {(58.0, 18.0)}


async def test_nobody_has_a_table_arranged_at_will(registry: Registry) -> None:
    """Not in more than a few sizes, of which each is kept while the table is open, in so much
    memory and no more; and whatever else there is, who plays has what they need."""
    before = ArrangementCache.total()
    rng = random.Random(1)
    room = await begun(registry, "divisor", players=3, set=18, seed=bytes(32))
    while len(room.table.state.layout.pieces) < 60:
        seat = room.table.seats_to_act[0]
        moves = room.table.moves(seat)
        lays = [action for action in moves if isinstance(action, Lay)]
        assert await room.play(seat, lays[0] if lays else moves.sample(rng), room.seq)
    lines = [Connection(frozenset([i % 3]), "en", "divisor", 9999) for i in range(24)]
    for i, line in enumerate(lines):
        await room.join(line)
        line.make_room(*((30, 18) if i < 3 else (8 + 3 * i, 40)))
    drawn: set[object] = set()
    build = view.build

    def noted(*args: Any, **more: Any) -> Any:
        drawn.add(more["frame"])
        return build(*args, **more)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(view, "build", noted)
        for turned in range(3):
            drawn.clear()
            outbox.tell_scenes(room, room.connections)
            assert (30.0, 18.0) in drawn
            assert len(drawn) <= MOST_FRAMES
            for line in lines[3:]:
                line.make_room(9 + turned + 3 * line.number % 80, 40)
    assert before < ArrangementCache.total() <= before + MOST_OF_ONE
    await room.close()
    assert ArrangementCache.total() == before


def test_what_is_kept_of_a_table_is_limited_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ArrangementCache, "_filled", OrderedDict())
    monkeypatch.setattr(ArrangementCache, "_total", 0)
    monkeypatch.setattr(cache, "MOST", 250)
    monkeypatch.setattr(cache, "MOST_OF_ONE", 100)
    one, other, third = ArrangementCache(), ArrangementCache(), ArrangementCache()
    for number in range(20):
        one.keep((number,), f"one {number}", 30)
    assert [one.find((number,)) for number in (0, 16, 17, 19)] == [None, None, "one 17", "one 19"]
    other.keep((1,), "other", 90)
    assert one.find((19,)) is not None
    third.keep((1,), "third", 90)
    assert (other.find((1,)), third.find((1,)), one.bytes) == (None, "third", 90)


async def test_an_invitation_is_drawn_beside_the_game(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a thread of its own, when it is its turn: a code takes a hundredth of a second."""
    room = await begun(registry)
    cookie = f"{cookie_name(room.stored.id)}={cookie_value(room.stored, [0])}"
    request = Request({"type": "http", "headers": [(b"cookie", cookie.encode())]})
    drawn_by: list[threading.Thread] = []
    make = segno.make

    def noted(*asked: Any, **more: Any) -> Any:
        drawn_by.append(threading.current_thread())
        return make(*asked, **more)

    monkeypatch.setattr(segno, "make", noted)
    drawing = tables.invitation_drawn(room.stored.id, request, registry, "http://localhost/")
    async with registry.papers.turn("another"):
        asked = asyncio.create_task(drawing)
        for _ in range(5):
            await asyncio.sleep(0)
        assert drawn_by == []
    assert (await asked).media_type == "image/svg+xml"
    assert threading.current_thread() not in drawn_by


async def test_back_at_the_table_no_replay_comes_any_more(registry: Registry) -> None:
    room = await begun(registry)
    hours = Hours()
    registry.drawings = Drawings(clock=hours.clock, later=hours.later)
    line = Connection(frozenset(), "en", "block", 512)
    await room.join(line)
    line.make_room(30, 18)
    async with registry.drawings.turn("another"):
        await hear(registry, room, line, '{"send":"replay","at":1}')
        await asyncio.sleep(0)
        await hear(registry, room, line, '{"send":"replay","at":null}')
    await hours.pass_by()
    told = [await line.next() for _ in range(line.unsent)]
    assert '"tell":"scene"' in (told[-1] or "")[:20]
    assert not any('"tell":"replay"' in (text or "")[:20] for text in told)


def test_those_who_look_on_share_a_few_frames() -> None:
    watchers = [Connection(frozenset(), "en", "block", 9) for _ in range(60)]
    for i, one in enumerate(watchers):
        one.make_room(24 + i % 10, 14 + i // 10)
    assert len({one.frame for one in watchers}) <= 6
    for one, i in zip(watchers, range(60), strict=True):
        assert one.frame is not None
        assert one.frame[0] <= 24 + i % 10
        assert one.frame[1] <= 14 + i // 10
    player = Connection(frozenset([0]), "en", "block", 9)
    player.make_room(29.3, 17)
    assert player.frame == (28, 17)


def test_whoever_looks_on_is_content_with_a_frame_of_about_their_size() -> None:
    player, watcher = (Connection(frozenset(seats), "en", "block", 9) for seats in ([0], []))
    phone, desk, wall = (12.3, 20.1), (29.3, 17.0), (40.0, 30.0)
    assert watcher.frame_among([desk]) is None
    watcher.make_room(31.5, 17.2)
    assert watcher.frame_among([phone, desk, wall]) == desk
    watcher.make_room(31.5, 17.2)
    assert watcher.frame_among([phone, wall]) == watcher.frame == (27.0, 15.0)
    # It stays as it is while a player has it, and moves once when nobody has it any more.
    watcher.make_room(31.5, 17.2)
    for players, frame in (
        ([desk], desk),
        ([desk, (30.0, 17.0)], desk),
        ([(30.0, 17.0)], watcher.frame),
        ([desk], watcher.frame),
    ):
        assert watcher.frame_among(players) == frame
    # Of two windows of one size both have the same, however that is rounded.
    player.make_room(29.96, 17.04)
    watcher.make_room(29.96, 17.04)
    assert player.frame is not None
    assert watcher.frame_among([player.frame]) == player.frame
    # One that plays has its own, whatever others have.
    player.make_room(31.5, 17.2)
    assert player.frame_among([desk]) == (30, 17)


async def test_those_who_look_on_are_drawn_no_table_of_their_own(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await begun(registry)
    lines = [Connection(frozenset([seat]), "en", "block", 512) for seat in (0, 1)]
    lines += [Connection(frozenset(), "en", "block", 512) for _ in range(5)]
    for i, line in enumerate(lines):
        await room.join(line)
        line.make_room(30 if line.seats else 30 + i / 10, 18)
    drawn: set[object] = set()
    build = view.build

    def noted(*args: Any, **more: Any) -> Any:
        drawn.add(more["frame"])
        return build(*args, **more)

    monkeypatch.setattr(view, "build", noted)
    await move(room)
    assert drawn == {(30.0, 18.0)}
    for line in lines:
        assert line.unsent


async def test_what_lies_on_the_table_is_written_once_for_all_who_see_the_same(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await begun(registry)
    for seats in ([0], [1], [], []):
        line = Connection(frozenset(seats), "en", "block", 512)
        await room.join(line)
        line.make_room(30, 18)
    written: list[object] = []

    def noted(items: Any) -> bytes:
        written.append(items)
        return encode(items)

    monkeypatch.setattr(outbox, "encode", noted)
    await move(room)
    # Once for the one who is to act, with lit places, and once for all others.
    assert len(written) == 2
