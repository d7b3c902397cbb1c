"""Writes into docs/measuring.md how far ahead is thought in which game: by compiled rounds or not.

``python -m tools.compiled`` asks the kernel about tables on which every two choices of a game meet;
a test checks that the page is fresh.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import boneyard
from boneyard.bots.registry import own_bots
from boneyard.core.game import AnyGame, GameKind
from boneyard.games import ours
from boneyard.kernel import Unknown, numbers
from boneyard.testing import cases

PAGE = Path(__file__).resolve().parent.parent / "docs" / "measuring.md"
WRITTEN = re.compile(r"(?<=<!-- python -m tools\.compiled -->\n).*?(?=<!-- end -->\n)", re.S)
ALONE = (GameKind.SOLO, GameKind.PUZZLE)
KNOWN = (GameKind.LINE, GameKind.COUNTING)
"""Families whose rounds are compiled."""


def page(text: str) -> str:
    """The page, with what is so now."""
    return WRITTEN.sub(lambda _: f"\n{told()}\n", text)


def told() -> str:
    against = [slug for slug in ours() if boneyard.listing(slug).kind not in ALONE]
    others = [slug for slug in against if boneyard.listing(slug).kind not in KNOWN]
    own = [f"`{slug}`" for slug in others if own_bots(slug)]
    slower = [f"`{slug}`" for slug in others if not own_bots(slug)]
    slower += [line for slug in against if slug not in others for line in exceptions(slug)]
    rows = (
        ("compiled rounds", ["all line and counting games but those of the last row"]),
        ("bots of their own", own),
        ("the readable engine, some hundred times slower", slower or ["none"]),
    )
    lines = (f"| {how} | {', '.join(where)} |" for how, where in rows)
    return "\n".join(("| what thinks ahead | in |", "|---|---|", *lines))


def exceptions(slug: str) -> Iterator[str]:
    """The tables of this game that are not played compiled: what they have in common, and why."""
    by_reason: dict[str, list[AnyGame]] = {}
    tables = cases(slug)
    for game in tables:
        try:
            numbers(game)
        except Unknown as unknown:
            by_reason.setdefault(str(unknown), []).append(game)
    everywhere = _in_common(tables)
    for reason, found in by_reason.items():
        chosen = sorted(_in_common(found) - everywhere)
        table = " ".join((slug, *(f"{name}={value}" for name, value in chosen)))
        yield f"`{table}` ({reason})"


def _in_common(games: list[AnyGame]) -> set[tuple[str, str]]:
    """What all these tables have chosen alike."""
    chosen = [{(name, str(value)) for name, value in game.options.items()} for game in games]
    return set.intersection(*chosen)


def main() -> None:
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
