"""Work in parts, done elsewhere: in other processes or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_order(
    work: Callable[[T], R], tasks: Iterable[T], executor: Executor | None, ahead: int
) -> Generator[R]:
    """What comes of the tasks, in their order, with so many of them under way at a time. Closing
    the iterator calls off what has not begun."""
    if executor is None:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    running: list[Future[R]] = []
    try:
        running += [executor.submit(work, task) for task in islice(waiting, ahead)]
        while running:
            yield running.pop(0).result()
            running += [executor.submit(work, task) for task in islice(waiting, 1)]
    finally:
        for future in running:
            future.cancel()
