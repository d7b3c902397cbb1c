"""Writes anew what the page has from Python: ``python -m tools.generated``, or ``make generated``.

One fact stands in one place: what both sides need is written in Python, and a test checks that the
page's files are fresh.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools import looks, scene_types, wire_types

WEB = Path(__file__).resolve().parent.parent / "web"

FILES: dict[str, Callable[[], str]] = {
    "board/scene.ts": scene_types.source,
    "board/pips.ts": looks.pip_patterns,
    "board/palette.css": looks.palette,
    "app/wire.ts": wire_types.source,
}


def main() -> None:
    for name, source in FILES.items():
        (WEB / name).write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
