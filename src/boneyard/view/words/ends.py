"""What ends and places are called."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from boneyard.core.actions import Lay, Place, Seat
from boneyard.rules.counts import Makes
from boneyard.rules.layout import End, Layout
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view.arrange.spots import DOWN, LEFT, RIGHT, UP, Arranger
from boneyard.view.words.counts import NOTHING, in_short
from boneyard.view.words.speech import Called, list_names, place_name, tell

HEADINGS = {RIGHT: "right", LEFT: "left", DOWN: "bottom", UP: "top"}
ARROWS = {RIGHT: "→", LEFT: "←", DOWN: "↓", UP: "↑"}

MANY = 6
"""More different numbers than these nobody takes in from one sentence."""


def open_ends(ends: Iterable[End], words: Words) -> str:
    """A sentence with the numbers that can be laid to, for whoever does not see them; nothing where
    nothing is open."""
    room: dict[int, int] = {}
    for end in ends:
        room[end.number] = room.get(end.number, 0) + end.room
    return _open_numbers(tuple(sorted(room.items())), words)


@lru_cache(4096)
def _open_numbers(room: tuple[tuple[int, int], ...], words: Words) -> str:
    """The same for numbers, each with how many tiles can be laid to it."""
    if not room:
        return ""
    total = sum(times for _, times in room)
    if len(room) > MANY:
        return words("open-ends-many", count=total, numbers=len(room))
    told = [
        str(number) if times == 1 else words("open-end-times", number=number, times=times)
        for number, times in room
    ]
    if total == 1:
        return words("open-ends-one", ends=told[0])
    if total == 2 and len(room) == 1:
        return words("open-ends-both", number=room[0][0])
    return words("open-ends", ends=list_names(told, words))


class PlaceNames(NamedTuple):
    """Those whose names places bear, and who is told."""

    called: Called
    names: tuple[str, ...]
    viewer: Seat | None

    def name(self, at: Place, words: Words) -> str | None:
        """Like "on Ada's train"."""
        telling = self.called(at)
        return None if telling is None else tell(telling, words, self.names, self.viewer)


def open_places(ends: Iterable[End], naming: PlaceNames, words: Words) -> str:
    """The same as `open_ends` where places have names of their own."""
    told = []
    for end in ends:
        place = naming.name(end.place, words) or place_name(end.place, words)
        told.append(words("open-end-at", number=str(end.number), place=place))
    key = "open-ends-one" if len(told) == 1 else "open-ends"
    return words(key, ends=list_names(told, words)) if told else ""


class Ends:
    """Names the ends of one layout: by what people call them, or where they are, if that is plain,
    else by their tile."""

    def __init__(
        self,
        arranger: Arranger,
        words: Words,
        ends: Iterable[End] = (),
        naming: PlaceNames | None = None,
    ) -> None:
        self.arranger, self.words, self._naming = arranger, words, naming
        self._numbers = {end.place: end.number for end in ends}
        self._names: dict[Place, str] = {}

    def name(self, at: Place) -> str:
        """Like "at the left end"."""
        if at not in self._names:
            self._names[at] = self._name(at)
        return self._names[at]

    def place(self, at: Place) -> str:
        """Like "at the left end, on the 4": the place of a tile to come."""
        name = self.name(at)
        if not self.is_plain(at) or at not in self._numbers:
            return name
        return self.words("place-on", place=name, number=self._numbers[at])

    def offer(self, lay: Lay) -> str:
        """Like "6-3, at the left end"."""
        return offered(lay, "" if lay.at is None else self.name(lay.at), self.words)

    def is_plain(self, at: Place) -> bool:
        """Whether this end has a name that does not say its number."""
        own = None if self._naming is None else self._naming.called(at)
        return own is not None or self.arranger.heading(at) is not None

    def _name(self, at: Place) -> str:
        own = None if self._naming is None else self._naming.name(at, self.words)
        if own is not None:
            return own
        heading = self.arranger.heading(at)
        if heading is not None:
            return self.words(f"end-{HEADINGS[heading]}")
        return place_name(at, self.words)


def offered(
    lay: Lay, place: str, words: Words, *, choice: bool = False, makes: Makes = NOTHING
) -> str:
    """Like "6-3, at the left end", for a place of this name; with a choice of halves, which one
    will be open, and where a lay makes something, what."""
    tile = str(lay.tile)
    if lay.at is None:
        first = words("offer-first", tile=tile)
        return first if makes == NOTHING else f"{first}: {in_short(makes)}"
    if makes.total is not None:
        # As texts: numbers are put into words slowly, and there may be a hundred offers.
        total, points = str(makes.total), str(makes.points)
        key = "offer-scores" if makes.points else "offer-makes"
        return words(key, tile=tile, place=place, total=total, points=points)
    if makes.points:
        return words("offer-earns", tile=tile, place=place, points=str(makes.points))
    if choice and lay.touch is not None:
        return words("offer-open", tile=tile, place=place, number=lay.tile.other(lay.touch))
    return words("offer", tile=tile, place=place)


def pointed(
    arms: tuple[tuple[str, ...], ...], layout: Layout, ends: Ends
) -> tuple[tuple[str, ...], ...]:
    """Arms as text, with arrows that tell which is "the upper end" and so on. A line that just
    goes from left to right needs none."""
    ways: dict[Tile, float | None] = {}
    for end in layout.ends:
        tile, heading = end.place.tile, ends.arranger.heading(end.place)
        ways[tile] = heading if ways.get(tile, heading) == heading else None
    if UP not in ways.values() and DOWN not in ways.values():
        return arms

    def arrow(word: str) -> tuple[str, ...]:
        heading = ways.get(Tile.parse(word))
        return () if heading is None else (ARROWS[heading],)

    return tuple((*(arrow(arm[0]) if len(arm) > 1 else ()), *arm, *arrow(arm[-1])) for arm in arms)
