"""Rule book 5.1: solo 1, and what lies beyond the book."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.bots import advice, bot
from boneyard.core.actions import CHANCE, Deal, Lay
from boneyard.core.events import Laid, MatchEnded, RoundBegan, RoundEnded
from boneyard.core.options import BadOption
from boneyard.families.rounds import PLAY
from boneyard.families.solo import relaid
from boneyard.games.fortune_teller import trail
from boneyard.games.solo_rows import solver
from boneyard.games.solo_rows.bot import lay_of, position
from boneyard.games.solo_rows.game import RowsState, rows_of
from boneyard.games.solo_rows.scene import WIDE
from boneyard.table import CannotUndo
from boneyard.table import Table as Seats
from boneyard.testing.book import Situation, tiles
from boneyard.text import LANGUAGES, words
from boneyard.tiles import Tile, TileSet
from boneyard.view import build
from boneyard.view import scene as view
from boneyard.view.arrange.spots import Spot, overlap
from boneyard.view.words.speech import why

WINNABLE = Seats(boneyard.game("solo-rows", difficulty="easy"), seed=bytes(32))
WINNABLE.go_on()


def laid_out(*rows: str, **options: object) -> Situation:
    """Four rows that end with these tiles; the rest of the set lies before them."""
    game = boneyard.game("solo-rows", **options)
    wanted = [tiles(row) for row in rows] + [()] * (4 - len(rows))
    named = {tile for row in wanted for tile in row}
    rest = iter([tile for tile in TileSet.double(6) if tile not in named])
    table = [tile for row in wanted for tile in (*(next(rest) for _ in range(7 - len(row))), *row)]
    state, events = game.apply(game.start(), CHANCE, Deal(table=tuple(table)))
    return Situation(game, state, events)


# -- 5.1 ---------------------------------------------------------------------------------------


def test_for_one_player_with_set_6() -> None:
    assert boneyard.game("solo-rows").players == 1
    for wrong in ({"players": 2}, {"set": 9}):
        with pytest.raises(BadOption):
            boneyard.game("solo-rows", **wrong)


def test_set_6_is_laid_out_face_up_in_7_columns_and_4_rows() -> None:
    table = laid_out()
    assert table.events == (RoundBegan(0),)
    assert [len(row) for row in rows_of(table.state)] == [7, 7, 7, 7]
    for seat in (None, 0):
        assert sorted(table.game.observe(table.state, seat).table) == sorted(TileSet.double(6))


def test_only_the_rightmost_tile_of_each_row_may_be_taken() -> None:
    table = laid_out("6-6 6-5", "5-4", "4-3", "3-2")
    assert table.choices == {"6-5", "5-4", "4-3", "3-2"}
    assert table.why_not("6-6") == "not-rightmost"


def test_take_one_to_start_the_line_then_always_one_that_fits_an_end() -> None:
    table = laid_out("6-6 6-5", "5-4", "1-0", "3-2").play("6-5")
    assert table.happened(Laid) == [Laid(0, Tile.of(6, 5))]
    assert table.choices == {"6-6>6-5.6", "5-4>6-5.5"}
    assert table.why_not("1-0>6-5.5") == "fits-nowhere"
    assert table.why_not("4-5>6-5.6") == "does-not-fit"
    assert table.why_not("5-4") == "say-where"
    assert table.why_not("6-5>6-5.5") == "already-laid"
    assert table.why_not("draw") == "not-legal"


def test_a_tile_taken_frees_the_one_to_its_left() -> None:
    table = laid_out("6-6 6-5", "5-4", "1-0", "3-2").play("6-5", "6-6>6-5.6")
    assert rows_of(table.state)[0] == tuple(table.state.table[:5])


def test_a_tile_that_fits_both_ends_can_go_to_either() -> None:
    table = laid_out("6-4", "6-5", "5-4", "1-0").play("6-5", "5-4>6-5.5")
    assert {"6-4>6-5.6", "4-6>5-4.4"} <= table.choices


def test_nothing_fits_lost() -> None:
    table = laid_out("2-0 6-6", "5-5", "4-4", "3-3").play("6-6")
    assert table.is_over
    assert table.happened(RoundEnded) == [RoundEnded("stuck", None, 0, ((),), ())]
    assert table.happened(MatchEnded) == [MatchEnded((), (0,))]
    assert table.scored == []


def test_nothing_fits_lost_even_with_a_single_tile_left() -> None:
    # All tiles but 0-0 lie in a ring that is closed by the last of them, and 0-0 fits it nowhere.
    line: trail.Line = ()
    for step in trail.help((), set(TileSet.double(6)) - {Tile.of(0, 0)}):
        line = trail.take(line, step)
    assert line[0].left == line[-1].right != 0
    laid = [one.tile for one in line]
    state = RowsState(
        phase=PLAY, table=(*laid[:-1], Tile.of(0, 0), laid[-1]), layout=relaid(line[:-1])
    )
    table = Situation(boneyard.game("solo-rows"), state)
    for choice in table.choices:
        over = table.play(choice)
        assert over.how == "stuck"
        assert over.result is not None
        assert over.result.winners == ()


def test_all_28_laid_won() -> None:
    table = Situation(WINNABLE.game, WINNABLE.state)
    while not table.is_over:
        line = solver.winning_line(position(table.game.observe(table.state, 0)))
        assert line, "an easy deal can be won"
        table = table.play(str(lay_of(table.game.observe(table.state, 0), line[0])))
    assert len(table.state.layout.pieces) == 28
    assert table.scored == [(0, 1, "won")]
    assert table.how == "solved"
    assert table.result is not None
    assert table.result.winners == (0,)


# -- what chance deals -------------------------------------------------------------------------


@pytest.mark.parametrize("grade", ["easy", "medium", "hard", "expert"])
def test_a_wanted_difficulty_is_dealt(grade: str) -> None:
    game = boneyard.game("solo-rows", difficulty=grade)
    deal = game.legal(game.start(), CHANCE).sample(random.Random(4))
    state, _ = game.apply(game.start(), CHANCE, deal)
    assert solver.difficulty(rows_of(state)) == grade


def test_what_is_dealt_without_a_wish_can_be_won() -> None:
    game = boneyard.game("solo-rows")
    for seed in range(12):
        deal = game.legal(game.start(), CHANCE).sample(random.Random(seed))
        state, _ = game.apply(game.start(), CHANCE, deal)
        assert solver.winnable(solver.RowsPosition(rows_of(state)))


def test_any_layout_may_be_dealt_whatever_the_difficulty() -> None:
    deals = boneyard.game("solo-rows", difficulty="easy").legal(laid_out().game.start(), CHANCE)
    assert Deal(table=tuple(TileSet.double(6))) in deals
    assert Deal(table=tuple(TileSet.double(6))[:27]) not in deals


def test_the_same_day_has_the_same_puzzle() -> None:
    assert "daily" in boneyard.listing("solo-rows").abilities
    tables = [Seats(boneyard.game("solo-rows", difficulty="hard"), seed=b"day") for _ in range(2)]
    for table in tables:
        table.go_on()
    assert tables[0].state == tables[1].state


# -- the solver at the table -------------------------------------------------------------------


@given(st.integers(0, 2**32))
def test_the_bot_wins_exactly_what_can_be_won(seed: int) -> None:
    game = boneyard.game("solo-rows")
    rng = random.Random(seed)
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    winnable = solver.winnable(solver.RowsPosition(rows_of(state)))
    while state.phase == "play":
        moves, seen = game.legal(state, 0), game.observe(state, 0)
        state, _ = game.apply(state, 0, bot("greedy", "solo-rows").choose(game, seen, moves, rng))
    assert state.won == winnable


def test_solver_moves_and_legal_moves_are_the_same() -> None:
    rng = random.Random(8)
    for _ in range(20):
        game = boneyard.game("solo-rows")
        state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
        while state.phase == "play":
            seen = game.observe(state, 0)
            found = {lay_of(seen, move) for move, _ in solver.moves(position(seen))}
            legal = set(game.legal(state, 0))
            assert found <= legal
            # The solver leaves out what turning a ring over makes the same.
            assert {(lay.tile, lay.touch) for lay in found} == {
                (lay.tile, lay.touch) for lay in legal if isinstance(lay, Lay)
            }
            state, _ = game.apply(state, 0, rng.choice(sorted(legal, key=str)))


def test_a_hint_keeps_it_winnable_and_says_why() -> None:
    game, state = WINNABLE.game, WINNABLE.state
    rng = random.Random(1)
    for _ in range(5):
        seen = game.observe(state, 0)
        hint = advice.advise(game, seen, game.legal(state, 0), rng)
        assert hint.reason is not None
        assert hint.reason.key in ("hint-only", "hint-best")
        state, _ = game.apply(state, 0, hint.action)
        stands = advice.outlook(game, game.observe(state, 0))
        assert stands is not None
        assert stands.key == "outlook-winnable"


def test_still_winnable_says_how_many_moves_to_take_back() -> None:
    seats = Seats(WINNABLE.game, seed=bytes(32))
    seats.go_on()
    rng = random.Random(2)
    while not seats.over:
        seats.play(0, seats.moves(0).sample(rng))
    assert not seats.state.won, "a random player hardly ever wins"
    stands = advice.outlook(seats.game, seats.observe(0))
    assert stands is not None
    assert stands.key == "outlook-lost"
    back = int(dict(stands.args)["count"])
    for _ in range(back):
        seats.undo(0, (0,))
    assert solver.winnable(position(seats.observe(0)))
    while seats.state.layout:
        seats.undo(0, (0,))
    with pytest.raises(CannotUndo):
        seats.undo(0, (0,))


def test_a_deal_nobody_can_win_is_called_so() -> None:
    # Whichever double begins, neither the other doubles nor its neighbour fit it.
    table = laid_out("1-0 6-6", "2-0 5-5", "2-1 4-4", "0-0 3-3")
    for position_ in (table, *(table.play(choice) for choice in table.choices)):
        stands = advice.outlook(position_.game, position_.game.observe(position_.state, 0))
        assert stands is not None
        assert stands.key == "outlook-never"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_outlooks_have_their_words(language: str) -> None:
    speech = words(language, "solo-rows")
    hopeless = laid_out("1-0 6-6", "2-0 5-5", "2-1 4-4", "0-0 3-3")
    for table in (Situation(WINNABLE.game, WINNABLE.state), hopeless, laid_out()):
        game, seen = table.game, table.game.observe(table.state, 0)
        hint = advice.advise(game, seen, game.legal(table.state, 0), random.Random(1))
        for reason in (hint.reason, advice.outlook(game, seen)):
            assert reason is not None
            assert why(reason, speech)


# -- what is drawn -----------------------------------------------------------------------------


def drawn(table: Situation, frame: tuple[float, float], language: str = "en") -> view.Scene:
    game, state = table.game, table.state
    return build(
        game, game.observe(state, 0), game.legal(state, 0),
        words=words(language, "solo-rows"), names=("Ada",), frame=frame,
    )  # fmt: skip


@pytest.mark.parametrize("frame", [(15.0, 20.0), (WIDE + 12, 18.0)])
def test_all_tiles_lie_on_the_table_and_none_over_another(frame: tuple[float, float]) -> None:
    table = Situation(WINNABLE.game, WINNABLE.state)
    rng = random.Random(3)
    while not table.is_over:
        scene = drawn(table, frame)
        spots = [
            Spot(item.x, item.y, item.angle)
            for item in scene.items
            if isinstance(item, view.TileItem)
        ]
        assert len(spots) == 28
        assert not any(overlap(a, b) for i, a in enumerate(spots) for b in spots[:i])
        assert all(0 < spot.x < scene.width and 0 < spot.y < scene.height for spot in spots)
        table = table.play(str(table.game.legal(table.state, 0).sample(rng)))


def test_a_click_takes_what_fits_and_everything_else_is_only_looked_at() -> None:
    table = laid_out("6-6 6-5", "5-4", "1-0", "3-2").play("6-5")
    scene = drawn(table, (15.0, 20.0))
    live = {item.id for item in scene.items if isinstance(item, view.TileItem) and item.action}
    assert live == {"6-6", "5-4"}


def test_a_tile_that_fits_both_ends_asks_for_the_end() -> None:
    table = laid_out("6-4", "6-5", "5-4", "1-0").play("6-5", "5-4>6-5.5")
    scene = drawn(table, (15.0, 20.0))
    assert {control.id for control in scene.controls} == {"6-4>6-5.6", "4-6>5-4.4"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_rows(language: str) -> None:
    lines = drawn(laid_out("6-6 6-5"), (30.0, 18.0), language).arms
    assert len(lines) == 4
    assert lines[0][-1] == "6-5"
