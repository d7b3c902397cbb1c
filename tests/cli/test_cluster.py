"""Work on a real Dask cluster: two workers, one of which dies in the middle."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from distributed import Client
from distributed.comm.core import CommClosedError

import boneyard
from boneyard.bots.arena import run
from boneyard.cli import main
from boneyard.cli.cluster import executor_at
from boneyard.cli.mistake import Mistake
from boneyard.cli.workers import workers

pytestmark = pytest.mark.extras


class Cluster(NamedTuple):
    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


def started(*words: str, log: Path) -> subprocess.Popen[bytes]:
    with log.open("wb") as out:
        return subprocess.Popen(
            [sys.executable, "-m", *words, "--no-dashboard"],
            stdout=out,
            stderr=out,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    where = tmp_path / "scheduler.json"
    at = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(where))
    processes = [started("distributed.cli.dask_scheduler", *at, log=tmp_path / "scheduler.log")]
    try:
        deadline = time.monotonic() + 30
        while not where.exists() or not where.read_text():
            assert time.monotonic() < deadline, (tmp_path / "scheduler.log").read_text()
            time.sleep(0.1)
        address = json.loads(where.read_text())["address"]
        alone = ("--nthreads", "1", "--no-nanny", "--host", "127.0.0.1")
        two = [
            started("distributed.cli.dask_worker", address, *alone, log=tmp_path / f"{name}.log")
            for name in ("one", "other")
        ]
        processes += two
        with Client(address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield Cluster(address, processes[0], two)
    finally:
        for process in processes:
            process.kill()
            process.wait()


def test_no_match_is_lost_or_counted_twice_when_a_worker_dies(cluster: Cluster) -> None:
    game = boneyard.game("block", match="rounds:1")
    players, count = ["greedy", "random"], 400
    alone = [match for part in run(game, players, count, size=4) for match in part]
    with workers(Namespace(jobs=1, cluster=cluster.address)) as who:
        parts = run(game, players, count, size=4, executor=who.executor, ahead=20)
        with closing(cast(Any, parts)):
            there = next(parts) + next(parts)
            cluster.workers[0].send_signal(signal.SIGKILL)
            cluster.workers[0].wait()
            for part in parts:
                there += part
    assert there == alone


def test_a_ladder_is_the_same_on_a_cluster(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["ladder", "classic-block", "--bots", "heaviest,random", "--deals", "40", "--json"]
    assert main([*words, "--jobs", "1"]) == 0
    alone = capsys.readouterr().out
    assert main([*words, "--cluster", cluster.address]) == 0
    assert capsys.readouterr().out == alone


def test_a_cluster_without_workers_is_told(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    for worker in cluster.workers:
        worker.kill()
        worker.wait()
    words = ["ladder", "block", "--bots", "greedy,random", "--cluster", cluster.address]
    assert main(words) == 2
    assert "has no workers" in capsys.readouterr().err


def test_a_cluster_whose_workers_all_go_is_told(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("boneyard.cli.cluster.NOBODY_S", 0.5)
    words = ["ladder", "block", "--bots", "greedy,random", "--deals", "100000"]
    for worker in cluster.workers:
        threading.Timer(1.0, worker.kill).start()
    assert main([*words, "--cluster", cluster.address]) == 2
    assert "has no workers" in capsys.readouterr().err


def played_until_it_goes_away(cluster: Cluster) -> None:
    game = boneyard.game("block", match="rounds:1")
    with workers(Namespace(jobs=1, cluster=cluster.address)) as who:
        parts = run(game, ["greedy", "random"], 4000, size=4, executor=who.executor, ahead=20)
        with closing(parts):
            next(parts)
            cluster.scheduler.kill()
            for _ in parts:
                pass


def test_a_cluster_that_goes_away_in_the_middle_is_told(
    cluster: Cluster, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Mistake, match="was lost"):
        played_until_it_goes_away(cluster)
    assert capfd.readouterr().err == ""


def never_answered(*_: Any, **__: Any) -> Awaitable[Any]:
    """As if it had been asked for in the moment in which the line broke."""
    return asyncio.get_running_loop().create_future()


async def broken_off(*_: Any, **__: Any) -> None:
    """As if the line had broken while the answer was on its way."""
    raise CommClosedError


def seven_from(cluster: Cluster) -> None:
    """It is gone before it can answer."""
    with executor_at(cluster.address) as executor:
        answer = executor.submit(int, "7")
        cluster.scheduler.kill()
        answer.result(timeout=30)


@pytest.mark.parametrize("gather", [never_answered, broken_off])
def test_nobody_waits_for_ever_for_an_answer(
    cluster: Cluster, gather: Callable[..., Awaitable[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Client, "gather", gather)
    with pytest.raises(Mistake, match="was lost"):
        seven_from(cluster)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "smoke://signals"])
def test_a_cluster_that_does_not_answer_is_told_soon_and_nothing_is_written(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "picture.svg"
    words = ["ladder", "block", "--bots", "greedy,random", "--plot", str(picture)]
    began = time.monotonic()
    assert main([*words, "--cluster", address]) == 2
    assert time.monotonic() - began < 15
    told = capsys.readouterr()
    assert "does not answer" in told.err
    assert told.out == ""
    assert not picture.exists()


def test_an_address_that_is_none_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "block", "--bots", "greedy,random", "--cluster", ""]
    assert main(words) == 2
    assert "HOST:PORT" in capsys.readouterr().err
