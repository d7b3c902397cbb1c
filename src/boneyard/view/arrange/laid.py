"""A layout drawn: its tiles and links, and the places where the next tile can go.

For line games, and for games of their own kind in which a line is laid.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import hypot
from typing import NamedTuple, TypeAlias

from boneyard.core.actions import Lay, Place
from boneyard.core.moves import Moves
from boneyard.rules.counts import Makes
from boneyard.rules.layout import End, Layout, Piece
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, scene
from boneyard.view.arrange.arrangers import (
    PLAIN,
    Arrangement,
    Box,
    Crosswise,
    Style,
    arranged,
    reaching,
)
from boneyard.view.arrange.spots import Spot
from boneyard.view.shared import BRIEF, shared
from boneyard.view.words.arms import arms, longer
from boneyard.view.words.counts import NOTHING, in_short
from boneyard.view.words.ends import Ends, PlaceNames, offered, pointed

_Placed: TypeAlias = tuple[tuple[scene.Item, ...], list[scene.Item]]

NOWHERE = (0.0, 0.0, 0.0, 0.0)


class Drawn(NamedTuple):
    """A layout on a table of this size."""

    width: float
    height: float
    items: tuple[scene.Item, ...]
    ends: Ends
    """What its ends are called."""
    arms: tuple[tuple[str, ...], ...]
    """The same as text."""


def draw(
    layout: Layout,
    moves: Moves,
    *,
    words: Words,
    frame: kit.Frame,
    style: Style = PLAIN,
    makes: Callable[[Lay], Makes] | None = None,
    naming: PlaceNames | None = None,
) -> Drawn:
    """The tiles of this layout, and a place for every `Lay` among these moves, with what each of
    them `makes`. `naming`: whose names places bear, where they do."""
    tiles = _tiles(layout, style, words, frame, naming)
    lays = [action for action in moves if isinstance(action, Lay)] if moves else []
    if not lays:
        return tiles.unlit(frame)
    places = _places(lays, tiles.lying, style.across, tiles.ends, words, makes)
    width, height, dx, dy = _frame(tiles.reach([place.spot for place in places]), frame)
    lit = [_lit(place, dx, dy) for place in places]
    items, notes = tiles.moved(dx, dy)
    return Drawn(width, height, (*items, *lit, *notes), tiles.ends, tiles.arms)


_Bare: TypeAlias = dict[Tile, tuple[End, ...]]
"""The tiles at which something is open, and what."""


class _Drawing(NamedTuple):
    """The tiles of a layout, moved by so much."""

    by: tuple[float, float]
    tiles: list[scene.Item]
    links: list[scene.Item]
    numbers: dict[Tile, int]
    """Where in the list each of them is."""
    bare: _Bare


NOTHING_DRAWN = _Drawing((0.0, 0.0), [], [], {}, {})


class _Tiles:
    """The tiles of a layout as all at the table see them, in one language and frame."""

    def __init__(
        self,
        layout: Layout,
        lying: Arrangement,
        across: Crosswise,
        words: Words,
        naming: PlaceNames | None,
    ) -> None:
        self.layout, self.lying = layout, lying
        self.ends = Ends(lying.arranger, words, layout.ends, naming)
        self._kept_as = words, naming
        self.arms = pointed(_arms(lying), layout, self.ends)
        self._across, self._words = across, words
        self._moved: tuple[tuple[float, float], _Placed] | None = None
        self._unlit: Drawn | None = None

    def unlit(self, frame: kit.Frame) -> Drawn:
        """As everybody sees them for whom no place is lit."""
        if self._unlit is None:
            width, height, dx, dy = _frame(self.reach(()), frame)
            items, notes = self.moved(dx, dy)
            self._unlit = Drawn(width, height, (*items, *notes), self.ends, self.arms)
        return self._unlit

    def reach(self, places: Sequence[Spot]) -> Box:
        """How far all this reaches, with places beside it."""
        return reaching(self.lying.reach, places) or NOWHERE

    def moved(self, dx: float, dy: float) -> _Placed:
        """The tiles moved by so much, links below them, and what is noted beside them. It is mostly
        the same for everybody, whether or not places are lit for them."""
        moved = self._moved
        if moved is None or moved[0] != (dx, dy):
            notes = _open_jokers(self.layout, self.lying, self._across, dx, dy)
            drawing = self._draw(dx, dy)
            moved = self._moved = (dx, dy), ((*drawing.links, *drawing.tiles), notes)
        return moved[1]

    def _draw(self, dx: float, dy: float) -> _Drawing:
        """Most tiles lie as they lay when there was one less, and are called as they were."""
        pieces, kept = self.layout.pieces, self.lying.drawn
        before = kept.get(self._kept_as, NOTHING_DRAWN)
        if before.by != (dx, dy):
            before = NOTHING_DRAWN
        bare = _bare(self.layout.ends)
        drawing = _Drawing((dx, dy), [*before.tiles], [*before.links], before.numbers.copy(), bare)
        there = len(before.tiles)
        anew = {there - 1, *range(there, len(pieces))} - {-1}
        for tile in before.bare.keys() | bare.keys():
            number = before.numbers.get(tile)
            if number is not None and before.bare.get(tile) != bare.get(tile):
                anew.add(number)
        for i in sorted(anew):
            self._draw_tile(i, drawing)
        kept[self._kept_as] = drawing
        return drawing

    def _draw_tile(self, i: int, drawing: _Drawing) -> None:
        """Add a tile to a drawing, or draw it anew."""
        piece, last = self.layout.pieces[i], i == len(self.layout.pieces) - 1
        tile, spot = piece.tile, self.lying.spots[i].moved(*drawing.by)
        label = _label(tile, drawing.bare.get(tile, ()), self.ends, self._words, last=last)
        drawn = _tile(piece, spot, label, last=last)
        if i < len(drawing.tiles):
            drawing.tiles[i] = drawn
            return
        drawing.numbers[tile] = i
        drawing.tiles.append(drawn)
        if spot.link:
            drawing.links.append(scene.Link(id=f"link:{tile}", points=spot.link))


def _bare(ends: Sequence[End]) -> _Bare:
    found: _Bare = {}
    for end in ends:
        tile = end.place.tile
        found[tile] = (*found[tile], end) if tile in found else (end,)
    return found


@shared(BRIEF)
def _tiles(
    layout: Layout, style: Style, words: Words, frame: kit.Frame, naming: PlaceNames | None
) -> _Tiles:
    return _Tiles(layout, arranged(layout, style, frame), style.across, words, naming)


def _frame(reach: Box, frame: kit.Frame) -> tuple[float, float, float, float]:
    """The table's size, and how far everything moves into it. The first tile lies in the middle as
    long as that is possible; then all move as little as they must."""
    left, top, right, bottom = reach
    width, dx = _fit(left, right, frame[0])
    height, dy = _fit(top, bottom, frame[1])
    return width, height, dx, dy


def _fit(low: float, high: float, size: float) -> tuple[float, float]:
    if high - low >= size:
        return high - low, -low
    return size, min(max(size / 2, -low), size - high)


def _label(tile: Tile, bare: Sequence[End], ends: Ends, words: Words, *, last: bool) -> str:
    """What a screen reader says of a tile: whether it was laid last, and what is open there."""
    name = words("tile-last", tile=str(tile)) if last else str(tile)
    if not bare:
        return name
    first, *others = bare
    if not others and first.room == 1 and ends.is_plain(first.place):
        place, number = ends.name(first.place), str(first.number)
        return words("tile-at-end", tile=name, place=place, number=number)
    numbers = " / ".join(dict.fromkeys([str(end.number) for end in bare]))
    return words("tile-open", tile=name, number=numbers)


def _tile(piece: Piece, spot: Spot, label: str, *, last: bool) -> scene.TileItem:
    tile = piece.tile
    return scene.TileItem(
        id=str(tile),
        halves=_halves(tile, piece.touch),
        x=spot.x,
        y=spot.y,
        angle=spot.angle,
        level=spot.level,
        look="last" if last else "plain",
        label=label,
    )


@cache
def _halves(tile: Tile, touch: int | None) -> scene.Halves:
    """In reading order, beginning with the half that touches."""
    first = tile.high if touch is None else touch
    return first, tile.other(first)


def _arms(lying: Arrangement) -> tuple[tuple[str, ...], ...]:
    """The layout as text, as yet without arrows."""
    pieces, kept = lying.pieces, lying.drawn
    count, lines = kept.get("arms", (0, ()))
    if count != len(pieces):
        line = longer(lines, pieces) if count and count == len(pieces) - 1 else None
        lines = arms(pieces) if line is None else (line,)
        kept["arms"] = len(pieces), lines
    found: tuple[tuple[str, ...], ...] = lines
    return found


class _Place(NamedTuple):
    """Where some tiles of the hand can go, all lengthwise or all across."""

    id: str
    spot: Spot
    end: str
    """What the end is called."""
    label: str
    offers: list[scene.Offer]


def _places(
    lays: Sequence[Lay],
    lying: Arrangement,
    across: Crosswise,
    ends: Ends,
    words: Words,
    makes: Callable[[Lay], Makes] | None,
) -> list[_Place]:
    """A place for every end and way to lie that some tile of the hand can take."""
    found: dict[tuple[Place | None, bool], _Place] = {}
    pairs = [(lay.at, lay.tile) for lay in lays]
    several = len(set(pairs)) < len(pairs)
    for lay, pair in zip(lays, pairs, strict=True):
        key = lay.at, across(lay.tile)
        place = found.get(key)
        if place is None:
            place = found[key] = _place(*key, lying, ends, words)
        made = NOTHING if makes is None else makes(lay)
        choice = several and pairs.count(pair) > 1
        place.offers.append(_offer(lay, place.end, words, choice, made))
    return list(found.values())


def _place(
    at: Place | None, crosswise: bool, lying: Arrangement, ends: Ends, words: Words
) -> _Place:
    how = ":across" if crosswise else ""
    if at is None:
        spot = Spot(0.0, 0.0, 90.0 if crosswise else 0.0)
        return _Place(f"place:first{how}", spot, "", words("place-first"), [])
    spot = lying.arranger.ghost(at, crosswise)
    return _Place(f"place:{at}{how}", spot, ends.name(at), ends.place(at), [])


@lru_cache(8192)
def _offer(lay: Lay, place: str, words: Words, choice: bool, makes: Makes) -> scene.Offer:
    """To lay a tile at an end of this name. Whoever may lay it now mostly could a turn ago."""
    tile = lay.tile
    return scene.Offer(
        halves=_halves(tile, lay.touch),
        tile=(tile.high, tile.low),
        action=kit.data(lay),
        label=offered(lay, place, words, choice=choice, makes=makes),
        makes=in_short(makes),
    )


def _lit(place: _Place, dx: float, dy: float) -> scene.Target:
    x, y, angle = place.spot.x + dx, place.spot.y + dy, place.spot.angle
    return scene.Target(
        id=place.id, x=x, y=y, angle=angle, label=place.label, offers=tuple(place.offers)
    )


def _open_jokers(
    layout: Layout, lying: Arrangement, across: Crosswise, dx: float, dy: float
) -> list[scene.Item]:
    """A joker across the line does not show which of its halves is the open end: say it."""
    if across.jokers is None:
        return []
    where = {piece.tile: spot for piece, spot in zip(layout.pieces, lying.spots, strict=True)}
    notes: list[scene.Item] = []
    for end in layout.ends:
        tile = end.place.tile
        if across(tile) and not tile.is_double:
            ahead, here = lying.arranger.ghost(end.place, False), where[tile]
            away = hypot(ahead.x - here.x, ahead.y - here.y)
            x = here.x + (ahead.x - here.x) / away
            y = here.y + (ahead.y - here.y) / away
            notes.append(
                scene.Caption(id=f"end:{end.place}", x=x + dx, y=y + dy, text=str(end.number))
            )
    return notes
