"""Taught players: the weights of their networks, as files that other learners can write, too.

A file is JSON, with the fields of `Taught`. Its weights are 32-bit floating-point numbers, the
lowest byte first, in base64, in the order that `boneyard.kernel.features` lays down.
"""

from __future__ import annotations

import base64
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from boneyard import games
from boneyard.core.reading import quoted
from boneyard.kernel import features
from boneyard.typed import Typed

FORMAT = 1
"""Which numbers a network is told, in which order; one higher after any change to that."""
FILE = "policy.json"
"""What weights are called in the folder of their game."""


class BadWeights(ValueError):
    """A file holds no weights for this game; the message says why."""


class Taught(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A taught player of one game."""

    format: int
    game: str
    version: str
    """Of Boneyard, which made it."""
    command: str
    """What was typed to teach it."""
    decisions: int
    """In how many it was taught."""
    seconds: float
    """How long that took, of one core."""
    units: int
    numbers: int
    """How many each unit weighs."""
    weights: str

    @property
    def net(self) -> NDArray[np.float32]:
        return np.frombuffer(base64.b64decode(self.weights), "<f4").astype(np.float32)


_FILES: Typed[Taught] = Typed(Taught)


def encoded(net: NDArray[np.float32]) -> str:
    return base64.b64encode(net.astype("<f4").tobytes()).decode()


def read(text: bytes, slug: str, name: str) -> Taught:
    """The weights in a file of this name; raises BadWeights."""
    try:
        taught = _FILES.decode(text)
        count = len(base64.b64decode(taught.weights, validate=True))
    except (msgspec.DecodeError, ValueError) as wrong:
        raise BadWeights(f"{quoted(name)} holds no weights: {wrong}") from None
    if taught.game != slug:
        raise BadWeights(f"{quoted(name)} holds weights for {taught.game}, not for {slug}")
    if taught.format != FORMAT:
        raise BadWeights(
            f"{quoted(name)} was written in format {taught.format}, and this version reads {FORMAT}"
        )
    asked = features.UNITS, features.FEATURES
    if (taught.units, taught.numbers) != asked or count != 4 * features.WEIGHTS:
        raise BadWeights(
            f"{quoted(name)} holds {count // 4} weights for {taught.units} units and "
            f"{taught.numbers} numbers; there should be {features.WEIGHTS} for {asked[0]} and "
            f"{asked[1]}"
        )
    if not np.isfinite(taught.net).all():
        raise BadWeights(f"{quoted(name)} holds weights that are no numbers")
    return taught


def read_file(path: Path, slug: str) -> Taught:
    """The same, from a path; raises BadWeights."""
    try:
        text = path.read_bytes()
    except OSError as wrong:
        raise BadWeights(f"cannot read {quoted(str(path))}: {wrong.strerror}") from None
    return read(text, slug, str(path))


@cache
def shipped(slug: str) -> Taught | None:
    """The weights in the folder of a game, if it has any."""
    found: Any = files(games.package(slug)) / FILE
    return read(found.read_bytes(), slug, FILE) if found.is_file() else None


@cache
def net(slug: str) -> NDArray[np.float32] | None:
    """The network of those."""
    taught = shipped(slug)
    return None if taught is None else taught.net
