"""The game that *Play now* offers where nothing was played yet: one that most people there know, in
the way they know it. Whoever wants it otherwise for a language or a region changes a line here.
"""

from __future__ import annotations

from boneyard.server.http.models import Door

DRAW = Door(slug="classic-draw")
"""Whoever cannot lay draws until they can: what most learnt as children."""


def _pairs(preset: str) -> Door:
    return Door(slug="pairs", options={"preset": preset})


DOORS = {
    "": DRAW,
    "de": DRAW,
    "en": DRAW,
    "fr": DRAW,
    "it": DRAW,
    "nl": DRAW,
    "ar": _pairs("arab"),
    "es": _pairs("international"),
    "es-es": _pairs("fed"),
    "es-do": Door(slug="dominican"),
    "es-mx": _pairs("mexican"),
    "es-pr": Door(slug="puerto-rican"),
    "es-ve": _pairs("venezuelan"),
    "pt": _pairs("international"),
    "pt-br": Door(slug="brazilian"),
    "id": Door(slug="gaple"),
}
"""By language, or by language and region where that plays something else; "": anywhere else."""
