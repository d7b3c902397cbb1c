"""Garden trains: everybody lays at a bed of their own, and at others' while their gates are open.

All beds begin at the first double. Who passes opens the gate of their bed; it closes when they lay
there again.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from boneyard.core.actions import Place, Seat
from boneyard.core.events import Event, RoundEnded, Scored
from boneyard.core.options import PLAYERS, SET, Chosen
from boneyard.families.line import LineGame, LineRules, LineState, Stuck, line_listing
from boneyard.families.line.choices import can_draw
from boneyard.families.line.game import Happened
from boneyard.families.line.sampling import Evidence
from boneyard.rules.layout import End, Layout, Shape, half, side
from boneyard.rules.match import Match
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.opening import HighestDouble, Opening, Opens
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Gain, LayScoring, Reckoned, Reckoning, fewest
from boneyard.tiles import Tile, TileSet, doubles

HANDS = {2: 7, 3: 6, 4: 5}


class GateOpened(Event, frozen=True):
    seat: Seat


class GateClosed(Event, frozen=True):
    seat: Seat


class TrainsWhy(StrEnum):
    """What points are for."""

    BLOOM = "bloom"
    HARVEST = "harvest"


class Beds(Shape, frozen=True):
    """A bed for each seat, and all of them begin at the first double."""

    drawn: str = "beds"
    seats: int = 2

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if touch is None:
            return tuple(End(Place(tile, bed(seat)), tile.high) for seat in range(self.seats))
        return (side(tile, 1) if tile.is_double else half(tile, tile.other(touch)),)

    def reach(self, moment: Moment) -> tuple[End, ...]:
        free = {moment.seat, *open_gates(moment.log)}
        owners = owners_of(moment.layout)
        return tuple(end for end in moment.layout.ends if owner_at(end.place, owners) in free)

    def in_numbers(self) -> InNumbers | None:
        sockets = tuple(bed(seat) for seat in range(self.seats))
        return InNumbers(twins={"branches": f"{__package__}.kernel:beds"}, sockets=sockets)


def bed(seat: Seat) -> str:
    """The socket where this seat's bed begins."""
    return f"bed{seat + 1}"


def owners_of(layout: Layout) -> dict[Tile, Seat]:
    """In whose bed each tile lies; the first lies in nobody's."""
    owners: dict[Tile, Seat] = {}
    for piece in layout.pieces[1:]:
        assert piece.at is not None
        owners[piece.tile] = owner_at(piece.at, owners)
    return owners


def owner_at(place: Place, owners: dict[Tile, Seat]) -> Seat:
    """Whose bed this place belongs to."""
    begins = place.socket.startswith("bed")
    return int(place.socket[3:]) - 1 if begins else owners[place.tile]


def open_gates(log: Sequence[Event]) -> set[Seat]:
    """The seats whose gates stand open."""
    found: set[Seat] = set()
    for event in log:
        if isinstance(event, GateOpened):
            found.add(event.seat)
        elif isinstance(event, GateClosed):
            found.discard(event.seat)
    return found


class WinnersDouble(Opening, frozen=True):
    """Who alone won the last round opens with their highest double; if they have none, and in the
    first round, the highest double opens. Where there is none at all, tiles are dealt again."""

    def opener(self, moment: Moment, hands: Hands) -> Opens | None:
        winner = _only_winner(moment)
        if winner is not None and (own := list(doubles(hands[winner]))):
            return Opens(winner, max(own))
        return HighestDouble(else_tile=False).opener(moment, hands)

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        # After the first round it matters who holds a tile, and not only that somebody does.
        return _only_winner(moment) is None and HighestDouble().prefers(moment, tile, to)

    def in_numbers(self) -> InNumbers | None:
        # Compiled rounds that are dealt by themselves are first rounds.
        return InNumbers(parts=(HighestDouble(else_tile=False),))


def _only_winner(moment: Moment) -> Seat | None:
    end = moment.last_end
    return end.winners[0] if end is not None and len(end.winners) == 1 else None


class Bloom(LayScoring, frozen=True):
    """A double in a bed blooms: two points."""

    def gains(self, moment: Moment) -> tuple[Gain, ...]:
        lay = moment.lay
        blooms = lay is not None and lay.at is not None and lay.tile.is_double
        return (Gain(2, TrainsWhy.BLOOM),) if blooms else ()

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"earns": f"{__package__}.kernel:bloom"})


class Harvest(Reckoning, frozen=True):
    """The winner harvests their own bed, one point per tile, and five for going out. A blocked
    round is won by the fewest pips; who ties for them harvests nothing."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        if end.by is None:
            sides = fewest(end.hands, moment.sides)
            winners = tuple(sorted(seat for side in sides for seat in side))
        else:
            winners = (end.by,)
        if len(winners) > 1:
            return Reckoned(winners, ())
        grown = list(owners_of(moment.layout).values()).count(winners[0])
        points = grown + (5 if end.by is not None else 0)
        return Reckoned(winners, (Scored(winners[0], points, TrainsWhy.HARVEST, grown),))

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:harvest"})


class Trains(LineGame):
    """A line game with two more things that happen, and another idea of being blocked."""

    own_events: ClassVar[tuple[type[Event], ...]] = (GateOpened, GateClosed)
    # A round is not blocked as long as a gate that opens would help: whoever is asked next shows
    # that, so the usual evidence holds.
    evidence: ClassVar[type[Evidence] | None] = Evidence
    in_numbers: ClassVar[InNumbers | None] = InNumbers(
        {"family": "line"},
        twins={
            "after_lay": f"{__package__}.kernel:closes",
            "after_pass": f"{__package__}.kernel:opens",
            "is_blocked": f"{__package__}.kernel:is_blocked",
        },
        notes=f"{__package__}.kernel:notes",
    )

    def after_lay(self, state: LineState, moment: Moment, events: Happened) -> LineState:
        assert moment.lay is not None
        owner = owners_of(moment.layout).get(moment.lay.tile)
        if owner == moment.seat and owner in open_gates(state.log):
            events.append(GateClosed(owner))
        return state

    def after_pass(self, state: LineState, seat: Seat, events: Happened) -> LineState:
        if seat not in open_gates(state.log):
            events.append(GateOpened(seat))
        return super().after_pass(state, seat, events)

    def is_blocked(self, state: LineState) -> bool:
        if can_draw(self, state):
            return False
        numbers = {end.number for end in state.layout.ends}
        return not any(self.rules.matching.fits_any(hand, numbers) for hand in state.hands)


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(options[SET]),
        hand=hand,
        reserve=0,
        opening=WinnersDouble(),
        shape=Beds(seats=options[PLAYERS]),
        stuck=Stuck.DRAW_AND_LAY,
        lay_scoring=Bloom(),
        reckoning=Harvest(),
        match=Match.of(options),
    )


LISTING = line_listing(
    "garden-trains",
    section="",
    booklets="",
    sets=(6, 9),
    hands=HANDS,
    rules=rules,
    build=Trains,
    match="points:30",
)
