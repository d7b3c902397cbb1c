"""A full state of fortress that agrees with everything a seat has seen.

Nothing anybody does tells what they did not lay: any tile can be laid. So all that a seat knows of
hidden hands is which tiles it has itself handed out and not seen again (it knows them, but not who
took which), how many tiles everybody took when, and who laid what.

Tiles the seat has never held are alike to it: they can lie anywhere among the hidden places. The
others, its *gifts*, are followed through the round: for every way in which they can be spread over
the opponents, the chance that everything went as it was seen is reckoned forward; then one course
of events is drawn backward, in proportion (forward filtering, backward sampling). So every deal and
every order of hand-outs that agrees with the observation is equally likely, exactly, as long as no
more than `MOST_WAYS` ways are to be followed; beyond that, a sample of so many stands for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import perm
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec.structs import replace

from boneyard.core.actions import Seat
from boneyard.core.chance import Rng, pick, shuffled
from boneyard.core.common import with_common
from boneyard.core.events import Dealt, Drew, Event
from boneyard.games.fortress.events import FortressEvent, HandedOut, Stacked
from boneyard.games.fortress.state import FortressObservation, FortressPhase, FortressState, Gift
from boneyard.tiles import Tile

if TYPE_CHECKING:
    from boneyard.games.fortress.game import Fortress

MOST_WAYS = 2_000
"""Ways to spread the gifts that are followed; a game hardly ever has more."""

Ways: TypeAlias = tuple[tuple[Tile, Seat], ...]
"""Who holds which of the gifts, in the order of the tiles."""
Came: TypeAlias = dict[Ways, list[tuple[Ways, float]]]
"""For each way after an event those before it, with their chances."""


class LostTrack(Exception):
    """All ways that were followed turned out wrong, the true one being none of them."""


class HandOutSeen(msgspec.Struct, frozen=True):
    """A hand-out as the observer saw it."""

    giver: Seat
    takers: tuple[Seat, ...]
    seen: tuple[Tile | None, ...]
    """What was taken, where the observer took it."""
    given: tuple[Tile, ...] | None
    """All of it, where the observer gave it."""
    at: int


Step: TypeAlias = Dealt | Drew | Stacked | HandOutSeen


def sample(game: Fortress, seen: FortressObservation, rng: Rng) -> FortressState:
    """One of the states that look like this to the observer, all equally likely."""
    if seen.phase in (FortressPhase.DEAL, FortressPhase.OVER):
        return _shown(seen)
    steps = list(_steps(seen.log, seen.gifts))
    most = MOST_WAYS
    while True:
        try:
            course = FortressCourse(seen.seat, steps, most, rng)
        except LostTrack:
            most *= 8
            continue
        return FortressStory(game, seen, steps, course.draw(rng), rng).state()


def _shown(seen: FortressObservation) -> FortressState:
    """Between rounds everything lies open."""
    hands: tuple[tuple[Tile, ...], ...] = seen.hands  # type: ignore[assignment]
    return _state(seen, hands, (), seen.log, seen.gifts)


def _state(
    seen: FortressObservation,
    hands: tuple[tuple[Tile, ...], ...],
    boneyard: tuple[Tile, ...],
    log: tuple[FortressEvent, ...],
    gifts: tuple[Gift, ...],
) -> FortressState:
    return with_common(FortressState, seen, hands=hands, boneyard=boneyard, log=log, gifts=gifts)


def _steps(log: Sequence[Event], gifts: Sequence[Gift]) -> Iterator[Step]:
    """The log as what it means for the hands; the tiles of one hand-out are one step."""
    begun = {gift.at: gift for gift in gifts}
    for at, event in enumerate(log):
        if isinstance(event, Dealt | Drew | Stacked):
            yield event
        elif at in begun:
            taken: list[HandedOut] = []
            for later in log[at:]:
                if not isinstance(later, HandedOut):
                    break
                taken.append(later)
            yield HandOutSeen(
                begun[at].giver,
                tuple(event.seat for event in taken),
                tuple(event.tiles[0] if event.tiles else None for event in taken),
                begun[at].tiles,
                at,
            )


class FortressCourse:
    """Where the gifts may have gone, step by step, and how likely it is."""

    def __init__(self, me: Seat | None, steps: Sequence[Step], most: int, rng: Rng) -> None:
        self.me, self.counts = me, dict.fromkeys(range(4), 0)
        self.layers: list[Came] = []
        weights: dict[Ways, float] = {(): 1.0}
        for step in steps:
            came: Came = {}
            for before, weight in weights.items():
                for following, chance in self._follow(before, step):
                    came.setdefault(following, []).append((before, weight * chance))
            self._count(step)
            if not came:
                raise LostTrack
            weights = {ways: sum(chance for _, chance in befores) for ways, befores in came.items()}
            if len(weights) > most:
                weights = _thinned(weights, most, rng)
                came = {ways: came[ways] for ways in weights}
            total = sum(weights.values())
            weights = {ways: weight / total for ways, weight in weights.items()}
            self.layers.append(came)
        self.weights = weights

    def draw(self, rng: Rng) -> list[Ways]:
        """Where the gifts were after each step, in one course of events."""
        ways = _in_proportion(list(self.weights.items()), rng)
        path = []
        for came in reversed(self.layers):
            path.append(ways)
            ways = _in_proportion(came[ways], rng)
        return path[::-1]

    def _count(self, step: Step) -> None:
        """How many tiles everybody holds is known to all."""
        if isinstance(step, Stacked):
            self.counts[step.seat] -= 1
        elif isinstance(step, HandOutSeen):
            self.counts[step.giver] -= len(step.takers)
            for taker in step.takers:
                self.counts[taker] += 1
        else:
            self.counts[step.seat] += step.count

    def _follow(self, ways: Ways, step: Step) -> Iterator[tuple[Ways, float]]:
        """What this step can have made of the gifts, and how likely it was to be seen so."""
        if isinstance(step, Stacked) and step.seat != self.me:
            yield from self._laid(ways, step)
        elif isinstance(step, HandOutSeen):
            if step.giver == self.me:
                yield from _given(ways, step)
            else:
                yield from self._passed_on(ways, step)
        else:
            yield ways, 1.0

    def _laid(self, ways: Ways, step: Stacked) -> Iterator[tuple[Ways, float]]:
        tile = Tile.of(*step.halves)
        holder = dict(ways).get(tile)
        if holder is None:
            # Each place for a tile never seen before is as likely to have held this one.
            unknown = self.counts[step.seat] - sum(seat == step.seat for _, seat in ways)
            if unknown:
                yield ways, float(unknown)
        elif holder == step.seat:
            yield tuple(one for one in ways if one[0] != tile), 1.0

    def _passed_on(self, ways: Ways, step: HandOutSeen) -> Iterator[tuple[Ways, float]]:
        """Gifts that the giver still held go on to others, to me, or stay with the giver."""
        held = [tile for tile, seat in ways if seat == step.giver]
        elsewhere = {tile for tile, seat in ways if seat != step.giver}
        mine = {tile for tile in step.seen if tile is not None}
        if mine & elsewhere:
            return
        places = {seat: step.takers.count(seat) for seat in step.takers}
        hand = self.counts[step.giver]
        stay = hand - len(step.takers)
        if stay:
            places[step.giver] = stay
        open_to = [
            [seat for seat in places if (seat == self.me) == (tile in mine)] for tile in held
        ]
        for seats in product(*open_to):
            chance = 1.0 / perm(hand, len(held))
            for seat in set(seats):
                chance *= perm(places[seat], seats.count(seat))
            if chance:
                moved = dict(zip(held, seats, strict=True))
                yield (
                    tuple((t, moved.get(t, s)) for t, s in ways if t not in mine),
                    chance,
                )


def _given(ways: Ways, step: HandOutSeen) -> Iterator[tuple[Ways, float]]:
    """My own gifts: any way to spread them is as likely as any other."""
    assert step.given is not None
    spread: list[Ways] = []

    def deal(rest: tuple[Tile, ...], room: dict[Seat, int], done: Ways) -> None:
        if not rest:
            spread.append(tuple(sorted((*ways, *done))))
            return
        for seat, places in room.items():
            if places:
                deal(rest[1:], {**room, seat: places - 1}, (*done, (rest[0], seat)))

    deal(step.given, {seat: step.takers.count(seat) for seat in step.takers}, ())
    for one in spread:
        yield one, 1.0 / len(spread)


def _fraction(rng: Rng) -> float:
    return rng.randrange(1 << 30) / (1 << 30)


def _in_proportion(weighted: list[tuple[Ways, float]], rng: Rng) -> Ways:
    if len(weighted) == 1:
        return weighted[0][0]
    draw = _fraction(rng) * sum(weight for _, weight in weighted)
    for ways, weight in weighted:
        draw -= weight
        if draw < 0:
            return ways
    return weighted[-1][0]


def _thinned(weights: dict[Ways, float], most: int, rng: Rng) -> dict[Ways, float]:
    """At most so many of the ways, drawn in proportion at even distances; each then stands for
    as many draws as fell to it."""
    step = sum(weights.values()) / most
    kept: dict[Ways, float] = {}
    point, reached = _fraction(rng) * step, 0.0
    for ways, weight in weights.items():
        reached += weight
        while point < reached:
            kept[ways] = kept.get(ways, 0.0) + step
            point += step
    return kept


class FortressStory:
    """The round once more from the first deal, with all that was hidden made up.

    Hands hold *places*; a place is bound to a tile when it becomes known what lay there.
    """

    def __init__(
        self,
        game: Fortress,
        seen: FortressObservation,
        steps: Sequence[Step],
        path: Sequence[Ways],
        rng: Rng,
    ) -> None:
        self.game, self.seen, self.rng = game, seen, rng
        self.hands: list[list[int]] = [[] for _ in seen.order]
        self.tile: list[Tile | None] = []
        """What lies at each place, as far as it is known."""
        self.taken: list[tuple[int, ...]] = []
        """The places of each event that hides tiles, in order."""
        self.given: list[tuple[int, ...]] = []
        for step, ways in zip(steps, path, strict=True):
            if isinstance(step, Stacked):
                self.hands[step.seat].remove(self._holding(step.seat, Tile.of(*step.halves)))
            elif isinstance(step, HandOutSeen):
                self._hand_out(step, dict(ways))
            else:
                self._receive(step)

    def state(self) -> FortressState:
        seen, known = self.seen, {tile for tile in self.tile if tile is not None}
        known |= {laid.tile for laid in seen.table.laid}
        unknown = shuffled((tile for tile in self.game.set if tile not in known), self.rng)
        boneyard, rest = unknown[: seen.boneyard], iter(unknown[seen.boneyard :])
        faces = [next(rest) if tile is None else tile for tile in self.tile]
        hands = tuple(
            tuple(faces[place] for place in places) if isinstance(held, int) else held
            for held, places in zip(seen.hands, self.hands, strict=True)
        )
        gifts = tuple(
            replace(gift, tiles=tuple(sorted(faces[place] for place in places)))
            for gift, places in zip(seen.gifts, self.given, strict=True)
        )
        return _state(seen, hands, tuple(boneyard), tuple(self._log(faces)), gifts)

    def _log(self, faces: list[Tile]) -> Iterator[FortressEvent]:
        hidden = iter(self.taken)
        for event in self.seen.log:
            if isinstance(event, Dealt | Drew | HandedOut):
                places = next(hidden)
                yield replace(event, tiles=tuple(faces[place] for place in places))
            else:
                yield event

    def _receive(self, step: Dealt | Drew) -> None:
        places = tuple(range(len(self.tile), len(self.tile) + step.count))
        self.tile += step.tiles or (None,) * step.count
        self.hands[step.seat] += places
        self.taken.append(places)

    def _holding(self, seat: Seat, tile: Tile) -> int:
        """The place in this hand where the tile lies; if nobody knows, any that may hold it."""
        bound = [place for place in self.hands[seat] if self.tile[place] == tile]
        if bound:
            return bound[0]
        place = pick([one for one in self.hands[seat] if self.tile[one] is None], self.rng)
        self.tile[place] = tile
        return place

    def _hand_out(self, step: HandOutSeen, after: dict[Tile, Seat]) -> None:
        """Each taker gets the gifts they have afterwards, and else what nobody knows."""
        hand = self.hands[step.giver]
        chosen: list[int | None] = [
            None if tile is None else self._holding(step.giver, tile) for tile in step.seen
        ]
        for place in hand:
            tile = self.tile[place]
            if tile is None or place in chosen or after.get(tile, step.giver) == step.giver:
                continue
            free = [
                i
                for i, taker in enumerate(step.takers)
                if chosen[i] is None and taker == after[tile]
            ]
            chosen[pick(free, self.rng)] = place
        bound = {place for place in hand if self.tile[place] is not None}
        rest = iter(shuffled((one for one in hand if one not in bound), self.rng))
        places = tuple(next(rest) if place is None else place for place in chosen)
        for taker, place in zip(step.takers, places, strict=True):
            hand.remove(place)
            self.hands[taker].append(place)
            self.taken.append((place,))
        self.given.append(places)
