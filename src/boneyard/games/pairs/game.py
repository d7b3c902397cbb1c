"""Pairs: four players in fixed pairs, seven tiles each and nothing left over. A preset sets what is
usual in a country or federation, and each of its rules may be chosen otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from boneyard.core.game import Shelf
from boneyard.core.options import Chosen, Value, choice
from boneyard.families.line.pairs import BY_COUNTRY, BY_TABLE, pairs_listing
from boneyard.families.listing import by_preset

PLAYED_IN = ("ES", "MX", "VE", "BR", "JO", "SA")
SOURCES = (
    "Pagat, partnership dominoes",
    "Federación Española de Dominó, 2008",
    "Federação Brasiliense de Dominó, 2013",
    "blog-del-como.blogspot.com",
    "blog.jawaker.com",
)

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "international": {},
    "fed": {"opens_first": "lot", "counts": "all", "match": "points:300"},
    "venezuelan": {"counts": "all"},
    "mexican": {"opens_next": "winner"},
    "arab": {"opens_next": "winner", "blocked": "player"},
}
"""What each sets otherwise than `international`, which sets the first choice of everything."""

PRESET = choice("preset", *PRESETS)


def _usual_match(chosen: Chosen) -> str:
    return str(PRESETS[chosen.get(PRESET, PRESET.default)].get("match", "points:100"))


LISTING = pairs_listing(
    "pairs",
    section="w1.1",
    shelf=Shelf.BEGIN,
    offers=(PRESET, by_preset(PRESET, PRESETS, *BY_COUNTRY), *BY_TABLE),
    match=_usual_match,
)
