"""Rule book 1.1: Block game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.adapters.line import stuck_at
from boneyard.core.events import Drew, Passed
from boneyard.families.line.events import OpenerNamed
from boneyard.testing.book import Situation, dealt, line, tiles
from boneyard.tiles import Tile


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 5), (4, 5)])
@pytest.mark.parametrize("set_", [6, 9])
def test_2_players_7_tiles_3_and_4_players_5(players: int, hand: int, set_: int) -> None:
    game: Any = boneyard.game("block", players=players, set=set_)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_sets_6_and_9() -> None:
    with pytest.raises(boneyard.BadOption, match="6 or 9"):
        boneyard.game("block", set=12)


def test_at_the_end_of_his_turn_a_player_draws_one_tile_when_he_laid_one() -> None:
    table = line("block", "6-1 4-4 | 5-5 1-1", "6-5", boneyard="3-1 3-2 3-3", players=2)
    table = table.play("6-1>6-5.6")
    assert table.hand(0) == "4-4 3-1"
    assert [(event.seat, event.forced) for event in table.happened(Drew)] == [(0, False)]
    assert table.turn == 1


def test_at_the_end_of_his_turn_a_player_draws_one_tile_when_he_laid_none() -> None:
    table = line("block", "6-1 5-4 | 3-3 2-2", "6-5", boneyard="3-1 5-0 3-2 2-1", players=2)
    table = table.play("6-1>6-5.6")
    # Seat 1 has neither 5 nor 1: it draws the 5-0, and may not lay it in this turn.
    assert table.hand(1) == "3-3 2-2 5-0"
    assert [(event.seat, event.forced) for event in table.happened(Drew)] == [(0, False), (1, True)]
    assert table.turn == 0


def test_while_more_than_the_reserve_is_left() -> None:
    table = line("block", "6-1 5-4 | 3-3 5-5", "6-5", boneyard="2-1 2-2", players=2)
    table = table.play("6-1>6-5.6")
    assert table.hand(0) == "5-4"
    assert table.happened(Drew) == []
    assert table.state.boneyard == tiles("2-1 2-2")


def test_who_cannot_lay_and_cannot_draw_passes() -> None:
    table = line("block", "6-1 5-4 | 3-3 2-2", "6-5", boneyard="3-1 5-0", players=2)
    table = table.play("6-1>6-5.6")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.turn == 0


def test_a_hand_that_becomes_empty_by_laying_ends_the_round_before_any_drawing() -> None:
    table = line("block", "6-1 | 3-3 2-2", "6-5", boneyard="3-1 3-2 3-0", players=2)
    table = table.play("6-1>6-5.6")
    assert table.how == "out"
    assert table.happened(Drew) == []
    assert table.gained == {0: 10}


def test_what_others_draw_is_hidden() -> None:
    table = line("block", "6-1 4-4 | 5-5 1-1", "6-5", boneyard="3-1 3-2 3-3", players=2)
    (drew,) = table.play("6-1>6-5.6").happened(Drew)
    assert drew.seen_by(0) == drew
    assert drew.tiles == tiles("3-1")
    for other in (1, None):
        seen = drew.seen_by(other)
        assert isinstance(seen, Drew)
        assert seen.tiles is None
        assert seen.count == 1


def any_opening(given: str, **options: Any) -> Situation:
    """A deal after which the opener may lay any tile."""
    return dealt("block", given, opens_with="any", **options)


def test_opens_with_any_the_tile_that_decided_it_is_named_to_all() -> None:
    table = any_opening("6-5 5-4 | 2-2 1-0")
    assert table.happened(OpenerNamed) == [OpenerNamed(1, Tile.of(2, 2))]
    assert [event.seen_by(None) for event in table.happened(OpenerNamed)] == [
        OpenerNamed(1, Tile.of(2, 2))
    ]
    no_double = any_opening("6-5 5-4 | 2-1 1-0 3-0 4-0 5-0 2-0 3-1")
    assert no_double.happened(OpenerNamed) == [OpenerNamed(0, Tile.of(6, 5))]


def test_opens_with_any_the_opener_lays_any_tile() -> None:
    table = any_opening("6-5 5-4 | 2-2 1-0")
    assert table.turn == 1
    assert table.choices == set(table.hand(1).split())
    assert table.play("1-0").ends() == [0, 1]
    assert dealt("block", "6-5 5-4 | 2-2 1-0").choices == {"2-2"}


def test_opens_with_any_it_is_named_in_every_round() -> None:
    table = any_opening("6-5 | 2-2", match="rounds:2")
    over = Situation(table.game, replace(table.state, phase="deal", log=()))
    assert over.deal("6-5 3-3 | 2-2").happened(OpenerNamed) == [OpenerNamed(0, Tile.of(3, 3))]


def declining(held: str, boneyard: str = "3-1 3-2 3-3 2-0") -> Situation:
    return line("block", held, "6-5", boneyard, players=2, decline=True)


def test_decline_a_player_who_could_lay_may_end_the_turn_without_the_draw_follows() -> None:
    table = declining("6-1 4-4 | 5-5 1-1")
    assert table.choices == {"6-1>6-5.6", "pass"}
    table = table.play("pass")
    assert [type(event) for event in table.events] == [Passed, Drew]
    assert (table.hand(0), table.turn) == ("6-1 4-4 3-1", 1)


def test_decline_laying_nothing_looks_the_same_as_being_unable_to() -> None:
    """Whoever cannot lay is asked, too, and what everybody sees is the same."""
    for held in ("6-1 4-4 | 5-5 1-1", "4-0 4-4 | 5-5 1-1"):
        table = declining(held)
        assert "pass" in table.choices
        seen = [event.seen_by(1) for event in table.play("pass").events]
        assert seen == [Passed(0), Drew(0, 1, None, (0,), False)]


def test_decline_only_while_a_tile_can_be_drawn() -> None:
    table = declining("6-1 4-4 | 5-5 1-1", "3-1 3-2")
    assert table.choices == {"6-1>6-5.6"}
    # And whoever cannot lay then has no choice: it happens by itself.
    assert table.play("6-1>6-5.6").turn == 1
    assert declining("6-1 5-4 | 2-2 3-3", "3-1 3-2").play("6-1>6-5.6").happened(Passed)


def test_decline_never_the_openers_first_lay() -> None:
    assert dealt("block", "6-6 | 5-5", decline=True).choices == {"6-6"}
    free = dealt("block", "6-6 | 5-5", decline=True, opens_with="any")
    assert "pass" not in free.choices


def test_decline_nobody_concludes_from_it_that_a_player_could_not_lay() -> None:
    table = declining("6-1 4-4 | 5-5 1-1").play("pass")
    seen = table.game.observe(table.state, 1)
    assert stuck_at(table.game, seen, 0) == {}
    usual: Any = boneyard.game("block")
    assert stuck_at(usual, seen, 0) == {6: 1, 5: 1}
