"""The game that *Play now* offers where nothing was played yet: one that most people there know, in
the way they know it. Whoever wants it otherwise for a language or a region changes a line here.
"""

from __future__ import annotations

from boneyard.server.http.models import Door, OptionValue

DRAW = "classic-draw"
"""Whoever cannot lay draws until they can: what most learnt as children."""

KNOWN = {
    "": DRAW,
    "de": DRAW,
    "en": DRAW,
    "fr": DRAW,
    "it": DRAW,
    "nl": DRAW,
    "ar": "pairs preset=arab",
    "es": "pairs preset=international",
    "es-es": "pairs preset=fed",
    "es-cu": "cuban",
    "es-do": "dominican",
    "es-mx": "pairs preset=mexican",
    "es-pr": "puerto-rican",
    "es-ve": "pairs preset=venezuelan",
    "pt": "pairs preset=international",
    "pt-br": "brazilian",
    "id": "gaple",
    "fr-mq": "martinique",
    "fr-ht": "haitian",
    "ht": "haitian",
    "ru": "kozel",
}
"""By language, or by language and region where that plays something else; "": anywhere else. A game
and its options are written as on the command line."""


def _read(said: str) -> Door:
    slug, *chosen = said.split()
    options: dict[str, OptionValue] = {}
    for one in chosen:
        name, _, value = one.partition("=")
        options[name] = value
    return Door(slug=slug, options=options)


DOORS = {where: _read(said) for where, said in KNOWN.items()}
