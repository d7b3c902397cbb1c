"""Writes the TypeScript types of the scene from its JSON Schema.

``python -m tools.scene_types`` writes ``web/board/scene.ts`` anew; a test checks that it is fresh.
The server sends every field, so none is optional.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from boneyard.view.scene import Scene

TARGET = Path(__file__).resolve().parent.parent / "web" / "board" / "scene.ts"
HEAD = """\
// Written by `python -m tools.scene_types` from the scene's JSON Schema: do not edit.

/** A structured action; it goes back to the server as it came. */
export type ActionData = Readonly<Record<string, unknown>>;
"""


def typescript(schema: dict[str, Any]) -> str:
    """The type of one schema, as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(typescript(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema["type"]
    if kind == "array" and "prefixItems" in schema:
        return f"readonly [{', '.join(typescript(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = typescript(schema["items"])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if kind == "object":
        return "ActionData"
    return {"integer": "number", "null": "null"}.get(kind, str(kind))


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct as an interface, with its docstring."""
    lines = []
    if "description" in schema:
        text = " ".join(schema["description"].split())
        lines.append(f"/** {text} */")
    lines.append(f"export interface {name} {{")
    lines += [
        f"  readonly {key}: {typescript(part)};" for key, part in schema["properties"].items()
    ]
    lines.append("}")
    return "\n".join(lines) + "\n"


def source() -> str:
    """The whole file."""
    components = msgspec.json.schema(Scene)["$defs"]
    items = " | ".join(
        name for name, schema in components.items() if "item" in schema["properties"]
    )
    parts = [HEAD, *(interface(name, schema) for name, schema in components.items())]
    parts.append(
        f"export type Item = {items};\n\nexport type Halves = readonly [number, number];\n"
    )
    return "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(source(), encoding="utf-8")
