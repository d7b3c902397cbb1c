"""One word, one meaning: no public class name stands twice (docs/words.md)."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

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


def test_no_class_name_stands_twice() -> None:
    twice = {name: where for name, where in classes().items() if len(where) > 1}
    assert twice == {}, "find another name, in docs/words.md or of your own"
