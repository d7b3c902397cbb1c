"""Line games in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from boneyard.adapters.encoding import (
    Array,
    CannotEncode,
    Encoder,
    FeatureGroup,
    around,
    books,
    hand_sizes,
    seat_names,
)
from boneyard.adapters.tiles import (
    TileNumbers,
    end_group,
    in_order,
    laid_groups,
    must_open,
    own_hand,
)
from boneyard.core.actions import Action, Draw, Lay, Pass, Place, Seat, Stop, oriented
from boneyard.core.events import Drew, Event, Passed
from boneyard.core.game import AnyGame
from boneyard.families.line import LineGame, LineObservation
from boneyard.families.line.actions import SIGNS, Bar, Cede, Gesture
from boneyard.families.line.choices import may_have_declined
from boneyard.families.line.events import cession
from boneyard.families.line.past import Past
from boneyard.rules.layout import End, Layout, Shape
from boneyard.rules.matching import Matching
from boneyard.tiles import Tile, doubles


class LineEncoder(Encoder[LineObservation]):
    """Every tile at every end, and what is done without a tile.

    Ends are counted by their numbers, so that a layout that was built another way round has the
    same ends. A tile has a second index at each end where the rules let either half of a tile
    touch.
    """

    game: LineGame

    def __init__(self, game: LineGame) -> None:
        rules = game.rules
        self._tiles = TileNumbers(rules.tiles)
        self._most = most_ends(rules.shape, self._tiles.tiles, rules.first)
        self._either = either_half(game)
        self._simple: tuple[Action, ...] = (Draw(), Pass(), Stop())
        if rules.cede:
            self._simple += (Cede(),)
        if rules.gestures:
            self._simple += tuple(map(Gesture, SIGNS))
        self._bars = tuple(doubles(self._tiles.tiles)) if rules.bars else ()
        self._ways = tuple(
            (tile, touch)
            for tile in self._tiles.tiles
            for touch in (dict.fromkeys(tile) if self._either else (None,))
        )
        """Every tile with the half that touches; None: that follows from the end."""
        self._way_of = {way: number for number, way in enumerate(self._ways)}
        self._after_lays = len(self._ways) * self._most
        self._after_simple = self._after_lays + len(self._simple)
        super().__init__(game, self._groups(game), list(self._names()))

    def index(self, observation: LineObservation, action: Action) -> int:
        try:
            if isinstance(action, Lay):
                return self._lay_index(observation, action)
            if isinstance(action, Bar):
                end = self._end_index(observation, action.at)
                return self._after_simple + self._bars.index(action.tile) * self._most + end
            return self._after_lays + self._simple.index(action)
        except (KeyError, ValueError):
            raise self.unknown(action) from None

    def _lay_index(self, observation: LineObservation, lay: Lay) -> int:
        touch = None
        if self._either:
            touch = lay.tile.high if lay.touch is None else lay.touch
        first = self._way_of[lay.tile, touch] * self._most
        if lay.at is not None:
            return first + self._end_index(observation, lay.at)
        if observation.layout:
            raise ValueError("what lies there has to be touched")
        return first

    def _end_index(self, observation: LineObservation, at: Place) -> int:
        return [end.place for end in in_order(observation.layout.ends)].index(at)

    def action(self, observation: LineObservation, index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise self.nothing(index)
        if self._after_lays <= index < self._after_simple:
            return self._simple[index - self._after_lays]
        ends = in_order(observation.layout.ends)
        if index >= self._after_simple:
            double, place = divmod(index - self._after_simple, self._most)
            if place >= len(ends):
                raise self.nothing(index)
            return Bar(self._bars[double], ends[place].place)
        way, place = divmod(index, self._most)
        tile, touch = self._ways[way]
        if not observation.layout:
            if place or touch not in (None, tile.high):
                raise self.nothing(index)
            return Lay(tile)
        if place >= len(ends):
            raise self.nothing(index)
        end = ends[place]
        if touch is None:
            touches = self._touches(observation, tile, end)
            if not touches:
                raise self.nothing(index)
            (touch,) = touches
        return Lay(tile, end.place, touch)

    def _touches(self, observation: LineObservation, tile: Tile, end: End) -> tuple[int, ...]:
        return self.game.matching(observation, observation.turn).touches(tile, end.number)

    def _names(self) -> Iterator[str]:
        for tile, touch in self._ways:
            shown = oriented(tile, touch)
            yield from (f"lay {shown} at end {place}" for place in range(1, self._most + 1))
        yield from map(str, self._simple)
        for tile in self._bars:
            yield from (f"bar end {place} with {tile}" for place in range(1, self._most + 1))

    # -- features ------------------------------------------------------------------------------

    def _groups(self, game: LineGame) -> list[FeatureGroup[LineObservation]]:
        tiles, players, rules = self._tiles, game.players, game.rules
        halves = len(tiles.halves)
        others = seat_names(players)[1:]
        groups: list[FeatureGroup[LineObservation]] = [
            *books(game),
            tiles.group("my hand", own_hand),
            tiles.group("must open with", must_open),
            hand_sizes(players, len(tiles)),
            *laid_groups(tiles, players),
            end_group(tiles, self._most, lambda seen: in_order(seen.layout.ends)),
            FeatureGroup("room at end", map(str, range(1, self._most + 1)), _rooms),
            FeatureGroup(
                "in reach", (f"end {end}" for end in range(1, self._most + 1)), self._in_reach
            ),
            FeatureGroup("unseen tiles with", map(str, tiles.halves), self._unseen),
            FeatureGroup("boneyard", [""], self._boneyard),
            FeatureGroup("this turn", ["tiles laid", "tiles drawn"], self._this_turn),
            FeatureGroup("passes in a row", [""], _passes),
            FeatureGroup(
                "stuck", (f"{name} at {half}" for name in others for half in tiles.halves),
                partial(self._stuck, halves),
            ),
        ]  # fmt: skip
        if rules.partners is not None:
            groups.append(FeatureGroup("my partner", others, self._partner))
        if rules.open_partners:
            names = (f"{tile} with {name}" for name in others for tile in tiles.names)
            groups.append(FeatureGroup("shown", names, self._shown))
        if rules.cede:
            groups.append(FeatureGroup("opening ceded", [""], _ceded))
        return groups

    def _in_reach(self, seen: LineObservation, out: Array) -> None:
        assert seen.seat is not None
        if not seen.layout:
            return
        reach = {end.place for end in self.game.reach(seen, seen.seat)}
        for place, end in enumerate(in_order(seen.layout.ends)):
            out[place] = end.place in reach

    def _unseen(self, seen: LineObservation, out: Array) -> None:
        known = {*own_hand(seen), *(piece.tile for piece in seen.layout.pieces)}
        for tile in self._tiles.tiles:
            if tile not in known:
                for half in set(tile):
                    out[self._tiles.of_half[half]] += 1
        out /= len(self._tiles.halves)

    def _boneyard(self, seen: LineObservation, out: Array) -> None:
        out[0] = seen.boneyard / len(self._tiles)

    def _this_turn(self, seen: LineObservation, out: Array) -> None:
        out[:] = seen.lays / len(self._tiles), seen.drawn / len(self._tiles)

    def _stuck(self, halves: int, seen: LineObservation, out: Array) -> None:
        assert seen.seat is not None
        for place, seat in enumerate(around(seen.seat, seen.order)[1:]):
            for number, drawn in stuck_at(self.game, seen, seat).items():
                out[place * halves + self._tiles.of_half[number]] = 1 / (1 + drawn)

    def _partner(self, seen: LineObservation, out: Array) -> None:
        assert seen.seat is not None
        for team in seen.teams:
            if seen.seat in team:
                for place, seat in enumerate(around(seen.seat, seen.order)[1:]):
                    out[place] = seat in team

    def _shown(self, seen: LineObservation, out: Array) -> None:
        assert seen.seat is not None
        for place, seat in enumerate(around(seen.seat, seen.order)[1:]):
            hand = seen.hands[seat]
            for tile in () if isinstance(hand, int) else hand:
                out[place * len(self._tiles) + self._tiles.of[tile]] = 1


def _rooms(seen: LineObservation, out: Array) -> None:
    for place, end in enumerate(in_order(seen.layout.ends)):
        out[place] = end.room / (1 + end.room)


def _passes(seen: LineObservation, out: Array) -> None:
    out[0] = seen.passes / (1 + seen.passes)


def _ceded(seen: LineObservation, out: Array) -> None:
    out[0] = cession(seen.log) is not None


def stuck_at(game: LineGame, seen: LineObservation, seat: Seat) -> dict[int, int]:
    """The numbers this seat could not serve when it passed or had to draw, each with how many
    tiles it has drawn since then."""
    found: dict[int, int] = {}
    past = Past(game, seen)
    for at, event in enumerate(seen.log):
        if isinstance(event, Passed | Drew) and event.seat == seat:
            if past.layout and _was_stuck(game, seen.log[:at], event):
                found |= {end.number: 0 for end in game.reach(past.then(at), seat)}
            if isinstance(event, Drew):
                found = {number: drawn + event.count for number, drawn in found.items()}
        past.follow(at, event)
    return found


def _was_stuck(game: LineGame, before: tuple[Event, ...], event: Passed | Drew) -> bool:
    """Whether this says that nothing fitted."""
    if isinstance(event, Drew):
        return event.forced
    return not may_have_declined(game, before, event.seat)


def most_ends(shape: Shape, tiles: tuple[Tile, ...], first: tuple[Tile, ...]) -> int:
    """More ends than this are never open: every tile fills the room for one, and brings what its
    shape says."""
    began = max(_room(shape, tile, None, Layout()) for tile in first or tiles)
    begun = Layout().lay(Lay((first or tiles)[0]), shape)
    brought = [
        max(_room(shape, tile, half, layout) for half in tile for layout in (Layout(), begun))
        for tile in tiles
    ]
    return began + sum(max(0, room - 1) for room in brought)


def _room(shape: Shape, tile: Tile, touch: int | None, layout: Layout) -> int:
    return sum(end.room for end in shape.opens(tile, touch, layout))


def either_half(game: LineGame) -> bool:
    """Whether a tile can ever be laid at an end either way round."""
    tiles, matching = game.rules.tiles, game.rules.matching
    numbers = {half for tile in tiles for half in tile}
    changes = type(matching).now is not Matching.now
    return changes or any(
        len(matching.touches(tile, number)) > 1 for tile in tiles for number in numbers
    )


def encoder(game: AnyGame) -> LineEncoder:
    if not isinstance(game, LineGame):
        raise CannotEncode(f"{game.slug} says that it is a line game and is none")
    return LineEncoder(game)
