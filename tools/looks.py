"""What the page and drawings of the table have in common, for the page: pips and colours."""

from __future__ import annotations

from boneyard.view.palette import DARK, LIGHT, TINTS, Palette
from boneyard.view.pips import COLOURS, RADII, pips

HIGHEST = len(COLOURS) - 1
A_LINE = 6
"""So many pips are written in a line."""

PIPS = """\
// Written by `make generated` from src/boneyard/view/pips.py: do not edit.

/** The middle of a pip, in a square from 0 to 1, on a tile that lies lengthwise. */
export type Pip = readonly [x: number, y: number];

const PIPS: readonly (readonly Pip[])[] = [
%s
];

/** By the highest number of the set. */
const RADII = [%s] as const;

/** The pips of a half. */
export function pips(number: number): readonly Pip[] {
  return PIPS[number] ?? [];
}

/** How large a pip is, so that the pips of the fullest half stay apart. */
export function pipRadius(highest: number): number {
  return RADII.find(([most]) => highest <= most)?.[1] ?? 0;
}
"""

PALETTE = """\
/* Written by `make generated` from src/boneyard/view/palette.py: do not edit.
   Include it before what changes these colours. */

:root {
%s}

:root[data-scheme="dark"] {
%s}

/* Sets above double-six have coloured pips. */
%s
/* Cells that belong together. */
%s"""


def pip_patterns() -> str:
    """``web/board/pips.ts``."""
    halves = "\n".join(_half(number) for number in range(HIGHEST + 1))
    return PIPS % (halves, ", ".join(f"[{most}, {radius}]" for most, radius in RADII))


def _half(number: int) -> str:
    spots = [f"[{x:.3g}, {y:.3g}]" for x, y in pips(number)]
    if number <= A_LINE:
        return f"  [{', '.join(spots)}],"
    lines = [", ".join(spots[at : at + A_LINE]) for at in range(0, number, A_LINE)]
    return "\n".join(["  [", *(f"    {line}," for line in lines), "  ],"])


def palette() -> str:
    """``web/board/palette.css``."""
    return PALETTE % (
        _variables(LIGHT) + "".join(f"  --tint-{n}: {tint};\n" for n, tint in enumerate(TINTS)),
        _variables(DARK, LIGHT),
        "".join(
            f".coloured .pips.n{number} {{ fill: {COLOURS[number]}; }}\n"
            for number in range(1, HIGHEST + 1)
        ),
        "".join(f".tint-{n} .ground {{ fill: var(--tint-{n}); }}\n" for n in range(len(TINTS))),
    )


def _variables(colours: Palette, but: Palette | None = None) -> str:
    """The colours as CSS variables; those that are `but`'s too are left out."""
    return "".join(
        f"  --{name.replace('_', '-')}: {colour};\n"
        for name, colour in colours._asdict().items()
        if but is None or colour != getattr(but, name)
    )
