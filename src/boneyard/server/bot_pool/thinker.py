"""Lets bots choose and advise: simple ones in a thread, strong ones in a study, when it is their
table's turn; and sees to it that a table never stands still for a bot."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from functools import partial
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec

from boneyard import bots
from boneyard.bots import Budget, advice, warm
from boneyard.bots.outside import PATIENCE, Forfeit
from boneyard.bots.registry import outside
from boneyard.core.actions import Action
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.server import measures, safe_log
from boneyard.server.bot_pool import work
from boneyard.server.bot_pool.queue import Asker, Queue
from boneyard.server.bot_pool.study import SPAWN, ProcessDied, Study

T = TypeVar("T")
log = logging.getLogger(__name__)

SIMPLE = "greedy"
ANYBODY = Asker()
CLOSE_S = 3.0
"""How long a stopping server waits for processes that it has ended."""
MOST_FAILED = 1000
"""At so many tables it is known that a program has failed there."""
OFTEN_S = 0.2
"""How often we look whether everything is compiled."""


class StandIn(StrEnum):
    """Why somebody simpler decided than the bot that was chosen."""

    COLD = "cold"
    """What it needs is still being compiled."""
    BUSY = "busy"
    """Others thought for so long that its turn did not come."""
    LATE = "late"
    """It thought for too long."""
    FAILED = "failed"
    """It made a mistake, or its process died."""


class Chose(msgspec.Struct, frozen=True):
    """What was chosen, and since when somebody thought about it, by the clock of the loop."""

    action: Action
    began: float
    stand_in: StandIn | None = None


class Busy(Exception):
    """Nobody could think about it in time."""


class Thinks(Protocol):
    """What is needed of a study."""

    prepares: Callable[[], object] | None

    async def have_done(self, what: Callable[[], T], patience_s: float) -> T: ...
    def close(self) -> None: ...


class Thinker:
    """Lets bots choose, with processes that all tables share."""

    def __init__(
        self,
        processes: int,
        patience_s: float,
        bot_seconds: float | None = None,
        studies: Sequence[Thinks] | None = None,
    ) -> None:
        """`patience_s`: after so long somebody else decides. `bot_seconds`: so long a bot that
        thinks ahead may think; None: as long as it likes."""
        self._patience_s = patience_s
        self._budget = None if bot_seconds is None else Budget(seconds=bot_seconds)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="boneyard-bot")
        self._studies = [Study() for _ in range(processes)] if studies is None else studies
        self._queue: Queue[Thinks] = Queue(self._studies)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._warming: asyncio.Task[None] | None = None
        self._failed: Counter[tuple[str, str]] = Counter()
        """How often in a row a program from outside has failed at a table."""

    # -- compilers -----------------------------------------------------------------------------

    def warm_up(self) -> None:
        """Have everything compiled that bots need, unless that was begun before. Until it is there
        they do without."""
        if self._warming is None:
            self._warming = self._start(self._warm_up())

    async def _warm_up(self) -> None:
        # One process compiles, and all others only have to load what it has left in the cache.
        compiling = SPAWN.Process(target=work.compile_all, name="boneyard-compiler", daemon=True)
        await asyncio.to_thread(compiling.start)
        try:
            while compiling.exitcode is None:
                await asyncio.sleep(OFTEN_S)
        finally:
            compiling.kill()
        if compiling.exitcode:
            log.error("the bots could not be compiled; simpler ones play for them")
            return
        for study in self._studies:
            study.prepares = warm.warm_up_all
        for number in range(len(self._studies)):
            asker = Asker(table=f"study {number}", attended=lambda: False)
            self._start(self._in_turn(asker, work.nothing))

    # -- choosing ------------------------------------------------------------------------------

    def thinks(self, name: str, slug: str) -> bool:
        """Whether this bot thinks ahead: how long it takes for that must tell nobody anything."""
        try:
            return bots.bot(name, slug).heavy
        except bots.UnknownBot:
            # One that is not known here any more has a stand-in, who does not.
            return False

    async def choose(
        self,
        name: str,
        game: AnyGame,
        observation: Any,
        moves: Moves,
        seed: int,
        asker: Asker = ANYBODY,
    ) -> Chose:
        """What this bot does; where it fails or takes too long, what a simpler one does: a table
        never stands still for a bot."""
        began = asyncio.get_running_loop().time()
        instead: StandIn | None = None
        for who in dict.fromkeys((name, SIMPLE, "random")):
            if self._failed[who, asker.table] >= PATIENCE:
                instead = StandIn.FAILED
                continue
            try:
                decided, began = await self._ask(who, game, observation, moves, seed, asker)
            except Exception as wrong:
                instead = self._note(who, game, wrong)
            else:
                if decided.action in moves:
                    self._failed.pop((who, asker.table), None)
                    why = instead or (None if decided.itself else StandIn.COLD)
                    if why is not None:
                        measures.STAND_INS.add(why)
                    return Chose(decided.action, began, why)
                instead = StandIn.FAILED
                # Not the action itself: it may name a tile of the bot's hand.
                told = {"bot": who, "wish": type(decided.action).__name__, "game": game.slug}
                log.error("%(bot)s wants to %(wish)s at %(game)s, which is not possible", told)
            self._count_failure(who, asker.table, instead)
        raise RuntimeError(f"no bot can play {game.slug}")

    def _note(self, who: str, game: AnyGame, wrong: Exception) -> StandIn:
        """Write to the log why a bot has not decided; for which reason somebody stands in."""
        told: dict[str, object] = {"bot": who, "game": game.slug, "seconds": self._patience_s}
        match wrong:
            case Busy():
                log.warning("%(bot)s waited more than %(seconds)s s at %(game)s", told)
                return StandIn.BUSY
            case TimeoutError():
                log.warning("%(bot)s took more than %(seconds)s s at %(game)s", told)
                return StandIn.LATE
            case ProcessDied():
                log.warning("the process of %(bot)s died at %(game)s; it starts anew", told)
            case Forfeit():
                # It begins with the name of the bot.
                told["why"] = str(wrong)
                log.warning("a decision is lost at %(game)s: %(why)s", told)
            case _:
                safe_log.note(log, wrong, f"{who} cannot play {game.slug}")
        return StandIn.FAILED

    def _count_failure(self, who: str, table: str, why: StandIn) -> None:
        """A program from outside is given up at a table where it fails again and again, and asked
        at all others: else whoever finds a game that it does not bear could take it from everybody.
        The process in which it is asked cannot see to that: it may have been ended for it."""
        if why != StandIn.BUSY and who in outside():
            self._failed[who, table] += 1
            if self._failed[who, table] == PATIENCE:
                told = {"bot": who, "times": PATIENCE, "table": table}
                said = "%(bot)s failed %(times)s times in a row: table %(table)s does without it"
                log.error(said, told)
            if len(self._failed) > MOST_FAILED:
                del self._failed[next(iter(self._failed))]

    async def _ask(
        self, name: str, game: AnyGame, observation: Any, moves: Moves, seed: int, asker: Asker
    ) -> tuple[work.Verdict, float]:
        """What this bot does, and since when it thinks."""
        loop = asyncio.get_running_loop()
        bot = bots.bot(name, game.slug)
        if not bot.heavy:
            here = partial(work.decide, bot, game, observation, moves, seed)
            began = loop.time()
            thought = loop.run_in_executor(self._threads, here)
            return await asyncio.wait_for(thought, self._patience_s), began
        there = partial(
            work.think, name, game.slug, dict(game.options), observation, moves, seed, self._budget
        )
        return await self._in_turn(asker, there)

    @property
    def waiting(self) -> int:
        """How many wait for their turn to think."""
        return self._queue.waiting

    @property
    def thinking(self) -> int:
        return self._queue.taken

    # -- advising ------------------------------------------------------------------------------

    async def advise(
        self, game: AnyGame, observation: Any, moves: Moves, seed: int, asker: Asker = ANYBODY
    ) -> advice.Advice:
        """What the best adviser says: the game's own, or the strongest bot; raises Busy."""
        if (only := advice.at_once(game.slug, moves)) is not None:
            return only
        rng = Random(seed)
        return await self._help(asker, game, advice.advise, observation, moves, rng, self._budget)

    async def outlook(
        self, game: AnyGame, observation: Any, asker: Asker = ANYBODY
    ) -> Reason | None:
        """How a solo stands; None: nobody can tell. Raises Busy."""
        return await self._help(asker, game, advice.outlook, observation)

    async def _help(self, asker: Asker, game: AnyGame, what: Callable[..., T], *seen: Any) -> T:
        """In a thread, or where it is heavy with the strong bots: a compiler in this process would
        hold up everybody."""
        if not advice.is_heavy(game.slug):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, partial(what, game, *seen))
        there = partial(work.help_with, game.slug, dict(game.options), what, *seen)
        try:
            return (await self._in_turn(asker, there))[0]
        except TimeoutError:
            raise Busy from None

    async def do(self, what: Callable[[], T], asker: Asker) -> T:
        """Something else that takes long, in the processes of the strong bots; raises Busy, and
        TimeoutError where it takes too long."""
        return (await self._in_turn(asker, what))[0]

    # -- taking turns --------------------------------------------------------------------------

    async def _in_turn(self, asker: Asker, what: Callable[[], T]) -> tuple[T, float]:
        """Have something done in a study when it is the asker's turn, and since when; raises Busy,
        TimeoutError, ProcessDied. Patience begins anew with the turn."""
        self.warm_up()
        turn = self._queue.ask(asker)
        try:
            async with asyncio.timeout(self._patience_s):
                study = await turn
        except BaseException as wrong:
            if not turn.cancel() and not turn.cancelled():
                self._queue.give_back(asker, turn.result())
            if isinstance(wrong, TimeoutError):
                raise Busy from None
            raise
        began = asyncio.get_running_loop().time()
        # Whoever asked may go away; the study is free only when it is done.
        serving = self._start(self._serve(study, asker, what))
        return await asyncio.shield(serving), began

    async def _serve(self, study: Thinks, asker: Asker, what: Callable[[], T]) -> T:
        try:
            return await study.have_done(what, self._patience_s)
        finally:
            self._queue.give_back(asker, study)

    def _start(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # Whoever waits for it has it; perhaps nobody does any more.

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for study in self._studies:
            study.close()
        if self._warming is not None:
            self._warming.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_S)
