"""Writes the list of all settings into docs/serving.md, from their declaration.

``python -m tools.settings_list`` refreshes it; a test checks that it is fresh.
"""

from __future__ import annotations

import re
from pathlib import Path

from boneyard.server.settings import Setting, declared

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "serving.md"
LIST = re.compile(r"(?<=^<!-- settings -->\n).*?(?=^<!-- end of settings -->$)", re.M | re.S)


def table() -> str:
    """Every setting, as a row each."""
    rows = "".join(_row(setting) for setting in declared().values())
    return f"| variable | default | |\n|---|---|---|\n{rows}"


def _row(setting: Setting) -> str:
    about = setting.about.replace("|", r"\|")
    return f"| `{setting.variable}` | {setting.default} | {about[0].upper()}{about[1:]} |\n"


def refreshed(text: str) -> str:
    """The document with the list as it is now."""
    if not LIST.search(text):
        raise LookupError(f"{DOCUMENT.name} has no place for the settings")
    return LIST.sub(lambda _: table(), text)


def main() -> None:
    DOCUMENT.write_text(refreshed(DOCUMENT.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
