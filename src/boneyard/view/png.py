"""Drawings in pixels, with faces of our own: a picture looks the same on every machine."""

from __future__ import annotations

import re
from pathlib import Path

FACES = Path(__file__).resolve().parent / "faces"
TITLES, OTHERS = "Fraunces SemiBold", "DejaVu Sans"
"""What our faces are called. The second has what the first lacks: Greek and Cyrillic letters,
accents of all kinds, arrows."""
UNDRAWN = re.compile(
    "[^\n\x20-\u024f\u0259\u02b0-\u03ff\u0400-\u052f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf"
    "\u2190-\u21ff\u2460-\u2473\u2500-\u25ff\u2600-\u266f\u2713-\u2717]"
)


def png(drawing: str, width: int | None = None) -> bytes:
    """An SVG as a PNG, as wide as it says or as is asked for. What no face of ours has is a box."""
    # Only who wants pixels needs it.
    import resvg_py

    return resvg_py.svg_to_bytes(
        svg_string=UNDRAWN.sub("□", drawing),
        width=width,
        skip_system_fonts=True,
        font_files=[str(face) for face in sorted(FACES.glob("*.ttf"))],
        font_family=TITLES,
        serif_family=TITLES,
        sans_serif_family=OTHERS,
    )
