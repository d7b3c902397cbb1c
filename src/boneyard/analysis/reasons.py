"""Why a move was worth less than the best one, where facts of the position say so.

Only what the player could see is asked: their hand, the table, what was told. The first of these
that holds is the reason; where none does, none is invented.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boneyard.analysis.match import PlayedMatch
from boneyard.analysis.verdict import Decision
from boneyard.core.actions import Action, Lay, Seat
from boneyard.core.events import Drew, Event, Laid, Scored
from boneyard.core.game import AnyGame, Reason
from boneyard.families.line import LineGame
from boneyard.families.line.sampling import Ban, Evidence
from boneyard.tiles import Tile

HEAVY = 4
"""So many pips more make one tile heavy beside another."""


def why_worse(match: PlayedMatch, one: Decision) -> Reason | None:
    """What the best move had that the one that was made lacked; None where no fact says it."""
    parse = match.game.vocabulary.parse
    played, best = (parse(move.action) for move in (one.moves[one.played], one.moves[0]))
    return reason(match.game, match.states[one.step], one.seat, played, best)


def reason(game: AnyGame, state: Any, seat: Seat, played: Action, best: Action) -> Reason | None:
    """What the best move had that the one that was made lacked."""
    if not isinstance(game, LineGame):
        return None
    here, there = _Outcome(game, state, seat, played), _Outcome(game, state, seat, best)
    return next((found for why in REASONS if (found := why(here, there)) is not None), None)


class _Outcome:
    """What can be seen of a move once it is made."""

    def __init__(self, game: LineGame, state: Any, seat: Seat, action: Action) -> None:
        after, events = game.play(state, seat, action)
        self.lays = isinstance(action, Lay)
        self.tile: Tile | None = action.tile if isinstance(action, Lay) else None
        self.hand = tuple(tile for tile in state.hands[seat] if tile != self.tile)
        self.points = sum(
            event.points for event in events if isinstance(event, Scored) and event.seat == seat
        ) * (-1 if game.fewest_win else 1)
        laid = next((e for e in events if isinstance(e, Laid)), None)
        self.ends = {end.number for end in after.layout.ends} if laid else _ends(state)
        self.before = _ends(state)
        order = state.order
        at = order.index(seat)
        side = next(side for side in game.sides(state) if seat in side)
        bans = tuple(Evidence(game, game.observe(state, seat)).bans)
        self.next_lacks = _lacked(game, bans, state.log, order[(at + 1) % len(order)])
        self.partner_lacks: set[int] = set()
        for partner in side:
            if partner != seat:
                self.partner_lacks |= _lacked(game, bans, state.log, partner)

    @property
    def goes_out(self) -> bool:
        return self.lays and not self.hand

    @property
    def kept(self) -> set[int]:
        """The numbers of the tiles in hand."""
        return {number for tile in self.hand for number in (tile.high, tile.low)}


def _ends(state: Any) -> set[int]:
    return {end.number for end in state.layout.ends}


def _lacked(game: LineGame, bans: tuple[Ban, ...], log: Sequence[Event], seat: Seat) -> set[int]:
    """The numbers of which this seat is known to have none."""
    drew = max(
        (at for at, e in enumerate(log) if isinstance(e, Drew) and e.seat == seat), default=-1
    )
    own = [ban for ban in bans if ban.seat == seat and ban.at > drew]
    if not own:
        return set()
    found = {number for tile in game.rules.tiles for number in tile}
    for tile in game.rules.tiles:
        if not any(ban.banned(tile) for ban in own):
            found -= set(tile)
    return found


# -- the reasons, the weightiest first -------------------------------------------------------------


def _out(here: _Outcome, there: _Outcome) -> Reason | None:
    return Reason.of("lost-out") if there.goes_out and not here.goes_out else None


def _points(here: _Outcome, there: _Outcome) -> Reason | None:
    more = there.points - here.points
    return Reason.of("lost-points", points=more) if more > 0 else None


def _idle(here: _Outcome, there: _Outcome) -> Reason | None:
    return Reason("lost-idle") if there.lays and not here.lays else None


def _double(here: _Outcome, there: _Outcome) -> Reason | None:
    """The end at which a double of one's own could have gone is closed."""
    for tile in here.hand:
        number = tile.high
        closed = tile.is_double and number in here.before - here.ends
        if closed and (tile == there.tile or number in there.ends):
            return Reason.of("lost-double", number=number)
    return None


def _number(here: _Outcome, there: _Outcome) -> Reason | None:
    """The last tile of a number is gone."""
    if here.tile is None:
        return None
    for number in sorted({here.tile.high, here.tile.low}, reverse=True):
        if number not in here.kept and number in there.kept:
            return Reason.of("lost-number", number=number)
    return None


def _passed(here: _Outcome, there: _Outcome) -> Reason | None:
    """An end on which the next player has passed was left open by the best move only."""
    for number in sorted(there.next_lacks & there.ends - here.ends):
        return Reason.of("lost-passed", number=number)
    return None


def _partner(here: _Outcome, there: _Outcome) -> Reason | None:
    """The partner is known to have nothing for any of the ends."""
    if here.ends and here.ends <= here.partner_lacks and not there.ends <= there.partner_lacks:
        return Reason("lost-partner")
    return None


def _heavy(here: _Outcome, there: _Outcome) -> Reason | None:
    if here.tile is None or there.tile is None:
        return None
    if sum(there.tile) - sum(here.tile) >= HEAVY:
        return Reason.of("lost-heavy", tile=str(there.tile))
    return None


REASONS: tuple[Callable[[_Outcome, _Outcome], Reason | None], ...] = (
    _out, _points, _idle, _partner, _passed, _double, _number, _heavy,
)  # fmt: skip
