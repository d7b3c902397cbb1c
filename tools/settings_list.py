"""Writes the list of all settings into docs/serving.md, from their declaration.

``python -m tools.settings_list`` refreshes it; a test checks that it is fresh.
"""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import msgspec

from boneyard.server.settings import LIMIT, Limits, Setting, Settings, declared

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "serving.md"
LIST = re.compile(r"(?<=^<!-- settings -->\n).*?(?=^<!-- end of settings -->$)", re.M | re.S)


class Described(msgspec.Struct, frozen=True):
    """What the declaration says of a setting."""

    default: str
    """Empty where it depends on the machine."""
    about: str


def described() -> dict[str, Described]:
    """Every setting that has a docstring, by name."""
    return _fields(Settings, "") | _fields(Limits, LIMIT)


def _fields(declaration: type[msgspec.Struct], prefix: str) -> dict[str, Described]:
    found = {}
    (tree,) = ast.parse(inspect.getsource(declaration)).body
    assert isinstance(tree, ast.ClassDef)
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(name), value=value),
                ast.Expr(value=ast.Constant(value=str(about))),
            ):
                text = inspect.cleandoc(about).replace("\n", " ")
                found[prefix + name] = Described(_default(declaration, name, value), text)
    return found


def _default(declaration: type[msgspec.Struct], name: str, written: ast.expr | None) -> str:
    if written is None or any(isinstance(node, ast.Call) for node in ast.walk(written)):
        return ""
    field = next(one for one in msgspec.structs.fields(declaration) if one.name == name)
    return " ".join(field.default) if isinstance(field.default, tuple) else str(field.default)


def table() -> str:
    """Every setting, as a row each."""
    words = described()
    rows = "".join(_row(setting, words[setting.name]) for setting in declared().values())
    return f"| variable | default | |\n|---|---|---|\n{rows}"


def _row(setting: Setting, described: Described) -> str:
    about = described.about.replace("|", r"\|")
    return f"| `{setting.variable}` | {described.default} | {about} |\n"


def refreshed(text: str) -> str:
    """The document with the list as it is now."""
    if not LIST.search(text):
        raise LookupError(f"{DOCUMENT.name} has no place for the settings")
    return LIST.sub(lambda _: table(), text)


def main() -> None:
    DOCUMENT.write_text(refreshed(DOCUMENT.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
