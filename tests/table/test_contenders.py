"""Budgets are kept, yardsticks follow their rule, the cheat sees all and nobody else does."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import boneyard
from boneyard import bots
from boneyard.bots import Bot, Budget, UnknownBot
from boneyard.bots.compiled import GeneralThought
from boneyard.bots.contenders import YARDSTICKS, Entrant, choice, contender, known
from boneyard.bots.duplicate import dealt, one_round
from boneyard.bots.sees_all import SeesAll
from boneyard.core.actions import CHANCE, Lay
from boneyard.core.game import AnyGame
from boneyard.testing.book import line

LINE_GAMES = [slug for slug in boneyard.slugs() if boneyard.listing(slug).kind == "line"]


def with_choice(game: AnyGame, seed: int, least: int = 2) -> Any:
    """A position a few moves into a round in which somebody has a choice."""
    rng = random.Random(seed)
    state = dealt(game, str(seed))
    for step in range(200):
        actor = game.to_act(state)[0]
        moves = game.legal(state, actor)
        if step >= 4 and actor is not CHANCE and moves.listed and len(list(moves)) >= least:
            return state
        state, _ = game.apply(state, actor, moves.sample(rng))
    raise AssertionError("nobody had a choice")


# -- budgets ------------------------------------------------------------------------------------


@pytest.mark.parametrize("playouts", [1, 2, 7, 50, 101])
def test_play_outs_are_made_exactly_as_many_as_allowed(
    playouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    real = GeneralThought.try_out

    def noted(self: GeneralThought, picked: Any) -> None:
        made.append(len(picked) * int(self.alive.sum()))
        real(self, picked)

    monkeypatch.setattr(GeneralThought, "try_out", noted)
    game = one_round("block")
    mind = bots.bot("master", "block").within(Budget(playouts=playouts))
    for seed in range(4):
        made.clear()
        state = with_choice(game, seed, least=3)
        seat = state.turn
        moves = game.legal(state, seat)
        assert mind.choose(game, game.observe(state, seat), moves, random.Random(1)) in moves
        # All moves are tried in the same worlds; what does not suffice for all of them is left.
        assert playouts - len(list(moves)) < sum(made) <= playouts


def test_time_is_kept_to_a_tenth() -> None:
    game = one_round("block")
    state = with_choice(game, 2, least=3)
    moves, seen = game.legal(state, state.turn), game.observe(state, state.turn)
    mind = bots.bot("master", "block").within(Budget(seconds=0.4))
    mind.choose(game, seen, moves, random.Random(1))
    took = []
    for seed in range(3):
        began = time.perf_counter()
        mind.choose(game, seen, moves, random.Random(seed))
        took.append(time.perf_counter() - began)
    # A busy machine makes one of them late, not all.
    assert 0.36 <= min(took) <= 0.44


def test_a_budget_changes_no_other_bot() -> None:
    mind = bots.bot("strong", "block")
    assert mind.within(Budget(playouts=3)) is not mind
    assert bots.bot("strong", "block") is mind
    assert bots.bot("random").within(Budget(playouts=3)).name == "random"


# -- yardsticks ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "held", "laid"),
    [
        ("heaviest", "6-5 3-3 1-1 6-2 | 0-0", "6-5>6-3.6"),
        ("heaviest", "3-3 6-0 4-3 3-0 | 0-0", "3-4>6-3.3"),
        ("heaviest", "3-3 6-0 3-0 | 0-0", "3-3>6-3.3"),
        ("doubles-first", "6-5 3-3 1-1 6-2 | 0-0", "3-3>6-3.3"),
        ("doubles-first", "6-5 6-6 3-3 | 0-0", "6-6>6-3.6"),
        ("doubles-first", "6-5 1-1 3-0 | 0-0", "6-5>6-3.6"),
    ],
)
def test_a_yardstick_lays_what_its_rule_says(name: str, held: str, laid: str) -> None:
    table = line("block", held, "6-3", players=2)
    mind = contender(Entrant(name), "block")
    assert str(choice(mind, table.game, table.state, 0, random.Random(1))) == laid


@pytest.mark.parametrize("slug", LINE_GAMES)
def test_yardsticks_play_every_line_game(slug: str) -> None:
    game = one_round(slug)
    state = with_choice(game, 3)
    seat = state.turn
    moves = game.legal(state, seat)
    for name in YARDSTICKS:
        chosen = choice(contender(Entrant(name), slug), game, state, seat, random.Random(1))
        assert chosen in moves
        assert isinstance(chosen, Lay) or not any(isinstance(move, Lay) for move in moves)


def test_yardsticks_know_line_games_only() -> None:
    with pytest.raises(UnknownBot, match="line games only"):
        contender(Entrant("heaviest"), "memory")


# -- who may sit where --------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*YARDSTICKS, "sees-all"])
def test_nobody_can_seat_those_who_are_for_measuring(name: str) -> None:
    assert name in known()
    assert name not in bots.names()
    assert name not in bots.suited("block")
    with pytest.raises(UnknownBot):
        bots.bot(name, "block")


def test_the_cheat_is_no_bot() -> None:
    assert not issubclass(SeesAll, Bot)


@pytest.mark.parametrize("slug", ["memory", "hectic", "fortress", "dominance", "solo-rows"])
def test_the_cheat_plays_only_where_bots_imagine_what_it_sees(slug: str) -> None:
    with pytest.raises(UnknownBot, match="bots of its own"):
        contender(Entrant("sees-all"), slug)


def test_the_cheat_sees_the_other_hand() -> None:
    """Two tiles each, no boneyard. After 6-1 seat 1 lays its last but one at the 1 and has the
    rest; after 6-2 it cannot lay any more. Which of the two it is, only the hand can tell."""
    for held, laid in (("6-1 6-2 | 5-1 5-4", "6-2"), ("6-1 6-2 | 5-2 5-4", "6-1")):
        table = line("classic-block", held, "6-6", players=2)
        mind = contender(Entrant("sees-all"), "classic-block")
        chosen = choice(mind, table.game, table.state, 0, random.Random(1))
        assert isinstance(chosen, Lay)
        assert str(chosen.tile) == laid


# -- nobody peeks -------------------------------------------------------------------------------

FOR_SEVERAL = [slug for slug in boneyard.slugs() if boneyard.game(slug).players > 1]
HONEST = [name for name in known() if name != "sees-all"]


@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.parametrize("slug", FOR_SEVERAL)
def test_what_is_hidden_changes_no_choice(slug: str, seed: int) -> None:
    """Another state that looks the same to the seat leads every bot to the same choice, if its
    chance is the same."""
    game = one_round(slug)
    rng = random.Random(seed)
    state = dealt(game, str(seed))
    for _ in range(5):
        actors = game.to_act(state)
        if not actors or actors[0] is CHANCE:
            break
        before = state
        state, _ = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))
    state = state if game.to_act(state) and game.to_act(state)[0] is not CHANCE else before
    seat = game.to_act(state)[0]
    assert isinstance(seat, int)
    others = [game.sample(game.observe(state, seat), random.Random(n)) for n in range(2)]
    for name in HONEST:
        if name in YARDSTICKS and slug not in LINE_GAMES:
            continue
        mind = contender(Entrant(name, Budget(playouts=6)), slug)
        chosen = choice(mind, game, state, seat, random.Random(7))
        for other in others:
            assert choice(mind, game, other, seat, random.Random(7)) == chosen, name


def test_such_a_test_finds_whoever_peeks() -> None:
    game = one_round("classic-block")
    state = with_choice(game, 5, least=3)
    mind = contender(Entrant("sees-all", Budget(playouts=60)), game.slug)
    seen = game.observe(state, state.turn)
    others = [game.sample(seen, random.Random(n)) for n in range(30)]
    assert len({choice(mind, game, other, state.turn, random.Random(7)) for other in others}) > 1
