"""Text that people type."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

NAME_LENGTH = 40


def clean(text: str, most: int = NAME_LENGTH) -> str:
    """Text of a person on one line, without what would disturb the page."""
    kept = (c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join("".join(kept).split())[:most]


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it where somebody is called so already.

    >>> unlike("Ben", ["ben", "Ben 2"])
    'Ben 3'
    """
    taken = {other.casefold() for other in others}
    called, number = name, 1
    while called and called.casefold() in taken:
        number += 1
        called = f"{name[: NAME_LENGTH - len(f' {number}')]} {number}"
    return called
