"""A scene as a picture: one self-contained SVG, for export, the lobby and the README.

It looks like the table in the page: the shapes are those of ``web/board``, the colours the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from boneyard.view import scene
from boneyard.view.palette import DARK, LIGHT, TINTS, Palette
from boneyard.view.pips import colour, pips, radius

SCALE = 32
"""Pixels per unit."""
MARGIN = 1.2
"""What a tile takes from its middle on, however it is turned, with a little room around it."""

BODY = 'x="-.98" y="-.48" width="1.96" height=".96" rx=".15"'
"""What the face, the back, the shadow and the rim of a tile have in common."""


def svg(
    picture: scene.Scene,
    dark: bool = False,
    *,
    cropped: bool = False,
    place: tuple[float, float, float, float] | None = None,
    least: tuple[float, float] = (0, 0),
) -> str:
    """The table of a scene as an SVG document; cropped: just what lies on it, without the felt.
    `place`: where it lies in a larger drawing that it is a part of (left, top, width, height).
    `least`: so much is shown in any case, so that a few tiles are not as large as a whole table."""
    palette = DARK if dark else LIGHT
    left, top, width, height = (
        _extent(picture) if cropped else (0, 0, picture.width, picture.height)
    )
    wider, higher = max(0, least[0] - width), max(0, least[1] - height)
    left, top, width, height = left - wider / 2, top - higher / 2, width + wider, height + higher
    numbers = sorted({n for item in picture.items for n in _numbers(item)})
    size = f'width="{_n(width * SCALE)}" height="{_n(height * SCALE)}"'
    if place is not None:
        size = 'x="{}" y="{}" width="{}" height="{}"'.format(*map(_n, place))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" '
        f'{size} role="img" '
        f"aria-label={quoteattr(describe(picture))}>",
        *_definitions(numbers, picture.highest, palette),
    ]
    if not cropped:
        parts.append(
            f'<rect x=".07" y=".07" width="{_n(width - 0.14)}" height="{_n(height - 0.14)}" rx=".3"'
            f' fill="url(#{_name("cloth", palette)})" stroke="{palette.rim}" stroke-width=".14"/>'
        )
    # What lies higher covers what lies lower; links and cells lie below all tiles.
    for item in sorted(picture.items, key=_height):
        parts += _draw(item, picture.highest, palette)
    return "\n".join([*parts, "</svg>\n"])


def _extent(picture: scene.Scene) -> tuple[float, float, float, float]:
    """Left, top, width and height of what lies on the table, with a little room around it."""
    points = [
        (item.x + side * _reach(item), item.y + side * MARGIN)
        for item in picture.items
        if not isinstance(item, scene.Link)
        for side in (-1, 1)
    ]
    if not points:
        return 0, 0, picture.width, picture.height
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def _reach(
    item: scene.TileItem | scene.Cell | scene.EdgeMark | scene.Target | scene.Caption,
) -> float:
    """How far it goes to each side of its middle, about."""
    if isinstance(item, scene.Caption):
        return max(MARGIN, 0.34 * item.size * len(item.text))
    return MARGIN


def describe(picture: scene.Scene) -> str:
    """The table in words: its arms, or else whatever of it has a name."""
    if picture.arms:
        return "; ".join(" ".join(arm) for arm in picture.arms)
    named = (item for item in picture.items if isinstance(item, scene.TileItem | scene.Cell))
    return ", ".join(item.label for item in named if item.label)


def _height(item: scene.Item) -> int:
    match item:
        case scene.Cell():
            return -2
        case scene.Link():
            return -1
        case scene.TileItem():
            return item.level
        case _:
            return 99


def _numbers(item: scene.Item) -> Iterable[int]:
    if isinstance(item, scene.TileItem) and item.halves is not None:
        return item.halves
    return ()


def _name(what: str, palette: Palette) -> str:
    """An id that is another one in another palette: several drawings may stand in one page."""
    return f"{what}-{palette.ivory[1:]}"


def _definitions(numbers: list[int], highest: int, palette: Palette) -> list[str]:
    """What is drawn more than once; a half is drawn around its middle."""
    r = radius(highest)
    parts = [
        "<defs>",
        f'<radialGradient id="{_name("cloth", palette)}" cy=".35" r=".8">'
        f'<stop stop-color="{palette.cloth}"/>'
        f'<stop offset="1" stop-color="{palette.cloth_deep}"/></radialGradient>',
        f'<g id="{_name("face", palette)}">'
        f'<rect {BODY} fill="{palette.ivory}" stroke="{palette.ivory_edge}" stroke-width=".035"/>'
        '<rect x="-.93" y="-.43" width="1.86" height=".86" rx=".11" fill="none" '
        f'stroke="{palette.ivory_light}" stroke-width=".04"/>'
        f'<path d="M0-.34V.34" stroke="{palette.ivory_edge}" stroke-width=".045" '
        'stroke-linecap="round"/></g>',
        f'<g id="{_name("back", palette)}">'
        f'<rect {BODY} fill="{palette.cover}" stroke="{palette.cover_edge}" stroke-width=".035"/>'
        '<rect x="-.86" y="-.36" width="1.72" height=".72" rx=".08" fill="none" '
        f'stroke="{palette.cover_line}" stroke-width=".03"/>'
        '<path d="M0-.2L.34 0 0 .2-.34 0zM-.6-.1L-.46 0-.6 .1-.74 0zM.6-.1L.74 0 .6 .1 .46 0z" '
        f'fill="{palette.cover_line}" opacity=".8"/></g>',
    ]
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
    match item:
        case scene.TileItem():
            return _tile(item, highest, palette)
        case scene.Link():
            return _link(item, palette)
        case scene.Cell():
            return _cell(item, palette)
        case scene.EdgeMark():
            return [
                f'<path d="M-.4 0H.4" transform="{_at(item.x, item.y, item.angle)}" '
                f'stroke="{palette.wrong}" stroke-width=".12" stroke-linecap="round"/>'
            ]
        case scene.Target():
            return [
                '<rect x="-.94" y="-.44" width="1.88" height=".88" rx=".15" '
                f'fill="{palette.lit}" fill-opacity=".16" stroke="{palette.lit}" '
                'stroke-width=".06" stroke-dasharray=".18 .12" '
                f'transform="{_at(item.x, item.y, item.angle)}"/>'
            ]
        case scene.Caption() if item.plate:
            return _plate(item, palette)
        case scene.Caption():
            outline = f'paint-order="stroke" stroke="{palette.cloth_deep}" stroke-width=".14"'
            if item.faint:
                outline = 'opacity=".6"'
            return [_text(item.x, item.y, item.text, item.size, palette.cloth_ink, outline)]


def _tile(tile: scene.TileItem, highest: int, palette: Palette) -> list[str]:
    lift = min(tile.level, 5)
    faded = {"dim": ' opacity=".5"', "ghost": ' opacity=".55"'}.get(tile.look, "")
    turn = f"rotate({_n(tile.angle)})"
    parts = [
        f'<g transform="{_at(tile.x, tile.y)}"{faded}>',
        # The light comes from the upper left, however the tile is turned.
        f'<rect {BODY} fill-opacity=".34" '
        f'transform="{_at(0.03 + 0.05 * lift, 0.07 + 0.06 * lift)} {turn}"/>',
        f'<g transform="{turn}">',
    ]
    if tile.halves is None:
        parts.append(f'<use href="#{_name("back", palette)}"/>')
    else:
        first, second = tile.halves
        parts += [
            f'<use href="#{_name("face", palette)}"/>',
            f'<use href="#n{highest}-{first}" x="-.48"/>',
            f'<use href="#n{highest}-{second}" x=".48"/>',
            f'<circle r=".055" fill="{palette.pin}" stroke="{palette.pin_edge}" '
            'stroke-width=".015"/>',
        ]
    marks = {
        "last": (palette.last, 0.07),
        "lit": (palette.lit, 0.1),
        "wrong": (palette.wrong, 0.1),
        "right": (palette.right, 0.1),
    }
    if tile.look in marks:
        stroke, width = marks[tile.look]
        parts.append(f'<rect {BODY} fill="none" stroke="{stroke}" stroke-width="{_n(width)}"/>')
    return [*parts, "</g>", *_verdict(tile, palette), *_height_told(tile), "</g>"]


def _verdict(tile: scene.TileItem, palette: Palette) -> list[str]:
    """Right and wrong are told by a sign, not by colour alone."""
    signs = {
        "right": (palette.right, "M-.1 0L-.03 .08 .11-.09"),
        "wrong": (palette.wrong, "M-.09-.09L.09 .09M.09-.09L-.09 .09"),
    }
    if tile.look not in signs:
        return []
    fill, sign = signs[tile.look]
    return [
        f'<circle r=".2" fill="{fill}" stroke="#fff" stroke-width=".03"/>',
        f'<path d="{sign}" fill="none" stroke="#fff" stroke-width=".06" stroke-linecap="round" '
        'stroke-linejoin="round"/>',
    ]


def _height_told(tile: scene.TileItem) -> list[str]:
    """How high the tile lies, at the outer corner of each half: one of them is usually in sight."""
    if tile.level == 0:
        return []
    badge = '<circle r=".15" fill="#140e08" fill-opacity=".82"/>'
    badge += _text(0, 0, str(tile.level + 1), 0.24, "#fff")
    turn = f"rotate({_n(tile.angle)})"
    return [
        f'<g transform="{turn} {_at(0.8 * side, 0.3 * side)} rotate({_n(-tile.angle)})">{badge}</g>'
        for side in (-1, 1)
    ]


def _link(link: scene.Link, palette: Palette) -> list[str]:
    """A dotted line, with an outline: the lobby shows pictures on cloths of any colour."""
    points = " ".join(f"{_n(x)},{_n(y)}" for x, y in link.points)
    dots = 'stroke-linecap="round" stroke-linejoin="round" stroke-dasharray=".02 .2"'
    return [
        f'<polyline points="{points}" fill="none" stroke="{stroke}" stroke-width="{width}" {dots}/>'
        for stroke, width in ((palette.cloth_deep, ".15"), (palette.link, ".09"))
    ]


def _plate(caption: scene.Caption, palette: Palette) -> list[str]:
    """What stands on a plate of its own. One that is open to all is bright."""
    fill, ink = {
        "open": (palette.lit, palette.lit_ink),
        "urgent": (palette.wrong, "#fff"),
    }.get(caption.plate, (palette.cloth_deep, palette.cloth_ink))
    edge = f'stroke="{ink}" stroke-opacity=".45" stroke-width=".05"'
    if caption.plate == "own":
        edge = f'stroke="{palette.lit}" stroke-width=".12"'
    height = 1.5 * caption.size
    x, y = caption.x - caption.width / 2, caption.y - height / 2
    return [
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(caption.width)}" height="{_n(height)}" '
        f'rx="{_n(height / 2)}" fill="{fill}" {edge}/>',
        _text(caption.x, caption.y, caption.text, caption.size, ink),
    ]


def _cell(cell: scene.Cell, palette: Palette) -> list[str]:
    fill, ink = palette.cell, palette.cell_ink
    if cell.tint is not None:
        fill, ink = TINTS[cell.tint % len(TINTS)], palette.lit_ink
    if cell.look == "lit":
        fill, ink = palette.lit, palette.lit_ink
    if cell.look == "solid":
        fill = palette.solid
    marks = {"wrong": palette.wrong, "right": palette.right}
    stroke, width = marks.get(cell.look, palette.cell_line), ".09" if cell.look in marks else ".03"
    faded = ' fill-opacity=".35"' if cell.look == "dim" else ""
    parts = [
        f'<rect x="{_n(cell.x - 0.5)}" y="{_n(cell.y - 0.5)}" width="1" height="1" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{width}"{faded}/>'
    ]
    if cell.number is not None:
        parts.append(_text(cell.x, cell.y, str(cell.number), 0.56, ink))
    return parts


def _text(x: float, y: float, text: str, size: float, ink: str, outline: str = "") -> str:
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" dy=".35em" font-size="{_n(size)}" text-anchor="middle" '
        f'font-family="system-ui, sans-serif" font-weight="600" fill="{ink}" {outline}>'
        f"{escape(text)}</text>"
    )


def _at(x: float, y: float, angle: float = 0) -> str:
    turned = f" rotate({_n(angle)})" if angle else ""
    return f"translate({_n(x)} {_n(y)}){turned}"


def _n(value: float) -> str:
    """A number as short as it can be."""
    return f"{round(value, 3):g}" if abs(value) < 1000 else f"{value:.0f}"
