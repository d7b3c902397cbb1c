"""Mexican Train: a train for everybody and one for all, from a hub in the middle.

Everybody lays at their own train, at the Mexican train, and at trains whose owners could not lay
and had to mark them. A double has to be covered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from boneyard.core.actions import Place, Seat, Side
from boneyard.core.events import Event, Laid, RoundEnded, Scored, Telling
from boneyard.core.game import Listing, Reason
from boneyard.core.options import PLAYERS, SET, Chosen, Option, choice
from boneyard.core.terms import Term, TermKey, plain
from boneyard.families.line import LineGame, LineObservation, LineRules, LineState, Stuck
from boneyard.families.line.choices import can_draw
from boneyard.families.line.game import Happened
from boneyard.families.line.listing import line_listing
from boneyard.families.line.sampling import Ban, Evidence
from boneyard.games.mexican_train.trains import MEXICAN, Hub, MarkerPut, MarkerTaken, Rails, train
from boneyard.rules.layout import End
from boneyard.rules.match import Match
from boneyard.rules.moment import Hands, Moment, OwnState
from boneyard.rules.opening import Holder, Opening, Opens, SeatOpens
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Reckoned, Reckoning, told_by_pips
from boneyard.rules.seats import after
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import Tile, TileSet, pips

PLAYED_IN = ("US",)
SOURCES = (
    "Texas Good Sam",
    "idahogoodsam.org/gamerules/9",
    "moltheavy.com",
    "thegreves.com/david/Train.html",
    "qcsalon.net/es/mexicantrain",
)

HANDS = {
    12: {2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10},
    9: {2: 12, 3: 11, 4: 10, 5: 8, 6: 7},
    15: {2: 15, 3: 15, 4: 15, 5: 15, 6: 15, 7: 12, 8: 12},
    18: dict.fromkeys(range(2, 9), 15),
}
ENGINE: Option[Literal["dealt", "set-out"]] = choice("engine", "dealt", "set-out")
MEXICAN_START: Option[Literal["any", "after-own"]] = choice("mexican_start", "any", "after-own")
DOUBLES: Option[Literal["cover", "free"]] = choice("doubles", "cover", "free")
FIRST_TURN: Option[Literal["one", "chain"]] = choice("first_turn", "one", "chain")
BLANK: Option[int] = choice("blank", 50, 25, 0)

ZERO = Tile.of(0, 0)
Position = LineState | LineObservation


def engine(highest: int, round_: int) -> Tile:
    """The double that starts this round, counted from 0: from the top down, and again."""
    return Tile.of(number := highest - round_ % (highest + 1), number)


class EngineOpens(Opening, frozen=True):
    """Whoever holds the engine of the round."""

    looks_back: ClassVar[bool] = True
    highest: int

    def opener(self, moment: Moment, hands: Hands) -> Opens | None:
        tile = engine(self.highest, moment.round)
        return next((Opens(seat, tile) for seat, hand in enumerate(hands) if tile in hand), None)

    def in_numbers(self) -> InNumbers | None:
        # Compiled rounds that are dealt by themselves are first rounds.
        return InNumbers(parts=(Holder(engine(self.highest, 0)),))


def draw_for_engine(state: LineState) -> tuple[Seat, ...]:
    """Who draws where nobody has it: after the first round the seat next to who last laid one."""
    last = state.ends[-1].opener if state.ends else None
    return after(last, state.order) if isinstance(last, int) else state.order


class AllNote(Reckoning, frozen=True):
    """Everybody notes their pips; the blank double counts as much as was agreed."""

    blank: int = 50

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        noted = [pips(hand) + self.blank * (ZERO in hand) for hand in end.hands]
        winners = tuple(seat for seat, points in enumerate(noted) if points == min(noted))
        scored = (Scored(seat, points, LineWhy.NOTED) for seat, points in enumerate(noted))
        return Reckoned(winners, tuple(scored))

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:all_note"}, own=(self.blank,))

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        hand = end.hands[scored.seat]
        blank = (Term(self.blank, TermKey.TILE, tile=ZERO),) if ZERO in hand and self.blank else ()
        count = pips(hand)
        return (plain(TermKey.PIPS, count), *blank) if count else blank

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.how != LineHow.BLOCKED:
            return None
        least = pips(end.hands[end.winners[0]]) + self.blank * (ZERO in end.hands[end.winners[0]])
        return told_by_pips("decided-fewest-pips", end.winners, least)


class TrainEvidence(Evidence):
    """Who could have begun a chain and did not had nothing for their own train."""

    def proves(self, at: int, event: Event) -> Iterable[Ban]:
        if not isinstance(event, Laid) or event.seat is None or event.at is None:
            return
        then, seat = self.then(at), event.seat
        if self.game.options[FIRST_TURN] == "chain" and Rails.of(then).may_chain(seat):
            home = next(end for end in then.layout.ends if end.place.socket == train(seat))
            if event.at != home.place:
                fits = self.game.matching(then, seat).fits_any
                yield Ban(seat, at, lambda tile: fits((tile,), (home.number,)))


class MexicanTrain(LineGame):
    """A line game whose ends belong to seats, as long as these are able to lay."""

    own_state: ClassVar[type[OwnState] | None] = Rails
    own_events: ClassVar[tuple[type[Event], ...]] = (MarkerPut, MarkerTaken)
    evidence: ClassVar[type[Evidence] | None] = TrainEvidence

    def __init__(self, listing: Listing, options: Chosen, rules: LineRules) -> None:
        super().__init__(listing, options, rules)
        self._highest = rules.tiles[-1].high
        self._set_out = options[ENGINE] == "set-out"
        self._after_own = options[MEXICAN_START] == "after-own"
        self._free = options[DOUBLES] == "free"
        self._chains = options[FIRST_TURN] == "chain"

    def own_before(self, position: Position) -> Rails:
        return Rails(highest=self._highest)

    # -- the engine ----------------------------------------------------------------------------

    def put_out(self, position: Position) -> tuple[Tile, ...]:
        return (engine(self._highest, position.round),) if self._set_out else ()

    def opening_draws(self, state: LineState) -> tuple[Seat, ...]:
        return draw_for_engine(state)

    # -- a turn --------------------------------------------------------------------------------

    def reach(self, position: Position, seat: Seat) -> tuple[End, ...]:
        ends, own = position.layout.ends, Rails.of(position)
        first = self.must_serve(position, seat)
        if first is not None:
            return tuple(end for end in ends if end.place == first)
        home = next(end for end in ends if end.place.socket == train(seat))
        if self._chains and (own.chain == seat or self._begins_chain(position, seat, home)):
            return (home,)
        open_ = {train(seat), MEXICAN, *map(train, own.marked)}
        hub = position.layout.pieces[0].tile
        if self._after_own and home.place.tile == hub:
            found = [end for end in ends if end.place != Place(hub, MEXICAN)]
        else:
            found = [*ends]
        return tuple(end for end in found if end.place.socket in open_)

    def _begins_chain(self, position: Position, seat: Seat, home: End) -> bool:
        """Whether this seat has to begin a chain, as far as its hand is known."""
        hand = position.hands[seat]
        if isinstance(hand, int) or not Rails.of(position).may_chain(seat):
            return False
        return self.matching(position, seat).fits_any(hand, (home.number,))

    def must_serve(self, position: Position, seat: Seat) -> Place | None:
        own = Rails.of(position)
        if not own.uncovered:
            return None
        if own.going != seat:
            return own.uncovered[0]
        chained = self._chains and own.chain == seat
        return None if self._free and not chained else own.uncovered[-1]

    def out_of_reach(self, position: LineState, seat: Seat, place: Place) -> Reason:
        if self.must_serve(position, seat) is not None:
            return super().out_of_reach(position, seat, place)
        chained = len(self.reach(position, seat)) == 1
        return Reason("own-train-first" if chained else "not-marked")

    def after_lay(self, state: LineState, moment: Moment, events: Happened) -> LineState:
        assert moment.lay is not None
        at, seat = moment.lay.at, moment.seat
        if at is not None and at.socket == train(seat) and seat in Rails.of(state).marked:
            events.append(MarkerTaken(seat))
        return state

    def after_pass(self, state: LineState, seat: Seat, events: Happened) -> LineState:
        if seat not in Rails.of(state).marked:
            events.append(MarkerPut(seat))
        return super().after_pass(state, seat, events)

    def goes_on(self, position: Position) -> bool:
        chain = self._chains and Rails.of(position).chain is not None
        return chain and not position.layout.pieces[-1].tile.is_double

    def may_stop(self, position: Position) -> bool:
        return self.goes_on(position)

    def next_seat(self, state: LineState) -> Seat:
        own, seat = Rails.of(state), state.turn
        begins = bool(state.lays) and len(state.layout.pieces) == 1
        if own.going == seat:
            chained = self._chains and own.chain == seat
            waits = own.uncovered[-1:] == (self._last_end(state),)
            if waits or (self._free and not chained):
                return seat
        return seat if begins else super().next_seat(state)

    def _last_end(self, state: LineState) -> Place:
        piece = state.layout.pieces[-1]
        assert piece.at is not None
        return Place(piece.tile, piece.at.socket)

    def is_blocked(self, state: LineState) -> bool:
        if can_draw(self, state):
            return False
        if Rails.of(state).uncovered:
            return False  # A tile that covers it is in somebody's hand.
        numbers = {end.number for end in state.layout.ends}
        return not any(self.rules.matching.fits_any(hand, numbers) for hand in state.hands)


def rules(options: Chosen, hand: int) -> LineRules:
    set_out = options[ENGINE] == "set-out"
    return LineRules(
        tiles=TileSet.double(options[SET]),
        hand=hand,
        reserve=0,
        opening=SeatOpens() if set_out else EngineOpens(options[SET]),
        shape=Hub(seats=options[PLAYERS]),
        stuck=Stuck.DRAW_AND_LAY,
        reckoning=AllNote(options[BLANK]),
        match=Match.of(options, lowest_wins=True),
    )


LISTING = line_listing(
    "mexican-train",
    section="w2.1",
    booklets="",
    sets=tuple(HANDS),
    hands=HANDS.__getitem__,
    options=(ENGINE, MEXICAN_START, DOUBLES, FIRST_TURN, BLANK),
    rules=rules,
    build=MexicanTrain,
    match=lambda chosen: f"rounds:{chosen[SET] + 1}",
)
