"""Arrangers find room for whatever ends the rules open."""

from __future__ import annotations

import random
from itertools import combinations
from types import SimpleNamespace

import msgspec
import pytest

import boneyard
from boneyard import games
from boneyard.core.actions import Lay, Place
from boneyard.core.game import AnyGame
from boneyard.families.line import LineGame
from boneyard.games.chicken_foot.game import Feet
from boneyard.rules.layout import End, Layout, Line, Shape, half
from boneyard.rules.moment import Moment
from boneyard.table import Table
from boneyard.tiles import Tile
from boneyard.view.arrange import arrangers
from boneyard.view.arrange.arrangers import (
    DRAWN,
    Arrange,
    Arrangement,
    Crosswise,
    arranged,
    style_in,
    style_of,
)
from boneyard.view.arrange.cache import ArrangementCache
from boneyard.view.arrange.lanes import Lanes
from boneyard.view.arrange.spots import DOWN, LEFT, RIGHT, UP, overlap, ways_out
from boneyard.view.arrange.star import Rays
from boneyard.view.arrange.tree import Branches

FRAME = (30.0, 18.0)


def tile(text: str) -> Tile:
    return Tile.parse(text)


class Trains(Line, frozen=True):
    """An engine with a train each, as in Mexican Train: sockets nobody else has."""

    trains: int = 3

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if touch is None:
            return tuple(End(Place(tile, f"train{i + 1}"), tile.high) for i in range(self.trains))
        return super().opens(tile, touch, layout)


class Halting(Line, frozen=True):
    """Every tile has a halt besides its open half, where two more can be laid."""

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        return (*super().opens(tile, touch, layout), End(Place(tile, "halt"), tile.low, 2))


def lying(shape: Line, lays: list[Lay], arrange: Arrange) -> Arrangement:
    layout = Layout()
    for lay in lays:
        layout = layout.lay(lay, shape)
    return arranged(layout, style_of(shape, arrange, Crosswise()), FRAME)


def apart(found: Arrangement) -> bool:
    return not any(overlap(one, other) for one, other in combinations(found.spots, 2))


@pytest.mark.parametrize("trains", range(1, 13))
@pytest.mark.parametrize("arrange", [Lanes, Rays, Branches])
def test_sockets_nobody_knows_get_a_way_of_their_own(trains: int, arrange: Arrange) -> None:
    engine = tile("0-0")
    lays = [Lay(engine)]
    for i in range(trains):
        lays.append(Lay(Tile.of(i + 1, 0), Place(engine, f"train{i + 1}"), 0))
        lays.append(Lay(Tile.of(i + 1, 13), Place(Tile.of(i + 1, 0), str(i + 1)), i + 1))
    found = lying(Trains(trains=trains), lays, arrange)
    assert len(set(found.spots)) == 1 + 2 * trains
    assert apart(found)
    headings = {found.arranger.heading(end.place) for end in found.layout.ends}
    assert headings == {None} or len(headings) == trains


@pytest.mark.parametrize("arrange", sorted(set(DRAWN.values()), key=str))
def test_a_tile_that_branches_like_no_other_can_be_drawn(arrange: Arrange) -> None:
    first, second = tile("6-5"), tile("5-4")
    lays = [
        Lay(first),
        Lay(second, Place(first, "5"), 5),
        Lay(tile("4-3"), Place(second, "4"), 4),
        Lay(tile("4-2"), Place(second, "halt"), 4),
        Lay(tile("4-1"), Place(second, "halt"), 4),
        Lay(tile("5-0"), Place(first, "halt"), 5),
    ]
    found = lying(Halting(), lays, arrange)
    assert apart(found)
    for end in found.layout.ends:
        found.arranger.ghost(end.place, False)
        found.arranger.heading(end.place)


def test_a_branch_of_a_lane_is_linked_to_its_tile() -> None:
    first, second = tile("6-5"), tile("5-4")
    lays = [
        Lay(first),
        Lay(second, Place(first, "5"), 5),
        Lay(tile("4-3"), Place(second, "4"), 4),
        Lay(tile("4-2"), Place(second, "halt"), 4),
    ]
    spots = lying(Halting(), lays, Lanes).spots
    assert [bool(spot.link) for spot in spots] == [False, False, False, True]
    assert spots[3].link[0] == (spots[1].x, spots[1].y)


def test_halves_and_tips_go_where_people_expect_them() -> None:
    plain, double = tile("6-5"), tile("6-6")
    assert ways_out(plain, [half(plain, 6), half(plain, 5)]) == {
        Place(plain, "6"): [LEFT],
        Place(plain, "5"): [RIGHT],
    }
    tips, sides = End(Place(double, "tip"), 6, 2), End(Place(double, "side"), 6, 2)
    for ends in ([tips, sides], [sides, tips]):
        assert ways_out(double, ends) == {tips.place: [UP, DOWN], sides.place: [RIGHT, LEFT]}


def drawn_as(drawn: str) -> LineGame:
    game = boneyard.game("block")
    assert isinstance(game, LineGame)
    rules = msgspec.structs.replace(game.rules, shape=Line(drawn=drawn))
    return LineGame(game.listing, game.options, rules)


def test_what_is_drawn_like_nothing_we_know_is_said() -> None:
    with pytest.raises(ValueError, match=r"block: no layout is drawn as 'spiral'; .*arrange\.py"):
        arrangers.arrange_in(drawn_as("spiral"))


def test_a_game_may_bring_an_arranger_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    own = SimpleNamespace(arrange=Rays)
    monkeypatch.setattr(games, "companion", lambda slug, part: own if part == "arrange" else None)
    assert arrangers.arrange_in(drawn_as("spiral")) is Rays


class Dead(Shape, frozen=True):
    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        return ()


class OneWay(Feet, frozen=True):
    """What the second player lays opens nothing, as long as there is another end."""

    def now(self, moment: Moment) -> Shape:
        return Dead("tree") if moment.seat == 1 and len(moment.layout.ends) > 1 else self


def one_way() -> LineGame:
    game = boneyard.game("chicken-foot")
    assert isinstance(game, LineGame)
    shape = OneWay(**msgspec.structs.asdict(game.rules.shape))
    return LineGame(game.listing, game.options, msgspec.structs.replace(game.rules, shape=shape))


GROWING = [
    *map(boneyard.game, ("block", "all-fives", "sebastopol", "cyprus", "chicken-foot")),
    one_way(),
]


@pytest.mark.parametrize("frame", [(30.0, 18.0), (12.0, 20.0), (60.0, 20.0)])
@pytest.mark.parametrize("game", GROWING, ids=lambda game: type(game.rules.shape).__name__)
def test_what_grew_on_lies_as_if_laid_anew(game: AnyGame, frame: tuple[float, float]) -> None:
    assert isinstance(game, LineGame)
    how = style_in(game), frame
    table, rng = Table(game, bytes(32)), random.Random(1)
    while table.waits or len(table.state.layout.pieces) < 18:
        if table.over:
            break
        if table.waits:
            table.go_on()
            continue
        seat = table.seats_to_act[0]
        table.play(seat, table.moves(seat).sample(rng))
        layout = table.state.layout
        grown = arranged(layout, *how)
        with ArrangementCache().used():
            anew = arranged(layout, *how)
        assert grown.spots == anew.spots
        for end in layout.ends:
            for across in (False, True):
                at = end.place, across
                assert grown.arranger.ghost(*at) == anew.arranger.ghost(*at)
