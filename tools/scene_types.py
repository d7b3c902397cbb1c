"""The TypeScript types of the scene, from its JSON Schema.

The server sends every field, so none is optional.
"""

from __future__ import annotations

import msgspec

from boneyard.view import scene
from tools.typescript import field_docs, interface, union

HEAD = """\
// Written by `make generated` from src/boneyard/view/scene.py: do not edit.

/** A structured action; it goes back to the server as it came. */
export type ActionData = Readonly<Record<string, unknown>>;

export type Halves = readonly [number, number];
"""


def source() -> str:
    """``web/board/scene.ts``."""
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
