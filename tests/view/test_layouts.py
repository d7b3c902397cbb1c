"""Tiles on the table: nothing overlaps, everything touches what it was laid against."""

from __future__ import annotations

import random
from itertools import combinations, pairwise
from math import cos, hypot, radians, sin
from typing import Any

import msgspec
import pytest

import boneyard
from boneyard.core.actions import Lay
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE
from boneyard.testing.book import line
from boneyard.tiles import Tile
from boneyard.view import scene
from boneyard.view.arrange.spots import Spot, overlap
from boneyard.view.scene import Scene
from tests.view.games_played import of_kind, positions, seen

FRAMES = ((30.0, 18.0), (12.0, 20.0))


def table_games() -> list[tuple[str, dict[str, Any]]]:
    games: list[tuple[str, dict[str, Any]]] = []
    for slug in of_kind("line"):
        sets = next(o for o in boneyard.listing(slug).options() if o.name == "set").choices
        games += [(slug, {"set": set_}) for set_ in (sets if slug != "divisor" else (6, 9, 12))]
    return games


def spot(item: scene.TileItem | scene.Target) -> Spot:
    return Spot(item.x, item.y, item.angle)


def tiles_of(view: Scene) -> dict[str, scene.TileItem]:
    return {item.id: item for item in view.items if isinstance(item, scene.TileItem)}


def gap(one: Spot, other: Spot) -> float:
    """How far two tiles are apart, measured between their outlines (0: they touch)."""

    def beyond(a: Spot, b: Spot) -> float:
        turn = radians(a.angle)
        c, s = cos(turn), sin(turn)
        best = 1e9
        for x, y in _outline(b):
            dx, dy = x - a.x, y - a.y
            along, aside = abs(dx * c + dy * s) - 1, abs(dy * c - dx * s) - 0.5
            best = min(best, hypot(max(along, 0), max(aside, 0)))
        return best

    return min(beyond(one, other), beyond(other, one))


def _outline(spot_: Spot) -> list[tuple[float, float]]:
    corners = spot_.corners()
    return [
        (a[0] + (b[0] - a[0]) * i / 8, a[1] + (b[1] - a[1]) * i / 8)
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)
        for i in range(8)
    ]


def near(spot_: Spot, point: tuple[float, float]) -> bool:
    turn = radians(spot_.angle)
    dx, dy = point[0] - spot_.x, point[1] - spot_.y
    along, aside = dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn)
    return abs(along) <= 1.01 and abs(aside) <= 0.51


def is_inside(spot_: Spot, view: Scene) -> bool:
    return all(
        -1e-6 <= x <= view.width + 1e-6 and -1e-6 <= y <= view.height + 1e-6
        for x, y in spot_.corners()
    )


Segment = tuple[tuple[float, float], tuple[float, float]]


def parts_of(link: scene.Link) -> list[Segment]:
    return list(pairwise(link.points))


def runs_over(link: scene.Link, spot_: Spot) -> bool:
    """Whether some of a link lies within a tile's outline (by cutting it off at the tile's edges,
    one after the other)."""
    turn = radians(spot_.angle)
    c, s = cos(turn), sin(turn)
    for (x0, y0), (x1, y1) in parts_of(link):
        first, last = 0.0, 1.0
        for axis, half in (((c, s), 0.98), ((-s, c), 0.48)):
            here = (x0 - spot_.x) * axis[0] + (y0 - spot_.y) * axis[1]
            way = (x1 - x0) * axis[0] + (y1 - y0) * axis[1]
            if abs(way) < 1e-9:
                if abs(here) > half:
                    last = -1.0
                continue
            one, other = sorted(((-half - here) / way, (half - here) / way))
            first, last = max(first, one), min(last, other)
        if last - first > 1e-6:
            return True
    return False


def meet(one: Segment, other: Segment) -> bool:
    """Whether two parts of links cross, or run on top of each other."""

    def side(a: tuple[float, float], b: tuple[float, float], p: tuple[float, float]) -> float:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    ends = side(*one, other[0]), side(*one, other[1])
    if max(map(abs, ends)) < 1e-9:
        axis = 0 if one[0][0] != one[1][0] else 1
        low = max(min(p[axis] for p in part) for part in (one, other))
        high = min(max(p[axis] for p in part) for part in (one, other))
        return high - low > 1e-6
    return ends[0] * ends[1] < -1e-9 and side(*other, one[0]) * side(*other, one[1]) < -1e-9


def crossings(view: Scene) -> int:
    links = [parts_of(item) for item in view.items if isinstance(item, scene.Link)]
    return sum(any(meet(a, b) for a in one for b in other) for one, other in combinations(links, 2))


