"""Bots that think for as long as a test wants, in an hour that passes at once."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar, TypeVar

import pytest

from boneyard import bots
from boneyard.bots import Bot
from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves

T = TypeVar("T")


class _Leaping(selectors.DefaultSelector):
    """Where a loop would wait, its clock is put forward instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout > 0:
            self.now += timeout
        return super().select(0 if timeout is not None else None)


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop in which nobody waits for anything but other threads."""

    def __init__(self) -> None:
        self._clock = _Leaping()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


def leap(what: Coroutine[Any, Any, T]) -> T:
    """Run this with a clock that leaps."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(what)


def now() -> float:
    return asyncio.get_running_loop().time()


class Ponderer(Bot):
    """Thinks ahead, as far as the server knows."""

    name: ClassVar[str] = "ponderer"
    heavy: ClassVar[bool] = True

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        return moves.sample(rng)


def seat(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    """From now on a bot of this name is found."""
    found = bots.bot

    def with_ours(name: str, slug: str | None = None) -> Bot:
        return bot if name == bot.name else found(name, slug)

    monkeypatch.setattr(bots, "bot", with_ours)


class HereStudy:
    """A study without a process: what is done takes as long as `takes` says."""

    def __init__(self, takes: Callable[[], float]) -> None:
        self._takes = takes
        self.prepares: Callable[[], object] | None = None

    async def have_done(self, what: Callable[[], T], patience_s: float) -> T:
        done = what()
        seconds = self._takes()
        await asyncio.sleep(min(seconds, patience_s))
        if seconds > patience_s:
            raise TimeoutError
        return done

    def close(self) -> None:
        pass
