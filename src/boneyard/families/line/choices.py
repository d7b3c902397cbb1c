"""What a player of a line game may do now: the one place that decides it."""

from __future__ import annotations

from boneyard.core.actions import Action, Draw, Lay, Pass, Place, Seat, Stop
from boneyard.core.game import Reason
from boneyard.families.line.actions import Bar
from boneyard.families.line.rules import LineRules, MayDraw, Stuck, Turn
from boneyard.families.line.state import LineState
from boneyard.rules.layout import End


def choices(rules: LineRules, state: LineState) -> list[Action]:
    """Everything the player in turn may do."""
    found: list[Action] = [*lays(rules, state)]
    if found:
        if _may_draw(rules, state):
            found.append(Draw())
        if state.lays and (rules.may_stop or rules.turn is Turn.DOUBLE_AGAIN):
            found.append(Stop())
    elif state.lays:
        found.append(Stop())  # He could still bar an end.
    else:
        found += _stuck(rules, state)
    return found + bars(rules, state) if rules.bars else found


def lays(rules: LineRules, state: LineState) -> list[Lay]:
    """All ways in which the player in turn can lay a tile."""
    tiles = state.hands[state.turn] if state.must is None else (state.must,)
    if not state.layout.pieces:
        return [Lay(tile) for tile in tiles]
    touches = rules.matching.touches
    return [
        Lay(tile, end.place, touch)
        for end in rules.shape.playable(state.layout)
        for tile in tiles
        for touch in touches(tile, end.number)
    ]


def bars(rules: LineRules, state: LineState) -> list[Action]:
    """All ways in which the player in turn can bar an end."""
    if not rules.bars:
        return []
    fit, touches = rules.bar_fit, rules.matching.touches
    return [
        Bar(tile, end.place)
        for end in state.layout.ends
        for tile in state.hands[state.turn]
        if tile.is_double and (not fit or touches(tile, end.number))
    ]


def can_lay(rules: LineRules, state: LineState, seat: Seat) -> bool:
    """Whether any tile in this hand fits."""
    if not state.layout.pieces:
        return bool(state.hands[seat])
    numbers = [end.number for end in rules.shape.playable(state.layout)]
    return rules.matching.fits_any(state.hands[seat], numbers)


def can_draw(rules: LineRules, state: LineState) -> bool:
    """Whether more than the reserve is left in the boneyard."""
    return len(state.boneyard) > rules.reserve


def draws_if_stuck(rules: LineRules, state: LineState) -> bool:
    """Whether who cannot lay draws: he who lays a fitting draw at once takes only one a turn."""
    if rules.stuck is Stuck.PASS or (rules.stuck is Stuck.DRAW_AND_LAY and state.drawn):
        return False
    return can_draw(rules, state)


def _stuck(rules: LineRules, state: LineState) -> list[Action]:
    if not draws_if_stuck(rules, state):
        return [Pass()]
    return [Draw(), Pass()] if rules.stuck is Stuck.PASS_OR_DRAW else [Draw()]


def _may_draw(rules: LineRules, state: LineState) -> bool:
    """Who can lay may draw in some games, but never before the opening tile."""
    if rules.may_draw is MayDraw.NEVER or not state.layout.pieces or not can_draw(rules, state):
        return False
    return rules.may_draw is MayDraw.INSTEAD or state.drawn == 0


# -- why not -----------------------------------------------------------------------------------


def why_not(rules: LineRules, state: LineState, action: Action) -> Reason | None:
    """Why the player in turn may not do this; None: he may."""
    if isinstance(action, Lay):
        return _why_not_lay(rules, state, action)
    if action in choices(rules, state):
        return None
    if isinstance(action, Bar) and rules.bars:
        return _why_not_bar(rules, state, action)
    if isinstance(action, Draw) and not can_draw(rules, state):
        return Reason("nothing-to-draw")
    if isinstance(action, Draw | Pass | Stop) and can_lay(rules, state, state.turn):
        return Reason("you-can-lay")
    return Reason("not-legal")


def _why_not_lay(rules: LineRules, state: LineState, lay: Lay) -> Reason | None:
    tile, layout = lay.tile, state.layout
    if tile not in state.hands[state.turn]:
        return Reason.of("not-in-hand", tile=str(tile))
    if state.must is not None and tile != state.must:
        return Reason.of("must-open", tile=str(state.must))
    if not layout.pieces:
        return None if lay == Lay(tile) else Reason("nothing-to-touch")
    if lay.at is None:
        return Reason("say-where")
    playable = rules.shape.playable(layout)
    end = _end_at(playable, lay.at)
    if end is None:
        if _end_at(layout.ends, lay.at):
            return Reason.of("fill-first", place=str(playable[0].place))
        return Reason.of("no-such-place", place=str(lay.at))
    if lay.touch not in rules.matching.touches(tile, end.number):
        return Reason.of("does-not-fit", tile=str(tile), number=end.number)
    return None


def _why_not_bar(rules: LineRules, state: LineState, bar: Bar) -> Reason:
    if bar.tile not in state.hands[state.turn]:
        return Reason.of("not-in-hand", tile=str(bar.tile))
    if not bar.tile.is_double:
        return Reason.of("not-a-double", tile=str(bar.tile))
    end = _end_at(state.layout.ends, bar.at)
    if end is None:
        return Reason.of("no-such-place", place=str(bar.at))
    return Reason.of("does-not-fit", tile=str(bar.tile), number=end.number)


def _end_at(ends: tuple[End, ...], place: Place) -> End | None:
    return next((end for end in ends if end.place == place), None)
