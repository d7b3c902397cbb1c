"""Who thinks when, and for how long: tables share the cores fairly, and time tells nothing."""

from __future__ import annotations

import asyncio
import json
import os
import time
from functools import partial
from typing import Any, ClassVar, Self

import pytest

import boneyard
from boneyard.bots import Bot, Budget, advice
from boneyard.core.actions import Action, Seat
from boneyard.server.bot_pool import Asker, Busy, Chose, StandIn, Thinker
from boneyard.server.bot_pool.queue import Queue
from boneyard.server.bot_pool.study import ProcessDied, Study
from boneyard.server.keys import new_id
from boneyard.server.live import outbox
from boneyard.server.live.connection import Connection
from boneyard.server.live.dispatch import hear
from boneyard.server.rooms.autopilot import QUICK_S, Autopilot
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import Settings
from boneyard.server.storage.queries import Chair
from boneyard.table import Table
from tests.server.rooms import begun
from tests.server.running import quick
from tests.server.thinking import HereStudy, Ponderer, leap, now, seat


@pytest.fixture(autouse=True)
def _no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here compiles nothing."""
    monkeypatch.setattr(Thinker, "warm_up", lambda _: None)


def dealt(slug: str = "block", **options: Any) -> Table:
    table = Table(boneyard.game(slug, **options), bytes([7]) * 32)
    table.go_on()
    return table


async def decide(thinker: Thinker, table: Table, asker: Asker) -> Chose:
    who = table.seats_to_act[0]
    seen, moves = table.observe(who), table.moves(who)
    return await thinker.choose(Ponderer.name, table.game, seen, moves, 1, asker)


# -- fair shares -------------------------------------------------------------------------------


def test_sixty_tables_of_one_address_do_not_keep_another_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat(monkeypatch, Ponderer())
    table = dealt()
    served: list[str] = []

    async def at_a_table(thinker: Thinker, asker: Asker) -> None:
        while True:
            assert (await decide(thinker, table, asker)).stand_in is None
            served.append(asker.table)

    async def play() -> list[float]:
        # A decision takes one second, and two can be thought about at a time.
        studies = [HereStudy(lambda: 1.0) for _ in range(2)]
        thinker = Thinker(2, patience_s=1000, studies=studies)
        sixty = [Asker("many", f"many {i}") for i in range(60)]
        busy = [asyncio.create_task(at_a_table(thinker, asker)) for asker in sixty]
        await asyncio.sleep(100.5)
        waited = []
        for _ in range(5):
            begun = now()
            await decide(thinker, table, Asker("one", "one"))
            waited.append(now() - begun)
        await asyncio.sleep(200)
        for task in busy:
            task.cancel()
        await thinker.close()
        return waited

    waited = leap(play())
    assert max(waited) <= 2.0
    # Its own tables share what is left in turn: none is served twice before all others were.
    counts = [served.count(f"many {i}") for i in range(60)]
    assert min(counts) >= 6
    assert max(counts) - min(counts) <= 1


def test_addresses_are_served_in_turn_and_then_their_tables() -> None:
    async def play() -> list[str]:
        queue = Queue(["the only place"])
        order = []

        async def think(asker: Asker) -> None:
            place = await queue.ask(asker)
            order.append(asker.table)
            await asyncio.sleep(1)
            queue.give_back(asker, place)

        asked = ["a1", "a2", "a1", "a3", "b1", "b1", "c1"]
        await asyncio.gather(*(think(Asker(table[0], table)) for table in asked))
        assert queue._served == {}, "who asks for nothing is forgotten"
        assert queue._there == {}
        return order

    assert leap(play()) == ["a1", "b1", "c1", "a2", "b1", "a3", "a1"]


def test_a_table_thinks_about_one_thing_at_a_time() -> None:
    async def play() -> None:
        queue = Queue(["one place", "another"])
        asker = Asker("a", "a1")
        place = await queue.ask(asker)
        second = queue.ask(asker)
        await asyncio.sleep(1)
        assert not second.done()
        assert await queue.ask(Asker("a", "a2")) == "another"
        queue.give_back(asker, place)
        assert await second == "one place"

    leap(play())


def test_a_table_that_everybody_has_left_thinks_last() -> None:
    async def play() -> list[str]:
        queue = Queue(["the only place"])
        order = []

        async def think(asker: Asker) -> None:
            place = await queue.ask(asker)
            order.append(asker.table)
            await asyncio.sleep(1)
            queue.give_back(asker, place)

        left = [Asker("a", "left", lambda: False), Asker("b", "b1"), Asker("b", "b2")]
        first = asyncio.create_task(think(Asker("b", "b0")))
        await asyncio.sleep(0.5)
        await asyncio.gather(first, *map(think, left))
        return order

    assert leap(play()) == ["b0", "b1", "b2", "left"]


def test_who_does_not_wait_any_more_takes_no_turn() -> None:
    async def play() -> None:
        queue = Queue(["the only place"])
        asker, gone = Asker("a", "a1"), Asker("b", "b1")
        place = await queue.ask(asker)
        impatient = queue.ask(gone)
        impatient.cancel()
        last = queue.ask(Asker("c", "c1"))
        queue.give_back(asker, place)
        assert await last == "the only place"
        await asyncio.sleep(0)
        assert queue._there == {"c": 1}

    leap(play())


def test_who_waits_too_long_for_a_turn_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Ponderer())
    table = dealt()

    async def play() -> list[StandIn | None]:
        thinker = Thinker(1, patience_s=10, studies=[HereStudy(lambda: 9.0)])
        askers = [Asker(f"address {i}", f"table {i}") for i in range(3)]
        chosen = await asyncio.gather(*(decide(thinker, table, asker) for asker in askers))
        await thinker.close()
        return [one.stand_in for one in chosen]

    assert leap(play()) == [None, None, StandIn.BUSY]


def test_nobody_gets_a_hint_who_would_wait_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt("dominance")

    async def play() -> None:
        thinker = Thinker(1, patience_s=10, studies=[HereStudy(lambda: 11.0)])
        who = table.seats_to_act[0]
        with pytest.raises(Busy):
            await thinker.advise(table.game, table.observe(who), table.moves(who), 1)
        await thinker.close()

    leap(play())


# -- limits ------------------------------------------------------------------------------------


class Budgeted(Ponderer):
    """Remembers which budget it was given."""

    given: ClassVar[list[Budget]] = []

    def within(self, budget: Budget) -> Self:
        self.given.append(budget)
        return self


def test_a_bot_is_given_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Budgeted())

    async def play() -> None:
        thinker = Thinker(1, 10, bot_seconds=0.7, studies=[HereStudy(lambda: 0.0)])
        await decide(thinker, dealt(), Asker())
        await thinker.close()

    Budgeted.given.clear()
    leap(play())
    assert Budgeted.given == [Budget(seconds=0.7)]


def test_a_bot_that_is_not_warm_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cold(Ponderer):
        def warm(self, game: Any) -> bool:
            return False

        def until_warm(self) -> Bot:
            return Budgeted()

        def choose(self, *_: Any) -> Action:
            raise AssertionError("it would wait for its compiler")

    seat(monkeypatch, Cold())

    async def play() -> Chose:
        thinker = Thinker(1, 10, studies=[HereStudy(lambda: 0.0)])
        chosen = await decide(thinker, dealt(), Asker())
        await thinker.close()
        return chosen

    assert leap(play()).stand_in is StandIn.COLD


async def test_a_study_ends_what_takes_too_long_and_starts_anew() -> None:
    study = Study()
    try:
        first = await study.have_done(os.getpid, 60)
        assert first != os.getpid()
        assert await study.have_done(os.getpid, 60) == first
        with pytest.raises(TimeoutError):
            await study.have_done(partial(time.sleep, 600), 0.05)
        second = await study.have_done(os.getpid, 60)
        assert second != first
        with pytest.raises(ProcessDied):
            await study.have_done(partial(os._exit, 1), 60)
        with pytest.raises(ZeroDivisionError):
            await study.have_done(partial(divmod, 1, 0), 60)
    finally:
        study.close()


async def test_every_process_of_a_study_is_prepared_first() -> None:
    study = Study()
    try:
        await study.have_done(os.getpid, 60)
        # Also one that runs already.
        study.prepares = partial(os.umask, 0o077)
        assert await study.have_done(partial(os.umask, 0o027), 60) == 0o077
        assert await study.have_done(partial(os.umask, 0o027), 60) == 0o027, "only once"
        with pytest.raises(ProcessDied):
            await study.have_done(partial(os._exit, 1), 60)
        assert await study.have_done(partial(os.umask, 0o027), 60) == 0o077
    finally:
        study.close()


# -- time --------------------------------------------------------------------------------------


class Flight:
    """A table of bots, without a server."""

    playing, clock_s = True, 0

    def __init__(self, pace_ms: int, players: int = 2) -> None:
        self.table, self.pace_ms = dealt(match="rounds:1", players=players), pace_ms
        self.chairs = tuple(
            Chair(seat=at, kind="bot", name="", bot=Ponderer.name) for at in range(players)
        )
        self.asker = Asker("here", "flight")
        self.autopilot: Autopilot
        self.shown: list[tuple[float, bool]] = []
        """When each decision was made known, and whether there was a choice."""
        self.told: list[StandIn] = []
        self.drives = True
        self.ready_seats: set[Seat] = set()

    @property
    def seq(self) -> int:
        return len(self.table.entries)

    async def play(self, seat: Seat, action: Action, seq: int) -> bool:
        self.shown.append((now(), len(list(self.table.moves(seat))) > 1))
        self.table.play(seat, action)
        self.autopilot.wake()
        return True

    async def go_on(self) -> None: ...
    async def ring(self) -> None: ...
    def waited_for(self) -> set[Seat]:
        return set()

    def note_stand_in(self, why: StandIn) -> None:
        self.told.append(why)


class Watched(Thinker):
    """Writes down since when somebody thought about each decision."""

    began: ClassVar[list[float]]

    async def choose(self, *asked: Any) -> Chose:
        chosen = await super().choose(*asked)
        self.began.append(chosen.began)
        return chosen


def fly(pace_ms: int, rivals: int, *, hurried: bool = False, choice_s: float = 0.1) -> Flight:
    """A match in which a decision takes hardly any time where there is no choice, and the longer
    the more choice there is; beside other tables that think all the time."""

    async def play() -> Flight:
        flight = Flight(pace_ms)

        def takes() -> float:
            who = flight.table.seats_to_act
            choices = len(list(flight.table.moves(who[0]))) if who else 1
            return choice_s / 10 if choices == 1 else choice_s * choices

        async def rival(asker: Asker) -> None:
            while True:
                await Thinker.choose(
                    thinker, Ponderer.name, other.game, other.observe(0), other.moves(0), 1, asker
                )

        other = dealt(players=2)
        thinker = Watched(1, patience_s=1000, studies=[HereStudy(takes)])
        busy = [asyncio.create_task(rival(Asker("there", f"{i}"))) for i in range(rivals)]
        flight.autopilot = Autopilot(flight, thinker, Settings(database_url="", bot_seconds=1.0))
        flight.autopilot.wake()
        if hurried:
            flight.autopilot.hurry()
        while not flight.table.over:
            await asyncio.sleep(1)
        flight.autopilot.stop()
        for task in busy:
            task.cancel()
        await thinker.close()
        return flight

    Watched.began = []
    return leap(play())


@pytest.mark.parametrize(
    ("pace_ms", "thinks", "hurried", "takes"),
    [
        (0, True, False, 1.1),
        (900, True, False, 1.1),
        (2500, True, False, 2.5),
        (2500, True, True, 1.1),
        (2500, False, True, QUICK_S),
        (50, False, True, 0.05),
    ],
)
def test_a_decision_takes_as_long_whether_there_was_a_choice_or_not(
    pace_ms: int, thinks: bool, hurried: bool, takes: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody who looks at the clock learns which, nor by hurrying the bots."""
    seat(monkeypatch, Ponderer())
    if not thinks:
        monkeypatch.setattr(Watched, "thinks", lambda *_: False)
    flight = fly(pace_ms, rivals=0, hurried=hurried, choice_s=0.1 if thinks else 0.002)
    took: dict[bool, set[float]] = {True: set(), False: set()}
    before = 0.0
    for at, had_choice in flight.shown:
        took[had_choice].add(round(at - before, 3))
        before = at
    assert took[True] == took[False] == {takes}
    assert flight.told == []


