"""Games, what sees them as numbers, and tables go to other processes and come back."""

from __future__ import annotations

import pickle
import random
from multiprocessing import get_context
from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard import bots, games
from boneyard.adapters import CannotEncode, encoder
from boneyard.bots.duplicate import one_round
from boneyard.bots.exploit import cut_down
from boneyard.core.actions import CHANCE
from boneyard.games import listing


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_a_game_is_the_same_after_the_journey(slug: str) -> None:
    game = one_round(slug)
    other = again(game)
    assert (other.listing, dict(other.options)) == (game.listing, dict(game.options))
    rng, state = random.Random(1), game.start()
    for _ in range(6):
        if actors := game.to_act(state):
            assert other.to_act(state) == actors
            action = game.legal(state, actors[0]).sample(rng)
            assert other.apply(state, actors[0], action) == game.apply(state, actors[0], action)
            state, _ = game.apply(state, actors[0], action)
    try:
        numbers = encoder(game)
    except CannotEncode:
        return
    assert (again(numbers).features, again(numbers).actions) == (numbers.features, numbers.actions)


def test_a_game_that_is_cut_down_stays_so() -> None:
    small = again(cut_down("block", 2, 2))
    deal = small.legal(small.start(), CHANCE).sample(random.Random(1))
    assert [len(hand) for hand in deal.hands] == [2, 2]


def test_a_table_goes_on_where_it_was() -> None:
    table = boneyard.table("hectic", seed="a journey", players=2)
    table.wait(1000)
    other = again(table)
    assert (other.state, other.record(), str(other)) == (table.state, table.record(), str(table))
    other.wait(500)
    assert other._now == 1500
    assert table._now == 1000
    line = boneyard.table("block", seed=1)
    line.play_on("greedy")
    assert again(line).record() == line.record()
    again(line).undo()


@pytest.mark.parametrize("name", ["casual", "strong"])
def test_bots_go_along(name: str) -> None:
    assert again(bots.bot(name, "block")).name == name


def test_another_version_of_a_game_is_not_taken_for_this_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pickled = pickle.dumps(boneyard.game("block"))
    newer = replace(listing("block"), version=99)
    monkeypatch.setattr(games, "listing", lambda slug: newer)
    with pytest.raises(pickle.UnpicklingError, match="here it has version 99"):
        pickle.loads(pickled)


def players_of(game: Any) -> tuple[str, int]:
    return game.slug, game.players


def test_another_process_takes_a_game() -> None:
    sent = [boneyard.game("block", players=3), boneyard.game("pairs")]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(players_of, sent) == [("block", 3), ("pairs", 4)]
