"""Where a game stands in the lobby, and by which words it is found there."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from boneyard import games
from boneyard.core.game import GameKind, Listing, Shelf
from boneyard.core.options import resolve
from boneyard.text import OFFERED, called, words
from boneyard.text.atlas import country

USUAL_SET = 6
WORD = re.compile(r"\w{3,}|\d+")
"""Shorter ones, like "de", say nothing."""


def shelf_of(listing: Listing) -> Shelf:
    """A game without a word about it, like one from another package, stands where its kind, its
    players and its usual set belong."""
    usual = resolve(listing.declare, {})
    if usual["players"] == 1:
        return Shelf.ALONE
    if listing.shelf is not None:
        return listing.shelf
    if "partners" in usual:
        return Shelf.PARTNERS
    if listing.kind == GameKind.MEMORY:
        return Shelf.QUICK
    if listing.kind in (GameKind.COUNTING, GameKind.TRICKS):
        return Shelf.SCORE
    return Shelf.LARGE if int(usual["set"]) > USUAL_SET else Shelf.LINE


@cache
def names_elsewhere(slug: str, lang: str) -> str:
    """The words of what the game is called in the other languages, without those it is called by
    in this one, and of the countries where it is at home: people know a game by the name they grew
    up with, or only by where that was."""
    known = set(_plain(called(slug, lang)))
    others = (name for other in OFFERED if other != lang for name in called(slug, other))
    homes = (country(code, one) for code in games.played_in(slug) for one in OFFERED)
    return " ".join(word for word in _plain([*others, *homes]) if word not in known)


@cache
def searched() -> dict[str, str]:
    """What people call a kind of games, a shelf or a set when they look for one, in all our
    languages: `kind-puzzle`, `shelf-begin`, `set`."""
    keys = ["set", *(f"kind-{kind}" for kind in GameKind), *(f"shelf-{one}" for one in Shelf)]
    return {
        key: " ".join(_plain(words(lang)(f"find-{key}") for lang in OFFERED))
        for key in keys
        if words("en").has(f"find-{key}")
    }


def _plain(texts: Iterable[str]) -> list[str]:
    """The words of texts, small and without accents, each once: as the page compares them."""
    bare = unicodedata.normalize("NFD", " ".join(texts).lower().replace("ß", "ss"))
    kept = "".join(c for c in bare if not unicodedata.combining(c))
    return list(dict.fromkeys(WORD.findall(kept)))
