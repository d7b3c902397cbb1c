"""The counting games once more, from section 2 of the rule book alone, against the engine."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import Drew, RoundEnded, Scored
from boneyard.families.counting.events import Announced
from boneyard.tiles import Tile
from tests.cases import table
from tests.rules.reckoning import count
from tests.rules.referee import highest

GOALS = (30, 50, 70, 100, 120, 150)


def opens(slug: str, hands: tuple[tuple[Tile, ...], ...]) -> tuple[int, set[Tile]]:
    """Who opens, and with what."""
    if slug == "arithmetic":
        counts = [count(hand) for hand in hands]
        seat = counts.index(max(counts))
        return seat, set(hands[seat])
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand]
    tile, seat = highest([one for one in held if one[0].is_double] or held)
    return seat, {Tile.of(*tile)}


@pytest.mark.parametrize("slug", ["italian", "arithmetic"])
@pytest.mark.parametrize("seed", range(20))
def test_the_engine_counts_as_the_referee_would(slug: str, seed: int) -> None:
    rng = random.Random(f"{slug} {seed}")
    options = table(slug, seed, rng)
    game: Any = boneyard.game(slug, **options)
    goals = GOALS if game.options["set"] == 9 else GOALS[:4]
    kind, _, number = game.options["match"].partition(":")
    at_once = kind == "points" and game.options["target"] == "at-once"
    turns = -1 if game.options["direction"] == "counter-clockwise" else 1
    scores, rounds, state = [0] * game.players, 0, game.start()
    while (rounds < int(number)) if kind == "rounds" else (max(scores) < int(number)):
        deal = game.legal(state, CHANCE).sample(rng)
        state, _ = game.apply(state, CHANCE, deal)
        hands = [set(hand) for hand in deal.hands]
        stock = list(deal.boneyard) if game.options.get("draw_after") else []
        (turn, may), total, how = opens(slug, deal.hands), 0, None
        while how is None:
            assert game.to_act(state) == (turn,)
            assert {lay.tile for lay in game.legal(state, turn)} == may
            lay = game.legal(state, turn).sample(rng)
            state, happened = game.apply(state, turn, lay)
            hands[turn].remove(lay.tile)
            total += lay.tile.pips
            points = 0
            if total in goals and lay.tile.pips:
                bracket = goals.index(total) + 1
                by_number = total if game.options.get("award") == "total" else bracket
                points = 10 if slug == "arithmetic" else by_number
            scores[turn] += points
            assert sum(e.points for e in happened if isinstance(e, Scored)) == points
            assert [e.total for e in happened if isinstance(e, Announced)] == [total]
            if at_once and scores[turn] >= int(number):
                how = "target"
            elif total >= goals[-1]:
                how = "goal"
            drew = [stock.pop(0)] if stock and how is None else []
            hands[turn].update(drew)
            assert [e.tiles for e in happened if isinstance(e, Drew)] == [(one,) for one in drew]
            if how is None and not any(hands):
                how = "empty"
            assert [e.how for e in happened if isinstance(e, RoundEnded)] == [how] * bool(how)
            turn = (turn + turns) % game.players
            while how is None and not hands[turn]:
                turn = (turn + turns) % game.players
            may = hands[turn]
        rounds += 1
        assert game.scores(state) == tuple(scores)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    assert game.result(state).winners == best
