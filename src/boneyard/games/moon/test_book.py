"""Rule book w3.2: Moon."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import RoundBegan
from boneyard.core.game import AnyGame
from boneyard.families.tricks.events import AllPassed
from boneyard.families.tricks.state import Trick
from boneyard.testing.book import deal


def moon(hands: str, middle: str, *texts: str, **options: Any) -> tuple[AnyGame, Any, Any]:
    """A round with these hands, in which the first seat has dealt."""
    game = boneyard.game("moon", **options)
    state, _ = game.apply(game.start(), CHANCE, game.vocabulary.parse("lot 3"))
    state, events = game.apply(state, CHANCE, deal(game, hands, middle))
    for text in texts:
        state, events = game.apply(state, state.turn, game.vocabulary.parse(text))
    return game, state, events


THREE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5 | 5-4 5-3 5-2 5-1 4-4 4-3 4-2 | 3-3 3-2 3-1 2-2 2-1 1-1 0-0"


def test_the_bidder_takes_up_the_middle_and_nobody_else_sees_what_goes() -> None:
    game, state, _ = moon(THREE, "4-1", "bid 5", "bid 6", "pass", players=3)
    assert (state.bidder, state.stage) == (1, "discard")
    assert len(state.hands[1]) == 8
    action = game.vocabulary.parse("discard 4-1")
    assert str(game.shown(state, 1, action, 0)) == "discard ?"
    state, events = game.apply(state, 1, action)
    assert "4-1" in str(events[0].seen_by(1))
    assert "4-1" not in str(events[0].seen_by(0))
    assert game.observe(state, 0).out == 1
    assert len(game.observe(state, 1).out) == 1


def test_all_seven_tricks_bring_the_moon_and_one_less_loses_it() -> None:
    texts = ["bid 21", "discard 4-1", "call 6", "play 6-6", "play 5-4", "play 0-0"]
    game, state, _ = moon(THREE, "4-1", *texts, players=3)
    while state.phase == "play":
        state, _ = game.apply(state, state.turn, next(iter(game.legal(state, state.turn))))
    assert state.scores == (21, 0, 0)
    result = game.result(state)
    assert result is not None
    assert result.winners == (0,)


def test_when_all_pass_the_next_seat_deals_again() -> None:
    game, state, events = moon(THREE, "4-1", "pass", "pass", "pass", players=3)
    assert type(events[-1]) is AllPassed
    assert (state.phase, state.dealer, state.round) == ("deal", 0, 0)
    state, events = game.apply(state, CHANCE, deal(game, THREE, "4-1"))
    assert not any(isinstance(event, RoundBegan) for event in events)
    assert state.turn == 1


def taken(bid: str, tricks: dict[int, int], players: int = 3) -> tuple[int, ...]:
    """The scores when the first seat has bid so, and these seats have taken so many tricks."""
    game: Any = boneyard.game("moon", players=players)
    state, _ = game.apply(game.start(), CHANCE, game.vocabulary.parse(f"lot {players}"))
    hands = THREE if players == 3 else FOUR
    state, _ = game.apply(state, CHANCE, deal(game, hands, "4-1" if players == 3 else ""))
    bids = [bid] if bid == "bid 21" else [bid, *["pass"] * (players - 1)]
    for text in bids:
        state, _ = game.apply(state, state.turn, game.vocabulary.parse(text))
    tricks_ = tuple(Trick(seat, (), seat) for seat, number in tricks.items() for _ in range(number))
    state = replace(state, tricks=tricks_)
    scores = [0] * players
    for scored in game.rules.reckoning.points(state, game.rules.sides):
        scores[scored.seat] += scored.points
    return tuple(scores)


@pytest.mark.parametrize(
    ("bid", "tricks", "scores"),
    [
        ("bid 5", {0: 6, 1: 1}, (6, 1, 0)),
        ("bid 6", {0: 5, 1: 2}, (-6, 2, 0)),
        ("bid 21", {0: 7}, (21, 0, 0)),
        ("bid 21", {0: 6, 2: 1}, (-21, 0, 1)),
    ],
)
def test_what_a_bid_brings(bid: str, tricks: dict[int, int], scores: tuple[int, ...]) -> None:
    assert taken(bid, tricks) == scores


FOUR = (
    "6-6 6-5 6-4 6-3 6-2 6-1 6-0 | 5-5 5-4 5-3 5-2 5-1 5-0 4-4 |"
    " 4-3 4-2 4-1 4-0 3-3 3-2 3-1 | 3-0 2-2 2-1 2-0 1-1 1-0 0-0"
)


def test_four_play_in_pairs_and_nothing_lies_in_the_middle() -> None:
    assert taken("bid 4", {0: 2, 2: 2, 1: 3}, players=4) == (4, 3, 0, 0)


def test_three_leave_out_the_blanks_all_but_their_double() -> None:
    game: Any = boneyard.game("moon")
    assert len(game.rules.tiles) == 22
    assert [str(tile) for tile in game.rules.tiles if 0 in tile] == ["0-0"]


def test_21_ends_the_bidding_and_doubles_are_never_trumps() -> None:
    game, state, _ = moon(THREE, "4-1", "bid 21", "discard 4-1", players=3)
    calls = {str(move) for move in game.legal(state, state.turn)}
    assert calls == {f"call {what}" for what in (*range(7), "follow-me")}


def test_the_middle_is_taken_up_before_or_after_the_call() -> None:
    _, before, _ = moon(THREE, "4-1", "bid 21", players=3)
    assert before.stage == "discard"
    _, after, _ = moon(THREE, "4-1", "bid 21", players=3, widow="after-call")
    assert after.stage == "call"
    _, after, _ = moon(THREE, "4-1", "bid 21", "call 6", players=3, widow="after-call")
    assert after.stage == "discard"
