"""What people say, as it is kept."""

from __future__ import annotations

import unicodedata


def clean(text: str, most: int) -> str:
    """Text of a person on one line, without what would disturb the page."""
    kept = (c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join("".join(kept).split())[:most]
