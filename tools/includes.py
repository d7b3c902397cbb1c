"""Puts code into documents from the files themselves, so that what a page shows is what runs.

``python -m tools.includes`` refreshes every document; a test checks that they are fresh. A page
says what it shows in a comment, and the fenced block below that comment is written for it:

    <!-- include: src/boneyard/games/hungarian/game.py -->
    <!-- include: src/boneyard/games/cyprus/game.py::Star -->
    <!-- include: src/boneyard/games/cyprus/game.py::Star.opens -->

The first shows a whole file, the second one class, function or constant of a Python file, the
third one method.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = {".py": "python", ".ftl": "ini", ".toml": "toml"}
"""How a fence names the language of a file; plain text otherwise."""

INCLUDE = re.compile(
    r"^<!-- include: (?P<path>[^\s:]+)(?:::(?P<name>[\w.]+))? -->\n(?:```.*?^```\n)?", re.M | re.S
)


class NothingToInclude(LookupError):
    """A document asks for code that is not there."""


def documents() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def excerpt(path: str, name: str | None) -> str:
    """The text of a file, or of one definition in it."""
    file = ROOT / path
    if not file.is_file():
        raise NothingToInclude(f"there is no file {path}")
    text = file.read_text("utf-8")
    if name is None:
        return text
    found: ast.AST = ast.parse(text)
    for part in name.split("."):
        inner = (node for node in getattr(found, "body", []) if part in _names(node))
        found = next(inner, ast.Pass())
    if not isinstance(found, ast.stmt) or isinstance(found, ast.Pass):
        raise NothingToInclude(f"{path} defines no {name}")
    decorated = getattr(found, "decorator_list", [])
    first = min([found.lineno, *(decorator.lineno for decorator in decorated)])
    return dedent("\n".join(text.splitlines()[first - 1 : found.end_lineno])) + "\n"


def _names(node: ast.stmt) -> set[str]:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return {name}
        case ast.Assign(targets=targets):
            return {target.id for target in targets if isinstance(target, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
    return set()


def refreshed(text: str) -> str:
    """A document with its included code as it is now."""

    def block(found: re.Match[str]) -> str:
        path, name = found["path"], found["name"]
        comment = f"<!-- include: {path}{f'::{name}' if name else ''} -->"
        language = LANGUAGES.get(Path(path).suffix, "text")
        return f"{comment}\n```{language}\n{excerpt(path, name)}```\n"

    return INCLUDE.sub(block, text)


def main() -> None:
    for document in documents():
        before = document.read_text("utf-8")
        after = refreshed(before)
        if after != before:
            document.write_text(after, "utf-8")
            print(document.relative_to(ROOT))


if __name__ == "__main__":
    main()
