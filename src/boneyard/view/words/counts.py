"""Running counts, and what a lay would make, as people read them."""

from __future__ import annotations

from functools import lru_cache

from boneyard.rules.counts import Figure, Makes, RunningCount
from boneyard.text import Words
from boneyard.view import scene

NOTHING = Makes()

BETWEEN = " · "
"""Between figures that stand beside each other."""


@lru_cache(1024)
def badges(counts: tuple[RunningCount, ...], words: Words) -> tuple[scene.Badge, ...]:
    """The counts of a game as the table shows them."""
    return tuple(
        scene.Badge(
            label=words(f"count-{count.key}"),
            value=BETWEEN.join(_figure(figure, words) for figure in count.figures),
        )
        for count in counts
    )


def in_short(makes: Makes) -> str:
    """What a lay makes, for whoever looks at a place: "17", "15 → +3", or "+2"."""
    total, points = makes.total, makes.points
    if not points:
        return "" if total is None else str(total)
    return f"+{points}" if total in (None, points) else f"{total} → +{points}"


def _figure(figure: Figure, words: Words) -> str:
    return words(f"count-{figure}") if isinstance(figure, str) else str(figure)
