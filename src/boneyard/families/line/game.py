"""The loop of a line game: deal, open, take turns, end the round, count, deal again.

What the slots of `LineRules` can say is said there. For what they cannot, a game overrides one of
the doors below in its own folder, as a subclass of `LineGame`:

- `put_out`: the tiles on the table before the hands are taken;
- `open_round`: who opens, or that nobody can;
- `opening_draws`: who draws then, one tile each, until somebody can;
- `reach`: where a seat may lay;
- `after_lay`, `after_pass`: what else comes of a lay or a pass;
- `goes_on`, `may_stop`: whether a turn goes on after a lay, and whether one may stop then;
- `next_seat`: whose turn it is after a turn;
- `is_blocked`: whether the round is stuck for good;
- `is_over`: whether the match ends with a round, and `victors`, who has won it then.

What a game has to remember that no other knows is its `own_state`. It changes by what happens, and
doors and parts find it in every position and moment.

What a door decides, somebody who imagines hidden tiles has to take into account. A game that opens
one says how (`evidence`, a subclass of `sampling.Evidence`); if it does not, tiles are imagined by
trial: whatever would not have led to what was seen is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from boneyard.core.actions import (
    CHANCE,
    Action,
    Actor,
    Deal,
    Draw,
    Lay,
    Lot,
    Pass,
    Place,
    Seat,
    Side,
    Stop,
    Vocabulary,
)
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.core.events import (
    Dealt,
    Drew,
    Event,
    Laid,
    LotDrawn,
    NumbersSaid,
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
    Stopped,
    Telling,
    telling,
)
from boneyard.core.game import AnyGame, Listing, Reason
from boneyard.core.habits import Habits
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import Chosen
from boneyard.core.terms import Term
from boneyard.core.tuples import replaced, without
from boneyard.families.line.actions import Bar, Cede, Gesture
from boneyard.families.line.choices import (
    bars,
    can_draw,
    can_lay,
    choices,
    draws_after_passing,
    draws_if_stuck,
    lays,
    only_lay,
    waits,
    why_not,
)
from boneyard.families.line.events import (
    Barred,
    Ceded,
    DealtAgain,
    DroppedOut,
    Gestured,
    OpenerNamed,
    TeamsFormed,
)
from boneyard.families.line.habits import LineHabits
from boneyard.families.line.passing import passed_on
from boneyard.families.line.rules import (
    BARS_FREELY,
    DOUBLE_AGAIN,
    DRAWS_ONE,
    DRAWS_TILL_FITS,
    INSTEAD,
    PASSES,
    PASSES_OR_DRAWS,
    RUN,
    LineRules,
    Out,
)
from boneyard.families.line.state import LineObservation, LineState, state_with
from boneyard.families.rounds import (
    DEAL,
    PLAY,
    TurnGame,
    ended,
    entered,
    noted,
    noted_in,
    noted_together,
)
from boneyard.rules.counts import Makes, RunningCount
from boneyard.rules.layout import End, Layout, Shape
from boneyard.rules.match import LONGEST
from boneyard.rules.matching import Matching
from boneyard.rules.moment import Hands, Moment, OwnState, remembered
from boneyard.rules.opening import Opening, Opens
from boneyard.rules.part import InNumbers
from boneyard.rules.partners import partner_of
from boneyard.rules.seats import after
from boneyard.rules.why import LineHow
from boneyard.tiles import Tile

MOST_TOLD = 6
"""Of more numbers that somebody passed on none is told: nobody would listen to the end."""

if TYPE_CHECKING:
    from boneyard.families.line.sampling import Evidence


class Happened(list[Event]):
    """What happens by one action. The loop tells the log of it as it goes on, so that parts and
    doors see what has just happened. Doors add what else does."""

    __slots__ = ("told",)  # Made for every action: a dictionary for one number would take longer.

    def __init__(self) -> None:
        self.told = 0
        """How many of them the log holds already."""

    def news(self) -> tuple[Event, ...]:
        """What the log does not hold yet; from now on it does."""
        new = tuple(self[self.told :])
        self.told = len(self)
        return new


SILENT_DOORS = (
    "open_round", "opening_draws", "after_lay", "after_pass", "next_seat", "is_blocked",
)  # fmt: skip
"""The doors about which evidence knows nothing by itself: all others it asks, as the loop does."""


class LineGame(TurnGame[LineState, LineObservation]):
    """A line game: rules that fill the slots of `LineRules`."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        Deal, Lay, Draw, Pass, Stop, Bar, Lot, Cede, Gesture
    )  # fmt: skip

    state_type: ClassVar[type[LineState]] = LineState
    own_events: ClassVar[tuple[type[Event], ...]] = ()
    """Events that only this game knows: its log holds them, so that parts and doors see them."""
    own_state: ClassVar[type[OwnState] | None] = None
    """What only this game knows of its rounds. All its fields have a default."""

    def __init_subclass__(cls) -> None:
        if "own_events" in cls.__dict__ or "own_state" in cls.__dict__:
            name = f"{cls.__name__}State"
            cls.state_type = state_with(name, cls.__module__, cls.own_events, cls.own_state)

    def __init__(self, listing: Listing, options: Chosen, rules: LineRules) -> None:
        self.listing, self.options, self.rules = listing, options, rules
        self.match = rules.match
        self._habits = LineHabits(
            doubles_first=not rules.shape.serves_doubles,
            going_out_loses=rules.reckoning.going_out_loses,
        )
        self._alone = tuple((seat,) for seat in range(self.players))
        self._deals = Deals(rules.tiles, (rules.hand,) * self.players, fixed=rules.first)
        # A moment is made for those who look at it: in most games nobody does at a lay, and what
        # is in one seat's reach is in everybody's.
        self._opens_after_lay = type(self).after_lay is not LineGame.after_lay
        self._looks_at_lays = self._opens_after_lay or rules.lay_scoring is not None
        self._casts_lots = type(rules.opening).by_lot is not Opening.by_lot
        shape = type(rules.shape)
        self._shape_stays = shape.now is Shape.now
        self._matching_stays = type(rules.matching).now is Matching.now
        self._reach_shared = shape.reach is Shape.reach
        self._reaches_all = self._reach_shared and shape.fillable is Shape.fillable
        own_reach = not self._reach_shared or type(self).reach is not LineGame.reach
        changes = not (self._shape_stays and self._matching_stays)
        self._looks_at_log = (
            own_reach or changes or self.own_state is not None or self._opens_a_door()
        )

    # -- the protocol --------------------------------------------------------------------------

    @property
    def counts_rounds(self) -> bool:
        return self.rules.reckoning.counts_rounds

    @property
    def habits(self) -> Habits:
        return self._habits

    def start(self) -> LineState:
        partners = self.rules.partners
        teams = () if partners is None else partners.fixed()
        return self.begun(hands=((),) * self.players, teams=teams)

    def legal(self, state: LineState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            if self._wants_lot(state):
                return Listed(map(Lot, range(self.players)))
            first = self.put_out(state)
            if first == self._deals.fixed:
                return self._deals
            return Deals(self.rules.tiles, self._deals.hands, fixed=first)
        if state.phase != PLAY or actor != state.turn:
            return NONE
        return Listed(choices(self, state))

    def why_not(self, state: LineState, actor: Actor, action: Action) -> Reason | None:
        if actor not in self.to_act(state):
            return self.not_now(state)
        if actor is not CHANCE:
            return why_not(self, state, action)
        if action in self.legal(state, actor):
            return None
        return Reason("lot-first") if self._wants_lot(state) else Reason("wrong-deal")

    def play(
        self, state: LineState, actor: Actor, action: Action
    ) -> tuple[LineState, tuple[Event, ...]]:
        events = Happened()
        if isinstance(action, Lay):
            state = self._lay(state, action, events)
        elif isinstance(action, Deal):
            state = self._deal(state, action, events)
        elif isinstance(action, Lot):
            events.append(LotDrawn(action.seat))
            state = replace(state, log=())
        elif isinstance(action, Cede):
            state = self._cede(state, events)
        elif isinstance(action, Gesture):
            events.append(Gestured(state.turn, action.sign))
        elif isinstance(action, Bar):
            state = self._bar(state, action, events)
        elif isinstance(action, Draw):
            state = self._draw_by_choice(state, events)
        elif isinstance(action, Pass):
            state = self._pass(state, events)
        else:
            events.append(Stopped(state.turn))
            state = self._end_turn(state, events)
        state = self._settle(state, events)
        return self.told(state, events), tuple(events)

    def look_open(self, state: LineState, seat: Seat | None) -> LineObservation:
        return replace(self.observe(state, seat), hands=state.hands)

    def observe(self, state: LineState, seat: Seat | None) -> LineObservation:
        shown = state.phase != PLAY
        # Whose hand one sees, they see one's own.
        known = () if seat is None else self._knowers(state, seat)
        # Lists, because bots observe all the time and short generators cost more than they hold.
        hands = [
            hand if shown or owner in known else len(hand) for owner, hand in enumerate(state.hands)
        ]
        log = [seen for event in state.log if (seen := event.seen_by(seat)) is not None]
        return with_common(
            LineObservation,
            state,
            seat=seat,
            hands=tuple(hands),
            boneyard=len(state.boneyard),
            must=state.must if state.turn in known else None,
            log=tuple(log),
        )

    def sample(self, observation: LineObservation, rng: Rng) -> LineState:
        return next(self.imagined(observation, rng))

    def imagined(self, observation: LineObservation, rng: Rng) -> Iterator[LineState]:
        # Only bots need these.
        from boneyard.families.line.sampling import imagined
        from boneyard.families.line.trial import imagined_by_trial

        shown = not any(isinstance(hand, int) for hand in observation.hands)
        by_trial = self.evidence is None and self._opens_a_door() and not shown
        return (imagined_by_trial if by_trial else imagined)(self, observation, rng)

    def _opens_a_door(self) -> bool:
        kind = type(self)
        return any(getattr(kind, door) is not getattr(LineGame, door) for door in SILENT_DOORS)

    def tiles(self, state: LineState) -> tuple[Tile, ...]:
        held = (tile for hand in state.hands for tile in hand)
        laid = (piece.tile for piece in state.layout.pieces)
        return (*held, *laid, *state.boneyard)

    def sides(self, state: LineState | LineObservation) -> tuple[Side, ...]:
        # Before the first deal has formed the teams, nobody has a partner.
        return state.teams or self._alone

    def totals(self, state: LineState) -> tuple[int, ...]:
        totals = list(state.scores)
        for scored in self._unannounced(state):
            totals[scored.seat] += scored.points
        return tuple(totals)

    def terms(
        self, position: LineState | LineObservation, end: RoundEnded, scored: Scored
    ) -> tuple[Term, ...]:
        return self.rules.reckoning.terms(end, scored, self.sides(position))

    def told_of(self, position: LineState | LineObservation, event: Event) -> Telling | None:
        if not isinstance(event, Passed):
            return event.told()
        seen = self.observe(position, None) if isinstance(position, LineState) else position
        places = (at for at in reversed(range(len(seen.log))) if seen.log[at] is event)
        at = next(places, None)
        # Of a round before this one nothing is remembered.
        numbers = () if at is None else passed_on(self, seen, at)
        if not 0 < len(numbers) <= MOST_TOLD:
            return event.told()
        return telling("passed-on", event.seat, numbers=NumbersSaid(numbers))

    def decided(self, position: LineState | LineObservation, end: RoundEnded) -> Telling | None:
        return self.rules.reckoning.decided(end, self.sides(position))

    def noted_last(self, observation: LineObservation) -> tuple[list[Scored], list[Scored]]:
        in_play, after_it = noted_in(observation.log)
        if self.rules.secret:
            # Notes of several rounds are announced together: those of the last are worked out.
            moment = self.moment(observation, observation.turn)
            after_it = list(self.rules.reckoning.reckon(moment, observation.ends[-1]).scored)
        return in_play, after_it

    def one_score(self, observation: LineObservation) -> tuple[Side, ...]:
        return self.sides(observation) if self.rules.one_score else self._alone

    def talks(self, state: LineState) -> tuple[Side, ...]:
        return state.teams if self.rules.open_partners else ()

    def hushes(self, state: LineState) -> bool:
        return not self.rules.talk_aloud and super().hushes(state)

    def called(self, place: Place) -> Telling | None:
        return self.rules.shape.called(place)

    def lays(self, state: LineState) -> list[Lay]:
        """All ways in which the player in turn can lay a tile."""
        return lays(self, state)

    def moment(
        self,
        position: LineState | LineObservation,
        seat: Seat,
        *,
        hands: Hands | None = None,
        lay: Lay | None = None,
        before: Layout | None = None,
    ) -> Moment:
        """The position as the parts of the rules see it."""
        return Moment(
            layout=position.layout,
            seat=seat,
            order=position.order,
            sides=self.sides(position),
            round=position.round,
            ended=position.ends,
            hands=hands,
            left=() if hands is None else tuple(map(len, hands)),
            log=position.log,
            scores=position.scores,
            own=position.own,
            lay=lay,
            before=before,
        )

    def counts(self, position: LineState | LineObservation) -> tuple[RunningCount, ...]:
        """The numbers that are played for, as they stand now."""
        scoring, layout = self.rules.lay_scoring, position.layout
        scores = () if scoring is None else scoring.counts(layout)
        return scores + self.matching(position, position.turn).counts(layout)

    def makes(self, position: LineState | LineObservation, lay: Lay) -> Makes:
        """What this lay of the player in turn would make, where lays score."""
        scoring, seat, before = self.rules.lay_scoring, position.turn, position.layout
        if scoring is None:
            return Makes()
        left = [hand if isinstance(hand, int) else len(hand) for hand in position.hands]
        left[seat] -= 1
        moment = Moment(
            layout=before.lay(lay, self.shape(position, seat)),
            seat=seat,
            order=position.order,
            sides=self.sides(position),
            round=position.round,
            ended=position.ends,
            left=tuple(left),
            log=(*position.log, Laid(seat, lay.tile, lay.at, lay.touch)),
            scores=position.scores,
            own=position.own,
            lay=lay,
            before=before,
        )
        return scoring.makes(moment)

    def matching(self, position: LineState | LineObservation, seat: Seat) -> Matching:
        """What fits for this seat now."""
        matching = self.rules.matching
        return matching if self._matching_stays else matching.now(self.moment(position, seat))

    def shape(self, position: LineState | LineObservation, seat: Seat) -> Shape:
        """How the layout branches when this seat lays now."""
        shape = self.rules.shape
        return shape if self._shape_stays else shape.now(self.moment(position, seat))

    # -- doors ---------------------------------------------------------------------------------

    in_numbers: ClassVar[InNumbers | None] = InNumbers({"family": "line"})
    """What the compiled rounds have to know of the doors of this very class. One that opens doors
    and does not say it anew is played without them."""

    evidence: ClassVar[type[Evidence] | None] = None
    """What a log proves about hidden hands where a door of this game is open."""

    def own_before(self, position: LineState | LineObservation) -> OwnState | UnsetType:
        """The game's own state as it was when the round of this position began, or for a round that
        is to be dealt: what it says of earlier rounds has to be known from the position."""
        return UNSET if self.own_state is None else self.own_state()

    def put_out(self, position: LineState | LineObservation) -> tuple[Tile, ...]:
        """The tiles put on the table before the hands of this round are taken."""
        return self.rules.first

    def opening_draws(self, state: LineState) -> tuple[Seat, ...]:
        """Where nobody can open: who draws, one tile each and over again, until somebody can.
        Nobody: the tiles are dealt again."""
        return state.order if self.rules.draws_to_open else ()

    def goes_on(self, position: LineState | LineObservation) -> bool:
        """Whether the turn goes on in which the last tile was laid, as long as something fits."""
        turn = self.rules.turn
        last = position.layout.pieces[-1].tile
        return turn is RUN or (turn is DOUBLE_AGAIN and last.is_double)

    def may_stop(self, position: LineState | LineObservation) -> bool:
        """Whether who has laid and could go on may also stop."""
        return self.rules.may_stop or self.rules.turn is DOUBLE_AGAIN

    def next_seat(self, state: LineState) -> Seat:
        """Whose turn it is now that the turn of `state.turn` is over."""
        hands = state.hands
        for seat in after(state.turn, state.order):
            if hands[seat]:
                break
        return seat

    def reach(self, position: LineState | LineObservation, seat: Seat) -> tuple[End, ...]:
        """The ends where this seat may lay."""
        if self._reaches_all:
            return position.layout.ends
        if self._reach_shared:
            return self.rules.shape.fillable(position.layout)
        return self.rules.shape.reach(self.moment(position, seat))

    def must_serve(self, position: LineState | LineObservation, seat: Seat) -> Place | None:
        """The place this seat has to serve before any other, where there is one."""
        if len(position.layout.pieces) < 2:
            return None
        reach = self.reach(position, seat)
        return reach[0].place if 0 < len(reach) < len(position.layout.ends) else None

    def out_of_reach(self, position: LineState, seat: Seat, place: Place) -> Reason:
        """Why this seat may not lay at this place, at which others might."""
        first = self.reach(position, seat)[0].place
        return Reason.of("fill-first", place=str(first))

    def open_round(self, state: LineState, events: Happened) -> Opens | None:
        """Who opens the round that was just dealt; None: the tiles are dealt again."""
        rules = self.rules
        moment = self.moment(state, state.order[0])
        if rules.deal_again is not None and rules.deal_again.wanted(moment, state.hands):
            return None
        return rules.opening.opener(moment, state.hands)

    def after_lay(self, state: LineState, moment: Moment, events: Happened) -> LineState:
        """What else comes of the lay of this moment, after its points and before the turn ends."""
        return state

    def after_pass(self, state: LineState, seat: Seat, events: Happened) -> LineState:
        """What else comes of a pass."""
        if self.rules.pass_scoring is not None:
            state = self.told(state, events)
            moment = self.moment(state, seat)
            for earner, gain in self.rules.pass_scoring.gains(moment):
                scored = Scored(earner, gain.points, gain.why, gain.of)
                state = self._credited(state, scored, events)
        return state

    def is_blocked(self, state: LineState) -> bool:
        """Nobody can lay and nobody can draw: tested on all hands, without a round of passes."""
        rules = self.rules
        if rules.stuck is not PASSES and can_draw(self, state):
            return False
        if any(can_lay(self, state, seat) for seat in state.order):
            return False
        if rules.bar_when is BARS_FREELY:
            return True
        # Each who holds a double is asked once; where all have passed, nobody wants to bar.
        could_bar = any(tile.is_double for hand in state.hands for tile in hand)
        return not could_bar or state.passes >= len(state.order)

    def is_over(self, state: LineState) -> bool:
        """Whether the match is over with the round that has just ended."""
        return self.match.is_over(state.round, state.scores)

    def _knowers(self, state: LineState, owner: Seat) -> tuple[Seat, ...]:
        """Who sees this seat's hand."""
        if self.rules.open_partners:
            for team in state.teams:
                if owner in team:
                    return team
        return (owner,)

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: LineState, deal: Deal, events: Happened) -> LineState:
        rules = self.rules
        hands, boneyard = deal.hands, deal.boneyard if rules.keeps_rest else ()
        state = self._announce_before_last(state, events)
        teams, order = state.teams, state.order
        if rules.partners is not None and not teams:
            teams, order = rules.partners.formed(hands, order)
            events.append(TeamsFormed(teams, order))
        state = replace(
            state, phase=PLAY, hands=hands, boneyard=boneyard, teams=teams, order=order,
            layout=Layout(), must=None, lays=0, drawn=0, passes=0, log=self._carried(state),
            own=self.own_before(state),
        )  # fmt: skip
        events.append(RoundBegan(state.round))
        for seat in state.order:
            events.append(Dealt(seat, len(hands[seat]), hands[seat], self._knowers(state, seat)))
        for tile in deal.table:
            shape = self.shape(state, state.order[0])
            state = replace(state, layout=state.layout.lay(Lay(tile), shape))
            events.append(Laid(None, tile))
            state = self._seen(state, events)
        return self._open(state, events)

    def _open(self, state: LineState, events: Happened) -> LineState:
        opens = self.open_round(state, events)
        while opens is None:
            drawers = self.opening_draws(state)
            if not drawers:
                events.append(DealtAgain())
                state = replace(state, hands=((),) * self.players, boneyard=())
                in_a_row = sum(isinstance(event, DealtAgain) for event in state.log) + 1
                return self.gone_on(state, in_a_row == LONGEST, events)
            for seat in drawers:
                state = self.take(replace(state, turn=seat), 1, events, forced=True)
                opens = self.open_round(state, events)
                if opens is not None:
                    break
        if self.rules.opens_with_any and opens.tile is not None:
            events.append(OpenerNamed(opens.seat, opens.tile))
            opens = Opens(opens.seat)
        return replace(state, turn=opens.seat, must=opens.tile, drawn=0)

    def _wants_lot(self, state: LineState) -> bool:
        """Whether a lot is to be drawn before the next deal."""
        if not self._casts_lots:
            return False
        moment = self.moment(state, state.order[0])
        return self.rules.opening.by_lot(moment) and moment.lot is None

    def _carried(self, state: LineState) -> tuple[Event, ...]:
        """What the log of a round begins with: the lot, and the deals that did not count."""
        if any(isinstance(event, RoundEnded) for event in state.log):
            return ()  # That is the log of the round before.
        # Where nobody can open, deals have never been counted.
        kinds = (LotDrawn, DealtAgain) if self.rules.deal_again is not None else (LotDrawn,)
        return tuple(event for event in state.log if isinstance(event, kinds))

    def _cede(self, state: LineState, events: Happened) -> LineState:
        partner = partner_of(state.turn, self.sides(state))
        assert partner is not None, "only where there are partners an opening can be ceded"
        events.append(Ceded(state.turn, partner))
        return replace(state, turn=partner)

    def _lay(self, state: LineState, lay: Lay, events: Happened) -> LineState:
        rules, seat = self.rules, state.turn
        before = state.layout
        hand = without(state.hands[seat], lay.tile)
        events.append(Laid(seat, lay.tile, lay.at, lay.touch))
        news = events.news()
        state = replace(
            state, layout=before.lay(lay, self.shape(state, seat)),
            hands=replaced(state.hands, seat, hand),
            must=None, lays=state.lays + 1, passes=0, log=state.log + news,
        )  # fmt: skip
        if self.own_state is not None:
            state = self._remembered(state, news)
        if self._looks_at_lays:
            moment = self.moment(state, seat, hands=state.hands, lay=lay, before=before)
            if rules.lay_scoring is not None:
                for gain in rules.lay_scoring.gains(moment):
                    scored = Scored(seat, gain.points, gain.why, gain.of)
                    state = self._credited(state, scored, events)
            if self._opens_after_lay:
                state = self.after_lay(self.told(state, events), moment, events)
                if state.phase != PLAY:
                    return state
            state = self._seen(state, events)
            if self.match.won_at_once(state.scores):
                return self.reached_target(state, state.hands, events)
        if not hand:
            return self._laid_all(state, lay, before, events)
        if self.goes_on(state) and (can_lay(self, state, seat) or bars(self, state)):
            return state
        return self._end_turn(state, events)

    def _laid_all(self, state: LineState, lay: Lay, before: Layout, events: Happened) -> LineState:
        out, left = self.rules.out, [seat for seat in state.order if state.hands[seat]]
        playing_on = left
        if out is Out.WITH_PARTNER:
            side = next(side for side in self.sides(state) if state.turn in side)
            playing_on = [seat for seat in left if seat in side]
        if out is Out.ENDS or not playing_on:
            return self._end_round(state, LineHow.OUT, state.turn, events, lay=lay, before=before)
        events.append(DroppedOut(state.turn))
        if len(left) == 1:
            return self._end_round(state, LineHow.ALONE, left[0], events)
        return self._end_turn(state, events)

    def _bar(self, state: LineState, bar: Bar, events: Happened) -> LineState:
        seat = state.turn
        hand = without(state.hands[seat], bar.tile)
        state = replace(state, hands=replaced(state.hands, seat, hand))
        events.append(Barred(seat, bar.tile, bar.at))
        return self._end_round(state, LineHow.BARRED, seat, events)

    def _draw_by_choice(self, state: LineState, events: Happened) -> LineState:
        rules = self.rules
        if not can_lay(self, state, state.turn):
            return self._draw_because_stuck(state, events)
        state = self.take(state, rules.draws, events, forced=False)
        return self._next_turn(state, events) if rules.may_draw is INSTEAD else state

    def _draw_because_stuck(self, state: LineState, events: Happened) -> LineState:
        rules = self.rules
        state = self._seen(self.take(state, rules.draws, events, forced=True), events)
        while rules.stuck is DRAWS_TILL_FITS and not can_lay(self, state, state.turn):
            if not can_draw(self, state):
                break
            state = self._seen(self.take(state, rules.draws, events, forced=True), events)
        if rules.stuck is DRAWS_ONE or rules.stuck is PASSES_OR_DRAWS:
            return self._next_turn(state, events)
        return state

    def take(self, state: LineState, count: int, events: Happened, *, forced: bool) -> LineState:
        """The player in turn draws, down to the reserve."""
        seat = state.turn
        count = min(count, len(state.boneyard) - self.rules.reserve)
        tiles, boneyard = state.boneyard[:count], state.boneyard[count:]
        events.append(Drew(seat, count, tiles, self._knowers(state, seat), forced))
        return replace(
            state, boneyard=boneyard, hands=replaced(state.hands, seat, state.hands[seat] + tiles),
            drawn=state.drawn + count, passes=0,
        )  # fmt: skip

    def _pass(self, state: LineState, events: Happened) -> LineState:
        seat, passes = state.turn, state.passes + 1
        events.append(Passed(seat))
        state = self.after_pass(replace(state, passes=passes), seat, events)
        if state.phase != PLAY:
            return state
        if self.match.won_at_once(state.scores):
            return self.reached_target(state, state.hands, events)
        if passes == self.rules.passes_block:
            return self._end_round(state, LineHow.BLOCKED, None, events)
        if draws_after_passing(self):
            return self._end_turn(state, events)
        return self._next_turn(state, events)

    def _end_turn(self, state: LineState, events: Happened) -> LineState:
        if self.rules.draw_after and can_draw(self, state):
            state = self.take(state, 1, events, forced=False)
        return self._next_turn(state, events)

    def _next_turn(self, state: LineState, events: Happened) -> LineState:
        state = self._seen(state, events)
        return replace(state, turn=self.next_seat(state), lays=0, drawn=0)

    def _settle(self, state: LineState, events: Happened) -> LineState:
        """Let happen what nobody is asked about, until somebody has a choice."""
        rules = self.rules
        state = self._seen(state, events)
        while state.phase == PLAY and not state.lays:
            if can_lay(self, state, state.turn):
                if not self.honest:
                    return state
                state = self.told(state, events)
                lay = only_lay(self, state)
                if lay is None:
                    return state
                state = self._seen(self._lay(state, lay, events), events)
                continue
            if self.is_blocked(state):
                return self._end_round(state, LineHow.BLOCKED, None, events)
            if waits(self, state):
                return state
            if (rules.bars or rules.stuck is PASSES_OR_DRAWS) and len(choices(self, state)) > 1:
                return state
            if draws_if_stuck(self, state):
                state = self._draw_because_stuck(state, events)
            else:
                state = self._pass(state, events)
            state = self._seen(state, events)
        return state

    # -- the count -----------------------------------------------------------------------------

    def told(self, state: LineState, events: Happened) -> LineState:
        """The state that knows of all that has happened so far: its log holds it, and what the game
        remembers follows from it."""
        if events.told == len(events):
            return state
        news = events.news()
        state = replace(state, log=state.log + news)
        return state if self.own_state is None else self._remembered(state, news)

    def _remembered(self, state: LineState, news: tuple[Event, ...]) -> LineState:
        return replace(state, own=remembered(state.own, news, state.layout))

    def _seen(self, state: LineState, events: Happened) -> LineState:
        """The state with all that has happened, if anybody looks at it before the turn ends."""
        return self.told(state, events) if self._looks_at_log else state

    def _credited(self, state: LineState, scored: Scored, events: Happened) -> LineState:
        """Points are noted for whoever earned them, or for their side where it has one score."""
        if not self.rules.one_score:
            return noted(state, scored, events)
        side = next(side for side in self.sides(state) if scored.seat in side)
        return noted_together(state, scored, side, events)

    def _end_round(
        self,
        state: LineState,
        how: LineHow,
        by: Seat | None,
        events: Happened,
        *,
        lay: Lay | None = None,
        before: Layout | None = None,
    ) -> LineState:
        state = self.told(state, events)
        end = RoundEnded(how, by, _last(how, by, state), state.hands)
        if self.rules.secret:
            state = ended(state, end, events)
            if over := self.match.is_over(state.round, self.totals(state)):
                state = self._announce(state, events)
            return self.gone_on(state, over, events)
        moment = self.moment(state, state.turn, hands=state.hands, lay=lay, before=before)
        reckoned = self.rules.reckoning.reckon(moment, end)
        opened = moment.opened if self.rules.opening.looks_back else None
        opener = UNSET if opened is None else opened
        state = ended(state, replace(end, winners=reckoned.winners, opener=opener), events)
        for scored in reckoned.scored:
            state = self._credited(state, scored, events)
        state = entered(state)
        return self.gone_on(state, self.is_over(state), events)

    def _unannounced(self, state: LineState) -> Iterator[Scored]:
        """The notes of rounds that are not on the sheet yet: they follow from how these ended."""
        moment = self.moment(state, state.turn)
        for end in state.ends[len(state.sheet) :]:
            yield from self.rules.reckoning.reckon(moment, end).scored

    def own_notes(self, seen: LineObservation) -> list[Scored]:
        """What this seat has noted for itself in rounds that are not announced yet, where it may
        know: the hands were shown, so it follows from how these rounds ended."""
        if not self.rules.own_notes or seen.seat is None:
            return []
        moment = self.moment(seen, seen.turn)
        return [
            scored
            for end in seen.ends[len(seen.sheet) :]
            for scored in self.rules.reckoning.reckon(moment, end).scored
            if scored.seat == seen.seat
        ]

    def _announce(self, state: LineState, events: Happened) -> LineState:
        """Enter the rounds not on the sheet yet, one after the other."""
        moment = self.moment(state, state.turn)
        for end in state.ends[len(state.sheet) :]:
            for scored in self.rules.reckoning.reckon(moment, end).scored:
                state = noted(state, scored, events)
            state = entered(state)
        return state

    def _announce_before_last(self, state: LineState, events: Happened) -> LineState:
        """Secret notes are announced before the last round, where it is known to be the last."""
        rounds = self.match.rounds
        if self.rules.secret and rounds is not None and state.round == rounds - 1:
            return self._announce(state, events)
        return state


def _last(how: LineHow, by: Seat | None, state: LineState) -> Seat | None:
    """Who put the last tile on the table."""
    if how == LineHow.BARRED:
        return by
    return next((event.seat for event in reversed(state.log) if isinstance(event, Laid)), None)


def dealing(game: AnyGame, hand: int) -> LineGame:
    """The same line game with so many tiles in every hand."""
    assert isinstance(game, LineGame)
    return type(game)(game.listing, game.options, replace(game.rules, hand=hand))
