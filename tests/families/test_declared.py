"""Declarations by lot: everybody is as likely to bid, and what is measured is play."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from boneyard.bots.contenders import Entrant
from boneyard.bots.duplicate import dealt, one_round
from boneyard.bots.ladder import meet
from boneyard.core.actions import CHANCE
from boneyard.families.tricks.declared import NotDeclared, declared
from boneyard.families.tricks.state import TricksStage


def test_lots_bid_and_call_and_then_players_play() -> None:
    game = declared(one_round("forty-two"))
    bidders, calls = Counter[int](), Counter[str]()
    for seed in range(300):
        state = dealt(game, str(seed))
        assert state.stage == TricksStage.PLAY
        assert game.to_act(state) == (state.bidder,)
        assert state.bid is not None
        assert (state.bid.amount, state.bid.kind) == (30, "")
        bidders[state.bidder] += 1
        calls[state.call] += 1
    assert set(bidders) == {0, 1, 2, 3}
    assert min(bidders.values()) > 45
    assert set(calls) == {*map(str, range(7)), "doubles", "follow-me"}


def test_what_follows_is_the_game_as_it_is() -> None:
    game: Any = one_round("forty-two")
    lots, rng = declared(game), random.Random(1)
    state = dealt(lots, "1")
    while to_act := lots.to_act(state):
        assert to_act == game.to_act(state)
        moves = game.legal(state, to_act[0])
        assert list(lots.legal(state, to_act[0])) == list(moves)
        state, _ = lots.apply(state, to_act[0], moves.sample(rng))
        assert CHANCE not in lots.to_act(state)


def test_rules_of_thumb_beat_chance() -> None:
    pair = Entrant("casual"), Entrant("random")
    found = meet(one_round("forty-two"), pair, 200, play_only=True)
    assert found.low > 50


@pytest.mark.parametrize("slug", ["pairs", "moon"])
def test_other_games_have_nothing_to_declare_or_more(slug: str) -> None:
    with pytest.raises(NotDeclared, match=slug):
        declared(one_round(slug))
