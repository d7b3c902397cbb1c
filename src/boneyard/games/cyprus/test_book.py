"""Rule book 1.13: Cyprus."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import Dealt, Drew, Passed
from boneyard.families.line.events import DealtAgain
from boneyard.testing.book import Situation, deal, dealt, line

RAYS = " ".join(f"9-{n}>9-9.ray" for n in range(9))


@pytest.mark.parametrize(
    ("players", "hand"), [(4, 13), (5, 11), (6, 9), (7, 7), (8, 6), (9, 6), (10, 5)]
)
def test_set_9_and_the_hands_by_the_number_of_players(players: int, hand: int) -> None:
    game: Any = boneyard.game("cyprus", players=players)
    assert game.options["set"] == 9
    assert game.legal(game.start(), CHANCE).hands == (hand,) * players


def test_4_players_is_the_default() -> None:
    assert boneyard.game("cyprus").players == 4


def test_the_rest_is_out_of_the_game() -> None:
    assert dealt("cyprus", "9-9").state.boneyard == ()


def test_9_9_opens() -> None:
    table = dealt("cyprus", "8-8 | 9-8 | 9-9 | 7-7")
    assert table.turn == 2
    assert table.choices == {"9-9"}


def test_if_nobody_holds_it_shuffle_and_deal_again() -> None:
    game: Any = boneyard.game("cyprus")
    table = Situation(game, game.start()).deal("8-8", boneyard="9-9")
    assert len(table.happened(DealtAgain)) == 1
    assert game.to_act(table.state) == (CHANCE,)
    assert table.state.round == 0
    again = table.deal("9-9")
    assert again.turn == 0


def test_hands_thrown_together_again_are_not_shown() -> None:
    game: Any = boneyard.game("cyprus")
    table = Situation(game, game.start()).deal("8-8", boneyard="9-9")
    other, _ = game.apply(game.start(), CHANCE, deal(game, "7-7 6-6", boneyard="9-9"))
    assert game.observe(table.state, None) == game.observe(other, None)
    (own,) = (e for e in game.observe(table.state, 0).log if isinstance(e, Dealt) and e.tiles)
    assert own.seat == 0


def test_tiles_with_a_nine_are_laid_around_it_as_a_star() -> None:
    table = line("cyprus", "9-8 9-7 6-6 | 9-5 | 9-4 | 9-3", "9-9")
    assert table.choices == {"9-8>9-9.ray", "9-7>9-9.ray"}


def test_up_to_nine_arms() -> None:
    table = line("cyprus", "8-7 0-0 6-6 | 5-5 | 4-4 | 3-3", f"9-9 {RAYS}")
    assert table.ends() == list(range(9))
    assert not any(choice.endswith(".ray") for choice in table.choices)
    eight = RAYS.rsplit(" ", 1)[0]
    assert line("cyprus", "9-8 | 5-5 | 4-4 | 3-3", f"9-9 {eight}").choices == {"9-8>9-9.ray"}


def test_a_player_may_start_an_arm_or_lay_at_any_arms_open_end() -> None:
    table = line("cyprus", "9-6 8-6 7-6 5-5 | 1-1 | 2-2 | 3-3", "9-9 9-8>9-9.ray 9-7>9-9.ray")
    assert table.choices == {"9-6>9-9.ray", "8-6>9-8.8", "7-6>9-7.7"}


def test_doubles_on_an_arm_do_not_branch() -> None:
    table = line("cyprus", "8-8 0-0 | 8-1 | 2-2 | 3-3", "9-9 9-8>9-9.ray").play("8-8>9-8.8")
    assert table.choices == {"8-1>8-8.side"}
    assert table.ends() == [8, *[9] * 8]


def test_who_cannot_passes() -> None:
    table = line("cyprus", "9-8 0-0 | 1-1 | 8-2 | 3-3", "9-9").play("9-8>9-9.ray")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.happened(Drew) == []
    assert table.turn == 2


def test_first_out_is_credited_the_others_pips() -> None:
    table = line("cyprus", "9-8 | 1-1 | 8-2 | 3-3", "9-9").play("9-8>9-9.ray")
    assert table.scored == [(0, 18, "out")]


def test_blocked_fewest_pips_is() -> None:
    table = line("cyprus", "9-8 0-0 | 1-1 | 2-2 | 3-3", "9-9").play("9-8>9-9.ray")
    assert table.how == "blocked"
    assert table.scored == [(0, 12, "fewest-pips")]


def test_nines_first_whoever_holds_a_tile_with_a_nine_must_lay_one_of_them_at_the_centre() -> None:
    held = "9-2 9-3 4-1 | 4-0 | 1-1 | 2-2"
    laid = "9-9 9-4>9-9.ray"
    assert line("cyprus", held, laid).choices == {"9-2>9-9.ray", "9-3>9-9.ray", "4-1>9-4.4"}
    table = line("cyprus", held, laid, nines="first")
    assert table.choices == {"9-2>9-9.ray", "9-3>9-9.ray"}
    assert table.why_not("4-1>9-4.4") == "home-first"
    # Who has none lays where they like.
    assert table.play("9-2>9-9.ray").choices == {"4-0>9-4.4"}
