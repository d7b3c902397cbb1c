"""Where tempo is level, the time a person takes tells nobody anything."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.core.actions import Draw, Seat
from boneyard.server.live.connection import Connection
from boneyard.server.live.protocol import Act
from boneyard.server.rooms import autopilot
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from tests.server.rooms import begun, move

SEED = bytes(32)


class Time:
    """A clock that stands still unless it is told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.shown_at: list[float] = []
        """When what was held back is to be shown."""
        self.held: list[Any] = []
        monkeypatch.setattr(autopilot, "_now", lambda: self.now)

        def hold(pilot: autopilot.Autopilot, seat: Seat, work: Any) -> None:
            self.shown_at.append(self.now + pilot.early_s())
            self.held.append(work)

        monkeypatch.setattr(autopilot.Autopilot, "hold", hold)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def opened(registry: Registry, **options: Any) -> tuple[Room, Connection, Seat]:
    """A table of four people, with the line of whoever is to open."""
    options = {"tempo": "level", **options}
    room = await begun(registry, "pairs", players=4, seed=SEED, **options)
    (seat,) = room.table.seats_to_act
    return room, Connection(frozenset([seat]), "en", "pairs", 99), seat


def first(room: Room, seat: Seat) -> Act:
    """The first thing this seat may do, as its client asks for it."""
    return Act(id="x", seat=seat, action=next(iter(room.table.moves(seat))))


@pytest.mark.parametrize("took", [0.0, 0.4, 3.0, 4.9])
async def test_quick_or_slow_it_is_shown_at_the_same_moment(
    registry: Registry, time: Time, took: float
) -> None:
    room, line, seat = await opened(registry)
    began, seq = time.now, room.seq
    time.now += took
    await room.act(line, first(room, seat))
    assert room.seq == seq
    assert time.shown_at == [pytest.approx(began + 5)]
    await time.held[0]()
    assert room.seq == seq + 1


async def test_who_thinks_for_longer_is_shown_when_they_have_decided(
    registry: Registry, time: Time
) -> None:
    room, line, seat = await opened(registry, tempo_s=8)
    seq = room.seq
    time.now += 8.1
    await room.act(line, first(room, seat))
    assert (room.seq, time.held) == (seq + 1, [])


async def test_every_turn_begins_when_the_one_before_it_is_shown(
    registry: Registry, time: Time
) -> None:
    room, _, _ = await opened(registry)
    time.now += 100
    await move(room)
    (seat,) = room.table.seats_to_act
    line = Connection(frozenset([seat]), "en", "pairs", 99)
    time.now += 2
    await room.act(line, first(room, seat))
    assert time.shown_at == [pytest.approx(time.now + 3)]


async def test_what_is_refused_is_refused_at_once(registry: Registry, time: Time) -> None:
    room, line, seat = await opened(registry)
    seq, others = room.seq, Connection(frozenset([(seat + 1) % 4]), "en", "pairs", 99)
    sent = first(room, seat)
    await room.act(others, sent)
    await room.act(others, replace(sent, seat=(seat + 1) % 4))
    await room.act(line, replace(sent, action=Draw()))
    assert (room.seq, time.held) == (seq, [])


async def test_the_time_for_a_decision_is_kept(registry: Registry, time: Time) -> None:
    room, line, seat = await opened(registry, tempo_s=30)
    room.stored = replace(room.stored, clock_s=10)
    began = time.now
    await room.act(line, first(room, seat))
    assert time.shown_at == [pytest.approx(began + 10 - autopilot.ON_TIME_S)]


@pytest.mark.parametrize("tempo", ["natural", "honest"])
async def test_otherwise_nothing_is_held_back(registry: Registry, time: Time, tempo: str) -> None:
    room, line, seat = await opened(registry, tempo=tempo)
    seq = room.seq
    await room.act(line, first(room, seat))
    assert (room.seq > seq, time.held) == (True, [])


async def test_what_was_held_back_is_shown_by_itself_and_once(registry: Registry) -> None:
    room, line, seat = await opened(registry, tempo_s=1)
    seq, sent = room.seq, first(room, seat)
    await room.act(line, sent)
    await room.act(line, sent)  # Again, as after a cut line.
    while room.seq == seq:
        await asyncio.sleep(0.01)
    await room.act(line, sent)
    assert room.seq == seq + 1
