"""Reads which module imports which, without running any of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Import:
    """One name that a module imports, at a line."""

    module: str
    line: int
    typing_only: bool


def imports(source: str, package: str) -> Iterator[Import]:
    """Everything imported in `source`, a module of `package`, also inside functions.

    `from a import b` gives `a.b`: whether b is a module or a name in one is for the caller.
    """
    tree = ast.parse(source)
    typing_only = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for child in node.body
        for inner in ast.walk(child)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node.module, node.level, package)
            names = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            yield Import(name, node.lineno, id(node) in typing_only)


def absolute(module: str | None, level: int, package: str) -> str:
    """`from ..x import y` inside a.b.c means a.b.x."""
    if level == 0:
        return module or ""
    parts = package.split(".")
    parts = parts[: len(parts) - (level - 1)]
    return ".".join([*parts, module] if module else parts)


def package_of(path: Path, source_root: Path) -> str:
    """The package a file belongs to, as relative imports in it see it."""
    return ".".join(path.relative_to(source_root).parts[:-1])
