"""One client's connection to a table: what waits to be sent over it, and why it is closed."""

from __future__ import annotations

import asyncio
import itertools
from bisect import bisect_right
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, TypeAlias

import msgspec

from boneyard.core.actions import Seat
from boneyard.server import measures
from boneyard.server.drawings import Drawings
from boneyard.server.live.protocol import Problem, Refused, Tell, write
from boneyard.server.settings import Limits
from boneyard.text import words
from boneyard.view.scene import ScorePad

# Close codes of ours. A client must not come back by itself after one of them.
NO_TABLE = 4404
CROWDED = 4408
GONE = 4410
REVOKED = 4411
OLD_PAGE = 4426
TOO_FAST = 4429
# One that tells a client to come back in a moment.
COME_BACK = 1012

Extent: TypeAlias = tuple[float, float]
Carry: TypeAlias = Callable[[Sequence[bytes]], bool]
"""Sends messages at once; False: it cannot, because the client has not read those before, or is
gone."""
_numbers = itertools.count()

SIZES = (4.0, 6.0, 8.0, 11.0, 15.0, 20.0, 27.0, 36.0, 50.0, 70.0, 100.0)
"""The sizes of tables for those who look on, where no player's is near enough. A client shows a
table as large as it can, so that what was arranged for a little less looks the same to it."""
FINE_SIZES = tuple(map(float, (*range(4, 24), *range(24, 60, 2), *range(60, 101, 4))))
"""The sizes of tables for players: so near to each other that nobody sees a difference, and yet a
few, so that a table is not arranged anew for every point by which a window is drawn larger."""


def _about(length: float, sizes: Sequence[float]) -> float:
    """The next of these sizes that is no larger."""
    return sizes[bisect_right(sizes, length) - 1]


class Requested(msgspec.Struct, frozen=True):
    """What a client waits to be shown."""

    room: Extent | None = None
    """It has so much room for the table now."""
    log: bool = False
    """What was done and said before."""
    scene: bool = False
    """How the table stands."""
    replay: int | None = None
    """How it stood after so many actions."""
    opened: bool = False
    """With everybody's hand open."""


NOTHING = Requested()


