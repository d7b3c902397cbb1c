"""Whims: chance that stays the same when the same thing is asked again.

A bot keeps nothing between decisions, and yet what it has forgotten must stay forgotten. So such
accidents are not drawn anew each time but computed from what the bot has seen.
"""

from __future__ import annotations

from hashlib import sha256
from math import log


def whim(*facts: object) -> float:
    """A number from 0 up to 1, as good as random, that depends on the facts alone.

    >>> whim("seat", 2, "round", 1) == whim("seat", 2, "round", 1)
    True
    """
    digest = sha256(repr(facts).encode()).digest()
    return int.from_bytes(digest[:6], "big") / 2**48


def lasting(mean: float, *facts: object) -> float:
    """How long something lasts that may end at any moment, in the mean so long."""
    return -mean * log(1 - whim(*facts))
