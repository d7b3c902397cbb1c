"""Build hooks: the wheel and the source archive carry the built page, and say what a package index
shows of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# The build backend does not put the project on the path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import page, released


class PageHook(BuildHookInterface[Any]):
    """Builds the page unless it is up to date, as it is in an unpacked source archive."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node comes from PyPI only where it is needed and the machine has none that fits."""
        return [page.NODE_PACKAGE] if page.is_stale() and not page.fits(None) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page.build()


class IndexHook(MetadataHookInterface):
    """The README as a package index can show it, and the project's address where it has one."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": released.on_its_own(readme)}
        # From a source archive what was said when it was made stands in PKG-INFO.
        if found := released.addresses():
            metadata["urls"] = found
