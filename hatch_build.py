"""Build hook: the wheel and the source archive carry the built page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build backend does not put the project on the path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import page


class PageHook(BuildHookInterface[Any]):
    """Builds the page unless it is up to date, as it is in an unpacked source archive."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node comes from PyPI only where it is needed and the machine has none that fits."""
        return [page.NODE_PACKAGE] if page.is_stale() and not page.fits(None) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page.build()
