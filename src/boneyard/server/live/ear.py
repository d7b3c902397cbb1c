"""What a client says, one message after the other.

Whoever asks whether the line holds is answered whatever is being done. While something takes long,
because a database is slow, messages are therefore read ahead, and done later in their order.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from starlette.types import Message, Receive

from boneyard.server.buckets import Bucket
from boneyard.server.live.protocol import PING

T = TypeVar("T")
LONG_S = 0.5
"""What takes longer is not waited for before the next message is read."""
MOST_AHEAD = 32


class Ear:
    def __init__(self, receive: Receive, bucket: Bucket, pong: Callable[[], None]) -> None:
        """`bucket`: how fast anything may be said; `pong` answers whoever asks for it."""
        self._receive, self._bucket, self._pong = receive, bucket, pong
        self._ahead: deque[Message] = deque()

    async def next(self) -> Message:
        return self._ahead.popleft() if self._ahead else await self._hear()

    async def meanwhile(self, work: Awaitable[T]) -> T:
        """Wait for something, and read on where it takes long."""
        reading: asyncio.Task[None] | None = None

        def read_on() -> None:
            nonlocal reading
            reading = asyncio.create_task(self._read_on())

        timer = asyncio.get_running_loop().call_later(LONG_S, read_on)
        try:
            return await work
        finally:
            timer.cancel()
            if reading is not None:
                reading.cancel()
                with suppress(asyncio.CancelledError):
                    await reading

    async def _read_on(self) -> None:
        while len(self._ahead) < MOST_AHEAD:
            message = await self._hear()
            self._ahead.append(message)
            if message["type"] == "websocket.disconnect":
                return

    async def _hear(self) -> Message:
        """The next message that asks for more than that."""
        while True:
            message = await self._receive()
            if message.get("text") != PING or not self._bucket.take(time.monotonic()):
                return message
            # Everybody at an address asks all the time: that takes no turn from those who act.
            self._pong()
