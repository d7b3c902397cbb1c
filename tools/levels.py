"""Writes docs/levels.md: how the levels of each game compare, from the `levels.json` of its folder.

python -m boneyard.testing.levels block pairs    # measures, and writes the files
python -m tools.levels                           # shows them
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import boneyard
from boneyard.bots import LEVELS
from boneyard.testing.levels import LevelsFound, Meeting, read

PAGE = Path(__file__).resolve().parent.parent / "docs" / "levels.md"
HEAD = """# How the levels of each game compare

Written by `python -m tools.levels` from the `levels.json` in the folder of each game, which
`python -m boneyard.testing.levels GAME` finds out: every two levels play the same deals from every
side of the table, and so does each level against the yardsticks. Bots that think ahead make a fixed
number of play-outs, and no match is stopped early.

A cell says what share of the rounds the better one won, with its 95 % interval; **bold**: it is
surely the weaker one. [measuring.md](measuring.md) says what the numbers mean,
[strength.md](strength.md) has longer ladders of some games. A game that is not here has not been
measured.
"""
STEPS = (*pairwise(LEVELS[::-1]), (LEVELS[0], "random"), ("casual", "random"))
"""The columns: each level against the next, and the lower ones against chance."""


def page() -> str:
    """The whole page."""
    known = {slug: found for slug in boneyard.slugs() if (found := read(slug)) is not None}
    return "\n".join([HEAD, *_table(known)]) + "\n"


def _table(known: dict[str, LevelsFound]) -> Iterator[str]:
    head = " | ".join(f"{a} – {b}" for a, b in STEPS)
    yield f"| game | {head} | deals | play-outs |"
    yield f"|---|{'--:|' * (len(STEPS) + 2)}"
    for slug, found in known.items():
        cells = " | ".join(_cell(found.of(a, b)) for a, b in STEPS)
        yield f"| {slug} | {cells} | {found.deals} | {found.playouts} |"


def _cell(one: Meeting | None) -> str:
    if one is None:
        return ""
    text = f"{one.win:.0f} ({one.low:.0f}–{one.high:.0f})"
    return f"**{text}**" if one.inverted else text


def main() -> None:
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
