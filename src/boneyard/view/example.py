"""An example of a rules page, drawn: a picture for the page, characters for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE
from boneyard.core.options import Value
from boneyard.text import Words
from boneyard.text.examples import shown
from boneyard.view import build, kit, scene, svg
from boneyard.view.boxes import boxed, can_box

FRAME = (13.0, 7.0)
"""What the table is laid out for, in units: a picture has to be read on a phone."""
GAP = 1.8
"""Between the middle of the lowest tiles and that of a hand."""
WIDE = 11
"""So many tiles of a hand stand side by side."""
ROW = 2.2
PIXELS = 22
"""A unit in the page."""
COLUMNS = 72


class ExampleDrawn(msgspec.Struct, frozen=True):
    """A position in which nothing is said in words."""

    table: scene.Scene
    hands: tuple[tuple[scene.HandTile, ...], ...]
    """One's own, and at the end of a round everybody's."""

    @property
    def svg(self) -> str:
        return svg.svg(self.table)

    @property
    def width(self) -> int:
        """In the page, in pixels."""
        return round(self.table.width * PIXELS)

    @property
    def alt(self) -> str:
        """The same for those who do not see it."""
        held = (" ".join(map(_written, hand)) for hand in self.hands)
        return " | ".join(filter(None, (svg.describe(self.table), *held)))

    @property
    def text(self) -> str:
        """The same in characters."""
        return "\n".join(line.rstrip() for line in (*self._laid(), *self._held()))

    def _laid(self) -> Iterator[str]:
        arms = self.table.arms
        for arm in arms:
            yield from boxed(arm, COLUMNS) if can_box(arms) else (" ".join(arm),)

    def _held(self) -> Iterator[str]:
        for hand in self.hands:
            yield ""
            yield from boxed([_written(tile) for tile in hand], COLUMNS, crosswise=False)


def drawn(slug: str, name: str, chosen: Mapping[str, Value], words: Words) -> ExampleDrawn:
    """An example of a game at a table with these options."""
    found = shown(slug, name, chosen)
    names = [str(number + 1) for number in range(found.game.players)]
    return seen(found.game, found.state, found.seat, words, names)


def seen(
    game: AnyGame, state: Any, seat: Seat | None, words: Words, names: Sequence[str]
) -> ExampleDrawn:
    """A position as this seat sees it, or somebody who looks on."""
    may = game.to_act(state)
    moves = game.legal(state, seat) if seat is not None and seat in may else NONE
    looked = game.observe(state, seat)
    whole = build(game, looked, moves, words=words, names=names, frame=FRAME)
    hands = tuple(hand.tiles for hand in whole.hands if hand.tiles)
    _, _, laid = kit.fit(whole.items, (0, 0), margin=0)
    bottom = max((kit.extent(item)[3] for item in laid), default=0.0)
    middle = max((kit.extent(item)[2] for item in laid), default=0.0) / 2
    items = (*map(_still, laid), *_standing(hands, middle, bottom))
    width, height, items = kit.fit(items, (0, 0), margin=0.5)
    table = scene.Scene(
        width=width, height=height, items=items, arms=whole.arms, highest=whole.highest
    )
    return ExampleDrawn(table, hands)


def _still(item: scene.Item) -> scene.Item:
    """A place without what it offers: a picture is not played on."""
    return replace(item, offers=()) if isinstance(item, scene.Target) else item


def _standing(
    hands: Sequence[tuple[scene.HandTile, ...]], middle: float, bottom: float
) -> Iterator[scene.Item]:
    """Hands below the table, upright as people hold them; what can be played is lit."""
    y = bottom + GAP - ROW
    for seat, hand in enumerate(hands):
        y += 0.6 if seat else 0
        for at in range(0, len(hand), WIDE):
            row, y = hand[at : at + WIDE], y + ROW
            for column, tile in enumerate(row):
                yield scene.TileItem(
                    id=f"held {seat} {tile.id}",
                    halves=tile.halves,
                    x=middle + (column - (len(row) - 1) / 2) * 1.15,
                    y=y,
                    angle=90,
                    look="lit" if tile.playable else "plain",
                )


def _written(tile: scene.HandTile) -> str:
    return f"{tile.halves[0]}-{tile.halves[1]}"
