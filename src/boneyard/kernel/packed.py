"""Positions and actions of the readable engine as those of the compiled rounds, and back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boneyard.core.actions import Action, Draw, Lay, Pass, Place, Seat, Stop
from boneyard.core.events import Laid, Passed, RoundEnded
from boneyard.core.game import AnyGame
from boneyard.families.counting import CountingGame, CountingState
from boneyard.families.line import LineGame
from boneyard.families.line.actions import Bar, Cede
from boneyard.families.line.choices import is_settled
from boneyard.kernel import slots
from boneyard.kernel.numbers import Numbers, Unknown, index, numbers
from boneyard.rules.layout import End
from boneyard.rules.moment import Hands
from boneyard.tiles import Tile

Ints = NDArray[np.int64]

SOCKETS = ("", "side", "tip")
"""What the sockets are called that any shape may have; a half is called by its number."""
PLAIN = {slots.DRAW: Draw(), slots.PASS: Pass(), slots.STOP: Stop(), slots.CEDE: Cede()}


def packed(game: AnyGame, state: Any) -> Ints:
    """A position in the middle of a round. Seats are counted in the order of play; scores are what
    they come to, announced or not."""
    s = np.zeros(slots.POSITION, np.int64)
    order = state.order
    for at, side in enumerate(game.sides(state)):
        for seat in side:
            s[slots.SIDE + order.index(seat)] = at
    assert isinstance(game, LineGame | CountingGame)
    totals = game.totals(state)
    for at, seat in enumerate(order):
        s[slots.SCORE + at] = totals[seat]
    s[slots.HELD : slots.HELD + len(order) * slots.WORDS] = _hands(
        tuple(state.hands[seat] for seat in order)
    )
    s[slots.SEAT] = order.index(state.turn)
    s[slots.MUST] = slots.NOBODY if state.must is None else index(state.must)
    s[slots.ROUND] = state.round
    s[slots.ROUNDS_WON], s[slots.TIES] = past(state.ends)
    s[slots.OPEN : slots.OWN] = slots.ALL_ENDS
    s[slots.BY] = s[slots.LAST] = s[slots.CENTRE] = s[slots.TOP_DOUBLE] = slots.NOBODY
    s[slots.OPENER] = slots.NOBODY
    s[slots.BONEYARD] = len(state.boneyard)
    s[slots.BONE : slots.BONE + len(state.boneyard)] = [index(tile) for tile in state.boneyard]
    if isinstance(state, CountingState):
        s[slots.TOTAL], s[slots.PIECES] = state.total, len(state.table)
        return s
    assert isinstance(game, LineGame)
    pieces = state.layout.pieces
    s[slots.LAYS], s[slots.DRAWN], s[slots.PASSED] = state.lays, state.drawn, state.passes
    s[slots.PIECES] = len(pieces)
    if pieces:
        s[slots.CENTRE] = index(pieces[0].tile)
        for at, seat in enumerate(order):
            s[slots.OPEN + at] = _open(state.layout.ends, game.reach(state, seat))
        s[slots.TOP_DOUBLE] = max((index(double) for double in state.layout.doubles()), default=-1)
    last = next((event.seat for event in reversed(state.log) if isinstance(event, Laid)), None)
    if last is not None:
        s[slots.LAST] = order.index(last)
    opener = next((event.seat for event in state.log if isinstance(event, Laid)), None)
    s[slots.OPENER] = slots.NOBODY if opener is None else order.index(opener)
    s[slots.SETTLED] = is_settled(state)
    s[slots.ALL_PASSES] = sum(isinstance(event, Passed) for event in state.log)
    ends = state.layout.ends
    if len(ends) > slots.MOST_ENDS:
        raise Unknown("more ends than there is room for")
    s[slots.ENDS] = len(ends)
    known = numbers(game)
    sockets = (*SOCKETS, *known.sockets)
    for e, end in enumerate(ends):
        socket = end.place.socket
        kind = sockets.index(socket) if socket in sockets else slots.HALF
        at = slots.END + 4 * e
        s[at : at + 4] = end.number, end.room, kind, index(end.place.tile)
    if known.note is not None:
        known.note(state, s)
    return s


def past(ends: Sequence[RoundEnded]) -> tuple[int, int]:
    """How many rounds of this match somebody has won, and how many in a row nobody has, just now.

    >>> past(())
    (0, 0)
    """
    ties = sum(1 for _ in takewhile(lambda end: not end.winners, reversed(ends)))
    return sum(bool(end.winners) for end in ends), ties


def _open(ends: tuple[End, ...], reached: tuple[End, ...]) -> int:
    """Which of the ends are in reach, as bits."""
    if ends == reached:
        return slots.ALL_ENDS
    return sum(1 << e for e, end in enumerate(ends) if end in reached)


def with_hidden(base: Ints, state: Any) -> Ints:
    """The same position, but with what is hidden as in this state: hands, boneyard, the opening."""
    s = base.copy()
    order = state.order
    s[slots.HELD : slots.HELD + len(order) * slots.WORDS] = _hands(
        tuple(state.hands[seat] for seat in order)
    )
    s[slots.MUST] = slots.NOBODY if state.must is None else index(state.must)
    s[slots.BONE : slots.BONE + len(state.boneyard)] = [index(tile) for tile in state.boneyard]
    return s


def _hands(hands: Hands) -> Ints:
    words = [[0] * slots.WORDS for _ in hands]
    for seat, hand in enumerate(hands):
        for tile in hand:
            at = index(tile)
            words[seat][at // 64] |= 1 << at % 64
    return np.array(words, np.uint64).view(np.int64).ravel()


def hand(game_numbers: Numbers, s: Ints, seat: Seat) -> tuple[Tile, ...]:
    """The tiles the seat at this place in the order holds."""
    words = s[slots.HELD + seat * slots.WORDS :][: slots.WORDS].view(np.uint64)
    return tuple(
        tile for i, tile in enumerate(game_numbers.set) if int(words[i // 64]) >> i % 64 & 1
    )


def action(game_numbers: Numbers, s: Ints, code: int) -> Action:
    """This action as the readable engine knows it."""
    kind, tile, e, touch = code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255
    if kind in PLAIN:
        return PLAIN[kind]
    if e == slots.NO_END:
        return Lay(game_numbers.set[tile])
    number, _, socket, of = (int(value) for value in s[slots.END + 4 * e :][:4])
    sockets = (str(number), *SOCKETS[1:], *game_numbers.sockets)
    place = Place(game_numbers.set[of], sockets[socket & (1 << slots.MARK) - 1])
    if kind == slots.BAR:
        return Bar(game_numbers.set[tile], place)
    return Lay(game_numbers.set[tile], place, touch)
