"""Counting games: any tile may be laid, and the running total of all pips decides."""

from boneyard.families.counting.game import CountingGame
from boneyard.families.counting.listing import counting_listing
from boneyard.families.counting.rules import CountingRules
from boneyard.families.counting.state import CountingObservation, CountingState

__all__ = [
    "CountingGame",
    "CountingObservation",
    "CountingRules",
    "CountingState",
    "counting_listing",
]
