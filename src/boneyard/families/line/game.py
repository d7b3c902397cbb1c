"""The loop of a line game: deal, open, take turns, end the round, count, deal again."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import (
    CHANCE,
    Action,
    Actor,
    Bar,
    Deal,
    Draw,
    Lay,
    Pass,
    Seat,
    Stop,
)
from boneyard.core.chance import Rng
from boneyard.core.events import (
    Barred,
    Dealt,
    DealtAgain,
    Drew,
    DroppedOut,
    Event,
    Laid,
    MatchEnded,
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
    Stopped,
    TeamsFormed,
)
from boneyard.core.game import Game, Reason, Result, Sheet
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import Chosen
from boneyard.families.line.rules import LineRules, MayDraw, Stuck, Turn, seats_in_order
from boneyard.families.line.state import LineObservation, LineState
from boneyard.families.line.teams import form_teams
from boneyard.rules.layout import Layout
from boneyard.tiles import Tile


class LineGame(Game[LineState, LineObservation]):
    """A line game: rules that fill the slots of `LineRules`."""

    state_type: ClassVar[type[Any]] = LineState
    observation_type: ClassVar[type[Any]] = LineObservation

    def __init__(self, sheet: Sheet, options: Chosen, rules: LineRules) -> None:
        self.sheet, self.options, self.rules = sheet, options, rules

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> LineState:
        n = self.players
        return LineState(
            phase="deal",
            round=0,
            order=seats_in_order(n, str(self.options["direction"])),
            hands=((),) * n,
            scores=(0,) * n,
        )

    def to_act(self, state: LineState) -> tuple[Actor, ...]:
        if state.phase == "play":
            return (state.turn,)
        return (CHANCE,) if state.phase == "deal" else ()

    def legal(self, state: LineState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == "deal":
            rules = self.rules
            return Deals(rules.tiles, (rules.hand,) * self.players, fixed=rules.first)
        if state.phase != "play" or actor != state.turn:
            return NONE
        return Listed(self._choices(state))

    def why_not(self, state: LineState, actor: Actor, action: Action) -> Reason | None:
        if actor not in self.to_act(state):
            return self.not_now(state)
        if isinstance(action, Lay) and actor is not CHANCE:
            return self._why_not_lay(state, action)
        if action in self.legal(state, actor):
            return None
        if isinstance(action, Deal):
            return Reason("wrong-deal")
        if isinstance(action, Draw | Pass | Stop) and self.lays(state):
            return Reason("you-can-lay")
        return Reason("not-legal")

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
        hands = tuple(
            hand if shown or seat in self._knowers(state, owner) else len(hand)
            for owner, hand in enumerate(state.hands)
        )
        seen = (event.seen_by(seat) for event in state.log)
        return LineObservation(
            seat=seat,
            phase=state.phase,
            round=state.round,
            order=state.order,
            teams=state.teams,
            turn=state.turn,
            hands=hands,
            boneyard=len(state.boneyard),
            layout=state.layout,
            must=state.must if seat in self._knowers(state, state.turn) else None,
            lays=state.lays,
            drawn=state.drawn,
            passes=state.passes,
            log=tuple(event for event in seen if event is not None),
            scores=state.scores,
            sheet=state.sheet,
            ends=state.ends,
        )

    def sample(self, observation: LineObservation, rng: Rng) -> LineState:
        from boneyard.families.line.sampling import sample  # noqa: PLC0415 - only bots need it

        return sample(self, observation, rng)

    def scores(self, state: LineState) -> tuple[int, ...]:
        return state.scores

    def result(self, state: LineState) -> Result | None:
        if state.phase != "over":
            return None
        return Result(self.rules.match.winners(state.scores), state.scores)

    # -- what a player may do ------------------------------------------------------------------

    def lays(self, state: LineState) -> list[Lay]:
        """All ways in which the player in turn can lay a tile."""
        hand = state.hands[state.turn]
        if not state.layout:
            return [Lay(tile) for tile in ((state.must,) if state.must else hand)]
        must = state.must
        touches = self.rules.matching.touches
        return [
            Lay(tile, end.place, touch)
            for end in self.rules.shape.playable(state.layout)
            for tile in (hand if must is None else (must,))
            for touch in touches(tile, end.number)
        ]

    def _choices(self, state: LineState) -> list[Action]:
        rules = self.rules
        choices: list[Action] = [*self.lays(state)]
        bars = self._bars(state)
        if choices:
            if self._may_draw(state):
                choices.append(Draw())
            if state.lays and (rules.may_stop or rules.turn is Turn.DOUBLE_AGAIN):
                choices.append(Stop())
        elif state.lays:
            choices.append(Stop())
        else:
            choices += self._stuck_choices(state)
        return [*choices, *bars]

    def _stuck_choices(self, state: LineState) -> list[Action]:
        draws = self.rules.stuck is not Stuck.PASS and self._can_draw(state)
        if self.rules.stuck is Stuck.DRAW_AND_LAY and state.drawn:
            draws = False
        if self.rules.stuck is Stuck.PASS_OR_DRAW and draws:
            return [Draw(), Pass()]
        return [Draw()] if draws else [Pass()]

    def _may_draw(self, state: LineState) -> bool:
        if not state.layout or not self._can_draw(state):
            return False
        may_draw = self.rules.may_draw
        return may_draw is MayDraw.INSTEAD or (may_draw is MayDraw.FIRST and state.drawn == 0)

    def _bars(self, state: LineState) -> list[Action]:
        if not self.rules.bars or not state.layout:
            return []
        fit = self.rules.bar_fit
        return [
            Bar(tile, end.place)
            for end in state.layout.ends
            for tile in state.hands[state.turn]
            if tile.is_double and (not fit or self.rules.matching.touches(tile, end.number))
        ]

    def _can_lay(self, state: LineState, seat: Seat) -> bool:
        if not state.layout:
            return bool(state.hands[seat])
        numbers = [end.number for end in self.rules.shape.playable(state.layout)]
        return self.rules.matching.fits_any(state.hands[seat], numbers)

    def _can_draw(self, state: LineState) -> bool:
        return len(state.boneyard) > self.rules.reserve

    def _why_not_lay(self, state: LineState, lay: Lay) -> Reason | None:
        tile = lay.tile
        if tile not in state.hands[state.turn]:
            return Reason.of("not-in-hand", tile=str(tile))
        if state.must is not None and tile != state.must:
            return Reason.of("must-open", tile=str(state.must))
        if not state.layout:
            return None if lay.at is None and lay.touch is None else Reason("no-such-place")
        if lay.at is None:
            return Reason("say-where")
        playable = self.rules.shape.playable(state.layout)
        end = next((end for end in playable if end.place == lay.at), None)
        if end is None:
            if any(end.place == lay.at for end in state.layout.ends):
                return Reason.of("fill-first", place=str(playable[0].place))
            return Reason.of("no-such-place", place=str(lay.at))
        if lay.touch not in self.rules.matching.touches(tile, end.number):
            return Reason.of("does-not-fit", tile=str(tile), number=end.number)
        return None

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
        after = before.lay(lay, rules.shape)
        hand = tuple(tile for tile in state.hands[seat] if tile != lay.tile)
        state = replace(
            state, layout=after, hands=_with(state.hands, seat, hand), must=None,
            lays=state.lays + 1, passes=0,
        )  # fmt: skip
        events.append(Laid(seat, lay.tile, lay.at, lay.touch))
        if rules.lay_scoring is not None:
            for gain in rules.lay_scoring.gains(before, lay, after):
                state = self._score(state, Scored(seat, gain.points, gain.why, gain.of), events)
            if rules.match.at_once and rules.match.reached(state.scores):
                return self._end_match(state, "target", events)
        if not hand:
            return self._laid_all(state, events)
        goes_on = rules.turn is Turn.RUN or (rules.turn is Turn.DOUBLE_AGAIN and lay.tile.is_double)
        if goes_on and (self._can_lay(state, seat) or self._bars(state)):
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
        state = replace(state, hands=_with(state.hands, seat, hand))
        events.append(Barred(seat, bar.tile, bar.at))
        return self._end_round(state, "barred", seat, events)

    def _draw_by_choice(self, state: LineState, events: list[Event]) -> LineState:
        if not self._can_lay(state, state.turn):
            return self._draw_because_stuck(state, events)
        state = self._take(state, self.rules.draws, events, forced=False)
        if self.rules.may_draw is MayDraw.INSTEAD:
            return self._next_turn(state)
        return state

    def _draw_because_stuck(self, state: LineState, events: list[Event]) -> LineState:
        rules = self.rules
        state = self._take(state, rules.draws, events, forced=True)
        while rules.stuck is Stuck.DRAW_TILL_FITS and not self._can_lay(state, state.turn):
            if not self._can_draw(state):
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
            state, boneyard=boneyard, hands=_with(state.hands, seat, state.hands[seat] + tiles),
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
        if self.rules.draw_after and self._can_draw(state):
            state = self._take(state, 1, events, forced=False)
        return self._next_turn(state)

    def _next_turn(self, state: LineState) -> LineState:
        order = state.order
        place = order.index(state.turn)
        following = (order[(place + step) % len(order)] for step in range(1, len(order) + 1))
        turn = next(seat for seat in following if state.hands[seat])
        return replace(state, turn=turn, lays=0, drawn=0)

    def _settle(self, state: LineState, events: list[Event]) -> LineState:
        """Let happen what nobody is asked about, until somebody has a choice."""
        rules = self.rules
        while state.phase == "play" and not state.lays and not self._can_lay(state, state.turn):
            can_draw = rules.stuck is not Stuck.PASS and self._can_draw(state)
            if not can_draw and not any(self._can_lay(state, seat) for seat in state.order):
                return self._end_round(state, "blocked", None, events)
            if len(self._choices(state)) > 1:
                return state
            if can_draw and not (rules.stuck is Stuck.DRAW_AND_LAY and state.drawn):
                state = self._draw_because_stuck(state, events)
            else:
                state = self._pass(state, events)
        return state

    # -- the count -----------------------------------------------------------------------------

    def _end_round(
        self, state: LineState, how: str, by: Seat | None, events: list[Event]
    ) -> LineState:
        rules = self.rules
        laid = [event.seat for event in (*state.log, *events) if isinstance(event, Laid)]
        last = by if how == "barred" else laid[-1] if laid else None
        end = RoundEnded(how, by, last, state.hands)
        reckoned = rules.reckoning.reckon(end, state.teams)
        if not rules.secret:
            end = replace(end, winners=reckoned.winners)
        events.append(end)
        state = replace(state, round=state.round + 1, ends=(*state.ends, end))
        if rules.secret:
            return self._announce(state, events)
        for scored in reckoned.scored:
            state = self._score(state, scored, events)
        over = rules.match.is_over(state.round, state.scores)
        return self._close(state, events, over)

    def _announce(self, state: LineState, events: list[Event]) -> LineState:
        """Secret notes: nothing is said until the last round is about to begin, or the match ends.

        The notes are not kept anywhere: they follow from how the rounds ended."""
        match = self.rules.match
        notes = [self.rules.reckoning.reckon(end, state.teams).scored for end in state.ends]
        totals = [0] * self.players
        for scored in (scored for note in notes for scored in note):
            totals[scored.seat] += scored.points
        over = match.is_over(state.round, tuple(totals))
        if over or (match.rounds is not None and state.round == match.rounds - 1):
            for note in notes[len(state.sheet) :]:
                for scored in note:
                    state = self._score(state, scored, events)
                state = replace(state, sheet=_sheet(state))
        return self._close(state, events, over, noted=True)

    def _score(self, state: LineState, scored: Scored, events: list[Event]) -> LineState:
        events.append(scored)
        total = state.scores[scored.seat] + scored.points
        return replace(state, scores=_with(state.scores, scored.seat, total))

    def _close(
        self, state: LineState, events: list[Event], over: bool, noted: bool = False
    ) -> LineState:
        if not noted:
            state = replace(state, sheet=_sheet(state))
        if not over:
            return replace(state, phase="deal")
        events.append(MatchEnded(self.rules.match.winners(state.scores), state.scores))
        return replace(state, phase="over")

    def _end_match(self, state: LineState, how: str, events: list[Event]) -> LineState:
        """The target is reached in the middle of a round: no hand is counted any more."""
        end = RoundEnded(how, state.turn, state.turn, state.hands, (state.turn,))
        events.append(end)
        state = replace(state, round=state.round + 1, ends=(*state.ends, end))
        return self._close(state, events, over=True)


def _with(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _sheet(state: LineState) -> tuple[tuple[int, ...], ...]:
    """The sheet with one more line: what was scored since the last."""
    before = [sum(line[seat] for line in state.sheet) for seat in range(len(state.scores))]
    line = tuple(now - then for now, then in zip(state.scores, before, strict=True))
    return (*state.sheet, line)
