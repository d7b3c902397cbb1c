"""What a process counts about itself: tallies and histograms, for whoever watches over a server.

They are kept here, one of each per process, so that whoever has something to count needs nobody to
hand it down to them. Nothing in them tells one table from another, and nothing names a tile.
`samples` is all of it as a plain value, which can go from one process to another; what it looks
like to Prometheus is the business of `http/metrics.py`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["counter", "gauge", "histogram"]
Labels: TypeAlias = tuple[tuple[str, str], ...]


class Sample(msgspec.Struct, frozen=True):
    """One number; `suffix` tells the parts of a histogram from each other."""

    value: float
    labels: Labels = ()
    suffix: str = ""


class Measure(msgspec.Struct, frozen=True):
    """All numbers of one name."""

    name: str
    kind: Kind
    about: str
    samples: tuple[Sample, ...]


class Tally:
    """How often something has happened, for each of its kinds."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self._name, self._about, self._labels = name, about, labels
        self._counts: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def add(self, *kind: str) -> None:
        self._counts[kind] = self._counts.get(kind, 0) + 1

    def count(self, *kind: str) -> float:
        return self._counts.get(kind, 0)

    def total(self) -> float:
        return sum(self._counts.values())

    def measure(self) -> Measure:
        samples = tuple(
            Sample(count, tuple(zip(self._labels, kind, strict=True)))
            for kind, count in sorted(self._counts.items())
        )
        return Measure(self._name, "counter", self._about, samples)


SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How long something took, in steps that are always the same."""

    def __init__(self, name: str, about: str, bounds: Sequence[float] = SECONDS) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def measure(self) -> Measure:
        # Somebody may count on meanwhile, in another thread: the total is that of these steps.
        counts, below, samples = list(self._counts), 0, []
        for bound, count in zip((*map(repr, self._bounds), "+Inf"), counts, strict=True):
            below += count
            samples.append(Sample(below, (("le", bound),), "_bucket"))
        samples += [Sample(self._sum, suffix="_sum"), Sample(below, suffix="_count")]
        return Measure(self._name, "histogram", self._about, tuple(samples))


def gauge(name: str, about: str, *values: float, **labelled: float) -> Measure:
    """How something stands now; several numbers are told apart by a label `kind`."""
    several = [Sample(value, (("kind", kind),)) for kind, value in labelled.items()]
    return Measure(name, "gauge", about, (*map(Sample, values), *several))


MOVES = Tally("boneyard_moves_total", "What was done at tables, by people and by the house.", "by")
MOVE_S = Histogram(
    "boneyard_move_seconds",
    "From when a person's move was heard until it was written down and told, or refused.",
)
WRITE_S = Histogram(
    "boneyard_write_seconds", "From when something was given to the writer until it was on disk."
)
REFUSALS = Tally(
    "boneyard_refusals_total", "What the server did not do, by the name of the words why.", "why"
)
STAND_INS = Tally(
    "boneyard_stand_ins_total", "Decisions made by a simpler bot than the one chosen.", "why"
)
REQUESTS = Tally("boneyard_http_requests_total", "Requests that were answered.", "route", "status")
SENT_AWAY = Tally(
    "boneyard_callers_sent_away_total", "Callers the porter closed the door on.", "why"
)
ENDED = Tally(
    "boneyard_ended_total",
    "Network connections that have ended, and tables that were put away while nobody was there.",
    "what",
)

COUNTED: tuple[Tally | Histogram, ...] = (
    MOVES,
    MOVE_S,
    WRITE_S,
    REFUSALS,
    STAND_INS,
    REQUESTS,
    SENT_AWAY,
    ENDED,
)


def counted() -> Iterable[Measure]:
    return (one.measure() for one in COUNTED)
