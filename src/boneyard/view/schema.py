"""The JSON Schema of a scene: `python -m boneyard.view.schema` prints it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from boneyard.view.scene import Scene


def schema() -> dict[str, Any]:
    """What a scene looks like on the wire."""
    return msgspec.json.schema(Scene)


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
