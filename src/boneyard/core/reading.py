"""Text that comes from outside: the numbers in it, and how an error quotes it.

Python's own reading of numbers is kinder than a format may be: it takes the digits of every
script, blanks, signs and underscores, and some thousand digits make it stop in words of its own.

>>> whole("12"), whole("²"), whole("١٢"), whole("-1"), whole("9" * 5000)
(12, None, None, None, None)
>>> signed("-12"), signed("--12")
(-12, None)
>>> quoted("chess")
"'chess'"
>>> quoted("9" * 5000)
"'9999999999999999999999999999999999999999…'"
"""

from __future__ import annotations

import re

MOST_QUOTED = 40
_WHOLE = re.compile(r"[0-9]{1,15}")


def whole(text: str) -> int | None:
    """The number these digits write; None: it is none, or larger than anything counted here."""
    return int(text) if _WHOLE.fullmatch(text) else None


def signed(text: str) -> int | None:
    """The same, perhaps with a minus: points can be lost, and a field can grow to all sides."""
    number = whole(text.removeprefix("-"))
    return -number if number and text.startswith("-") else number


def quoted(text: str) -> str:
    """A text as an error repeats it: not more of it than one needs to find it."""
    return repr(text if len(text) <= MOST_QUOTED else text[:MOST_QUOTED] + "…")
