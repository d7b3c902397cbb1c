"""TypeScript interfaces from JSON Schema: what the page's generated types have in common."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

Schema = Mapping[str, Any]
Docs = Mapping[str, Mapping[str, str]]

WIDTH = 100

# The page hands actions back as they came and knows no game, so it needs no type for each of them.
OPAQUE = {"Action": "ActionData", "Event": "EventData"}


def typescript(schema: Schema) -> str:
    """The type of one schema, as TypeScript writes it."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return OPAQUE.get(name, name)
    if "anyOf" in schema:
        return " | ".join(typescript(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "type" not in schema:
        return "ActionData"  # Only an action may be anything: its game knows what.
    kind = schema["type"]
    if kind == "array" and "prefixItems" in schema:
        return f"readonly [{', '.join(typescript(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = typescript(schema["items"])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if kind == "object":
        value = _value(schema)
        return f"Readonly<Record<string, {typescript(value)}>>" if value else "ActionData"
    return {"integer": "number", "null": "null"}.get(kind, str(kind))


def _value(schema: Schema) -> Schema | None:
    """What every field of an object has to be whose fields have no fixed names."""
    if isinstance(schema.get("additionalProperties"), dict):
        return dict(schema["additionalProperties"])
    return next(iter(schema.get("patternProperties", {}).values()), None)


def interface(name: str, schema: Schema, docs: Docs, *, whole: bool) -> str:
    """One struct as an interface, with its docstrings; whole: no field of it is ever left out. An
    enumeration is the one or other of its texts."""
    if "enum" in schema:
        return "\n".join(
            [
                *comment(schema.get("description", "")),
                f"export type {name} = {typescript(schema)};",
                "",
            ]
        )
    required = schema["properties"] if whole else schema.get("required", ())
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for key, part in schema["properties"].items():
        said = part.get("description") or docs.get(name, {}).get(key, "")
        lines += [f"  {line}" for line in comment(said, WIDTH - 2)]
        lines.append(f"  readonly {key}{'' if key in required else '?'}: {typescript(part)};")
    return "\n".join([*lines, "}", ""])


def union(name: str, members: list[str], said: str) -> str:
    """A type that is one of several others."""
    return (
        "\n".join([*comment(said), f"export type {name} ="] + [f"  | {m}" for m in members]) + ";\n"
    )


def comment(said: str, width: int = WIDTH) -> list[str]:
    """A docstring as the lines of a comment, in the words of TypeScript."""
    text = re.sub(r"\bNone\b", "null", " ".join(said.split()))
    if not text:
        return []
    if len(text) + 7 <= width:
        return [f"/** {text} */"]
    return ["/**", *(f" * {line}" for line in textwrap.wrap(text, width - 3)), " */"]


def field_docs(module: ModuleType) -> dict[str, dict[str, str]]:
    """What stands below the fields of a module's classes: Python itself does not keep it."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    found: dict[str, dict[str, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for field, below in zip(node.body, node.body[1:], strict=False):
                match field, below:
                    case (
                        ast.AnnAssign(target=ast.Name(id=name)),
                        ast.Expr(value=ast.Constant(value=str(said))),
                    ):
                        found.setdefault(node.name, {})[name] = said
    return found