def test_nor_does_it_tell_anything_where_a_bot_waits_for_its_turn_to_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat(monkeypatch, Ponderer())
    flight = fly(0, rivals=3)
    assert {had_choice for _, had_choice in flight.shown} == {True, False}
    assert {
        round(at - began, 3) for began, (at, _) in zip(Watched.began, flight.shown, strict=True)
    } == {1.1}


# -- at a table --------------------------------------------------------------------------------


async def test_a_table_is_told_once_that_somebody_stands_in(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clumsy(Ponderer):
        def choose(self, *_: Any) -> Action:
            raise ZeroDivisionError

    seat(monkeypatch, Clumsy())
    registry = Registry(quick(database))
    monkeypatch.setattr(
        registry, "thinker", Thinker(1, patience_s=5, studies=[HereStudy(lambda: 0.0)])
    )
    await registry.open()
    try:
        chairs = tuple(
            Chair(seat=at, kind="bot", name="", bot=Ponderer.name, nonce=new_id()) for at in (0, 1)
        )
        game = boneyard.game("block", players=2, match="rounds:1")
        made = await registry.create(game, chairs, daily=None, clock_s=0)
        room = await registry.room(made.id, "192.0.2.7")
        assert (room.asker.address, room.asker.table) == ("192.0.2.7", made.id)
        assert not room.asker.attended()
        lines = [Connection(frozenset(), lang, "block", 999) for lang in ("de", "en")]
        for line in lines:
            await room.join(line)
        assert room.asker.attended()
        await room.begin()
        async with asyncio.timeout(20):
            while room.stored.status != "over":
                await asyncio.sleep(0.01)
        for line in lines:
            said = line.words("stand-in-failed")
            notices = [told for told in heard(line) if told["tell"] == "notice"]
            assert notices == [{"tell": "notice", "text": said}]
            # Somebody who loads the page again reads it too, where it was said.
            again = [one.text for one in outbox.log_so_far(room, line).lines]
            assert again.count(said) == 1
            assert again.index(said) > 0
    finally:
        await registry.close()


def heard(line: Connection) -> list[dict[str, Any]]:
    found = []
    while not line._unsent.empty():
        found.append(json.loads(line._unsent.get_nowait() or "{}"))
    return found


async def test_a_hint_is_for_the_address_that_asks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = Registry(quick(database))
    await registry.open()
    try:
        room = await begun(registry)
        line = Connection(frozenset({0, 1}), "en", "block", 999, address="192.0.2.9")
        line.look = who = room.table.seats_to_act[0]
        await room.join(line)
        asked: list[Asker] = []

        async def advise(*seen: Any) -> advice.Advice:
            asked.append(seen[-1])
            raise Busy

        monkeypatch.setattr(registry.thinker, "advise", advise)
        heard(line)
        await hear(registry, room, line, json.dumps({"send": "hint", "seat": who}))
        async with asyncio.timeout(5):
            while line._unsent.empty():
                await asyncio.sleep(0.01)
        assert [(one.address, one.table) for one in asked] == [("192.0.2.9", room.stored.id)]
        assert heard(line) == [{"tell": "problem", "text": line.words("house-busy")}]
    finally:
        await registry.close()