class Connection:
    """What the server knows of a client: its seats, its language, what it looks at."""

    def __init__(
        self,
        seats: frozenset[Seat],
        language: str,
        slug: str,
        unsent: int,
        unsent_bytes: int = Limits().unsent_bytes,
        address: str = "",
    ) -> None:
        self.seats, self.address = seats, address
        self.number = next(_numbers)
        """The higher, the later it came."""
        self.words = words(language, slug)
        self.look: Seat | None = next(iter(seats)) if len(seats) == 1 else None
        self.frame: Extent | None = None
        self._room: Extent = (0.0, 0.0)
        """What the client has for the table: no less than its frame."""
        self._arranged_for: Extent | None = None
        """What the table was last arranged for, for somebody who looks on."""
        self.sheet: ScorePad | None = None
        """The score sheet that the client has."""
        self.closing: tuple[int, str] | None = None
        self._carry: Carry | None = None
        self._at_once: list[bytes] = []
        """What is said in one turn of the event loop goes out together at its end."""
        self._speaking = False
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue(unsent)
        """What has to wait until the client has read what was sent before."""
        self._unsent_bytes, self._most_bytes = 0, unsent_bytes
        self._asked: asyncio.Task[None] | None = None
        self.wanted = NOTHING
        self._drawing: asyncio.Task[None] | None = None

    def make_room(self, width: float, height: float) -> None:
        """The client has so much room for the table, and gets a table for about as much: so it has
        to be arranged in a few ways only, however many look on."""
        self._room, self._arranged_for = (round(width, 1), round(height, 1)), None
        sizes = FINE_SIZES if self.seats else SIZES
        self.frame = _about(width, sizes), _about(height, sizes)

    def frame_among(self, players: Collection[Extent]) -> Extent | None:
        """What the table is arranged for where the players have these frames. One that is about as
        large as theirs is good enough for those who look on: it need not be arranged for them. They
        keep it as long as a player has it, and then have their own: the table does not move for
        them whenever somebody else turns a telephone."""
        if self.seats or self.frame is None:
            return self.frame
        if self._arranged_for is None:
            fit = [frame for frame in players if self._is_about(frame)]
            self._arranged_for = max(fit, default=self.frame)
        elif self._arranged_for not in players:
            self._arranged_for = self.frame
        return self._arranged_for

    def _is_about(self, frame: Extent) -> bool:
        """Whether it is about as large as what this client has room for, and no larger."""
        assert self.frame is not None
        least, most = self.frame, self._room
        return all(low <= size <= high for low, size, high in zip(least, frame, most, strict=True))

    def tell(self, message: Tell) -> None:
        if isinstance(message, Refused):
            measures.REFUSALS.add("move")
        self.send(write(message))

    def carried_by(self, carry: Carry) -> None:
        """There is a shorter way to the client than through whoever asks for `next`."""
        self._carry = carry

    def send(self, message: bytes) -> None:
        """Have a message sent; a client that does not read any more is let go."""
        if self.closing is not None:
            return
        waits = self._speaking or not self._unsent.empty()
        if self._carry is None or waits:
            self._queue(message)
            return
        if not self._at_once:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._at_once.append(message)

    def _hand_over(self) -> None:
        messages, self._at_once = self._at_once, []
        sent = False
        try:
            sent = not messages or (self._carry is not None and self._carry(messages))
        finally:
            # Whatever went wrong on the short way, there is the other.
            for message in () if sent else messages:
                self._queue(message)

    def _queue(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if self._unsent.full() or self._unsent_bytes > self._most_bytes:
            self.close(COME_BACK, "close-slow")
            return
        self._unsent_bytes += len(message)
        self._unsent.put_nowait(message)

    @property
    def unsent(self) -> int:
        """How many messages wait to be sent."""
        return self._unsent.qsize() + len(self._at_once)

    def problem(self, key: str, **args: str | int) -> None:
        measures.REFUSALS.add(key)
        self.tell(Problem(text=self.words(key, **args)))

    def close(self, code: int, key: str) -> None:
        """Let the client go, after what is already queued for it; `key` of the words why."""
        self._hand_over()
        if self.closing is None:
            measures.REFUSALS.add(key)
            self.closing = (code, self.words(key))
            if self._unsent.full():
                self._unsent.get_nowait()
            self._unsent.put_nowait(None)

    @property
    def revoked(self) -> bool:
        """Whether the link was taken back with which this client came."""
        return self.closing is not None and self.closing[0] == REVOKED

    def ask(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have something thought about while the connection goes on: one thing at a time."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(work())

    def want(
        self, wanted: Requested, turns: Callable[[], Drawings], show: Callable[[Requested], None]
    ) -> None:
        """Have something shown when its turn comes. What a client wishes for before that is shown
        together with it, and of several replays the last: a person who leafs through a match sees
        where they stop."""
        self.wanted = wanted
        if self._drawing is None or self._drawing.done():
            self._drawing = asyncio.create_task(self._draw(turns, show))

    async def _draw(self, turns: Callable[[], Drawings], show: Callable[[Requested], None]) -> None:
        while self.wanted != NOTHING and self.closing is None:
            async with turns().turn(self.address):
                wanted, self.wanted = self.wanted, NOTHING
                show(wanted)

    def hang_up(self) -> None:
        """Nobody is there any more for what is thought about or drawn."""
        for task in (self._asked, self._drawing):
            if task is not None:
                task.cancel()

    async def next(self) -> str | None:
        """The next message to send; None: close the connection."""
        self._speaking = False
        message = await self._unsent.get()
        self._speaking = True
        if message is None:
            return None
        self._unsent_bytes -= len(message)
        return message.decode()
