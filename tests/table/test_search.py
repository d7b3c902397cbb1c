"""Bots that think ahead: they find what is plainly best, and they know nothing they may not."""

from __future__ import annotations

import random
from statistics import fmean

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.bots import Budget, bot
from boneyard.bots.arena import play
from boneyard.bots.duplicate import deal_score, seatings
from boneyard.bots.search import SearchBot
from boneyard.core.actions import CHANCE, Draw, Lay
from boneyard.core.options import PLAYERS
from boneyard.families.line import LineGame, LineObservation
from boneyard.families.line.sampling import Evidence
from boneyard.games.chicken_foot.game import Penalties
from boneyard.kernel import numbers
from boneyard.rules.match import Match
from boneyard.tiles import TileSet


def test_the_last_tile_is_laid_though_one_might_draw_instead() -> None:
    # In the last round one might draw to win after all, where going out is not enough.
    game = boneyard.game("all-fives-spinner")
    mind, found = bot("master", game.slug).within(Budget(playouts=400)), 0
    for seed in range(200):
        rng = random.Random(seed)
        state = game.start()
        while actors := game.to_act(state):
            moves = game.legal(state, actors[0])
            if state.phase == "play" and len(state.hands[state.turn]) == 1 and Draw() in moves:
                seen = game.observe(state, state.turn)
                assert isinstance(mind.choose(game, seen, moves, rng), Lay)
                found += 1
                break
            state, _ = game.apply(state, actors[0], moves.sample(rng))
        if found == 5:
            return
    raise AssertionError("no such position came up")


@pytest.mark.parametrize("slug", ["block", "all-fives", "peruvian", "french"])
def test_it_thinks_the_same_of_what_looks_the_same(slug: str) -> None:
    """Two tables that look the same to a seat lead it to the same move."""
    game = boneyard.game(slug)
    rng = random.Random(5)
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    for _ in range(4):
        state, _ = game.apply(state, state.turn, game.legal(state, state.turn).sample(rng))
    assert state.phase == "play"
    seat = state.turn
    seen = game.observe(state, seat)
    other = game.sample(seen, random.Random(9))
    mind = bot("strong", slug)
    one = mind.choose(game, seen, game.legal(state, seat), random.Random(7))
    assert mind.choose(game, seen, game.legal(other, seat), random.Random(7)) == one


def test_it_beats_random_play_by_far() -> None:
    game = boneyard.game("hungarian", players=2, match="rounds:1")
    won = sum(
        0 in play(game, ["strong", "random"], random.Random(seed)).winners for seed in range(24)
    )
    # Equal players win 12 of 24; the seeds are fixed, so this cannot fail by bad luck.
    assert won >= 17


def test_a_table_counts_once_however_often_it_is_tried() -> None:
    game = boneyard.game("block", players=2)
    state, rng = game.start(), random.Random(3)
    while len(moves := game.legal(state, game.to_act(state)[0]).some(9, rng)) != 2:
        state, _ = game.apply(state, game.to_act(state)[0], moves[0])
    mind = bot("master", game.slug).within(Budget(playouts=2 * 12 * 64))
    assert isinstance(mind, SearchBot)
    legal = game.legal(state, state.turn)
    assert 0 < mind.weigh(game, game.observe(state, state.turn), legal, rng).tables <= 64


def plain_line(players: int, highest: int, hand: int, **slots: object) -> LineGame:
    """A classic game as another package may bring it."""
    game = boneyard.game("classic-block")
    assert isinstance(game, LineGame)
    rules = replace(game.rules, tiles=TileSet.double(highest), hand=hand, **slots)
    return LineGame(game.listing, game.options.having(PLAYERS, players), rules)


@pytest.mark.parametrize("players", [5, 6])
def test_a_plain_line_for_more_than_four_is_thought_about_as_any_game(players: int) -> None:
    game = plain_line(players, 9, 7)
    assert not numbers(game).plain
    minds = bot("master", game.slug).within(Budget(playouts=40)), bot("random", game.slug)
    assert deal_score(game, minds, "1").rounds == len(seatings(players))


def test_penalties_are_avoided_on_a_plain_line() -> None:
    game = plain_line(2, 6, 7, reckoning=Penalties(), match=Match(rounds=1, lowest_wins=True))
    assert numbers(game).plain
    minds = bot("master", game.slug).within(Budget(playouts=200)), bot("random", game.slug)
    # Below 0: it took more penalties than whoever does anything.
    assert fmean(deal_score(game, minds, str(seed)).points for seed in range(48)) > 0


@pytest.mark.parametrize("name", ["strong", "greedy"])
def test_what_was_seen_is_read_once_for_all_imagined_tables(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = boneyard.game("bergen"), random.Random(3)
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    while len(list(game.legal(state, state.turn))) < 2:
        state, _ = game.apply(state, state.turn, game.legal(state, state.turn).sample(rng))
    read: list[LineObservation] = []

    class Counted(Evidence):
        def _read(self) -> None:
            read.append(self.seen)
            super()._read()

    monkeypatch.setattr(LineGame, "evidence", Counted)
    seen = game.observe(state, state.turn)
    bot(name, game.slug).until_warm().choose(game, seen, game.legal(state, state.turn), rng)
    assert read == [seen]
