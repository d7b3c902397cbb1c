"""Matches that are looked back at: judged on request, a part at a time, while nobody who plays
wants the processes in which bots think.

The work goes on as long as somebody asks how far it has come. What was found is kept for a while,
within a limit; a judge says the same again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec

from boneyard.analysis.judge import Part, alone, analyse
from boneyard.analysis.match import PlayedMatch, ToJudge
from boneyard.analysis.piecewise import Piecewise, Unfinished
from boneyard.analysis.playing_on import PlaysOn, Readable, Results, player_on
from boneyard.analysis.verdict import Judge, Review
from boneyard.bots import warm
from boneyard.core.game import AnyGame
from boneyard.notation import record
from boneyard.server.bot_pool import Asker, Busy, Thinker
from boneyard.server.rooms.review_told import told
from boneyard.typed import Typed

T = TypeVar("T")
REVIEW: Typed[Review] = Typed(Review)

PATIENCE_S = 15.0
"""So long after somebody last asked, nobody wants to know any more."""
MOST_BYTES = 16 * 2**20
"""Of reviews that are kept."""
MOST_AT_WORK = 8
PIECE_S = 0.5
"""About so long a process is taken at a time: somebody who plays may want it next."""
JUDGE = Judge(worlds=48)


class TooManyReviews(Exception):
    """There is enough to do already."""


class TooLong(Exception):
    """What cannot be done in pieces takes longer than anybody may think."""


class HowFar(msgspec.Struct, frozen=True):
    done: int
    of: int


class _Work(msgspec.Struct):
    address: str
    asked: float
    done: int = 0
    of: int = 0
    task: asyncio.Task[None] | None = None
    failed: Exception | None = None


class _Kept(msgspec.Struct):
    text: str
    found: bytes
    told: dict[str, bytes]
    """In the languages that were asked for: saying it takes a while."""

    @property
    def size(self) -> int:
        return len(self.text) + len(self.found) + sum(map(len, self.told.values()))


class Reviews:
    def __init__(self, thinker: Thinker, clock: Callable[[], float] = time.monotonic) -> None:
        self._thinker, self._clock = thinker, clock
        self._under_way: dict[str, _Work] = {}
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def told(self, table: str, language: str, address: str) -> bytes | None:
        """What was found, in the words of a language, if it is still there; raises Busy,
        TooLong."""
        kept = self._kept.get(table)
        if kept is None:
            return None
        self._kept.move_to_end(table)
        if language not in kept.told:
            asker = Asker(address, f"review {table}", lambda: False)
            saying = partial(in_words, kept.text, kept.found, language)
            kept.told[language] = await self._do(saying, asker)
            self._tidy()
        return kept.told[language]

    def how_far(self, table: str) -> HowFar | None:
        """How far the work has come, of which somebody still wants to know; raises what it failed
        of. None: nobody is at it."""
        work = self._under_way.get(table)
        if work is None:
            return None
        work.asked = self._clock()
        if work.failed is not None:
            del self._under_way[table]
            raise work.failed
        return HowFar(work.done, work.of)

    def begin(self, table: str, text: Callable[[], Awaitable[str]], address: str) -> HowFar:
        """Judge the match in this record, unless somebody has begun with it meanwhile; raises
        TooManyReviews."""
        self._forget_failed()
        if (far := self.how_far(table)) is not None:
            return far
        others = [work for work in self._under_way.values() if work.failed is None]
        if len(others) >= MOST_AT_WORK or any(work.address == address for work in others):
            raise TooManyReviews
        work = _Work(address, self._clock())
        self._under_way[table] = work
        work.task = asyncio.create_task(self._judge(table, text, work), name=f"review {table}")
        return HowFar(0, 0)

    async def close(self) -> None:
        tasks = [work.task for work in self._under_way.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_failed(self) -> None:
        """What went wrong is told to whoever asks; where nobody does, it would be kept for ever."""
        late = self._clock() - PATIENCE_S
        for table, work in list(self._under_way.items()):
            if work.failed is not None and work.asked < late:
                del self._under_way[table]

    async def _judge(self, table: str, read: Callable[[], Awaitable[str]], work: _Work) -> None:
        try:
            text = await read()
            tasks = await self._done(table, work, partial(to_do, text))
            work.of = len(tasks)
            parts: list[Part] = []
            for task in tasks:
                parts += await self._part(table, work, text, task)
                work.done += 1
            whole = await self._done(table, work, partial(put_together, text, parts))
        except _NobodyWaits:
            del self._under_way[table]
        except Exception as wrong:
            work.failed = wrong
        else:
            del self._under_way[table]
            self._kept[table] = _Kept(text, whole, {})
            self._tidy()

    async def _part(self, table: str, work: _Work, text: str, task: ToJudge) -> list[Part]:
        so_far: Results = []
        while True:
            try:
                return await self._done(table, work, partial(judged, text, task, so_far))
            except Unfinished as piece:
                so_far = piece.found

    async def _done(self, table: str, work: _Work, what: Callable[[], T]) -> T:
        """Have a piece done in one of the processes, after everybody who plays."""
        asker = Asker(work.address, f"review {table}", lambda: False)
        while True:
            if self._clock() - work.asked > PATIENCE_S:
                raise _NobodyWaits
            try:
                return await self._do(what, asker)
            except Busy:
                continue

    async def _do(self, what: Callable[[], T], asker: Asker) -> T:
        try:
            return await self._thinker.do(what, asker)
        except TimeoutError:
            # Once more it would take as long, and end a process in which others think again.
            raise TooLong from None

    def _tidy(self) -> None:
        while len(self._kept) > 1 and sum(one.size for one in self._kept.values()) > MOST_BYTES:
            self._kept.popitem(last=False)


class _NobodyWaits(Exception):
    pass


# -- what is done in the processes -----------------------------------------------------------------


def to_do(text: str) -> list[ToJudge]:
    return PlayedMatch.of(record.read(text)).tasks()


def judged(text: str, task: ToJudge, so_far: Results) -> list[Part]:
    """Raises Unfinished when others may want to think."""

    def plays(game: AnyGame) -> PlaysOn:
        # Nobody waits for a compiler: what is compiled says the same, only sooner.
        player = player_on(game) if warm.is_warm() else Readable(game)
        return Piecewise(player, so_far, PIECE_S)

    return list(alone(text, JUDGE, [task], plays))


def put_together(text: str, parts: list[Part]) -> bytes:
    return msgspec.json.encode(analyse(text, JUDGE, share=lambda *_: parts))


def in_words(text: str, found: bytes, language: str) -> bytes:
    return told(REVIEW.decode(found), text, language)
