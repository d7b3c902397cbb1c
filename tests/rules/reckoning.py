"""The referee's count at the end of a round, written from the rule book alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Pair: TypeAlias = tuple[int, int]
Note: TypeAlias = tuple[int, int]
"""A seat and its points."""


def is_double(tile: Pair) -> bool:
    return tile[0] == tile[1]


def count(hand: Sequence[Pair]) -> int:
    return sum(high + low for high, low in hand)


def rounded(pips: int) -> int:
    """To the nearest five."""
    down = pips - pips % 5
    return down if pips % 5 <= 2 else down + 5


def least(numbers: Mapping[int, Any]) -> list[int]:
    return [key for key, number in numbers.items() if number == min(numbers.values())]


def reckon(
    game: str,
    options: Mapping[str, Any],
    ending: tuple[str, int | None],
    hands: Sequence[Sequence[Pair]],
    teams: Sequence[Sequence[int]],
    last: int | None,
) -> list[Note]:
    """What is noted for a round that ended like this."""
    how, by = ending
    pips = {seat: count(hand) for seat, hand in enumerate(hands)}
    if game == "peruvian":
        fourfold = last if how != "out" and last not in least(pips) else None
        return [(seat, left * (4 if seat == fourfold else 1)) for seat, left in pips.items()]
    if game == "chicken-foot":
        blank = {seat: 25 for seat in pips if (0, 0) in hands[seat]}
        return [(seat, pips[seat] + blank.get(seat, 0)) for seat in pips if seat != last]
    if game == "divisor":
        return [(seat, -left) for seat, left in pips.items() if left]
    if game == "bergen":
        return [(seat, 2) for seat in _bergen(by, hands, pips)]
    if game == "loser-wins":
        most = [seat for seat in pips if pips[seat] == max(pips.values())]
        return [(seat, 1) for seat in (most if by is None else [by])]
    if game in ("classic-block", "classic-draw"):
        fewest = least({seat: (len(hand), pips[seat]) for seat, hand in enumerate(hands)})
        return [(seat, 1) for seat in (fewest if by is None else [by])]
    tiles = {seat: len(hand) for seat, hand in enumerate(hands)}
    return _credited(game, options, ending, pips, tiles, teams or [[seat] for seat in pips])


def _bergen(by: int | None, hands: Sequence[Sequence[Pair]], pips: Mapping[int, int]) -> list[int]:
    if by is not None:
        return [by]
    without = [seat for seat in pips if not any(map(is_double, hands[seat]))]
    if len(without) == 1:
        return without
    return least({seat: pips[seat] for seat in without or pips})


def _credited(
    game: str,
    options: Mapping[str, Any],
    ending: tuple[str, int | None],
    pips: Mapping[int, int],
    tiles: Mapping[int, int],
    sides: Sequence[Sequence[int]],
) -> list[Note]:
    """The pips of the others."""
    how, by = ending
    joint = {i: sum(pips[seat] for seat in side) for i, side in enumerate(sides)}
    lowest = least(joint)
    if options.get("block_won_by") == "tiles":
        lowest = least({i: (tiles[seat], pips[seat]) for i, (seat,) in enumerate(sides)})
    loss: list[Note] = []
    shared = options.get("blocked_tie") == "shared"
    if how == "out":
        winning = [i for i, side in enumerate(sides) if by in side]
    elif how == "barred":
        (own,) = (i for i, side in enumerate(sides) if by in side)
        winning = [own] if own in lowest else lowest
        loss = [] if own in lowest else [(seat, -2 * joint[own]) for seat in sides[own]]
        shared = False
    else:
        winning = lowest
    if len(winning) > 1 and not shared:
        return loss
    winners = sorted(seat for i in winning for seat in sides[i])
    left = [pips[seat] for seat in pips if seat not in winners]
    if game == "all-fives":
        others = sum(map(rounded, left))
    else:
        others = rounded(sum(left)) if game == "all-fives-spinner" else sum(left)
    points = others // len(winning)
    if game in ("all-sevens", "matador"):
        points = max(0, points - joint[winning[0]])
    elif game == "matador-seven":
        points += joint[winning[0]]
    return [(seat, points) for seat in winners] + loss
