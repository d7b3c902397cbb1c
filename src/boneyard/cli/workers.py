"""Where much work is done: in this process, in several, or on a cluster; and how far it has come.

This is the one place that makes an executor. Those who use it speak to `concurrent.futures` only.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from boneyard.bots.registry import outside
from boneyard.cli.mistake import Mistake

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


def add_workers(parser: argparse.ArgumentParser, jobs: int = 1) -> None:
    """The options by which people choose who works."""
    default = "one per core" if jobs == 0 else str(jobs)
    parser.add_argument(
        "--jobs", type=int, default=jobs, metavar="N",
        help=f"processes to use; 0: one per core (default: {default})",
    )  # fmt: skip
    parser.add_argument(
        "--cluster", metavar="ADDRESS",
        help="let a Dask cluster work whose scheduler is there, like 10.0.0.5:8786",
    )  # fmt: skip


@contextmanager
def workers(args: argparse.Namespace) -> Iterator[Workers]:
    """Those whom the arguments ask for; raises Mistake where there are none to be had."""
    if args.jobs < 0:
        raise Mistake("at least one process is needed; --jobs 0 takes one per core")
    if args.cluster is not None and not args.cluster.strip():
        raise Mistake("--cluster is given the address of a scheduler, as HOST:PORT")
    if args.cluster is not None and outside():
        raise Mistake("programs from outside play on this machine only: leave --cluster out")
    if args.cluster is not None:
        try:
            from boneyard.cli.cluster import executor_at
        except ImportError:
            needs = "a cluster needs Dask: pip install 'boneyard-dominoes[cluster]'"
            raise Mistake(needs) from None
        with executor_at(args.cluster) as executor:
            yield Workers(executor, executor.cores)
        return
    jobs = args.jobs or os.cpu_count() or 1
    if jobs == 1:
        yield Workers(None)
        return
    # `spawn`: a fork after compiled code has started its threads kills the child.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield Workers(pool, jobs)
        except BrokenProcessPool:
            raise Mistake("one of the processes died, perhaps for want of memory") from None
        finally:
            pool.shutdown(cancel_futures=True)


def progress() -> Progress:
    """A bar on standard error, where somebody looks at it."""
    return Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
