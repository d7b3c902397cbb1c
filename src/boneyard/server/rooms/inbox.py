"""One thing after the other: a task of a room's own, and methods that have themselves done by it.

A method marked `@serialised` is called like any other coroutine. The call is put into the room's
inbox at once, so that what is asked first is done first, and is done to its end even if whoever
asked does not wait for it any more. If another server has written at the table first, it is done
again, from what is known then: so a method plans nothing before it is called. A call from within
that task (one such method needs another) is not queued behind itself: it runs as a part of what is
being done.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from boneyard.server.storage.queries import Conflict

T = TypeVar("T")
P = ParamSpec("P")
_Errand: TypeAlias = tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]


TRIES = 20
"""So often something is done anew because others were faster; each time, they have got on."""


class Inbox:
    """What waits to be done, and the task that does it."""

    def __init__(
        self,
        name: str,
        *,
        on_error: Callable[[Exception, bool], None],
        catch_up: Callable[[], Awaitable[bool]],
        after: Callable[[], None],
    ) -> None:
        """`on_error` hears of everything that goes wrong, and whether nobody waits for it.
        `catch_up` is called when somebody else has written at the table: True, and what was to be
        done is done again from the start. `after` is called after everything that was done."""
        self._catch_up, self._after = catch_up, after
        self._waiting: deque[_Errand | None] = deque()
        self._idle: asyncio.Future[None] | None = None
        """What the task waits for while there is nothing to do."""
        self._on_error = on_error
        self.closed = False
        self._task = asyncio.create_task(self._run(), name=name)

    def put(self, work: Callable[[], Coroutine[Any, Any, T]]) -> Awaitable[T]:
        """Have something done; raises Conflict if nobody does anything here any more."""
        if asyncio.current_task() is self._task:
            return work()
        if self.closed:
            raise Conflict
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._add((work, done))
        return done

    def post(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have something done for which nobody waits; not if nothing is done here any more."""
        if not self.closed:
            nobody: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            nobody.cancel()
            self._add((work, nobody))

    async def close(self) -> None:
        """Finish what waits; nothing more is taken."""
        self.closed = True
        self._add(None)
        await self._task

    def _add(self, errand: _Errand | None) -> None:
        self._waiting.append(errand)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _next(self) -> _Errand | None:
        while not self._waiting:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return self._waiting.popleft()

    async def _run(self) -> None:
        while (errand := await self._next()) is not None:
            work, done = errand
            try:
                result = await self._do(work)
            except Exception as wrong:
                self._on_error(wrong, done.cancelled())
                if not done.done():
                    done.set_exception(wrong)
            else:
                if not done.done():
                    done.set_result(result)
            self._after()

    async def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        for _ in range(TRIES):
            try:
                return await work()
            except Conflict:
                if not await self._catch_up():
                    raise
        raise Conflict


class HasInbox(Protocol):
    @property
    def inbox(self) -> Inbox: ...


R = TypeVar("R", bound=HasInbox)


def serialised(
    method: Callable[Concatenate[R, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[R, P], Awaitable[T]]:
    """A method that is done by the task of its own room, one after the other."""

    @wraps(method)
    def enqueue(self: R, /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        return self.inbox.put(partial(method, self, *args, **kwargs))

    return enqueue
