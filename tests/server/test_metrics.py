"""What the server tells whoever watches over it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request

from boneyard.server.client import Http
from boneyard.server.http.metrics import _may_read, render
from boneyard.server.measures import COUNTED, Histogram, Measure, Tally, gauge
from tests.server.people import Player, alone, look
from tests.server.running import Running, quick, sqlite
from tests.server.test_door import ask

TILE = re.compile(r"\b\d{1,2}-\d{1,2}\b")


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose numbers nobody else changes."""
    running = Running(quick(sqlite(tmp_path_factory.mktemp("watched"))))
    yield running
    running.kill()


def read(text: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Every sample, as Prometheus' own library reads it."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def numbers(server: Running) -> tuple[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]]:
    status, headers, text = ask(f"{server.address}/metrics")
    assert status == 200, text
    assert headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return text, read(text)


async def test_what_happens_is_counted(watched: Running) -> None:
    _, before = numbers(watched)
    ada, onlooker = Http(watched.address), Http(watched.address)
    table = await alone(ada, match="rounds:100")
    async with ada.live(table) as line, onlooker.live(table) as other:
        await look(other)
        player = Player(0)
        await player.play(line, most=5)
        await line.send('{"send":"act","id":"x","seat":0,"action":{"do":"pass"},"more":1}')
        await asyncio.sleep(0.2)
        ask(f"{watched.address}/api/tables", b"x", content_type="text/plain")
        text, after = numbers(watched)

    def gained(name: str, **labels: str) -> float:
        key = name, tuple(sorted(labels.items()))
        return after[key] - before.get(key, 0)

    assert after["boneyard_tables_open", ()] == 1
    assert after["boneyard_lines", (("kind", "seats"),)] == 1
    assert after["boneyard_lines", (("kind", "watchers"),)] == 1
    assert gained("boneyard_moves_total", by="people") >= 5
    assert gained("boneyard_moves_total", by="house") >= 1
    assert gained("boneyard_move_seconds_count") >= 5
    assert gained("boneyard_move_seconds_bucket", le="+Inf") >= 5
    assert gained("boneyard_move_seconds_sum") > 0
    assert gained("boneyard_write_seconds_count") >= 10
    assert gained("boneyard_http_requests_total", route="tables", status="201") == 1
    assert gained("boneyard_http_requests_total", route="tables", status="415") == 1
    assert gained("boneyard_refusals_total", why="door-not-json") == 1
    assert gained("boneyard_refusals_total", why="move") == 1
    assert after["boneyard_callers", (("kind", "line"),)] == 2
    assert after["boneyard_writer_queue", ()] >= 0
    assert after["boneyard_bots", (("kind", "waiting"),)] == 0
    assert after["process_cpu_seconds_total", ()] > 0
    assert table not in text
    assert not TILE.search(text)
    assert not any(cookie in text for cookie in ada.cookies.values())


async def test_who_may_read_it(tmp_path: Path, watched: Running) -> None:
    there = f"{watched.address}/metrics"
    assert ask(there, x_forwarded_for="192.0.2.7")[0] == 403, "through a proxy on this machine"
    assert ask(there, via="1.1 proxy")[0] == 403
    with_token = Running(replace(quick(sqlite(tmp_path)), metrics_token="s3cret"))
    try:
        there = f"{with_token.address}/metrics"
        assert ask(there)[0] == 403
        assert "BONEYARD_METRICS_TOKEN" in ask(there)[2]
        assert ask(there, authorization="Bearer s3cre")[0] == 403
        assert ask(there, authorization="Bearer s3cret", x_forwarded_for="192.0.2.7")[0] == 200
    finally:
        with_token.kill()


@pytest.mark.parametrize(
    ("client", "host", "may"),
    [
        ("127.0.0.1", "localhost:8000", True),
        ("::1", "[::1]:8000", True),
        ("192.0.2.7", "localhost:8000", False),
        ("127.0.0.1", "play.example.org", False),
        ("127.0.0.1", "", False),
    ],
)
def test_without_a_token_it_is_for_this_machine(client: str, host: str, may: bool) -> None:
    headers = [(b"host", host.encode())]
    scope: Any = {"type": "http", "client": (client, 1), "headers": headers}
    assert _may_read(Request(scope), "") is may
    assert not _may_read(Request(scope | {"client": None}), "")


def test_a_histogram_counts_in_steps() -> None:
    took = Histogram("x", "How long.", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        took.add(seconds)
    parsed = read(render({"": [took.measure()]}))
    steps = [parsed["x_bucket", (("le", bound),)] for bound in ("0.1", "1.0", "+Inf")]
    assert steps == [2, 3, 4]
    assert parsed["x_count", ()] == 4
    assert parsed["x_sum", ()] == pytest.approx(3.65)


def test_processes_are_told_apart() -> None:
    moves = Tally("moves_total", 'By "whom"\\, or what.', "by")
    moves.add('a "b"\\\n')
    first = [moves.measure(), gauge("open", "How many.", 3)]
    second = [gauge("open", "How many.", 4.5)]
    # They go from one process to the other as plain values.
    second = msgspec.json.decode(msgspec.json.encode(second), type=list[Measure])
    text = render({"1": first, "2": second})
    assert text.count("# TYPE open gauge") == 1
    assert read(text) == {
        ("moves_total", (("by", 'a "b"\\\n'), ("worker", "1"))): 1,
        ("open", (("worker", "1"),)): 3,
        ("open", (("worker", "2"),)): 4.5,
    }


def test_every_name_is_one_of_ours() -> None:
    names = [one.measure().name for one in COUNTED]
    assert len(set(names)) == len(names)
    assert all(name.startswith("boneyard_") for name in names)
