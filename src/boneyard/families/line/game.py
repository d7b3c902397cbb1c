"""The loop of a line game: deal, open, take turns, end the round, count, deal again."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import (
    CHANCE,
    Action,
    Actor,
    Deal,
    Draw,
    Lay,
    Pass,
    Seat,
    Side,
    Stop,
    Vocabulary,
)
from boneyard.core.chance import Rng
from boneyard.core.events import (
    Dealt,
    Drew,
    Event,
    Laid,
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
    Stopped,
)
from boneyard.core.game import Reason, Sheet
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import Chosen
from boneyard.core.tuples import replaced
from boneyard.families.line.actions import Bar
from boneyard.families.line.choices import (
    bars,
    can_draw,
    can_lay,
    choices,
    draws_if_stuck,
    lays,
    why_not,
)
from boneyard.families.line.events import Barred, DealtAgain, DroppedOut, TeamsFormed
from boneyard.families.line.rules import LineRules, MayDraw, Stuck, Turn
from boneyard.families.line.state import LineObservation, LineState
from boneyard.families.line.teams import form_teams
from boneyard.families.rounds import TurnGame, ended, entered, noted
from boneyard.rules.layout import Layout
from boneyard.rules.seats import after
from boneyard.tiles import Tile


class LineGame(TurnGame[LineState, LineObservation]):
    """A line game: rules that fill the slots of `LineRules`."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Lay, Draw, Pass, Stop, Bar)

    state_type: ClassVar[type[Any]] = LineState

    def __init__(self, sheet: Sheet, options: Chosen, rules: LineRules) -> None:
        self.sheet, self.options, self.rules = sheet, options, rules
        self.match = rules.match

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> LineState:
        return self.begun(hands=((),) * self.players)

    def legal(self, state: LineState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == "deal":
            rules = self.rules
            return Deals(rules.tiles, (rules.hand,) * self.players, fixed=rules.first)
        if state.phase != "play" or actor != state.turn:
            return NONE
        return Listed(choices(self.rules, state))

    def why_not(self, state: LineState, actor: Actor, action: Action) -> Reason | None:
        if actor not in self.to_act(state):
            return self.not_now(state)
        if actor is not CHANCE:
            return why_not(self.rules, state, action)
        return None if action in self.legal(state, actor) else Reason("wrong-deal")

    def play(
        self, state: LineState, actor: Actor, action: Action
    ) -> tuple[LineState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Deal):
            state = self._deal(state, action, events)
        elif isinstance(action, Lay):
            state = self._lay(state, action, events)
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
        return replace(state, log=(*state.log, *events)), tuple(events)

    def observe(self, state: LineState, seat: Seat | None) -> LineObservation:
        shown = state.phase != "play"
        # Lists, because bots observe all the time and short generators cost more than they hold.
        hands = [
            hand if shown or seat in self._knowers(state, owner) else len(hand)
            for owner, hand in enumerate(state.hands)
        ]
        log = [seen for event in state.log if (seen := event.seen_by(seat)) is not None]
        return LineObservation(
            seat=seat,
            **state.books(),
            teams=state.teams,
            hands=tuple(hands),
            boneyard=len(state.boneyard),
            layout=state.layout,
            must=state.must if seat in self._knowers(state, state.turn) else None,
            lays=state.lays,
            drawn=state.drawn,
            passes=state.passes,
            log=tuple(log),
        )

    def sample(self, observation: LineObservation, rng: Rng) -> LineState:
        from boneyard.families.line.sampling import sample  # only bots need it

        return sample(self, observation, rng)

    def tiles(self, state: LineState) -> tuple[Tile, ...]:
        held = (tile for hand in state.hands for tile in hand)
        laid = (piece.tile for piece in state.layout.pieces)
        return (*held, *laid, *state.boneyard)

    def sides(self, state: LineState) -> tuple[Side, ...]:
        # Before the first deal has formed the teams, nobody has a partner.
        return state.teams or super().sides(state)

    def totals(self, state: LineState) -> tuple[int, ...]:
        totals = list(state.scores)
        for end in state.ends[len(state.sheet) :]:
            for scored in self.rules.reckoning.reckon(end, state.teams).scored:
                totals[scored.seat] += scored.points
        return tuple(totals)

    def lays(self, state: LineState) -> list[Lay]:
        """All ways in which the player in turn can lay a tile."""
        return lays(self.rules, state)

    def _knowers(self, state: LineState, owner: Seat) -> tuple[Seat, ...]:
        """Who sees this seat's hand."""
        if self.rules.open_partners:
            for team in state.teams:
                if owner in team:
                    return team
        return (owner,)

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: LineState, deal: Deal, events: list[Event]) -> LineState:
        rules = self.rules
        hands: tuple[tuple[Tile, ...], ...] = deal.hands  # type: ignore[assignment]
        boneyard: tuple[Tile, ...] = deal.boneyard if rules.keeps_rest else ()  # type: ignore[assignment]
        state = self._announce_before_last(state, events)
        teams, order = state.teams, state.order
        if rules.teams and not teams:
            teams, order = form_teams(hands, order)
            events.append(TeamsFormed(teams, order))
        state = replace(
            state, phase="play", hands=hands, boneyard=boneyard, teams=teams, order=order,
            layout=Layout(), must=None, lays=0, drawn=0, passes=0, log=(),
        )  # fmt: skip
        events.append(RoundBegan(state.round))
        for seat in state.order:
            events.append(Dealt(seat, len(hands[seat]), hands[seat], self._knowers(state, seat)))
        for tile in rules.first:
            state = replace(state, layout=state.layout.lay(Lay(tile), rules.shape))
            events.append(Laid(None, tile))
        return self._open(state, events)

    def _open(self, state: LineState, events: list[Event]) -> LineState:
        rules = self.rules
        opens = rules.opening.opener(state.hands, state.order, state.round)
        while opens is None:
            if not rules.draws_to_open:
                events.append(DealtAgain())
                return replace(state, phase="deal", hands=((),) * self.players, boneyard=())
            for seat in state.order:
                state = self._take(replace(state, turn=seat), 1, events, forced=True)
                opens = rules.opening.opener(state.hands, state.order, state.round)
                if opens is not None:
                    break
        return replace(state, turn=opens.seat, must=opens.tile, drawn=0)

    def _lay(self, state: LineState, lay: Lay, events: list[Event]) -> LineState:
        rules, seat = self.rules, state.turn
        before = state.layout
        grown = before.lay(lay, rules.shape)
        hand = tuple(tile for tile in state.hands[seat] if tile != lay.tile)
        state = replace(
            state, layout=grown, hands=replaced(state.hands, seat, hand), must=None,
            lays=state.lays + 1, passes=0,
        )  # fmt: skip
        events.append(Laid(seat, lay.tile, lay.at, lay.touch))
        if rules.lay_scoring is not None:
            for gain in rules.lay_scoring.gains(before, lay, grown):
                state = noted(state, Scored(seat, gain.points, gain.why, gain.of), events)
            if self.match.won_at_once(state.scores):
                return self.reached_target(state, state.hands, events)
        if not hand:
            return self._laid_all(state, events)
        goes_on = rules.turn is Turn.RUN or (rules.turn is Turn.DOUBLE_AGAIN and lay.tile.is_double)
        if goes_on and (can_lay(rules, state, seat) or bars(rules, state)):
            return state
        return self._end_turn(state, events)

    def _laid_all(self, state: LineState, events: list[Event]) -> LineState:
        if not self.rules.drops_out:
            return self._end_round(state, "out", state.turn, events)
        events.append(DroppedOut(state.turn))
        left = [seat for seat in state.order if state.hands[seat]]
        if len(left) == 1:
            return self._end_round(state, "alone", left[0], events)
        return self._end_turn(state, events)

    def _bar(self, state: LineState, bar: Bar, events: list[Event]) -> LineState:
        seat = state.turn
        hand = tuple(tile for tile in state.hands[seat] if tile != bar.tile)
        state = replace(state, hands=replaced(state.hands, seat, hand))
        events.append(Barred(seat, bar.tile, bar.at))
        return self._end_round(state, "barred", seat, events)

    def _draw_by_choice(self, state: LineState, events: list[Event]) -> LineState:
        rules = self.rules
        if not can_lay(rules, state, state.turn):
            return self._draw_because_stuck(state, events)
        state = self._take(state, rules.draws, events, forced=False)
        return self._next_turn(state) if rules.may_draw is MayDraw.INSTEAD else state

    def _draw_because_stuck(self, state: LineState, events: list[Event]) -> LineState:
        rules = self.rules
        state = self._take(state, rules.draws, events, forced=True)
        while rules.stuck is Stuck.DRAW_TILL_FITS and not can_lay(rules, state, state.turn):
            if not can_draw(rules, state):
                break
            state = self._take(state, rules.draws, events, forced=True)
        if rules.stuck in (Stuck.DRAW_ONE, Stuck.PASS_OR_DRAW):
            return self._next_turn(state)
        return state

    def _take(
        self, state: LineState, count: int, events: list[Event], *, forced: bool
    ) -> LineState:
        """The player in turn draws, down to the reserve."""
        seat = state.turn
        count = min(count, len(state.boneyard) - self.rules.reserve)
        tiles, boneyard = state.boneyard[:count], state.boneyard[count:]
        events.append(Drew(seat, count, tiles, self._knowers(state, seat), forced))
        return replace(
            state, boneyard=boneyard, hands=replaced(state.hands, seat, state.hands[seat] + tiles),
            drawn=state.drawn + count, passes=0,
        )  # fmt: skip

    def _pass(self, state: LineState, events: list[Event]) -> LineState:
        events.append(Passed(state.turn))
        passes = state.passes + 1
        state = replace(state, passes=passes)
        if passes == self.rules.passes_block:
            return self._end_round(state, "blocked", None, events)
        return self._next_turn(state)

    def _end_turn(self, state: LineState, events: list[Event]) -> LineState:
        if self.rules.draw_after and can_draw(self.rules, state):
            state = self._take(state, 1, events, forced=False)
        return self._next_turn(state)

    def _next_turn(self, state: LineState) -> LineState:
        turn = next(seat for seat in after(state.turn, state.order) if state.hands[seat])
        return replace(state, turn=turn, lays=0, drawn=0)

    def _settle(self, state: LineState, events: list[Event]) -> LineState:
        """Let happen what nobody is asked about, until somebody has a choice."""
        rules = self.rules
        while state.phase == "play" and not state.lays and not can_lay(rules, state, state.turn):
            if self._is_blocked(state):
                return self._end_round(state, "blocked", None, events)
            if (rules.bars or rules.stuck is Stuck.PASS_OR_DRAW) and len(choices(rules, state)) > 1:
                return state
            if draws_if_stuck(rules, state):
                state = self._draw_because_stuck(state, events)
            else:
                state = self._pass(state, events)
        return state

    def _is_blocked(self, state: LineState) -> bool:
        """Nobody can lay and nobody can draw: tested on all hands, without a round of passes."""
        rules = self.rules
        if rules.stuck is not Stuck.PASS and can_draw(rules, state):
            return False
        return not any(can_lay(rules, state, seat) for seat in state.order)

    # -- the count -----------------------------------------------------------------------------

    def _end_round(
        self, state: LineState, how: str, by: Seat | None, events: list[Event]
    ) -> LineState:
        end = RoundEnded(how, by, _last(how, by, state, events), state.hands)
        if not self.rules.secret:
            end = replace(end, winners=self.rules.reckoning.reckon(end, state.teams).winners)
        state = ended(state, end, events)
        if not self.rules.secret:
            state = self._announce(state, events)
            over = self.match.is_over(state.round, state.scores)
        elif over := self.match.is_over(state.round, self.totals(state)):
            state = self._announce(state, events)
        return self.gone_on(state, over, events)

    def _announce(self, state: LineState, events: list[Event]) -> LineState:
        """Enter the rounds not on the sheet yet; their count follows from how they ended."""
        for end in state.ends[len(state.sheet) :]:
            for scored in self.rules.reckoning.reckon(end, state.teams).scored:
                state = noted(state, scored, events)
            state = entered(state)
        return state

    def _announce_before_last(self, state: LineState, events: list[Event]) -> LineState:
        """Secret notes are announced before the last round, where it is known to be the last."""
        rounds = self.match.rounds
        if self.rules.secret and rounds is not None and state.round == rounds - 1:
            return self._announce(state, events)
        return state


def _last(how: str, by: Seat | None, state: LineState, events: list[Event]) -> Seat | None:
    """Who put the last tile on the table."""
    if how == "barred":
        return by
    laid = (event.seat for event in reversed((*state.log, *events)) if isinstance(event, Laid))
    return next(laid, None)
