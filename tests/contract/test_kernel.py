"""Compiled rounds and readable ones in lock-step: the same moves, the same scores, the same end."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import Seat
from boneyard.core.options import Direction
from boneyard.families.counting import CountingGame
from boneyard.families.line import LineGame
from boneyard.families.rounds import before_opening
from boneyard.games.brazilian.game import Batida
from boneyard.games.puerto_rican.game import Tranque
from boneyard.kernel import Numbers, Unknown, numbers, slots
from boneyard.kernel.basics import give
from boneyard.kernel.dealing import begin, opener
from boneyard.kernel.packed import hand
from boneyard.kernel.twins import ask
from boneyard.rules.bonuses import Capicua
from boneyard.rules.layout import Line
from boneyard.rules.love import Love
from boneyard.rules.match import Match
from boneyard.rules.moment import Hands
from boneyard.rules.passes import ByPasses, Salida, Toll
from boneyard.rules.scoring import Credit
from boneyard.rules.seats import seats_in_order
from boneyard.testing.book import hands
from boneyard.testing.lockstep import lock_step, plain_in_lock_step
from boneyard.tiles import TileSet
from tests.cases import each_table
from tests.contract.odd_bonus import OddOut

Compiled: TypeAlias = LineGame | CountingGame
SLUGS = [slug for slug in boneyard.slugs() if boneyard.listing(slug).kind in ("line", "counting")]


def known_numbers(game: Compiled) -> Numbers:
    """The game as numbers; one with rules of its own that these do not know is skipped by name."""
    try:
        return numbers(game)
    except Unknown as unknown:
        pytest.skip(f"{game.slug} is played by the readable engine alone: {unknown}")


@pytest.mark.parametrize("matches", [1, pytest.param(50, marks=pytest.mark.deep)])
@each_table(*SLUGS)
def test_in_lock_step(game: Compiled, matches: int) -> None:
    known_numbers(game)
    for seed in range(matches):
        lock_step(game, seed)


@each_table(*SLUGS)
def test_plain_rounds_are_played_alike(game: Compiled) -> None:
    known = known_numbers(game)
    if not known.plain:
        pytest.skip("not a plain line")
    plain_in_lock_step(game)


def dealt_by_numbers(game: Compiled, hands: Hands, order: tuple[Seat, ...]) -> tuple[Numbers, Any]:
    known, s = numbers(game), np.zeros(slots.POSITION, np.int64)
    begin(known.rules, s)
    for place, seat in enumerate(order):
        for tile in hands[seat]:
            give(s, place, known.set.index(tile))
    return known, s


DIRECTIONS: tuple[Direction, ...] = ("clockwise", "counter-clockwise")


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_of_equal_hands_that_of_the_earlier_seat_opens(direction: Direction) -> None:
    game: Any = boneyard.game("arithmetic", players=3, direction=direction)
    held = hands("1-0 | 4-1 2-0 | 3-2 1-1")
    order = seats_in_order(3, direction)
    known, s = dealt_by_numbers(game, held, order)
    opener(known.rules, known.tiles, known.fit, s)
    opens = game.rules.opening.opener(before_opening(game.start()), held)
    assert order[s[slots.SEAT]] == opens.seat == 1


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_of_equal_hands_that_of_the_earlier_seat_counts_as_the_higher(direction: Direction) -> None:
    game: Any = boneyard.game("team-block", direction=direction)
    held = hands("5-0 | 4-1 | 3-2 | 2-1 2-0")
    order = seats_in_order(4, direction)
    known, s = dealt_by_numbers(game, held, order)
    ask(known.rules, known.tiles, known.fit, s, slots.TEAMS, 0, 0, 0)
    _, places = game.rules.partners.formed(held, order)
    assert [{*hand(known, s, at)} for at in range(4)] == [{*held[seat]} for seat in places]


TOLL = Toll(corrido=10, salida=10)
WRONGLY_PLAYED = {
    "one score, credited twice": {"reckoning": Credit(), "pass_scoring": None},
    "a score each, credited to both": {"one_score": False},
    "two limits": {"lay_scoring": Salida(TOLL), "pass_scoring": ByPasses(Toll(10, below=50))},
    "bonuses for winning, credited otherwise": {
        "reckoning": Batida(bonuses=(Tranque(5),)),
        "pass_scoring": None,
    },
    "a key, with tiles out of the game": {
        "hand": 6,
        "reckoning": Love(tiles=TileSet.double(6), key=2),
        "pass_scoring": None,
    },
    "won by a pass": {"pass_scoring": ByPasses(TOLL), "match": Match(points=50, at_once=True)},
}


PLAYED = {
    "salida without passes": {"lay_scoring": Salida(TOLL), "pass_scoring": None},
    "two tolls": {"lay_scoring": Salida(TOLL), "pass_scoring": ByPasses(Toll(corrido=20))},
}


@pytest.mark.parametrize("slots_", PLAYED.values(), ids=PLAYED)
def test_lays_and_passes_each_say_what_they_are_worth(slots_: dict[str, Any]) -> None:
    pairs: Any = boneyard.game("pairs", match="rounds:100")
    for seed in range(3):
        lock_step(LineGame(pairs.listing, pairs.options, replace(pairs.rules, **slots_)), seed)


@pytest.mark.parametrize("slots_", WRONGLY_PLAYED.values(), ids=WRONGLY_PLAYED)
def test_what_would_be_played_wrongly_is_refused(slots_: dict[str, Any]) -> None:
    pairs: Any = boneyard.game("pairs")
    numbers(pairs)
    with pytest.raises(Unknown):
        numbers(LineGame(pairs.listing, pairs.options, replace(pairs.rules, **slots_)))


def test_a_game_that_is_not_known_is_skipped_by_name() -> None:
    block: Any = boneyard.game("block")

    class OwnDoor(LineGame):
        pass

    with pytest.raises(pytest.skip.Exception, match="block is played by the readable engine alone"):
        known_numbers(OwnDoor(block.listing, block.options, block.rules))


class Crooked(Line, frozen=True):
    """A line about which nobody has told the kernel anything."""


def test_what_a_part_says_holds_of_its_own_class() -> None:
    block: Any = boneyard.game("block")
    with pytest.raises(Unknown, match="Crooked"):
        numbers(LineGame(block.listing, block.options, replace(block.rules, shape=Crooked())))


def test_a_foreign_bonus_is_compiled_and_the_line_stays_plain() -> None:
    pairs: Any = boneyard.game("pairs", match="rounds:30")
    bonuses = OddOut(7), Capicua(30), OddOut(5)
    reckoning = replace(pairs.rules.reckoning, bonuses=bonuses)
    game = LineGame(pairs.listing, pairs.options, replace(pairs.rules, reckoning=reckoning))
    lock_step(game)
    plain_in_lock_step(game)
