"""Where bots think: simple ones in a thread, strong ones in processes of their own that all tables
share. The loop that serves the players never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from typing import Any, TypeVar

from boneyard import bots, games
from boneyard.bots import advice
from boneyard.core.actions import Action
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.server import safe_log

T = TypeVar("T")
log = logging.getLogger(__name__)

SIMPLE = "greedy"
CLOSE_S = 3.0
"""How long a stopping server waits for bots that think."""


def think(
    name: str, slug: str, options: dict[str, Any], observation: Any, moves: Moves, seed: int
) -> Action:
    """One decision; runs in a process that knows nothing but its arguments."""
    game = games.game(slug, **options)
    return bots.bot(name, slug).choose(game, observation, moves, Random(seed))


def help_with(slug: str, options: dict[str, Any], what: Callable[..., T], *seen: Any) -> T:
    """Advice or outlook; runs in a process that knows nothing but its arguments."""
    return what(games.game(slug, **options), *seen)


class Thinker:
    """Lets bots choose, within a budget that all tables share."""

    def __init__(self, processes: int, patience_s: float) -> None:
        self._processes, self._patience_s = processes, patience_s
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="boneyard-bot")
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, name: str, game: AnyGame, observation: Any, moves: Moves, seed: int
    ) -> Action:
        """What this bot does; where it fails or takes too long, what a simpler one does: a table
        never stands still for a bot."""
        for who in dict.fromkeys((name, SIMPLE, "random")):
            try:
                thought = self._ask(who, game, observation, moves, seed)
                action = await asyncio.wait_for(thought, self._patience_s)
                if action in moves:
                    return action
                # Not the action itself: it may name a tile of the bot's hand.
                wish = type(action).__name__
                log.error("%s wants to %s at %s, which is not possible", who, wish, game.slug)
            except TimeoutError:
                log.warning("%s took more than %s s at %s", who, self._patience_s, game.slug)
            except BrokenProcessPool:
                log.warning("the processes of the bots broke down; they start anew")
                self._pool = None
            except Exception as wrong:
                safe_log.note(log, wrong, f"{who} cannot play {game.slug}")
        raise RuntimeError(f"no bot can play {game.slug}")

    async def advise(
        self, game: AnyGame, observation: Any, moves: Moves, seed: int
    ) -> advice.Advice:
        """What the best adviser says: the game's own, or the strongest bot."""
        return await self._help(game, advice.advise, observation, moves, Random(seed))

    async def outlook(self, game: AnyGame, observation: Any) -> Reason | None:
        """How a solo stands; None: nobody can tell."""
        return await self._help(game, advice.outlook, observation)

    async def _help(self, game: AnyGame, what: Callable[..., T], *seen: Any) -> T:
        """In a thread, or where it is heavy with the strong bots: a compiler in this process would
        hold up everybody."""
        loop = asyncio.get_running_loop()
        if not advice.is_heavy(game.slug):
            return await loop.run_in_executor(self._threads, partial(what, game, *seen))
        work = partial(help_with, game.slug, dict(game.options), what, *seen)
        try:
            return await loop.run_in_executor(self._heavy(), work)
        except BrokenProcessPool:
            self._pool = None  # they start anew
            raise

    def _ask(
        self, name: str, game: AnyGame, observation: Any, moves: Moves, seed: int
    ) -> asyncio.Future[Action]:
        loop = asyncio.get_running_loop()
        bot = bots.bot(name, game.slug)
        if not bot.heavy:
            return loop.run_in_executor(
                self._threads, bot.choose, game, observation, moves, Random(seed)
            )
        options = dict(game.options)
        return loop.run_in_executor(
            self._heavy(), think, name, game.slug, options, observation, moves, seed
        )

    def _heavy(self) -> Executor:
        if self._pool is None:
            # A fresh interpreter: forking one with threads and compiled kernels may hang.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn)
        return self._pool

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            ending = asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
            try:
                await asyncio.wait_for(ending, CLOSE_S)
            except TimeoutError:
                log.warning("a bot still thinks; it is left alone")
