"""Bots choose among what they may, see only what their seat sees, and greed pays."""

from __future__ import annotations

import random

import pytest

import boneyard
from boneyard.bots import Bot, UnknownBot, bot, listed, names, suited
from boneyard.bots.greedy import GreedyBot
from boneyard.core.actions import Lay
from boneyard.core.game import AnyGame
from boneyard.table import Table
from boneyard.tiles import Tile
from tests.book import Table as Position
from tests.book import line


def match(game: AnyGame, players: list[Bot], seed: int) -> Table:
    table = Table(game, seed.to_bytes(8, "big"))
    rng = random.Random(seed)
    while not table.over:
        if table.waits:
            table.go_on()
            continue
        seat = table.seats_to_act[0]
        chosen = players[seat].choose(game, table.observe(seat), table.moves(seat), rng)
        table.play(seat, chosen)
    return table


def test_greed_beats_chance() -> None:
    game = boneyard.game("divisor", players=3)
    won = 0
    for seed in range(60):
        players = [bot("random")] * 3
        players[seed % 3] = bot("greedy")
        result = match(game, players, seed).result
        assert result is not None
        won += seed % 3 in result.winners
    # A third of them, 20, would be chance; more than three standard deviations lie between.
    assert won > 32


@pytest.mark.parametrize("seed", range(6))
def test_greed_lays_the_heaviest_tile(seed: int) -> None:
    game = boneyard.game("block", players=2)
    table = Table(game, bytes([seed]))
    table.go_on()
    rng = random.Random(seed)
    # So early no lay can end the round: there are no points to be had yet.
    for _ in range(6):
        seat = table.seats_to_act[0]
        lays = [move for move in table.moves(seat) if isinstance(move, Lay)]
        chosen = bot("greedy").choose(game, table.observe(seat), table.moves(seat), rng)
        if lays:
            assert isinstance(chosen, Lay)
            assert chosen.tile.pips == max(lay.tile.pips for lay in lays)
        table.play(seat, chosen)


def chosen_here(name: str, table: Position, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the bot does where it imagines the table just as it is."""
    monkeypatch.setattr(table.game, "sample", lambda seen, rng: table.state)
    seen, moves = table.game.observe(table.state, 0), table.game.legal(table.state, 0)
    return str(bot(name).choose(table.game, seen, moves, random.Random(1)))


@pytest.mark.parametrize("name", ["greedy", "search-1"])
def test_what_brings_the_team_most_is_done_though_the_partner_gets_as_much(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Barring the 0 ends the round at 7 + 3 pips against 5 + 10, which wins 15 for each of seats 0
    # and 1. After anything else one of the others goes out.
    teams = {"teams": ((0, 1), (2, 3)), "order": (0, 2, 1, 3)}
    held = "0-0 6-1 | 2-1 | 4-1 | 6-4"
    table = line("barricade", held, "6-5 5-0", base="team-block", changes=teams)
    assert table.choices == {"0-0>5-0.0", "6-1>6-5.6", "bar 0-0>5-0.0"}
    assert chosen_here(name, table, monkeypatch) == "bar 0-0>5-0.0"


def test_greed_counts_what_is_noted_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    # The 6-1 blocks the round, and nobody holds fewer pips than the 6-6 has.
    table = line("peruvian", "6-6 6-1 | 6-2 4-4 | 4-3 4-2 | 3-2 4-0 3-0", "6-5")
    assert table.choices == {"6-6>6-5.6", "6-1>6-5.6"}
    assert chosen_here("greedy", table, monkeypatch) == "6-1>6-5.6"


def test_a_single_way_needs_no_thought() -> None:
    from boneyard.core.moves import Listed

    only = Lay(Tile.of(6, 6))
    assert (
        GreedyBot().choose(boneyard.game("block"), None, Listed([only]), random.Random(0)) == only
    )


def test_bots_are_listed_from_weak_to_strong() -> None:
    levels = [listing.level for listing in listed()]
    assert levels == sorted(levels)
    assert names()[:2] == ("random", "greedy")


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_each_name_to_choose_from_plays_better_than_the_one_before(slug: str) -> None:
    chosen = [bot(name, slug) for name in suited(slug)]
    assert len(set(map(id, chosen))) == len(chosen)
    assert {"random", "greedy"} <= set(suited(slug))
    strongest = max(bot(name, slug).level for name in names())
    assert chosen[-1].level == strongest


def test_what_is_solved_exactly_has_no_bot_that_plays_better() -> None:
    assert suited("fortress") == ("random", "greedy", "search-1", "search-2")
    assert suited("block") == ("random", "greedy", "search-1", "search-2")
    assert suited("solo-rows") == ("random", "greedy")
    assert suited("dominosa") == ("random", "greedy")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, greedy"):
        bot("clever")


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_greed_plays_every_game_for_several(slug: str) -> None:
    game = boneyard.game(slug)
    if game.players == 1:
        pytest.skip("for one player: nobody to play against")
    greedy = bot("greedy", slug)
    table = Table(game, b"whole", clock=lambda: 0)
    table.go_on()
    rng = random.Random(7)
    for _ in range(40):
        if table.over:
            break
        if table.waits:
            table.go_on()
        seat = table.seats_to_act[0]
        table.play(seat, greedy.choose(game, table.observe(seat), table.moves(seat), rng))
    assert len(table.entries) > 1
