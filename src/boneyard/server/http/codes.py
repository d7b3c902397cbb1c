"""Links as QR codes."""

from __future__ import annotations

import io

import segno


def code(link: str) -> bytes:
    """A link as a QR code, as SVG."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=2, xmldecl=False, light="white")
    return drawn.getvalue()
