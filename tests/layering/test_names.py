"""One word, one meaning: no public class name stands twice (docs/words.md). Games stand apart: what
two of them call alike is told by each in its own words, and nobody reads them side by side."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path, PurePosixPath

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "boneyard"

# Each puzzle is a small library of its own, with its own positions, moves and steps.
APART = "puzzles"


def classes() -> dict[str, list[str]]:
    """Where each public class is defined."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        where = path.relative_to(SOURCE)
        if path.name.startswith("test_") or where.parts[0] == APART:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(where.as_posix())
    return found


def clashes(where: list[str]) -> bool:
    """Whether these are too many places for one name: any two, unless each is in another game."""
    games = {PurePosixPath(path).parts[1] for path in where if path.startswith("games/")}
    return len(where) > 1 and len(games) < len(where)


def test_no_class_name_stands_twice() -> None:
    twice = {name: where for name, where in classes().items() if clashes(where)}
    assert twice == {}, "find another name, in docs/words.md or of your own"


@pytest.mark.parametrize(
    ("where", "too_many"),
    [
        (["games/moon/game.py"], False),
        (["games/moon/game.py", "games/kozel/game.py"], False),
        (["games/moon/game.py", "games/moon/scene.py"], True),
        (["games/moon/game.py", "core/game.py"], True),
        (["view/kit.py", "core/game.py"], True),
    ],
)
def test_games_stand_apart(where: list[str], too_many: bool) -> None:
    assert clashes(where) == too_many
