"""The builder takes what is worth taking, and beats those who lay anyhow."""

from __future__ import annotations

import random

import pytest

from boneyard.bots import bot
from boneyard.bots.random import RandomBot
from boneyard.core.actions import Action, Draw, Stop
from boneyard.games.fortress.actions import Stack
from boneyard.games.fortress.bot import BOT, BUILDER, PATIENT, FortressBuilder
from boneyard.games.fortress.test_book import RAISED, climbing, standing
from boneyard.testing.book import Situation
from tests.grids import share


def choice(table: Situation, player: FortressBuilder = BUILDER) -> Action:
    game, seat = table.game, table.turn
    moves = game.legal(table.state, seat)
    return player.choose(game, game.observe(table.state, seat), moves, random.Random(1))


def test_it_beats_chance() -> None:
    # Half of the matches would be chance; three standard deviations are a quarter of them.
    assert share("fortress", BOT, RandomBot(), 36, set=6) > 0.75


def test_patience_beats_haste() -> None:
    # The difference to one half is more than two standard deviations.
    assert share("fortress", BUILDER, BOT, 80, set=6) > 0.56
    assert bot("casual", "fortress") is BOT
    assert bot("strong", "fortress") is BUILDER
    assert bot("master", "fortress") is PATIENT


@pytest.mark.parametrize("matches", [24, pytest.param(80, marks=pytest.mark.deep)])
def test_even_more_patience_beats_that(matches: int) -> None:
    # The matches are the same every time; more than half of them is what is asked.
    assert share("fortress", PATIENT, BUILDER, matches, set=6) > 0.53


def test_it_waits_for_a_full_hand_and_a_long_chain() -> None:
    three = standing("1-0 2-0 3-0 | 1-1", "", boneyard_="4-4 5-5")
    assert choice(three, PATIENT) == Draw()


def test_with_nothing_to_draw_it_takes_what_it_can() -> None:
    last = standing("4-2 6-6 | 1-1", RAISED + "; 4-0 0,0 -1,0", levels="table")
    last = last.play(str(choice(last, PATIENT)))
    assert last.play(str(choice(last, PATIENT))).scores == (9, 0)


def test_it_gathers_tiles_before_it_builds() -> None:
    assert choice(standing("1-0 2-0 | 1-1", "", boneyard_="4-4 5-5")) == Draw()


def test_it_lays_the_chain_that_brings_most() -> None:
    # Counted from the table, two tiles bring 3 and 6 where 4-0 lies, and 1 and 3 beside it.
    table = standing("4-2 6-6 | 1-1", RAISED + "; 4-0 0,0 -1,0", levels="table")
    table = table.play(str(choice(table)))
    assert table.play(str(choice(table))).scores == (9, 0)
    assert table.gained == {0: 3}


def test_it_goes_on_as_long_as_it_can() -> None:
    assert isinstance(choice(climbing()), Stack)


def test_it_leaves_it_at_one_tile_rather_than_give_a_large_hand_away() -> None:
    table = standing("6-5 5-4 4-4 3-3 2-2 1-1 2-1 0-0 5-5 4-1 | 3-2", "", boneyard_="4-3")
    assert choice(table.play("stack 6-5 -1,0 -1,1")) == Stop()
