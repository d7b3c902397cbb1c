"""What is said of decisions that programs from outside have lost."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from boneyard.bots.contenders import STAND_IN
from boneyard.bots.forfeits import Forfeits

SPOILT = 3
"""The exit status where programs lost so many decisions that there is no result."""


def lost(forfeits: Forfeits) -> str:
    """How many, and why the first of them."""
    count = f"{forfeits.lost:,} of {forfeits.asked:,} decisions"
    return "\n".join(
        (
            f"Programs from outside lost {count}; {STAND_IN} made them. The first reasons:",
            *(f"  {reason}" for reason in forfeits.reasons),
        )
    )


def no_result(what: Sequence[tuple[str, Forfeits]], slug: str) -> int:
    """Say why there is none, for each of these; the exit status."""
    for name, forfeits in what:
        print(f"boneyard: no result for {name}. {lost(forfeits)}", file=sys.stderr)
    print(
        f"`boneyard bots try COMMAND {slug}` shows what such a program reads and writes.",
        file=sys.stderr,
    )
    return SPOILT
