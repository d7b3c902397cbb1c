"""A referee for Mexican Train and chickie, written from section w2 of the rule book of the world.

It shares nothing with the engine but the rule book, and walks through a round the way a person at
the table would. `match` is a coroutine: it asks for deals and choices, and notes in `happened` what
the rule book makes of them.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from itertools import cycle
from typing import Any, TypeAlias

from tests.rules.reckoning import Pair, count, is_double

Choice: TypeAlias = tuple[Any, ...]
Asked: TypeAlias = tuple[int, frozenset[Choice]] | None
"""Whose choice it is, and between what; None: the tiles are to be dealt."""
Play: TypeAlias = Generator[Asked, Any, Any]

TRAINS = ("mexican-train", "chickie")
"""The games it has been taught."""


def name(tile: Pair) -> str:
    return f"{tile[0]}-{tile[1]}"


class RoundOver(Exception):
    """The round has ended, like this."""


class RoundsOfDoubles:
    """What both games share: the double of the round, drawing, the count, the match."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options
        self.players = int(options["players"])
        others = range(1, self.players)
        turned = options["direction"] == "counter-clockwise"
        self.order: list[int] = [0, *(reversed(others) if turned else others)]
        self.top = int(options["set"])
        self.scores = [0] * self.players
        self.played = 0
        self.leader: int | None = None
        """Who laid the double of the last round."""
        self.happened: list[tuple[Any, ...]] = []
        self.hands: list[list[Pair]] = [[] for _ in range(self.players)]
        self.playing = False

    def shown_to(self, viewer: int | None) -> list[int | frozenset[Pair]]:
        """Hands are one's own affair until the round is over; then everybody shows theirs."""
        return [
            frozenset(hand) if seat == viewer or not self.playing else len(hand)
            for seat, hand in enumerate(self.hands)
        ]

    def match(self) -> Play:
        kind, _, number = self.options["match"].partition(":")
        while True:
            try:
                yield from self.round()
            except RoundOver as over:
                self.playing = False
                self.note(*over.args)
            self.played += 1
            if kind == "rounds" and self.played == int(number):
                break
            if kind == "points" and max(self.scores) >= int(number):
                break
        best = min(self.scores)
        winners = tuple(seat for seat in range(self.players) if self.scores[seat] == best)
        self.happened.append(("match", winners))
        yield None

    def note(self, how: str, by: int | None) -> None:
        """Everybody notes their pips; 0-0 counts as much as the table has chosen."""
        self.happened.append(("end", how, by))
        for seat, hand in enumerate(self.hands):
            points = count(hand) + ((0, 0) in hand) * int(self.options["blank"])
            self.scores[seat] += points
            self.happened.append(("score", seat, points))

    def deal(self) -> Play:
        deal = yield None
        self.playing = True
        self.hands = [[(t.high, t.low) for t in hand] for hand in deal.hands]
        self.yard: list[Pair] = [(t.high, t.low) for t in deal.boneyard]
        self.table: list[Pair] = []
        number = self.top - self.played % (self.top + 1)
        self.double: Pair = number, number

    def first(self) -> Play:
        """Whoever has the double of the round lays it; nobody: all draw until it comes."""
        holders = [seat for seat, hand in enumerate(self.hands) if self.double in hand]
        if not holders:
            at = 0 if self.leader is None else self.order.index(self.leader) + 1
            for seat in cycle(self.order[at:] + self.order[:at]):
                if self.draw(seat) == self.double:
                    holders = [seat]
                    break
        (seat,) = holders
        yield seat, frozenset({("lay", self.double, None, None)})
        self.hands[seat].remove(self.double)
        self.table.append(self.double)
        self.happened.append(("laid", seat, self.double, None, None))
        self.leader = seat
        return seat

    def draw(self, seat: int) -> Pair:
        tile = self.yard.pop(0)
        self.hands[seat].append(tile)
        self.happened.append(("drew", seat, 1))
        return tile

    def next_to(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % self.players]

    def whole(self, number: int) -> bool:
        """Whether all tiles with this number lie on the table."""
        return sum(number in tile for tile in self.table) == self.top + 1

    def round(self) -> Play:
        raise NotImplementedError


