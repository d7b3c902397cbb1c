"""Several workers on one PostgreSQL: whatever happens at a table through one of them has happened
for all."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection as Database
from sqlalchemy import delete, text, update

import boneyard
from boneyard.server.keys import invitation, new_id, seat_secret
from boneyard.server.live import outbox
from boneyard.server.live.connection import REVOKED, Connection
from boneyard.server.live.protocol import Act
from boneyard.server.rooms.registry import NoTable, Registry
from boneyard.server.rooms.room import Room
from boneyard.server.settings import Settings
from boneyard.server.sharing import bell, neighbours
from boneyard.server.storage import retention, schema, shared
from boneyard.server.storage.queries import Chair, Conflict, Unavailable
from boneyard.server.storage.schema import tables
from boneyard.server.storage.shared import Affairs, Presence
from boneyard.text import words
from tests.server.people import Json
from tests.server.redis_server import RedisServer
from tests.server.rooms import begun, move
from tests.server.running import quick

pytestmark = pytest.mark.postgres
BELLS = ["without a bell", "with a bell"]


@pytest.fixture(params=BELLS)
def settings(postgres: str, request: pytest.FixtureRequest) -> Settings:
    url = request.getfixturevalue("redis").url if request.param == BELLS[1] else ""
    return replace(quick(postgres), redis_url=url)


@asynccontextmanager
async def workers(settings: Settings, count: int = 2) -> AsyncIterator[list[Registry]]:
    async with AsyncExitStack() as stack:
        made = [Registry(settings) for _ in range(count)]
        for worker in made:
            await worker.open()
            stack.push_async_callback(worker.close)
        yield made


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def line(room: Room, *seats: int) -> Connection:
    return Connection(frozenset(seats), "en", room.stored.slug, 500)


async def come(room: Room, *seats: int) -> Connection:
    connection = line(room, *seats)
    await room.join(connection)
    await room.arrive(connection)
    return connection


def same(here: Room, there: Room) -> bool:
    """What both hold is the same, but for when it was last touched, which nobody looks at."""
    return replace(here.stored, touched=0) == replace(there.stored, touched=0)


async def come_apart(here: Room, there: Room) -> None:
    """Two people come, each through another worker."""
    await come(here, 0)
    await come(there, 1)
    await until(lambda: here.connected(1) and there.connected(0))


async def give_up(here: Room, there: Room) -> None:
    """One after the other."""
    await here.abandon([0])
    await until(lambda: 0 in there.giving_up)
    assert here.stored.status == "playing"
    await there.abandon([1])


async def at_both(one: Registry, two: Registry, room: Room) -> tuple[Room, Room]:
    return await one.room(room.stored.id), await two.room(room.stored.id)


async def test_a_move_made_at_one_is_seen_at_the_other(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        for mover, other in [(here, there), (there, here), (there, here)]:
            await move(mover)
            await until(lambda a=mover, b=other: a.table.state == b.table.state)  # type: ignore[misc]
        assert same(here, there)


async def test_two_who_move_at_once_do_not_both_win(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        for number in range(6):
            seq, seat = here.seq, here.table.seats_to_act[0]
            action = next(iter(here.table.moves(seat)))
            lines = [line(room, 0, 1) for room in (here, there)]
            sent = Act(f"{number}", seat, action)
            await asyncio.gather(
                *(room.act(to, sent) for room, to in zip((here, there), lines, strict=True))
            )
            # The same message, sent twice because an answer got lost, is one move, and both hear
            # that it is written down.
            for to in lines:
                assert f'"id":"{number}"' in str(await to.next())
            await until(lambda: here.seq == there.seq)
            assert [e.actor for e in here.table.entries[seq:]].count(seat) == 1
            assert here.table.state == there.table.state
            if here.table.over or here.table.rests:
                break


async def test_seats_that_come_in_at_different_workers_begin_the_match(settings: Settings) -> None:
    async with workers(settings, 3) as houses:
        game = boneyard.game("block", players=3)
        chairs = tuple(Chair(seat=seat, kind="open", name="") for seat in range(3))
        table = await houses[0].create(game, chairs, daily=None, clock_s=0)
        rooms = [await house.room(table.id) for house in houses]
        nonces = [f"nonce {seat}" for seat in range(3)]
        await asyncio.gather(*(room.sit(s, nonces[s]) for s, room in enumerate(rooms)))
        await until(lambda: all(room.stored.status == "playing" for room in rooms))
        assert {room.table.state_hash() for room in rooms} == {rooms[0].table.state_hash()}
        for room in rooms:
            assert [chair.nonce for chair in room.chairs] == nonces


async def test_a_free_seat_is_taken_once(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        chairs = (
            Chair(seat=0, kind="me", name="", nonce=new_id()),
            Chair(seat=1, kind="open", name=""),
        )
        game = boneyard.game("block", players=2)
        made = await one.create(game, chairs, daily=None, clock_s=0)
        here, there = await one.room(made.id), await two.room(made.id)
        taken = await asyncio.gather(here.take_seat(1, "A", "a"), there.take_seat(1, "B", "b"))
        assert sorted(seat is None for seat in taken) == [False, True]
        await until(lambda: same(here, there))
        assert here.chairs[1].name in ("A", "B")


async def test_a_link_that_was_taken_back_opens_nothing_anywhere(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        old = seat_secret(there.stored, 1)
        sitting = await come(there, 1)
        await here.revoke(1)
        # Whoever comes is let in by what is true now, also where nobody has heard of it yet.
        fresh = await two.room(there.stored.id)
        assert await fresh.enter(old, None, "") is None
        await until(lambda: sitting.closing)
        assert (sitting.closing or (0,))[0] == REVOKED


async def test_whose_link_was_taken_back_elsewhere_does_not_act(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        seat = there.table.seats_to_act[0]
        sitting = await come(there, seat)
        act = Act("1", seat, next(iter(there.table.moves(seat))))
        # Held up as if the news had not come yet: it finds out when it wants to write.
        two.hear_revision = lambda table_id, revision: None  # type: ignore[method-assign]
        await here.revoke(seat)
        seq = there.seq
        await there.act(sitting, act)
        assert await there.heed(sitting, partial(there.say, seat, "hello")) is None
        assert sitting.revoked
        assert there.seq == seq
        assert not there.said


async def test_a_new_invitation_ends_the_old_one_everywhere(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        chairs = tuple(Chair(seat=seat, kind="open", name="") for seat in range(2))
        made = await one.create(boneyard.game("block", players=2), chairs, daily=None, clock_s=0)
        here, _ = await one.room(made.id), await two.room(made.id)
        await here.renew_invitation()
        assert (await two.room(made.id)).invitation == here.invitation != invitation(made)


async def test_who_is_sent_away_goes_wherever_they_are_and_is_told_no_invitation(
    settings: Settings,
) -> None:
    async with workers(settings) as (one, two):
        chairs = tuple(Chair(seat=seat, kind="open", name="") for seat in range(3))
        made = await one.create(boneyard.game("block", players=3), chairs, daily=None, clock_s=0)
        here, there = await one.room(made.id), await two.room(made.id)
        assert await there.take_seat(1, "Eve", "a-nonce-of-eves-own") == 1
        eve, stays = await come(there, 1), line(there)
        await there.join(stays)
        assert await there.say(1, "Nobody likes you")
        await until(lambda: here.said)
        before = here.invitation
        assert await here.send_away(1)
        await until(lambda: eve.closing is not None)
        assert eve.closing == (REVOKED, eve.words("close-sent-away"))
        assert there.free == (0, 1, 2)
        assert there.invitation == here.invitation != before
        heard = []
        while (text := await eve.next()) is not None:
            heard.append(text)
        assert str(there.invitation) not in str(heard)
        assert not any(said.ears for room in (here, there) for said in room.said)


async def test_who_is_at_another_worker_is_there(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        at_one, at_two = await come(here, 0), await come(there, 1)
        await until(lambda: here.connected(1) and there.connected(0))
        assert here.gone_ms(1) is there.gone_ms(0) is None
        for room in (here, there):
            drawn = outbox.still(room, 0, words("en", "block"), (30.0, 18.0))
            assert [hand.connected for hand in drawn.hands] == [True, True]
        there.leave(at_two)
        await until(lambda: not here.connected(1))
        assert (here.gone_ms(1) or 0) < 5000
        here.leave(at_one)


async def test_both_have_to_give_up(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        await come_apart(here, there)
        await give_up(here, there)
        await until(lambda: here.stored.status == there.stored.status == "abandoned")


async def test_who_plays_on_elsewhere_has_not_given_up(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        mover = here.table.seats_to_act[0]
        before = await come(here, mover)
        await come(there, 1 - mover)
        await until(lambda: here.connected(1 - mover) and there.connected(mover))
        await here.abandon([mover])
        await until(lambda: mover in there.giving_up)
        here.leave(before)
        back = await come(there, mover)
        await there.act(back, Act("1", mover, next(iter(there.table.moves(mover)))))
        await until(lambda: not here.giving_up and not there.giving_up)
        await there.abandon([1 - mover])
        assert there.stored.status == "playing"


async def test_two_who_set_the_pace_at_once_agree(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        monkeypatch.setattr(neighbours.Shared, "present", lambda *_: None)
        for number, (slow, fast) in enumerate([(2000, 100), (3000, 0)], 1):
            await here.set_pace(slow)
            await there.set_pace(fast)
            said = here.presence, there.presence
            await here.hear(Affairs(0, here.drives, False, {"two": said[1]}))
            await there.hear(Affairs(0, there.drives, False, {"one": said[0]}))
            assert here.pace_ms == there.pace_ms == slow
            assert here.presence.paced == there.presence.paced == number
        # Whoever says it later is believed, be it more or less.
        await there.set_pace(50)
        await here.hear(Affairs(0, here.drives, False, {"two": there.presence}))
        assert here.pace_ms == 50


async def test_a_pause_ends_when_everybody_is_ready_anywhere(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one, match="rounds:3"))
        await come(here, 0)
        await come(there, 1)
        while not here.table.rests:
            await move(here)
        await until(lambda: there.table.rests and here.connected(1) and there.connected(0))
        await here.ready([0])
        await asyncio.sleep(0.1)
        assert here.table.rests
        await there.ready([1])
        await until(lambda: not here.table.rests and not there.table.rests)


async def test_what_is_said_is_heard_everywhere_by_those_who_may(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        game = boneyard.game("block", players=2)
        chairs = tuple(Chair(seat=s, kind="me", name=f"P{s}", nonce=new_id()) for s in (0, 1))
        made = await one.create(game, chairs, daily=None, clock_s=0)
        here, there = await one.room(made.id), await two.room(made.id)
        await asyncio.gather(here.say(0, "hello"), there.say(1, "good evening"))
        await until(lambda: len(here.said) == len(there.said) == 2)
        assert here.said == there.said


async def test_what_may_have_been_written_is_not_said_twice(settings: Settings) -> None:
    async with workers(settings, 1) as (one,):
        room = await begun(one)
        write, lost = one.store.write, list[str]()

        async def loses_an_answer(work: Any, table_id: str = "", *, apart: bool = False) -> object:
            done = await write(work, table_id, apart=apart)
            if table_id and not lost:
                lost.append(table_id)
                raise Conflict
            return done

        one.store.write = loses_an_answer  # type: ignore[method-assign, assignment]
        assert await room.say(0, "hello")
        assert lost
        assert [saying.text for saying in room.said] == ["hello"]
        # Whoever says the same again means it.
        assert await room.say(0, "hello")
        assert [saying.text for saying in room.said] == ["hello", "hello"]


async def test_the_clock_of_a_race_is_the_same_for_who_comes_to_another_worker(
    settings: Settings,
) -> None:
    async with workers(settings) as (one, two):
        here = await begun(one, "hectic")
        await come(here, 0)
        await until(lambda: here.drives)
        # It was last written down a while ago.
        here._ticking.set(here._ticking() + 7000)
        there = await two.room(here.stored.id)
        assert here._ticking() - there._ticking() > 6000
        await come(there, 1)
        async with asyncio.timeout(5):
            while here._ticking() - there._ticking() > 1000:
                await asyncio.sleep(0.05)


async def test_everybody_gets_the_same_rematch(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        await come_apart(here, there)
        await give_up(here, there)
        made = await asyncio.gather(one.rematch(here, 0), two.rematch(there, 1))
        assert made[0] == made[1]


async def test_one_worker_drives_a_table_and_another_takes_over(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        game = boneyard.game("block", players=2, match="rounds:100")
        chairs = tuple(
            Chair(seat=s, kind="bot", name="", bot="random", nonce=new_id()) for s in (0, 1)
        )
        made = await one.create(game, chairs, daily=None, clock_s=0)
        here, there = await one.room(made.id), await two.room(made.id)
        await until(lambda: here.drives != there.drives)
        await here.begin()
        await until(lambda: there.seq > 8)
        driver, other = (one, there) if here.drives else (two, here)
        await driver.close()
        await until(lambda: other.drives)
        seq = other.seq
        await until(lambda: other.seq > seq)


async def test_a_table_that_its_driver_has_closed_is_driven_by_another(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        room = await begun(one)
        await until(lambda: room.drives)
        await one._close(room.stored.id)
        # It had looked at the table before, and takes the wheel after.
        late = partial(shared.take_wheel, worker=one.neighbours.worker)
        await asyncio.sleep(0.2)
        await one.store.write(partial(late, table_ids=[room.stored.id]))
        there = await two.room(room.stored.id)
        await until(lambda: there.drives)


async def test_a_worker_that_was_killed_is_not_waited_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "LIVES_MS", 2500)
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        await come(here, 0)
        await until(lambda: there.connected(0) and here.drives != there.drives)
        # As good as killed: it says nothing any more.
        for task in one.neighbours._tasks:  # type: ignore[attr-defined]
            task.cancel()
        await until(lambda: there.drives and not there.connected(0))
        # And if it was only stopped for a while, it does no harm.
        here.drives = True
        await move(here)
        await until(lambda: here.table.state == there.table.state)


async def test_who_holds_what_is_out_of_date_does_not_drive(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        await until(lambda: here.drives != there.drives)
        driver, other = (here, there) if here.drives else (there, here)
        # As after a conflict that could not be solved; those who were there went to the other one.
        driver.out_of_date = True
        await until(lambda: other.drives)


async def test_a_worker_everybody_has_forgotten_comes_back_with_its_guests(
    settings: Settings,
) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        await come(here, 0)
        await until(lambda: there.connected(0))
        await two.store.write(partial(shared.leave, worker=one.neighbours.worker))
        there._elsewhere = {}
        await until(lambda: there.connected(0))


async def test_who_could_not_be_told_of_is_told_of_later(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, failed = shared.put_guests, list[str]()

    def fails_once(connection: Database, worker: str, here: Mapping[str, Presence | None]) -> None:
        if not failed:
            failed.append(worker)
            raise Conflict  # As when the table is forgotten in this moment.
        put(connection, worker, here)

    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        monkeypatch.setattr(shared, "put_guests", fails_once)
        await come(here, 0)
        await until(lambda: there.connected(0))
        assert failed


async def test_who_is_at_another_worker_is_not_drawn_as_away(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        watching = await come(here, 0)
        watching.make_room(30, 18)
        await come(there, 1)
        await until(lambda: here.connected(1))
        await move(here)
        scene: Json = {}
        while scene.get("tell") != "moved":
            scene = json.loads(await watching.next() or "")
        assert all(hand["connected"] for hand in scene["scene"]["hands"])


async def test_a_worker_that_was_stopped_on_the_way_is_not_waited_for_for_ever(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "IDLE_S", 0.5)
    async with workers(settings) as (one, two):
        here, there = await at_both(one, two, await begun(one))
        goes_on, locked = threading.Event(), threading.Event()

        def stops(connection: Database) -> None:
            row = update(tables).where(tables.c.id == here.stored.id)
            connection.execute(row.values(touched=tables.c.touched))
            locked.set()
            goes_on.wait(20)
            connection.execute(row.values(touched=tables.c.touched))

        stopped = asyncio.create_task(one.store.write(stops))
        await asyncio.to_thread(locked.wait)
        async with asyncio.timeout(5):
            await move(there)
        goes_on.set()
        with pytest.raises(Unavailable):
            await stopped
        await until(lambda: here.seq == there.seq)
        await move(here)
        await until(lambda: here.table.state == there.table.state)


async def test_what_others_hold_is_waited_for_for_a_while(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "LOCK_S", 0.5)
    async with workers(settings, 1) as (one,):
        room = await begun(one)
        with schema.connect(settings.database_url).connect() as operator:
            operator.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
            async with asyncio.timeout(10):
                with pytest.raises(Unavailable):
                    await move(room)
                with pytest.raises(Unavailable):
                    await one.room(room.stored.id)
                with pytest.raises(Unavailable):
                    await one.store.check()
        await move(room)


async def test_a_table_that_is_open_anywhere_is_not_forgotten(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        room, other = await begun(one), await begun(one)
        there = await two.room(room.stored.id)
        await until(lambda: there.drives or room.drives)
        await one._close(room.stored.id)
        await one._close(other.stored.id)
        await until(lambda: there.drives)
        forget = partial(retention.forget_some, before={"playing": 2**60})
        while await one.store.write(forget, apart=True):
            pass
        left = partial(shared.look, worker="", table_ids=[room.stored.id, other.stored.id])
        assert list(await one.store.read(left)) == [room.stored.id]


async def test_a_table_that_is_gone_is_closed(settings: Settings) -> None:
    async with workers(settings) as (one, two):
        room = await begun(one)
        there = await two.room(room.stored.id)
        gone = delete(tables).where(tables.c.id == room.stored.id)
        await one.store.write(lambda connection: connection.execute(gone))
        await until(lambda: there.stored.id not in two.open_tables())
        with pytest.raises(NoTable):
            await one.room(room.stored.id)


async def test_anybody_can_tell_what_all_have_counted(settings: Settings) -> None:
    async with workers(settings, 3) as houses:
        names = {house.neighbours.worker for house in houses}
        for house in houses:
            async with asyncio.timeout(10):
                while set(await house.neighbours.measures()) != names - {house.neighbours.worker}:
                    await asyncio.sleep(0.05)
        others = await houses[0].neighbours.measures()
        assert all(measures for measures in others.values())
        # One of another version may count what we do not know of: the others are still told.
        say = partial(shared.beat, worker=new_id(), measures='[{"kind":"new"}]')
        await houses[0].store.write(say)
        assert (await houses[0].neighbours.measures()).keys() == others.keys()


def test_what_is_no_stroke_does_not_end_the_listening() -> None:
    """Python refuses to read a number of thousands of digits."""
    heard: list[tuple[str, int | None]] = []
    listens = bell.Bell("redis://127.0.0.1:1", "here", lambda *told: heard.append(told), print)
    for stroke in (f"there t1 {'9' * 5000}", "there", "there t1 x", "", "here t1 7", "there t1 ²"):
        listens._hear(stroke)
    assert not heard
    listens._hear("there t1 7")
    listens._hear("there t1 ")
    assert heard == [("t1", 7), ("t1", None)]


async def test_the_bell_is_heard_at_once_and_missed_by_nobody(
    postgres: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "POLL_WITH_BELL_S", 1000)
    async with workers(replace(quick(postgres), redis_url=redis.url)) as (one, two):
        await until(lambda: all(w.neighbours._bell.well for w in (one, two)))  # type: ignore[attr-defined]
        here, there = await at_both(one, two, await begun(one))
        await move(here)
        await until(lambda: here.table.state == there.table.state)
        await come(here, 0)
        await until(lambda: there.connected(0))
        redis.kill()
        try:
            # Nobody rings; whoever wants to write finds out, and everybody else who looks.
            await move(here)
            seat = there.table.seats_to_act[0]
            assert not await there.play(seat, next(iter(there.table.moves(seat))), there.seq)
            assert here.table.state == there.table.state
            await move(here)
            await until(lambda: here.table.state == there.table.state)
        finally:
            redis.start()


async def test_a_bell_that_could_not_be_rung_is_rung_later(
    postgres: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "POLL_WITH_BELL_S", 1000)
    async with workers(replace(quick(postgres), redis_url=redis.url)) as (one, two):
        bells = [w.neighbours._bell for w in (one, two)]  # type: ignore[attr-defined]
        await until(lambda: all(bell.well for bell in bells))
        here, there = await at_both(one, two, await begun(one))
        await until(lambda: here.drives != there.drives)
        await asyncio.sleep(0.5)
        pipeline = bells[0].redis.pipeline
        bells[0].redis.pipeline = lambda **_: pipeline(shard_hint="there is none", refused=True)
        await move(here)
        await asyncio.sleep(0.2)
        assert there.seq < here.seq
        bells[0].redis.pipeline = pipeline
        # The other one has heard nothing of it, and relies on the bell.
        await until(lambda: here.seq == there.seq)
        assert all(bell.well for bell in bells)


async def overhears(_: bell.Bell) -> None:
    """As Python 3.11 does with a cancellation that comes together with an answer."""
    with suppress(asyncio.CancelledError):
        await asyncio.sleep(60)
    await asyncio.sleep(60)


async def test_a_bell_is_put_away_that_has_overheard_it_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bell, "AGAIN_S", 0.05)
    monkeypatch.setattr(bell.Bell, "_speak", overhears)
    alone = bell.Bell("redis://127.0.0.1:1", "one", lambda *_: None, lambda: None)
    alone.open()
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await alone.close()


async def test_no_tile_goes_over_the_bell(postgres: str, redis: RedisServer) -> None:
    listening = bell.connect(redis.url)
    async with (
        workers(replace(quick(postgres), redis_url=redis.url)) as (one, two),
        listening.pubsub() as heard,
    ):
        await heard.subscribe(bell.CHANNEL)
        here, there = await at_both(one, two, await begun(one))
        await come(here, 0)
        await come(there, 1)
        for mover, other in [(here, there), (there, here)]:
            await move(mover)
            await until(lambda a=mover, b=other: a.seq == b.seq)  # type: ignore[misc]
        strokes: list[str] = []
        async with asyncio.timeout(10):
            while len(strokes) < 4:
                message = await heard.get_message(ignore_subscribe_messages=True, timeout=1)
                strokes += [message["data"]] if message is not None else []
        table = re.escape(here.stored.id)
        assert all(re.fullmatch(f"[A-Za-z0-9_-]{{16}} {table} [0-9]*", one) for one in strokes)
    await listening.aclose()
