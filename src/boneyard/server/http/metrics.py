"""`/metrics`: how the server is doing, in Prometheus' text format."""

from __future__ import annotations

import hmac
import os
import platform
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

import boneyard
from boneyard.server import measures
from boneyard.server.http.errors import Refusal
from boneyard.server.http.hosts import bare, is_loopback
from boneyard.server.measures import Labels, Measure, Sample, gauge
from boneyard.server.porter import Porter, file_limit
from boneyard.server.rooms.registry import Registry
from boneyard.server.storage.queries import Unavailable

KIND = "text/plain; version=0.0.4; charset=utf-8"
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What a proxy adds: behind one, everybody seems to be on this machine."""
STARTED = time.time()

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(request: Request) -> PlainTextResponse:
    """For whoever watches over the server: nothing in it tells one table from another."""
    if not _may_read(request, request.app.state.settings.metrics_token):
        raise Refusal(403, "door-metrics")
    registry: Registry = request.app.state.registry
    by_worker = {registry.neighbours.worker: registry.measures()}
    with suppress(Unavailable):  # Then we speak for ourselves.
        by_worker |= await registry.neighbours.measures()
    return PlainTextResponse(
        render(by_worker), media_type=KIND, headers={"cache-control": "no-store"}
    )


def _may_read(request: Request, token: str) -> bool:
    """With the token, or, where none is set, from this machine itself and through no proxy."""
    if token:
        said = request.headers.get("authorization", "").encode("utf-8", "replace")
        return hmac.compare_digest(said, f"Bearer {token}".encode())
    if any(name in request.headers for name in PASSED_ON):
        return False
    here = request.client is not None and is_loopback(request.client.host)
    return here and is_loopback(bare(request.headers.get("host", "")) or "")


# -- collecting --------------------------------------------------------------------------------


def collect(registry: Registry, porter: Porter | None) -> list[Measure]:
    """Everything this process can say about itself, as a plain value."""
    rooms = registry.open_rooms()
    lines = [connection for room in rooms for connection in room.connections]
    seats = sum(bool(connection.seats) for connection in lines)
    thinker, store = registry.thinker, registry.store
    found = [
        Measure(
            "boneyard_info",
            "gauge",
            "The version that runs; always 1.",
            (Sample(1, _labels(version=boneyard.__version__, python=platform.python_version())),),
        ),
        gauge("boneyard_tables_open", "Tables that are open in memory.", len(rooms)),
        gauge(
            "boneyard_lines",
            "Connections to tables, of players and of those who look on.",
            seats=seats,
            watchers=len(lines) - seats,
        ),
        gauge(
            "boneyard_bots",
            "Decisions that wait until a bot may think hard about them, and those thought about.",
            waiting=thinker.waiting,
            thinking=thinker.thinking,
        ),
        gauge("boneyard_writer_queue", "Writes that wait for the writer.", store.waiting),
        gauge(
            "boneyard_writer_lag_seconds",
            "Since when the oldest write is under way that is not on disk yet.",
            store.lag_s(),
        ),
        *measures.counted(),
        *_process(),
    ]
    if porter is not None:
        counts = {kind: float(count) for kind, count in porter.counts().items()}
        found.append(
            gauge("boneyard_callers", "Network connections, by how far they are.", **counts)
        )
    return found


def _process() -> list[Measure]:
    """What Prometheus' own libraries tell of a process, by the same names."""
    cpu = Sample(time.process_time())
    found = [
        Measure(
            "process_cpu_seconds_total",
            "counter",
            "CPU time of this process, without that of bots.",
            (cpu,),
        ),
        gauge("process_start_time_seconds", "When it started, since 1970.", STARTED),
        gauge("process_max_fds", "How many files it may have open.", file_limit()),
    ]
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        resident = pages * os.sysconf("SC_PAGE_SIZE")
        found.append(gauge("process_resident_memory_bytes", "Memory it has.", resident))
        open_now = len(os.listdir("/proc/self/fd"))
        found.append(gauge("process_open_fds", "Files it has open.", open_now))
    return found


# -- writing -----------------------------------------------------------------------------------


def render(by_worker: Mapping[str, Sequence[Measure]]) -> str:
    """As Prometheus reads it. With several processes, each has its numbers under its own name; one
    that has none is alone."""
    merged: dict[str, list[tuple[str, Measure]]] = {}
    for worker, found in by_worker.items():
        for measure in found:
            merged.setdefault(measure.name, []).append((worker, measure))
    lines = []
    for name, several in merged.items():
        first = several[0][1]
        lines += [f"# HELP {name} {_escaped(first.about)}", f"# TYPE {name} {first.kind}"]
        for worker, measure in several:
            own: Labels = (("worker", worker),) if worker else ()
            lines += [_line(name, own, sample) for sample in measure.samples]
    return "\n".join(lines) + "\n"


def _line(name: str, own: Labels, sample: Sample) -> str:
    labels = ",".join(
        f'{key}="{_escaped(value, quoted=True)}"' for key, value in own + sample.labels
    )
    value = sample.value
    number = str(int(value)) if value == int(value) else repr(value)
    return (
        f"{name}{sample.suffix}{{{labels}}} {number}"
        if labels
        else (f"{name}{sample.suffix} {number}")
    )


def _escaped(text: str, *, quoted: bool = False) -> str:
    text = text.replace("\\", r"\\").replace("\n", r"\n")
    return text.replace('"', r"\"") if quoted else text


def _labels(**labels: str) -> Labels:
    return tuple(labels.items())
