"""Where much work is done: in this process, in several, or on a cluster; and how far it has come.

This is the one place that makes an executor. Its users only need to know `concurrent.futures`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from boneyard.bots.registry import outside
from boneyard.cli.choose import whole_number
from boneyard.cli.mistake import Mistake
from boneyard.cli.pool import Pool

EACH = 4
"""Tasks under way for each worker: none of them waits for the next."""


class Workers(msgspec.Struct, frozen=True):
    """Who does the work."""

    executor: Executor | None
    """None: this process itself."""
    count: int = 1

    @property
    def ahead(self) -> int:
        """How many tasks may be under way."""
        return self.count * EACH


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="N",
        help="processes to use (default: one per core)",
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The options by which people choose who works."""
    add_jobs(parser)
    parser.add_argument(
        "--cluster", metavar="ADDRESS",
        help="let a Dask cluster work whose scheduler is there, like 10.0.0.5:8786",
    )  # fmt: skip


@contextmanager
def workers(args: argparse.Namespace) -> Iterator[Workers]:
    """Those whom the arguments ask for; raises Mistake where there are none to be had."""
    if args.cluster is None:
        with local_workers(args.jobs) as who:
            yield who
        return
    if not args.cluster.strip():
        raise Mistake("--cluster is given the address of a scheduler, as HOST:PORT")
    if outside():
        raise Mistake("programs from outside play on this machine only: leave --cluster out")
    try:
        from boneyard.cli.cluster import executor_at
    except ImportError:
        needs = "a cluster needs Dask: pip install 'boneyard-dominoes[cluster]'"
        raise Mistake(needs) from None
    with executor_at(args.cluster) as executor:
        yield Workers(executor, executor.cores)


@contextmanager
def local_workers(jobs: int) -> Iterator[Workers]:
    """This many processes of this machine, 0 meaning one per core; raises Mistake."""
    if jobs < 0:
        raise Mistake("at least one process is needed; --jobs 0 takes one per core")
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield Workers(None)
        return
    pool = Pool(jobs)
    try:
        yield Workers(pool, jobs)
    except BrokenProcessPool:
        raise Mistake("one of the processes died, perhaps for want of memory") from None
    finally:
        pool.end()


def progress() -> Progress:
    """A bar on standard error, where somebody looks at it."""
    return Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
