"""`boneyard bench kernel --against COMMIT`: compiled rounds here and in an older checkout.

Two processes, one for each checkout, play turn about, in one run on one machine; what counts is the
time of the processor. Both begin with nothing compiled.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import geometric_mean, median
from tempfile import TemporaryDirectory

import msgspec

import boneyard
from boneyard.cli.mistake import Mistake
from boneyard.cli.shown import show

REPEATS = 5
ROOT = Path(boneyard.__file__).parents[2]
PLAYER = Path(__file__).with_name("timed_rounds.py")


class Against(msgspec.Struct, frozen=True):
    """Rounds per second, there and here; `ratio` is the median of the repeats."""

    game: str
    there: float
    here: float
    ratio: float
    spread: tuple[float, float]


class Checkouts(msgspec.Struct, frozen=True):
    """Two checkouts."""

    commit: str
    games: list[Against]
    mean: float
    """The geometric mean of the ratios."""
    compiling: tuple[float, float]
    """Seconds until everything was compiled, there and here."""


class Side:
    """A checkout in a process of its own."""

    def __init__(self, source: Path, cache: Path, slugs: list[str]) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "NUMBA_CACHE_DIR": str(cache)}
        self._process = subprocess.Popen(
            [sys.executable, str(PLAYER), *slugs],
            env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def answer(self) -> float:
        """Seconds of the processor."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Mistake("the other process has ended before it answered")
        return float(line)

    def time(self, slug: str, rounds: int) -> float:
        assert self._process.stdin is not None
        print(slug, rounds, file=self._process.stdin, flush=True)
        return self.answer()

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def _sides(commit: str, slugs: list[str]) -> Iterator[tuple[Side, Side]]:
    """There and here; one after the other is compiled, so that neither disturbs the other."""
    command = ["git", "-C", str(ROOT), "archive", commit, "src"]
    try:
        archive = subprocess.run(command, capture_output=True, check=True)
    except FileNotFoundError:
        raise Mistake("comparing with a commit needs git") from None
    except subprocess.CalledProcessError as failed:
        said = failed.stderr.decode().strip()
        raise Mistake(f"{commit} cannot be compared with: {said}") from None
    with TemporaryDirectory() as made:
        folder = Path(made)
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as packed:
            packed.extractall(folder, filter="data")
        there = Side(folder / "src", folder / "there", slugs)
        here = Side(ROOT / "src", folder / "here", slugs)
        try:
            yield there, here
        finally:
            there.end()
            here.end()


def compare(commit: str, slugs: list[str], seconds: float) -> Checkouts:
    with _sides(commit, slugs) as sides:
        compiling = sides[0].answer(), sides[1].answer()
        sizes = {slug: [_size(side, slug, seconds) for side in sides] for slug in slugs}
        known = [slug for slug in slugs if all(sizes[slug])]
        rates: dict[str, list[list[float]]] = {slug: [] for slug in known}
        for _ in range(REPEATS):
            for slug in known:
                rates[slug].append(
                    [
                        size / side.time(slug, size)
                        for side, size in zip(sides, sizes[slug], strict=True)
                    ]
                )
    if not rates:
        raise Mistake("none of these games has compiled rounds on both sides")
    found = []
    for slug, pairs in rates.items():
        ratios = sorted(here / there for there, here in pairs)
        there, here = (median(side) for side in zip(*pairs, strict=True))
        found.append(Against(slug, there, here, median(ratios), (ratios[0], ratios[-1])))
    return Checkouts(commit, found, geometric_mean(one.ratio for one in found), compiling)


def _size(side: Side, slug: str, seconds: float) -> int:
    """How many rounds take about so long; 0: there are no compiled rounds of this game."""
    size = 1
    while (took := side.time(slug, size)) < seconds / 5:
        if took == 0.0 and size > 1:
            return 0
        size *= 2
    return max(1, round(size * seconds / took))


def run(args: argparse.Namespace, slugs: list[str]) -> int:
    found = compare(args.against, slugs, args.seconds)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    rows = [
        (
            one.game, f"{one.there:,.0f}", f"{one.here:,.0f}", f"{one.ratio:.2f}",
            f"{one.spread[0]:.2f}–{one.spread[1]:.2f}",
        )
        for one in found.games
    ]  # fmt: skip
    headings = ("GAME", "THERE/S", "HERE/S", "RATIO", "SPREAD")
    show(headings, rows, headings[1:])
    there, here = found.compiling
    print(f"geometric mean {found.mean:.3f}; compiling {there:.1f} s there, {here:.1f} s here")
    return 0
