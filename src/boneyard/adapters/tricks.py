"""Trick games in numbers."""

from __future__ import annotations

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
from boneyard.adapters.tiles import TileNumbers, own_hand
from boneyard.core.actions import Action, Pass
from boneyard.core.game import AnyGame
from boneyard.families.tricks.actions import Call, Discard, Play
from boneyard.families.tricks.game import TricksGame
from boneyard.families.tricks.state import TricksObservation
from boneyard.tiles import Tile


class TricksEncoder(Encoder[TricksObservation]):
    """One index per tile to play, per tile to put away, per bid and per call."""

    def __init__(self, game: TricksGame) -> None:
        rules = game.rules
        self._game = game
        self._tiles = tiles = TileNumbers(rules.tiles)
        bids = () if rules.auction is None else rules.auction.every()
        calls = rules.contracts.every()
        moves: list[Action] = [Play(tile) for tile in tiles.tiles]
        if rules.middle is not None:
            moves += [Discard(tile) for tile in tiles.tiles]
        if bids:
            moves += [*bids, Pass()]
        moves += map(Call, calls)
        self._moves = tuple(moves)
        self._of = {move: number for number, move in enumerate(moves)}
        self._bid = {bid: number for number, bid in enumerate(bids)}
        self._call = {call: number for number, call in enumerate(calls)}
        names = seat_names(game.players)
        said = [f"{bid} by {name}" for name in names for bid in map(str, bids)]
        by_whom = [f"{tile} by {name}" for name in names for tile in tiles.names]
        groups: list[FeatureGroup[TricksObservation]] = [
            *books(game),
            tiles.group("my hand", own_hand),
            tiles.group("put away, as far as I know", _away),
            hand_sizes(game.players, len(tiles)),
            FeatureGroup("bid", said, self._bids),
            FeatureGroup("passed", names, self._passed),
            FeatureGroup("caller", names, self._caller),
            FeatureGroup("called", calls, self._called),
            FeatureGroup("played", by_whom, self._played),
            FeatureGroup("in this trick", by_whom, self._trick),
            tiles.group("led", lambda seen: filter(None, [game.led(seen)])),
            FeatureGroup("tricks taken", names, self._taken),
        ]
        super().__init__(game, groups, list(map(str, moves)))

    def index(self, observation: TricksObservation, action: Action) -> int:
        if action not in self._of:
            raise self.unknown(action)
        return self._of[action]

    def action(self, observation: TricksObservation, index: int) -> Action:
        if not 0 <= index < len(self._moves):
            raise self.nothing(index)
        return self._moves[index]

    def _places(self, seen: TricksObservation) -> dict[int, int]:
        assert seen.seat is not None
        return {seat: place for place, seat in enumerate(around(seen.seat, seen.order))}

    def _bids(self, seen: TricksObservation, out: Array) -> None:
        places = self._places(seen)
        for seat, bid in seen.bids_by():
            if bid is not None:
                out[places[seat] * len(self._bid) + self._bid[bid]] = 1

    def _passed(self, seen: TricksObservation, out: Array) -> None:
        places = self._places(seen)
        for seat, bid in seen.bids_by():
            out[places[seat]] = bid is None

    def _caller(self, seen: TricksObservation, out: Array) -> None:
        if seen.caller is not None:
            out[self._places(seen)[seen.caller]] = 1

    def _called(self, seen: TricksObservation, out: Array) -> None:
        if seen.call is not None:
            out[self._call[seen.call]] = 1

    def _played(self, seen: TricksObservation, out: Array) -> None:
        for trick in seen.tricks:
            self._mark(seen, list(seen.plays(trick)), out)

    def _trick(self, seen: TricksObservation, out: Array) -> None:
        if seen.trick is not None:
            self._mark(seen, list(seen.plays(seen.trick)), out)

    def _mark(self, seen: TricksObservation, plays: list[tuple[int, Tile]], out: Array) -> None:
        places = self._places(seen)
        for seat, tile in plays:
            out[places[seat] * len(self._tiles) + self._tiles.of[tile]] = 1

    def _taken(self, seen: TricksObservation, out: Array) -> None:
        for seat, place in self._places(seen).items():
            out[place] = len(seen.taken((seat,))) / self._game.rules.hand


def _away(seen: TricksObservation) -> tuple[Tile, ...]:
    return () if isinstance(seen.out, int) else seen.out


def encoder(game: AnyGame) -> TricksEncoder:
    if not isinstance(game, TricksGame):
        raise CannotEncode(f"{game.slug} says that it is a trick game and is none")
    return TricksEncoder(game)