def check_table(game: AnyGame, state: Any, view: Scene) -> None:
    laid = tiles_of(view)
    links = {item.id: item for item in view.items if isinstance(item, scene.Link)}
    spots = {name: spot(tile) for name, tile in laid.items()}
    assert len(laid) == len(state.layout.pieces)
    names = list(spots)
    for i, one in enumerate(names):
        for other in names[:i]:
            assert not overlap(spots[one], spots[other]), f"{one} lies over {other}"
    for piece in state.layout.pieces:
        if piece.at is None:
            continue
        here, there = spots[str(piece.tile)], spots[str(piece.at.tile)]
        link = links.get(f"link:{piece.tile}")
        if link is None:
            assert gap(here, there) < 1e-6, f"{piece.tile} does not touch {piece.at}"
        else:
            assert near(there, link.points[0]), f"the link of {piece.tile} hangs in the air"
            assert near(here, link.points[-1])
    for link in links.values():
        covered = [name for name, lying in spots.items() if runs_over(link, lying)]
        assert not covered, f"{link.id} runs over {covered}"
    for name, tile in laid.items():
        assert is_inside(spots[name], view)
        assert tile.halves is not None
        assert Tile.of(*tile.halves) == Tile.parse(name)


def check_places(view: Scene, lays: list[Lay]) -> None:
    spots = [spot(tile) for tile in tiles_of(view).values()]
    offered = []
    for item in view.items:
        if isinstance(item, scene.Target):
            assert item.offers
            assert item.label
            assert is_inside(spot(item), view)
            assert not any(overlap(spot(item), other) for other in spots), item.id
            offered += [msgspec.convert(offer.action, Lay) for offer in item.offers]
    assert sorted(map(str, offered)) == sorted(map(str, lays))


@pytest.mark.parametrize(("slug", "options"), table_games(), ids=str)
@pytest.mark.parametrize("frame", FRAMES, ids=("wide", "upright"))
def test_nothing_overlaps_and_everything_touches(
    slug: str, options: dict[str, Any], frame: tuple[float, float]
) -> None:
    game = boneyard.game(slug, **options)
    for seed in range(2):
        for state, seat, moves in list(positions(game, seed, steps=150))[::4]:
            view = seen(game, state, seat, moves, frame=frame)
            check_table(game, state, view)
            check_places(view, [move for move in moves if isinstance(move, Lay)])


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_star_lies_in_rows_where_the_table_is_low(players: int) -> None:
    """Its arms would else go up and down as far as to both sides, and all tiles would be small; and
    so they would be for a single long arm that did not turn back."""
    game = boneyard.game("cyprus", players=players)
    for seed in range(6):
        for state, seat, moves in list(positions(game, seed, steps=300))[::9]:
            view = seen(game, state, seat, moves, frame=(20.0, 9.9))
            check_table(game, state, view)
            check_places(view, [move for move in moves if isinstance(move, Lay)])
            tiles = [item for item in view.items if isinstance(item, scene.TileItem)]
            assert {tile.angle % 90 for tile in tiles} <= {0}
            # On a telephone held sideways: how wide a tile is, in points.
            assert min(626 / view.width, 300 / view.height) > 14


def round_trip(highest: int) -> list[str]:
    """All tiles up to this number in one line, as it may be laid."""
    left, line_, open_ = {Tile.of(a, b) for a in range(highest + 1) for b in range(a + 1)}, [], [0]
    while open_:
        here = open_[-1]
        following = next((tile for tile in sorted(left, reverse=True) if here in tile), None)
        if following is None:
            line_.append(open_.pop())
        else:
            left.remove(following)
            open_.append(following.high + following.low - here)
    return [str(Tile.of(a, b)) for a, b in pairwise(line_)]


def test_an_arm_of_a_star_may_get_as_long_as_it_likes() -> None:
    """It turns back, and goes on in another row when it is at the middle again; arms that begin
    later lie farther out."""
    trip = round_trip(8)
    assert len(trip) == 45
    for count in range(9, len(trip) + 1, 6):
        laid = " ".join(["9-9", "9-0>9-9.ray", *trip[:count], "9-1>9-9.ray", "9-2>9-9.ray"])
        table = line("cyprus", "9-3 | 9-4 | 9-5 | 9-6", laid)
        moves = table.game.legal(table.state, 0)
        view = seen(table.game, table.state, 0, moves, frame=(20.0, 9.9))
        check_table(table.game, table.state, view)
        check_places(view, [move for move in moves if isinstance(move, Lay)])
        # Straight on it would be as wide as this with the half of it.
        assert view.width < 46


@pytest.mark.parametrize("seed", range(2))
def test_a_tree_of_a_double_eighteen_stays_in_order(seed: int) -> None:
    game = boneyard.game("divisor", set=18, players=3)
    played = list(positions(game, seed, steps=400))
    for state, seat, moves in (*played[::40], played[-1]):
        view = seen(game, state, seat, moves)
        check_table(game, state, view)
        check_places(view, [move for move in moves if isinstance(move, Lay)])
        assert crossings(view) == 0


