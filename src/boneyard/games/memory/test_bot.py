"""Bots remember what was turned up, and forget by level."""

from __future__ import annotations

import random

import pytest

from boneyard.bots import LEVELS, bot
from boneyard.bots.advice import advise
from boneyard.bots.memory import BOTS, Rememberer
from boneyard.bots.random import RandomBot
from boneyard.families.memory import MemoryGame
from boneyard.families.memory.actions import Flip
from boneyard.tiles import TileSet
from tests.grids import laid_out, share


def test_the_better_the_memory_the_more_it_wins() -> None:
    # The difference to one half is at least three standard deviations in each.
    assert share("memory", BOTS["easy"], RandomBot(), 30) > 0.78
    assert share("memory", BOTS["medium"], BOTS["easy"], 60) > 0.66
    assert share("memory", BOTS["hard"], BOTS["medium"], 120) > 0.60


@pytest.mark.parametrize("slug", ["memory", "concentration", "hectic"])
def test_a_bot_is_as_good_as_its_name_says(slug: str) -> None:
    assert isinstance(bot("random", slug), RandomBot)
    assert [bot(name, slug).level for name in LEVELS] == [1, 2, 3, 4]


def test_what_a_bot_has_forgotten_stays_forgotten_until_it_is_turned_up_again() -> None:
    table = laid_out(" ".join(map(str, random.Random(2).sample(TileSet.double(6), 28))))
    game, forgetful = table.game, BOTS["easy"]
    assert isinstance(game, MemoryGame)
    assert isinstance(forgetful, Rememberer)
    rng = random.Random(7)
    state, forgot = table.state, 0
    before = forgetful.remembered(game, game.observe(state, 0))
    while state.phase == "play":
        flip = game.legal(state, state.turn).sample(rng)
        assert isinstance(flip, Flip)
        state, _ = game.apply(state, state.turn, flip)
        now = forgetful.remembered(game, game.observe(state, 0))
        assert set(now) <= {*before, flip.cell}
        forgot += len(set(before) - set(now))
        before = now
    assert forgot > 20


def test_a_perfect_memory_takes_every_pair_it_knows() -> None:
    table = laid_out("6-5 4-3 6-4").play("flip 0,0", "flip 0,1")
    observation = table.game.observe(table.play("flip 0,2").state, 1)
    moves = table.game.legal(table.play("flip 0,2").state, 1)
    chosen = BOTS["hard"].choose(table.game, observation, moves, random.Random(1))
    assert chosen in (Flip((0, 0)), Flip((0, 1)))


def test_a_hint_remembers_for_you_and_tells_nothing_nobody_has_seen() -> None:
    table = laid_out("6-5 4-3 6-4 2-1").play("flip 0,0", "flip 0,1", "flip 0,3")
    observation = table.game.observe(table.state, 1)
    moves = table.game.legal(table.state, 1)
    hint = advise(table.game, observation, moves, random.Random(1))
    # 2-1 fits neither 6-5 nor 4-3: nobody can know where its partners lie.
    assert hint.action not in (Flip((0, 0)), Flip((0, 1)))
    assert hint.action in moves
    table = laid_out("6-5 4-3 6-4").play("flip 0,0", "flip 0,1", "flip 0,2")
    observation, moves = table.game.observe(table.state, 1), table.game.legal(table.state, 1)
    hint = advise(table.game, observation, moves, random.Random(1))
    assert hint.items in (("cell:0,0",), ("cell:0,1",))
