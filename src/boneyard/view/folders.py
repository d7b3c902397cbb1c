"""What a game's own folder brings for the eye: `scene.py`, `arrange.py`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from boneyard import games


@cache
def brought(slug: str, part: str) -> ModuleType | None:
    """The module of this name in the game's folder, if there is one."""
    module = f"{games.__name__}.{games.folder(slug).name}.{part}"
    return None if find_spec(module) is None else import_module(module)
