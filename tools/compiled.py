"""Writes into docs/measuring.md how far ahead is thought in which game: by compiled rounds or not.

``python -m tools.compiled`` asks the kernel about tables on which every two choices of a game meet;
a test checks that the page is fresh.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

import boneyard
from boneyard.bots.registry import own_bots
from boneyard.core.game import GameKind
from boneyard.core.options import BadOption, Value
from boneyard.games import ours
from boneyard.kernel import Unknown, numbers
from boneyard.testing.cases import choices_of

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
    """The fewest choices with which this game is not played compiled; none: it never is."""
    blamed: list[Mapping[str, Value]] = []
    for table in choices_of(slug):
        if _is_known(slug, table) or any(some.items() <= table.items() for some in blamed):
            continue
        usual = {option.name: option.default for option in boneyard.listing(slug).declare(table)}
        odd = [(name, value) for name, value in table.items() if value != usual[name]]
        blamed.append(
            next(
                dict(some)
                for many in range(len(odd) + 1)
                for some in combinations(odd, many)
                if not _is_known(slug, dict(some))
            )
        )
        told = (f"{name}={str(value).lower()}" for name, value in blamed[-1].items())
        yield f"`{' '.join((slug, *told))}`"


def _is_known(slug: str, chosen: Mapping[str, Value]) -> bool:
    try:
        numbers(boneyard.game(slug, **chosen))
    except Unknown:
        return False
    except BadOption:  # These choices do not go together without others.
        return True
    return True


def main() -> None:
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
