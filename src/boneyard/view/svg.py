"""A scene as a picture: one self-contained SVG, for export, the lobby and the README."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from boneyard.view import scene
from boneyard.view.pips import colour, pips, radius

SCALE = 32
"""Pixels a unit."""


class Palette(NamedTuple):
    felt: str
    rim: str
    link: str
    ivory: str
    edge: str
    groove: str
    back: str
    place: str
    note: str
    cell: str
    cell_ink: str


LIGHT = Palette(
    felt="#e9e4d6", rim="#cfc6b0", link="#b39b6b", ivory="#fffdf5", edge="#8c8168",
    groove="#b9ae95", back="#5b4a36", place="#1f6f54", note="#4b4536", cell="#fffdf5",
    cell_ink="#2b2822",
)  # fmt: skip
DARK = Palette(
    felt="#1f3a32", rim="#16291f", link="#c2a86d", ivory="#f3ecd9", edge="#0d1a15",
    groove="#a99d83", back="#6d573d", place="#9be0bf", note="#e6e0cd", cell="#2a4a40",
    cell_ink="#f0ead9",
)  # fmt: skip

# Two pairs that no kind of colour vision confuses, besides a different outline each.
LIT, WRONG, RIGHT = "#e09f1f", "#c2410c", "#0b6fb0"
TINTS = ("#e8c9a0", "#a9cbe8", "#c6dfa8", "#e3b7c7", "#cfc3e8", "#f0e0a0", "#b6dcd4", "#dcd2c4")


def svg(picture: scene.Scene, dark: bool = False, *, cropped: bool = False) -> str:
    """The table of a scene as an SVG document; cropped: just what lies on it, without the felt."""
    palette = DARK if dark else LIGHT
    left, top, width, height = (
        _extent(picture) if cropped else (0, 0, picture.width, picture.height)
    )
    numbers = sorted({n for item in picture.items for n in _numbers(item)})
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" '
        f'width="{_n(width * SCALE)}" height="{_n(height * SCALE)}" role="img" '
        f"aria-label={quoteattr(describe(picture))}>",
        *_definitions(numbers, picture.highest),
    ]
    if not cropped:
        parts += [
            f'<rect width="{_n(width)}" height="{_n(height)}" rx=".6" fill="{palette.felt}"/>',
            f'<rect x=".1" y=".1" width="{_n(width - 0.2)}" height="{_n(height - 0.2)}" rx=".5" '
            f'fill="none" stroke="{palette.rim}" stroke-width=".12"/>',
        ]
    # What lies higher covers what lies lower; links and cells lie below all tiles.
    for item in sorted(picture.items, key=_height):
        parts += _draw(item, picture.highest, palette)
    return "\n".join([*parts, "</svg>\n"])


def _extent(picture: scene.Scene) -> tuple[float, float, float, float]:
    """Left, top, width and height of what lies on the table, with a little room around it."""
    points = [
        (item.x + dx, item.y + dy)
        for item in picture.items
        if not isinstance(item, scene.Link)
        for dx, dy in ((-1.2, -1.2), (1.2, 1.2))
    ]
    if not points:
        return 0, 0, picture.width, picture.height
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def describe(picture: scene.Scene) -> str:
    """The table in words: its arms, or else whatever of it has a name."""
    if picture.arms:
        return "; ".join(" ".join(arm) for arm in picture.arms)
    named = (item for item in picture.items if isinstance(item, scene.TileItem | scene.Cell))
    return ", ".join(item.label for item in named if item.label)


def _height(item: scene.Item) -> int:
    if isinstance(item, scene.Cell):
        return -3
    if isinstance(item, scene.EdgeMark):
        return -2
    if isinstance(item, scene.Link):
        return -1
    if isinstance(item, scene.TileItem):
        return item.level
    return 99


def _numbers(item: scene.Item) -> Iterable[int]:
    if isinstance(item, scene.TileItem) and item.halves is not None:
        return item.halves
    return ()


def _definitions(numbers: list[int], highest: int) -> list[str]:
    """Each half's pips once; a half is drawn around its middle."""
    r = radius(highest)
    parts = ["<defs>"]
    for number in numbers:
        spots = "".join(
            f"M{_n(x - 0.5 - r)} {_n(y - 0.5)}a{_n(r)} {_n(r)} 0 1 0 {_n(2 * r)} 0"
            f"a{_n(r)} {_n(r)} 0 1 0 {_n(-2 * r)} 0z"
            for x, y in pips(number)
        )
        parts.append(
            f'<path id="n{highest}-{number}" d="{spots}" fill="{colour(number, highest)}"/>'
        )
    return [*parts, "</defs>"]


