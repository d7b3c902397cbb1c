"""Pips: where they lie on a half, and in which colour."""

from __future__ import annotations

from functools import cache

_LOW, _MID, _HIGH = 0.24, 0.5, 0.76

_KNOWN: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((_MID, _MID),),
    ((_LOW, _HIGH), (_HIGH, _LOW)),
    ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    # A six has its threes along the tile, as on real ones.
    ((_LOW, _LOW), (_MID, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_MID, _HIGH), (_HIGH, _HIGH)),
)

# Larger numbers, as pips in each row: every pattern is the same upside down.
_ROWS = {
    7: (3, 1, 3),
    8: (3, 2, 3),
    9: (3, 3, 3),
    10: (3, 4, 3),
    11: (4, 3, 4),
    12: (4, 4, 4),
    13: (3, 2, 3, 2, 3),
    14: (4, 3, 3, 4),
    15: (3, 3, 3, 3, 3),
    16: (4, 4, 4, 4),
    17: (3, 4, 3, 4, 3),
    18: (4, 3, 4, 3, 4),
}

INK = "#241c16"
_NINE = (
    "#338888", "#448855", "#bb6600", "#440000", "#220066", "#773300", "#7755aa", "#113355",
    "#2266ee",
)  # fmt: skip
COLOURS = (INK, *_NINE, *_NINE)
"""By number, for sets above double-six. The pattern alone says the number, the colour only helps to
find it; still, one to nine are told apart by red-blind and green-blind people too."""

RADII = ((6, 0.1), (9, 0.092), (18, 0.066))
"""How large a pip is, by the highest number of the set."""


@cache
def pips(number: int) -> tuple[tuple[float, float], ...]:
    """The pips of a half, in a square from 0 to 1, on a tile that lies lengthwise."""
    if number < len(_KNOWN):
        return _KNOWN[number]
    rows = _ROWS[number]
    margin = _LOW if number <= 9 else 0.18
    step = (1 - 2 * margin) / (max(rows) - 1)
    down = (1 - 2 * margin) / (len(rows) - 1)
    return tuple(
        (0.5 + (place - (many - 1) / 2) * step, margin + row * down)
        for row, many in enumerate(rows)
        for place in range(many)
    )


def radius(highest: int) -> float:
    """How large a pip is, so that the pips of the fullest half stay apart."""
    return next(r for most, r in RADII if highest <= most)


def colour(number: int, highest: int) -> str:
    """Real sets above double-six have coloured pips."""
    return INK if highest <= 6 else COLOURS[number]
