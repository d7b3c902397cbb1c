"""On small deals, sampled states are as frequent as full enumeration says."""

from __future__ import annotations

import random

import pytest

from boneyard.core import assign
from boneyard.families.line import LineGame
from boneyard.testing.book import Situation
from boneyard.testing.sampling import check_some, compare, small


@pytest.fixture
def uncounted(monkeypatch: pytest.MonkeyPatch) -> None:
    """All deals are too many to be counted, as those of large sets are."""

    def refuse(things: object, room: object) -> None:
        raise assign.TooMany

    monkeypatch.setattr(assign, "Counted", refuse)


def named(game: LineGame) -> str:
    return f"{game.slug} {game.options.get('base', '')} {game.players}"


SIX = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"
SEVENS = "0-0 6-1 5-2 3-1 6-4 5-5 4-2"


@pytest.mark.parametrize(
    "game",
    [
        small("block", SIX, 2),
        small("block", SIX, 2, opens_with="any"),
        small("all-fives", SIX, 2, opens_with="any"),
        small("block", SIX, 2, decline=True),
        small("all-fives-spinner", SIX, 2, empty="may"),
        small("bergen", SIX, 2, drawn="may"),
        small("barricade", SIX, 2, base="block", bar_when="stuck"),
        small("barricade", SIX, 2, base="block", bar_when="stuck", decline=True),
        small("barricade", SIX, 3, base="hungarian", bar_when="nothing-else"),
        small("barricade", SIX, 2, base="french", bar_when="nothing-else"),
        small("team-block", SIX + " 3-2 3-1", 2, seats=4, reserve=0),
        small("tiddle-wink", SIX, 2),
        small("hungarian", SIX, 3),
        small("hungarian", SIX, 3, may_stop=True),
        small("french", SIX, 2),
        small("barricade", SIX, 2, base="block", bar_fit=False),
        small("barricade", SIX, 3, base="hungarian", bar_fit=False),
        small("classic-draw", SIX, 2),
        small("loser-wins", SIX, 2, seats=3),
        small("all-fives", SIX, 2),
        small("all-fives-spinner", SIX, 2),
        small("all-sevens", SEVENS, 2),
        small("matador-seven", SEVENS, 2),
        small("bergen", SIX, 2),
        small("divisor", SIX + " 3-2", 2, seats=3),
        small("cyprus", "9-9 9-1 9-2 9-3 2-2 3-2 2-1", 2, seats=3, nines="first"),
        small("chicken-foot", "9-9 9-1 9-2 9-3 2-2 3-2 2-1", 2),
        small("five-up", SIX, 2),
        small("five-up", SIX, 2, spinners="all", opens_first="lot"),
        small("fives-and-threes", SIX, 2, seats=3),
        small("pairs", SIX + " 3-2", 2, seats=4, tempo="honest"),
        small("team-block", SIX + " 3-2 3-1", 2, seats=4, reserve=0, tempo="honest"),
        small("fives-and-threes", SIX + " 3-1 3-2", 2, seats=4, players=4),
    ],
    ids=named,
)
def test_sampled_states_are_as_frequent_as_enumeration_says(game: LineGame) -> None:
    check_some(game)


@pytest.mark.parametrize(
    "game",
    [
        small("block", SIX, 2),
        small("classic-draw", SIX, 2),
        small("all-sevens", SEVENS, 2),
        small("divisor", SIX + " 3-2", 2, seats=3),
        # The same again with more to draw, more players and more ends.
        *(
            pytest.param(game, marks=pytest.mark.deep)
            for game in (
                small("hungarian", SIX, 3),
                small("loser-wins", SIX, 2, seats=3),
                small("chicken-foot", "9-9 9-1 9-2 9-3 2-2 3-2 2-1", 2),
            )
        ),
    ],
    ids=named,
)
@pytest.mark.usefixtures("uncounted")
def test_so_are_states_whose_deals_are_not_counted(game: LineGame) -> None:
    check_some(game)


@pytest.mark.parametrize("counted", [True, False])
def test_a_tile_laid_before_a_draw_did_not_come_with_it(
    counted: bool, request: pytest.FixtureRequest
) -> None:
    """Seat 0 drew for somebody who can open, laid, and drew again: its two draws can be told apart
    only by what it laid between them."""
    if not counted:
        request.getfixturevalue("uncounted")
    game = small("all-fives-spinner", SIX + " 3-2", 2)
    table = Situation(game, game.start()).deal("1-0 3-2 | 3-0 2-0", "1-1 2-2 2-1 0-0")
    table = table.play("1-1", "1-0>1-1.side", "0-2>1-0.0", "draw")
    assert compare(game, table.state, None, random.Random(1))


def test_nobody_who_can_only_bar_is_asked_in_a_round_that_is_blocked() -> None:
    game = small("barricade", SIX, 2, base="hungarian", bar_fit=False)
    table = Situation(game, game.start()).deal("2-2 3-0 | 1-0 2-0").play("2-2")
    assert table.turn == 1
    assert compare(game, table.state, None, random.Random(1))


def test_who_could_only_bar_may_draw_after_the_turn() -> None:
    """Seat 0 stopped, with nothing that fits; then it drew."""
    game = small("barricade", SIX, 2, base="tiddle-wink", bar_fit=False)
    table = Situation(game, game.start()).deal("2-2 1-1 | 2-0 1-0", "2-1 0-0 3-0")
    assert compare(game, table.play("2-2", "stop").state, None, random.Random(1))
