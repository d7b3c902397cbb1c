"""Writes the TypeScript types of the scene from its JSON Schema.

``python -m tools.scene_types`` writes ``web/board/scene.ts`` anew; a test checks that it is fresh.
The server sends every field, so none is optional.
"""

from __future__ import annotations

import msgspec

from boneyard.view import scene
from tools.typescript import WEB, field_docs, interface, union

TARGET = WEB / "board" / "scene.ts"
HEAD = """\
// Written by `python -m tools.scene_types` from the scene's JSON Schema: do not edit.

/** A structured action; it goes back to the server as it came. */
export type ActionData = Readonly<Record<string, unknown>>;

export type Halves = readonly [number, number];
"""


def source() -> str:
    """The whole file."""
    components = msgspec.json.schema(scene.Scene)["$defs"]
    docs = field_docs(scene)
    items = [name for name, schema in components.items() if "item" in schema["properties"]]
    return "\n".join(
        [
            HEAD,
            *(interface(name, schema, docs, whole=True) for name, schema in components.items()),
            union("Item", items, "Whatever lies on the table."),
        ]
    )


if __name__ == "__main__":
    TARGET.write_text(source(), encoding="utf-8")
