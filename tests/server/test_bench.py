"""The bench: that it measures what it says, in processes of their own."""

from __future__ import annotations

import json

import msgspec
import pytest

from boneyard.cli.main import main
from boneyard.server.bench import measure
from boneyard.server.bench.measure import Measured, percentile

KEYS = {"moves_per_s", "p50_ms", "p99_ms", "cpu_ms_per_move", "tables", "processes"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not the figures that are looked at here."""
    monkeypatch.setattr(measure, "WARM_UP_S", 0.2)


def test_the_bench_measures_and_keeps_a_rate(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--tables", "3", "--seconds", "2", "--spectators", "1", "--rate", "10"]
    assert main(["bench", "server", *asked, "--json"]) == 0
    said = capsys.readouterr().out
    measured = json.loads(said)
    assert measured.keys() >= KEYS
    assert (measured["tables"], measured["processes"]) == (3, 1)
    # Two by two, one by four, and somebody who looks on at each.
    assert (measured["players"], measured["spectators"], measured["sockets"]) == (8, 3, 11)
    assert 5 <= measured["moves_per_s"] <= 12
    assert measured["refused"] == 0
    assert 0 < measured["p50_ms"] <= measured["p99_ms"]
    assert 0 < measured["cpu_ms_per_move"] < 1000
    assert measured["rss_mib"] > 0
    assert "8 players and 3 spectators at 3 tables" in str(msgspec.json.decode(said, type=Measured))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--processes", "2"], "PostgreSQL"),
        (["--processes", "2", "--database", "sqlite:////tmp/x.db"], "PostgreSQL"),
        (["--database", "mysql://localhost/x"], "must begin with"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "the database cannot be used"),
        (["--tables", "0"], "at least one table"),
        (["--rate", "nan"], "no fewer than 0"),
        (["--game", "chess"], "chess"),
    ],
)
def test_what_cannot_be_measured_is_said(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "server", *asked]) == 2
    assert said in capsys.readouterr().err


def test_percentiles() -> None:
    assert percentile([3.0, 1.0, 2.0], 50) == 2.0
    assert percentile([float(i) for i in range(1000)], 99) == 990.0
