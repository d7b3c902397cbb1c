"""Dominican: pairs to 200 points, with points for making others pass."""

from __future__ import annotations

from boneyard.families.line.listing import PARTNERS
from boneyard.families.line.pairs import (
    ALL_IF_BLOCKED,
    BLOCKED,
    BONUSES,
    CAPICUA_BLANK,
    TIE,
    pairs_listing,
)

LIKE = ("pairs",)
PLAYED_IN = ("DO",)
SOURCES = (
    "dominoesonline.com",
    "Capi",
    "dominord",
    "dominodominicano",
)

LISTING = pairs_listing(
    "dominican",
    section="w1.2",
    usual={
        "opens_next": "winner",
        "blocked": "closer",
        "tie": "opener",
        "counts": "all",
        "capicua_points": 30,
        "corrido_points": 30,
        "salida_points": 30,
        "capicua_blank": False,
    },
    offers=(BLOCKED, TIE, ALL_IF_BLOCKED, *BONUSES, CAPICUA_BLANK, PARTNERS),
    match="points:200",
)