@pytest.mark.parametrize("frame", [(30.0, 18.0), (12.0, 16.0)], ids=("wide", "upright"))
def test_a_hundred_tiles_spread_over_the_whole_table(frame: tuple[float, float]) -> None:
    """Heavy tiles first, as people play who want to be rid of them: then some arms grow long, and
    others stay short until late."""
    game = boneyard.game("divisor", set=18, players=3)
    state, rng = game.start(), random.Random(1)
    while len(state.layout.pieces) < 100:
        actor = game.to_act(state)[0]
        moves = game.legal(state, actor)
        listed = moves if isinstance(actor, int) else ()
        lays = [move for move in listed if isinstance(move, Lay)]
        heaviest = max(lays, key=lambda lay: (lay.tile.pips, rng.random()), default=None)
        state, _ = game.apply(state, actor, heaviest or moves.sample(rng))
    view = seen(game, state, None, NONE, frame=frame)
    check_table(game, state, view)
    assert crossings(view) == 0
    spots = [spot(tile) for tile in tiles_of(view).values()]
    for right in (False, True):
        for lower in (False, True):
            quarter = [
                one
                for one in spots
                if (one.x > view.width / 2) == right and (one.y > view.height / 2) == lower
            ]
            assert len(quarter) >= 10
    linked = sum(
        hypot(a[0] - b[0], a[1] - b[1])
        for item in view.items
        if isinstance(item, scene.Link)
        for a, b in parts_of(item)
    )
    assert linked < 10


@pytest.mark.parametrize("slug", of_kind("line"))
def test_a_tile_is_laid_where_its_place_was_lit(slug: str) -> None:
    game = boneyard.game(slug)
    before: Scene | None = None
    for state, seat, moves in positions(game, 5, steps=60):
        view = seen(game, state, seat, moves)
        fresh = [name for name in tiles_of(view) if before is None or name not in tiles_of(before)]
        if before is not None and len(fresh) == 1 and tiles_of(before):
            _check_where(before, view, fresh[0])
        before = view


def _check_where(before: Scene, after: Scene, name: str) -> None:
    """Some place for this tile was just there, as seen from the tiles that lay there already."""
    anchor = next(iter(tiles_of(before)))
    was, now = tiles_of(before)[anchor], tiles_of(after)[anchor]
    laid = tiles_of(after)[name]
    tile = Tile.parse(name)
    places = [
        (item.x - was.x, item.y - was.y, item.angle)
        for item in before.items
        if isinstance(item, scene.Target) and any(tile == Tile.of(*o.tile) for o in item.offers)
    ]
    here = (laid.x - now.x, laid.y - now.y, laid.angle)
    assert any(all(abs(a - b) < 1e-6 for a, b in zip(p, here, strict=True)) for p in places)


@pytest.mark.parametrize("slug", of_kind("counting"))
def test_counted_tiles_never_move_and_show_the_running_total(slug: str) -> None:
    game = boneyard.game(slug)
    where: dict[str, tuple[float, float]] = {}
    for state, seat, moves in positions(game, 3, steps=60):
        view = seen(game, state, seat, moves, frame=(12.0, 9.0))
        spots = [spot(tile) for tile in tiles_of(view).values()]
        assert not any(overlap(a, b) for i, a in enumerate(spots) for b in spots[:i])
        check_places(view, [move for move in moves if isinstance(move, Lay)])
        if not state.table:
            where.clear()
        for name, tile in tiles_of(view).items():
            assert where.setdefault(name, (tile.x, tile.y)) == (tile.x, tile.y)
            assert tile.y + 0.5 <= view.height
        totals = [item.text for item in view.items if isinstance(item, scene.Caption)]
        assert totals[-1:] == ([str(state.total)] if state.table else [])


@pytest.mark.parametrize("slug", of_kind("line"))
def test_tiles_that_lie_keep_their_places(slug: str) -> None:
    """The whole table may move into its frame, but no tile moves against another."""
    game = boneyard.game(slug)
    before: dict[str, scene.TileItem] = {}
    for state, seat, moves in positions(game, 7, steps=80):
        laid = tiles_of(seen(game, state, seat, moves))
        if before and before.keys() <= laid.keys():
            first = next(iter(before))
            dx, dy = laid[first].x - before[first].x, laid[first].y - before[first].y
            for name, tile in before.items():
                assert laid[name].x == pytest.approx(tile.x + dx)
                assert laid[name].y == pytest.approx(tile.y + dy)
                assert laid[name].angle == tile.angle
        before = laid


def test_doubles_lie_crosswise_and_the_line_turns_at_the_border() -> None:
    game = boneyard.game("block", players=4)
    *_, (state, seat, moves) = (p for p in positions(game, 3, steps=40) if p[0].round == 0)
    view = seen(game, state, seat, moves, frame=(16.0, 20.0))
    angles = {tile.angle for tile in tiles_of(view).values()}
    assert view.width == 16
    assert angles >= {0, 90}
    assert len({round(tile.y) for tile in tiles_of(view).values()}) > 2


def test_jokers_lie_crosswise_and_doubles_do_not() -> None:
    game = boneyard.game("matador-seven")
    for state, seat, moves in positions(game, 1, steps=60):
        laid = tiles_of(seen(game, state, seat, moves, frame=(200.0, 18.0)))
        for name, tile in laid.items():
            across = Tile.parse(name).pips in (0, 7)
            assert (tile.angle % 180 == 90) == across