def _draw(item: scene.Item, highest: int, palette: Palette) -> list[str]:
    if isinstance(item, scene.TileItem):
        return _tile(item, highest, palette)
    if isinstance(item, scene.Link):
        points = " ".join(f"{_n(x)},{_n(y)}" for x, y in item.points)
        return [
            f'<polyline points="{points}" fill="none" stroke="{palette.link}" stroke-width=".16" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        ]
    if isinstance(item, scene.Cell):
        return _cell(item, palette)
    if isinstance(item, scene.EdgeMark):
        return [
            f'<path d="M-.42 0H.42" transform="translate({_n(item.x)} {_n(item.y)}) '
            f'rotate({_n(item.angle)})" stroke="{WRONG}" stroke-width=".09" '
            'stroke-linecap="round"/>'
        ]
    if isinstance(item, scene.Target):
        return [
            f'<rect x="-.94" y="-.44" width="1.88" height=".88" rx=".14" fill="none" '
            f'stroke="{palette.place}" stroke-width=".06" stroke-dasharray=".2 .14" '
            f'transform="translate({_n(item.x)} {_n(item.y)}) rotate({_n(item.angle)})"/>'
        ]
    return [_text(item.x, item.y, item.text, item.size, palette.note)]


def _tile(tile: scene.TileItem, highest: int, palette: Palette) -> list[str]:
    lift = 0.09 * tile.level
    face = palette.back if tile.halves is None else palette.ivory
    stroke, width = palette.edge, 0.035
    marks = {"last": LIT, "lit": LIT, "wrong": WRONG, "right": RIGHT}
    if tile.look in marks:
        stroke, width = marks[tile.look], 0.09
    dash = ' stroke-dasharray=".18 .1"' if tile.look in ("wrong", "ghost") else ""
    opacity = {"dim": ' opacity=".45"', "ghost": ' opacity=".6"'}.get(tile.look, "")
    turn = f"rotate({_n(tile.angle)})"
    parts = [
        f'<g transform="translate({_n(tile.x - lift)} {_n(tile.y - lift)})"{opacity}>',
        f'<rect x="-.96" y="-.46" width="1.92" height=".92" rx=".15" fill="#000" opacity=".22" '
        f'transform="translate({_n(0.05 + lift / 2)} {_n(0.07 + lift / 2)}) {turn}"/>',
        f'<g transform="{turn}">',
        f'<rect x="-.96" y="-.46" width="1.92" height=".92" rx=".15" fill="{face}" '
        f'stroke="{stroke}" stroke-width="{_n(width)}"{dash}/>',
    ]
    if tile.halves is None:
        parts.append('<path d="M0-.2L.34 0 0 .2-.34 0z" fill="#fff" opacity=".25"/>')
    else:
        first, second = tile.halves
        parts += [
            f'<path d="M0-.34V.34" stroke="{palette.groove}" stroke-width=".05"/>',
            f'<use href="#n{highest}-{first}" x="-.48"/>',
            f'<use href="#n{highest}-{second}" x=".48"/>',
        ]
    return [*parts, "</g></g>"]


def _cell(cell: scene.Cell, palette: Palette) -> list[str]:
    fill, ink = palette.cell, palette.cell_ink
    if cell.tint is not None:
        fill, ink = TINTS[cell.tint % len(TINTS)], LIGHT.cell_ink
    if cell.look == "solid":
        fill = palette.rim
    stroke = {"lit": LIT, "wrong": WRONG, "right": RIGHT}.get(cell.look, palette.rim)
    opacity = ' opacity=".45"' if cell.look == "dim" else ""
    parts = [
        f'<rect x="{_n(cell.x - 0.47)}" y="{_n(cell.y - 0.47)}" width=".94" height=".94" rx=".08" '
        f'fill="{fill}" stroke="{stroke}" stroke-width=".05"{opacity}/>'
    ]
    if cell.number is not None:
        parts.append(_text(cell.x, cell.y, str(cell.number), 0.58, ink))
    return parts


def _text(x: float, y: float, text: str, size: float, ink: str) -> str:
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" dy=".35em" font-size="{_n(size)}" text-anchor="middle" '
        f'font-family="system-ui, sans-serif" fill="{ink}">{escape(text)}</text>'
    )


def _n(value: float) -> str:
    """A number as short as it can be."""
    return f"{round(value, 3):g}" if abs(value) < 1000 else f"{value:.0f}"
