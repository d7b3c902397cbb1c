"""The colours of a table; ``make generated`` writes them for the page, as CSS variables."""

from __future__ import annotations

from typing import NamedTuple

from boneyard.view.pips import INK


class Palette(NamedTuple):
    """What lies on a table, and the table itself, on a cloth of felt."""

    cloth: str = "#2f6f52"
    cloth_deep: str = "#1d4a37"
    cloth_ink: str = "#fdf6e3"
    rim: str = "#6d4322"
    rim_light: str = "#98683c"

    ivory: str = "#fbf4e0"
    ivory_light: str = "#fffdf4"
    ivory_edge: str = "#b9a57c"
    pip: str = INK
    pin: str = "#b98d3e"
    pin_edge: str = "#8a6422"
    cover: str = "#27435c"
    cover_edge: str = "#142738"
    cover_line: str = "#8fb0c9"

    last: str = "#ffb340"
    lit: str = "#ffd34d"
    lit_ink: str = "#241a08"
    wrong: str = "#c62828"
    right: str = "#2e7d32"
    link: str = "#f3dfb4"

    cell: str = "#fffaf0"
    cell_line: str = "#a99877"
    cell_ink: str = "#2a2119"
    solid: str = "#6d5a41"


LIGHT = Palette()
DARK = Palette(
    cloth="#1f4a3a",
    cloth_deep="#122e24",
    rim="#3d2615",
    rim_light="#5d3b20",
    ivory="#efe6cf",
    ivory_light="#fbf5e4",
    cell="#e9dfc8",
    cell_line="#8b7a5c",
)

TEAMS = (LIGHT.cover, "#8c3b2e")
"""Of those who play together."""

TINTS = (
    "#f3d9a4", "#bfe0ee", "#d5e6b5", "#f2c9c4", "#d9cdf0", "#c6e8dc", "#f4cfe3", "#dcd3c4",
)  # fmt: skip
"""The grounds of cells that belong together."""
