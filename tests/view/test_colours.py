"""The colours of the table can be told apart, by everybody."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import TypeAlias

import pytest

from boneyard.view.palette import DARK, LIGHT, Palette
from boneyard.view.pips import COLOURS, INK, colour

Three: TypeAlias = tuple[float, float, float]

NINE = COLOURS[1:10]

# How red-blind and green-blind people see linear RGB (Machado, Oliveira and Fernandes, 2009).
EYES: dict[str, tuple[Three, Three, Three]] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "green-blind": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "red-blind": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}


def linear(shade: str) -> Three:
    r, g, b = (int(shade[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _linear(r), _linear(g), _linear(b)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def dot(one: Three, other: Three) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def light(rgb: Three) -> float:
    return dot(rgb, (0.2126, 0.7152, 0.0722))


def lab(rgb: Three) -> Three:
    """Where distances are about those people see (CIE 1976)."""
    x = _lab(dot(rgb, (0.4124, 0.3576, 0.1805)) / 0.95047)
    y = _lab(light(rgb))
    z = _lab(dot(rgb, (0.0193, 0.1192, 0.9505)) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


def seen(shade: str, eye: tuple[Three, Three, Three]) -> Three:
    r, g, b = (max(0.0, dot(row, linear(shade))) for row in eye)
    return lab((r, g, b))


def test_pips_are_coloured_on_large_sets_only() -> None:
    assert {colour(number, 6) for number in range(7)} == {INK}
    assert len(set(NINE)) == 9
    for number in range(1, 18):
        assert colour(number, 18) != colour(number + 1, 18)


@pytest.mark.parametrize("palette", [LIGHT, DARK])
@pytest.mark.parametrize("shade", COLOURS[:10])
def test_every_pip_stands_out_from_the_ivory(shade: str, palette: Palette) -> None:
    # WCAG 1.4.11: what is drawn needs 3:1 (letters would need 4.5:1).
    assert (light(linear(palette.ivory)) + 0.05) / (light(linear(shade)) + 0.05) >= 3


@pytest.mark.parametrize("eye", EYES)
def test_no_two_colours_of_pips_look_alike(eye: str) -> None:
    for one, other in combinations(NINE, 2):
        assert dist(seen(one, EYES[eye]), seen(other, EYES[eye])) > 20, (one, other)