class MexicanTrainReferee(RoundsOfDoubles):
    """A train for everybody and one for all."""

    def round(self) -> Play:
        yield from self.deal()
        self.marked: set[int] = set()
        self.waiting: list[str] = []
        """Trains that end in a double nobody has covered, the one laid first in front."""
        self.had_a_turn: set[int] = set()
        if self.options["engine"] == "set-out":
            self.table.append(self.double)
            self.happened.append(("laid", None, self.double, None, None))
            turn = self.order[self.played % self.players]
        else:
            turn = yield from self.first()
        trains = [*(f"train{seat + 1}" for seat in range(self.players)), "mexican"]
        self.ends: dict[str, tuple[Pair, int]] = {
            train: (self.double, self.double[0]) for train in trains
        }
        while True:
            yield from self.turn(turn)
            turn = self.next_to(turn)

    def turn(self, seat: int) -> Play:
        own = f"train{seat + 1}"
        if self.waiting:
            # Before anything else, and nothing else; that is no first turn.
            yield from self.lay_one(seat, self.waiting[:1])
            return
        first = seat not in self.had_a_turn
        self.had_a_turn.add(seat)
        if first and self.options["first_turn"] == "chain" and self.lays(seat, [own]):
            yield from self.chain(seat, own)
            return
        tile, train = yield from self.lay_one(seat, self.open_to(seat))
        if self.options["doubles"] == "cover":
            if tile and is_double(tile) and train in self.waiting:
                yield from self.lay_one(seat, [train])
        else:
            while tile and is_double(tile):
                tile, train = yield from self.lay_one(seat, self.open_to(seat))

    def chain(self, seat: int, own: str) -> Play:
        stop: set[Choice] = set()
        while self.lays(seat, [own]):
            tile, _ = yield from self.lay_one(seat, [own], stop)
            if not tile:
                return
            if is_double(tile):
                if own not in self.waiting:
                    return  # It needs no cover, and the turn ends with it.
                tile, _ = yield from self.lay_one(seat, [own])
                if not tile:
                    return
            stop = {("stop",)}

    def open_to(self, seat: int) -> list[str]:
        own = f"train{seat + 1}"
        begun = self.ends[own][0] != self.double
        mexican = self.options["mexican_start"] == "any" or begun
        trains = [own]
        if mexican or self.ends["mexican"][0] != self.double:
            trains.append("mexican")
        return [*trains, *(f"train{other + 1}" for other in self.marked - {seat})]

    def lays(self, seat: int, trains: Iterable[str]) -> set[Choice]:
        return {
            ("lay", tile, f"{name(self.ends[train][0])}.{train}", self.ends[train][1])
            for train in trains
            for tile in self.hands[seat]
            if self.ends[train][1] in tile
        }

    def lay_one(self, seat: int, trains: list[str], stop: Iterable[Choice] = ()) -> Play:
        """One tile on one of these trains, drawn if need be: the tile and its train; Nones: there
        was none, and the player has marked their train, or they stopped."""
        lays = self.lays(seat, trains)
        if not lays:
            self.end_if_blocked()
            if self.yard:
                self.draw(seat)
                lays = self.lays(seat, trains)
        if not lays:
            self.end_if_blocked()
            self.happened.append(("passed", seat))
            if seat not in self.marked:
                self.marked.add(seat)
                self.happened.append(("marked", seat))
            return None, None
        choice = yield seat, frozenset({*lays, *stop})
        if choice == ("stop",):
            self.happened.append(("stopped", seat))
            return None, None
        _, tile, place, touch = choice
        train = place.partition(".")[2]
        self.hands[seat].remove(tile)
        self.table.append(tile)
        self.happened.append(("laid", seat, tile, place, touch))
        self.ends[train] = tile, tile[1] if tile[0] == touch else tile[0]
        if train in self.waiting:
            self.waiting.remove(train)
        if is_double(tile):
            self.waiting.append(train)
        self.waiting = [one for one in self.waiting if not self.whole(self.ends[one][1])]
        if train == f"train{seat + 1}" and seat in self.marked:
            self.marked.remove(seat)
            self.happened.append(("unmarked", seat))
        if not self.hands[seat]:
            raise RoundOver("out", seat)
        return tile, train

    def end_if_blocked(self) -> None:
        numbers = {number for _, number in self.ends.values()}
        held = (tile for hand in self.hands for tile in hand)
        if not self.yard and not any(numbers & {*tile} for tile in held):
            raise RoundOver("blocked", None)


class ChickieReferee(RoundsOfDoubles):
    """The lead double gets its arms, every later double its three toes, before anything else."""

    def round(self) -> Play:
        yield from self.deal()
        turn = yield from self.first()
        lead = name(self.double)
        around = ["side"] * 2 + ["tip"] * 2 + ["corner"] * (int(self.options["lead_arms"]) - 4)
        self.must = [(f"{lead}.{socket}", self.double[0]) for socket in around]
        self.free: list[tuple[str, int]] = []
        while True:
            self.end_if_blocked()
            turn = self.next_to(turn)
            yield from self.turn(turn)

    def turn(self, seat: int) -> Play:
        lays = self.lays(seat)
        if not lays and self.yard:
            self.draw(seat)
            self.end_if_blocked()
            lays = self.lays(seat)
        if not lays:
            self.happened.append(("passed", seat))
            return
        _, tile, place, number = yield seat, frozenset(lays)
        self.hands[seat].remove(tile)
        self.happened.append(("laid", seat, tile, place, number))
        (self.must or self.free).remove((place, number))
        if is_double(tile):
            self.must = [(f"{name(tile)}.toe", number)] * 3
        else:
            other = tile[1] if tile[0] == number else tile[0]
            self.free.append((f"{name(tile)}.{other}", other))
        if not self.hands[seat]:
            raise RoundOver("out", seat)

    def lays(self, seat: int) -> set[Choice]:
        """What must be laid; where nothing must, what may be."""
        return {
            ("lay", tile, place, number)
            for place, number in self.must or self.free
            for tile in self.hands[seat]
            if number in tile
        }

    def end_if_blocked(self) -> None:
        if not self.yard and not any(self.lays(seat) for seat in range(self.players)):
            raise RoundOver("blocked", None)
