"""Grids of memory games for tests: laid out as a test wants them, played on, and drawn."""

from __future__ import annotations

import random

import boneyard
from boneyard.bots.bot import Bot
from boneyard.bots.memory import BOTS
from boneyard.core.actions import CHANCE, Deal
from boneyard.families.memory import MemoryGame
from boneyard.table import Table as Seats
from boneyard.testing.book import Situation, tiles


def laid_out(first: str, slug: str = "memory", **options: object) -> Situation:
    """The grid with these tiles first, row by row, and the rest of the set behind them."""
    game = boneyard.game(slug, **options)
    return lay_out(Situation(game, game.start()), first)


def lay_out(table: Situation, first: str) -> Situation:
    assert isinstance(table.game, MemoryGame)
    named = tiles(first)
    rest = [tile for tile in table.game.rules.tiles if tile not in named]
    state, events = table.game.apply(table.state, CHANCE, Deal(table=(*named, *rest)))
    return Situation(table.game, state, events)


def finish(table: Situation) -> Situation:
    """Play on with a perfect memory until the round is over."""
    rng = random.Random(1)
    game, state, events = table.game, table.state, table.events
    while state.phase == "play":
        observation = game.observe(state, state.turn)
        moves = game.legal(state, state.turn)
        state, events = game.apply(
            state, state.turn, BOTS["hard"].choose(game, observation, moves, rng)
        )
    return Situation(game, state, events)


def share(slug: str, one: Bot, other: Bot, matches: int, **options: object) -> float:
    """How often one bot beats the other; a win shared is half a win."""
    won = 0.0
    for seed in range(matches):
        seats = Seats(boneyard.game(slug, players=2, **options), seed.to_bytes(4, "big"))
        rng = random.Random(seed)
        bots = (one, other) if seed % 2 else (other, one)
        while not seats.over:
            if seats.waits:
                seats.go_on()
                continue
            (seat,) = seats.seats_to_act
            seats.play(
                seat, bots[seat].choose(seats.game, seats.observe(seat), seats.moves(seat), rng)
            )
        assert seats.result is not None
        mine = 0 if seed % 2 else 1
        won += (mine in seats.result.winners) / len(seats.result.winners)
    return won / matches
