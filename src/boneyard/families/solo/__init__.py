"""What the games for one player share: a line with two ends, and a player who builds it."""

from boneyard.families.solo.game import Solo, SoloCommon, solo_listing
from boneyard.families.solo.line import SHAPE, ends_of, halves, lays, relaid, why_not_lay

__all__ = [
    "SHAPE", "Solo", "SoloCommon", "ends_of", "halves", "lays", "relaid", "solo_listing",
    "why_not_lay",
]  # fmt: skip
