"""What a player of a line game may do now: the one place that decides it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from boneyard.core.actions import Action, Draw, Lay, Pass, Place, Seat, Stop
from boneyard.core.events import Dealt, Drew, Event
from boneyard.core.game import Reason
from boneyard.families.line.actions import SIGNS, Bar, Cede, Gesture
from boneyard.families.line.events import Ceded, Gestured, OpenerNamed, cession
from boneyard.families.line.rules import (
    BARS_FREELY,
    BARS_IF_STUCK,
    DECLINES_DRAWING,
    DECLINES_DRAWN,
    DRAWS_AND_LAYS,
    DRAWS_ONE,
    INSTEAD,
    MAY_NOT_DECLINE,
    NEVER,
    PASSES,
    PASSES_OR_DRAWS,
)
from boneyard.families.line.state import LineState
from boneyard.rules.layout import End, Layout, Line
from boneyard.tiles import doubles

if TYPE_CHECKING:
    from boneyard.families.line.game import LineGame


def choices(game: LineGame, state: LineState) -> list[Action]:
    """Everything the player in turn may do."""
    rules = game.rules
    found: list[Action] = [*lays(game, state)]
    if found:
        if rules.cede and may_cede(game, state):
            found.append(Cede())
        if rules.gestures and may_gesture(state):
            found += map(Gesture, SIGNS)
        if rules.may_draw is not NEVER and _may_draw(game, state):
            found.append(Draw())
        if state.lays and game.may_stop(state):
            found.append(Stop())
        if rules.may_decline is not MAY_NOT_DECLINE and may_decline(game, state):
            found.append(Pass())
    elif state.lays:
        found.append(Stop())  # An end could still be barred.
    else:
        found += _stuck(game, state)
    return found + bars(game, state) if rules.bars else found


def lays(game: LineGame, state: LineState) -> list[Lay]:
    """All ways in which the player in turn can lay a tile."""
    tiles = state.hands[state.turn] if state.must is None else (state.must,)
    if not state.layout.pieces:
        return [Lay(tile) for tile in tiles]
    found = game.matching(state, state.turn).lays(tiles, game.reach(state, state.turn))
    return at_home(state.layout, found) or found if game.rules.home_first else found


def only_lay(game: LineGame, state: LineState) -> Lay | None:
    """The lay of somebody who has no choice. In a line it is none, either, at which of two equal
    ends a tile lies."""
    found = choices(game, state)
    first = found[0]
    if not isinstance(first, Lay):
        return None
    if len(found) == 1:
        return first
    in_line = type(game.rules.shape) is Line
    alike = all(
        isinstance(one, Lay) and (one.tile, one.touch) == (first.tile, first.touch) for one in found
    )
    return first if in_line and alike and first.at is not None else None


def at_home(layout: Layout, lays: Iterable[Lay]) -> list[Lay]:
    """Those of these lays that go to the first tile."""
    first = layout.pieces[0].tile
    return [lay for lay in lays if lay.at is not None and lay.at.tile == first]


def bars(game: LineGame, state: LineState) -> list[Action]:
    """All ways in which the player in turn can bar an end."""
    rules = game.rules
    if not rules.bars or (rules.bar_when is not BARS_FREELY and not _may_bar(game, state)):
        return []
    fit, touches = rules.bar_fit, game.matching(state, state.turn).touches
    held = list(doubles(state.hands[state.turn]))
    return [
        Bar(tile, end.place)
        for end in state.layout.ends
        for tile in held
        if not fit or touches(tile, end.number)
    ]


def _may_bar(game: LineGame, state: LineState) -> bool:
    """Where only somebody who is stuck may bar: before the first lay of the turn."""
    if state.lays or not state.layout.pieces or can_lay(game, state, state.turn):
        return False
    return game.rules.bar_when is BARS_IF_STUCK or not draws_if_stuck(game, state)


def can_lay(game: LineGame, state: LineState, seat: Seat) -> bool:
    """Whether any tile in this hand fits."""
    if not state.layout.pieces:
        return bool(state.hands[seat])
    numbers = [end.number for end in game.reach(state, seat)]
    return game.matching(state, seat).fits_any(state.hands[seat], numbers)


def can_draw(game: LineGame, state: LineState) -> bool:
    """Whether more than the reserve is left in the boneyard."""
    rules = game.rules
    return len(state.boneyard) > rules.reserve


def draws_if_stuck(game: LineGame, state: LineState) -> bool:
    """Whether a seat that cannot lay draws. Where a fitting tile is laid at once, only one per
    turn."""
    rules = game.rules
    if rules.stuck is PASSES or (rules.stuck is DRAWS_AND_LAYS and state.drawn):
        return False
    return can_draw(game, state)


def _stuck(game: LineGame, state: LineState) -> list[Action]:
    rules = game.rules
    if draws_after_passing(game) or not draws_if_stuck(game, state):
        return [Pass()]
    return [Draw(), Pass()] if rules.stuck is PASSES_OR_DRAWS else [Draw()]


def _may_draw(game: LineGame, state: LineState) -> bool:
    """Where whoever can lay may draw: never before the opening tile."""
    rules = game.rules
    if not state.layout.pieces or not can_draw(game, state):
        return False
    return rules.may_draw is INSTEAD or state.drawn == 0


def may_decline(game: LineGame, state: LineState) -> bool:
    """Whether the player in turn may lay nothing, even if something fits."""
    when = game.rules.may_decline
    if when is MAY_NOT_DECLINE or state.lays or not state.layout.pieces:
        return False
    if when is DECLINES_DRAWN:
        return state.drawn > 0
    return can_draw(game, state) == (when is DECLINES_DRAWING)


def draws_after_passing(game: LineGame) -> bool:
    """Whether a pass ends the turn as a lay does, with the draw that follows: so it looks the same
    whether somebody could not or would not lay, or bar."""
    rules = game.rules
    if rules.may_decline is DECLINES_DRAWING:
        return True
    return rules.bar_when is BARS_IF_STUCK and rules.stuck is DRAWS_ONE


def waits(game: LineGame, state: LineState) -> bool:
    """Whether somebody who cannot lay is asked all the same, and has to say so: otherwise the time
    that others take would tell that they could have laid, or barred."""
    rules = game.rules
    if may_decline(game, state):
        return True
    if rules.bar_when is BARS_FREELY:
        return False
    return rules.bar_when is BARS_IF_STUCK or not draws_if_stuck(game, state)


def may_have_declined(game: LineGame, log: Sequence[Event], seat: Seat) -> bool:
    """Whether this seat, after what everybody has seen, may lay nothing although something fits."""
    rules = game.rules
    when = rules.may_decline
    if when is MAY_NOT_DECLINE:
        return False
    if when is DECLINES_DRAWN:
        return bool(log) and isinstance(log[-1], Drew) and log[-1].seat == seat
    came = sum(event.count for event in log if isinstance(event, Dealt | Drew))
    left = len(rules.tiles) - len(rules.first) - came
    return (left > rules.reserve) == (when is DECLINES_DRAWING)


def may_cede(game: LineGame, state: LineState) -> bool:
    """Whoever opens with any tile, and not because of one, may hand that on, once."""
    free = state.must is None and not state.layout.pieces
    return game.rules.cede and free and not is_settled(state)


def may_gesture(state: LineState) -> bool:
    """Once before a lay, but not before the opening."""
    return bool(state.layout.pieces) and not isinstance(state.log[-1], Gestured)


def is_settled(state: LineState) -> bool:
    """Whether a tile says who opens, or it was handed on."""
    return any(isinstance(event, Ceded | OpenerNamed) for event in state.log)


# -- why not -----------------------------------------------------------------------------------


def why_not(game: LineGame, state: LineState, action: Action) -> Reason | None:
    """Why the player in turn may not do this; None: it is legal."""
    rules = game.rules
    if isinstance(action, Lay):
        return _why_not_lay(game, state, action)
    if action in choices(game, state):
        return None
    if isinstance(action, Bar) and rules.bars:
        return _why_not_bar(game, state, action)
    if isinstance(action, Cede) and rules.cede:
        return _why_not_cede(state)
    if isinstance(action, Draw) and not can_draw(game, state):
        return Reason("nothing-to-draw")
    if isinstance(action, Draw | Pass | Stop) and can_lay(game, state, state.turn):
        return Reason("you-can-lay")
    return Reason("not-legal")


def _why_not_lay(game: LineGame, state: LineState, lay: Lay) -> Reason | None:
    tile, layout = lay.tile, state.layout
    if tile not in state.hands[state.turn]:
        return Reason.of("not-in-hand", tile=str(tile))
    if state.must is not None and tile != state.must:
        return Reason.of("must-open", tile=str(state.must))
    if not layout.pieces:
        return None if lay == Lay(tile) else Reason("nothing-to-touch")
    if lay.at is None:
        return Reason("say-where")
    playable = game.reach(state, state.turn)
    end = _end_at(playable, lay.at)
    if end is None:
        if playable and _end_at(layout.ends, lay.at):
            return game.out_of_reach(state, state.turn, lay.at)
        return Reason.of("no-such-place", place=str(lay.at))
    if lay.touch not in game.matching(state, state.turn).touches(tile, end.number):
        return Reason.of("does-not-fit", tile=str(tile), number=end.number)
    if game.rules.home_first and lay not in lays(game, state):
        return Reason.of("home-first", tile=str(layout.pieces[0].tile))
    return None


def _why_not_bar(game: LineGame, state: LineState, bar: Bar) -> Reason:
    if bar.tile not in state.hands[state.turn]:
        return Reason.of("not-in-hand", tile=str(bar.tile))
    if not bar.tile.is_double:
        return Reason.of("not-a-double", tile=str(bar.tile))
    end = _end_at(state.layout.ends, bar.at)
    if end is None:
        return Reason.of("no-such-place", place=str(bar.at))
    return Reason.of("does-not-fit", tile=str(bar.tile), number=end.number)


def _why_not_cede(state: LineState) -> Reason:
    if state.layout.pieces:
        return Reason("already-opened")
    if state.must is not None:
        return Reason.of("must-open", tile=str(state.must))
    return Reason("opens-by-tile" if cession(state.log) is None else "ceded-to-you")


def _end_at(ends: tuple[End, ...], place: Place) -> End | None:
    for end in ends:
        if end.place == place:
            return end
    return None
