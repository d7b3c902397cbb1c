"""Hints explain; scenes show what is there and nothing of the solution."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.options import Chosen
from boneyard.families.puzzle import pairs_of
from boneyard.families.puzzle.actions import Grid, Mark, Put, Remove
from boneyard.games.dominosa.bot import BOT, advise, outlook, reason
from boneyard.games.dominosa.game import options
from boneyard.games.dominosa.layout import laid_out
from boneyard.games.dominosa.rectangles import SETS, rectangles, written
from boneyard.puzzles.dominosa import REMARKS, TECHNIQUES, Step
from boneyard.puzzles.dominosa.area import rectangle
from boneyard.testing.book import Situation
from boneyard.text import LANGUAGES, words
from boneyard.view import build
from boneyard.view import scene as view
from boneyard.view.words.speech import why
from tests.cases import FEWER

SMALL = "grid 0 0 1 / 1 1 0"
TWO_WAYS = "grid 0 0 1 / 0 1 1"
NO_WAY = "grid 0 1 0 / 1 0 1"


def laid(numbers: str, *actions: str) -> Situation:
    game = boneyard.game("dominosa", set=1)
    grid = game.vocabulary.parse(numbers)
    assert isinstance(grid, Grid)
    state, events = game.apply(game.start(), CHANCE, grid)
    return Situation(game, state, events).play(*actions)


def told(table: Situation) -> tuple[str, str]:
    """The technique of the hint, and what to do."""
    game, state = table.game, table.state
    said = advise(game, game.observe(state, 0), game.legal(state, 0), random.Random(1))
    assert said.reason is not None
    assert said.action in game.legal(state, 0)
    return said.reason.key, str(said.action)


def stands(table: Situation) -> str:
    return outlook(table.game, table.game.observe(table.state, 0)).key


def drawn(table: Situation, seat: int | None = 0, language: str = "en") -> view.Scene:
    game, state = table.game, table.state
    moves = game.legal(state, -1 if seat is None else seat)
    speech = words(language, "dominosa")
    seen = game.observe(state, seat)
    return build(game, seen, moves, words=speech, names=("Ada",), frame=(8.0, 8.0))


# -- hints -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("technique", [*TECHNIQUES, *REMARKS])
def test_every_technique_and_remark_is_explained(technique: str, language: str) -> None:
    said = why(reason(Step(technique)), words(language, "dominosa"))
    assert len(said) > 15


@pytest.mark.parametrize("grade", ["book", "trivial", "local", "sets", "hard", "cases"])
def test_whoever_follows_the_hints_solves_it(grade: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        game = boneyard.game("dominosa", grade=grade)
        state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
        for _ in range(300):
            if not game.to_act(state):
                break
            seen, moves = game.observe(state, 0), game.legal(state, 0)
            state, _ = game.apply(state, 0, BOT.choose(game, seen, moves, rng))
        assert game.result(state) is not None


@st.composite
def beginnings(draw: st.DrawFn) -> Situation:
    """Any problem the game offers, after some moves that nobody thought about."""
    n = draw(st.sampled_from(SETS))
    grid = draw(st.sampled_from([written(rectangle) for rectangle in rectangles(n)]))
    (grades,) = (o.choices for o in options(Chosen({"set": n, "grid": grid})) if o.name == "grade")
    game = boneyard.game("dominosa", set=n, grid=grid, grade=draw(st.sampled_from(grades)))
    rng = random.Random(draw(st.integers(0, 2**32)))
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    for _ in range(draw(st.integers(0, 20))):
        if game.to_act(state):
            state, _ = game.apply(state, 0, game.legal(state, 0).sample(rng))
    return Situation(game, state)


@FEWER
@given(beginnings())
def test_hints_lead_to_the_end_from_anywhere(table: Situation) -> None:
    game, state = table.game, table.state
    pairs = 2 * len(game.cells(state))
    for hints in itertools.count():
        if not game.to_act(state):
            return
        assert hints < pairs + 20, "the hints lead nowhere"
        seen, moves = game.observe(state, 0), game.legal(state, 0)
        state, _ = game.apply(state, 0, BOT.choose(game, seen, moves, random.Random(1)))


def test_what_is_wrong_comes_first() -> None:
    assert told(laid(SMALL, "put 0,0 1,0")) == ("dominosa-wrong-tile", "remove 0,0 1,0")
    twice = laid(SMALL, "put 0,0 1,0", "put 0,1 1,1")
    assert told(twice) == ("dominosa-tile-twice", "remove 0,1 1,1")
    assert told(laid(SMALL, "mark 0,0 0,1")) == ("dominosa-wrong-mark", "mark 0,0 0,1")


def test_a_note_under_a_tile_counts_no_more() -> None:
    table = laid(SMALL, "mark 0,0 0,1", "put 0,0 0,1")
    assert told(table)[1].startswith("put")


def test_with_several_solutions_one_of_them_is_begun() -> None:
    assert told(laid(TWO_WAYS, "put 0,2 1,2"))[0] == "dominosa-several-solutions"


def test_numbers_without_a_solution_are_told() -> None:
    assert told(laid(NO_WAY))[0] == "dominosa-no-solution"
    assert stands(laid(NO_WAY)) == "dominosa-no-solution"


def test_still_solvable() -> None:
    assert stands(laid(SMALL)) == "dominosa-one-way"
    assert stands(laid(TWO_WAYS)) == "dominosa-several-ways"
    assert stands(laid(SMALL, "put 0,0 1,0")) == "dominosa-wrong-tile"
    assert stands(laid(SMALL, "put 0,0 0,1", "put 1,0 1,1", "put 0,2 1,2")) == "dominosa-done"


@pytest.mark.parametrize("seed", range(5))
def test_a_hint_lights_what_is_in_the_scene(seed: int) -> None:
    rng = random.Random(seed)
    game = boneyard.game("dominosa", grade="cases")
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    while game.to_act(state):
        seen, moves = game.observe(state, 0), game.legal(state, 0)
        said = advise(game, seen, moves, rng)
        there = {item.id for item in drawn(Situation(game, state)).items}
        assert said.items
        assert set(said.items) <= there
        state, _ = game.apply(state, 0, said.action)


# -- the scene ---------------------------------------------------------------------------------


def test_cells_show_their_numbers_and_can_be_picked_while_free() -> None:
    cells = [i for i in drawn(laid(SMALL, "put 0,0 0,1")).items if isinstance(i, view.Cell)]
    assert [cell.number for cell in cells] == [0, 0, 1, 1, 1, 0]
    assert [cell.pick for cell in cells] == [False, False, True, True, True, True]


def test_what_can_be_composed_is_what_is_legal() -> None:
    table = laid(SMALL, "put 0,0 0,1")
    scene = drawn(table)
    made = {
        str(verb(pair))
        for composer, verb in zip(scene.composers, (Put, Mark), strict=True)
        for pair in composer.steps[0].pairs
    }
    assert [composer.action for composer in scene.composers] == [{"do": "put"}, {"do": "mark"}]
    assert made == table.choices - {"remove 0,0 0,1"}


def test_a_click_on_a_tile_takes_it_back() -> None:
    (tile,) = [i for i in drawn(laid(SMALL, "put 0,1 1,1")).items if isinstance(i, view.TileItem)]
    assert tile.action == {"do": "remove", "cells": ((0, 1), (1, 1))}
    assert (tile.halves, tile.angle) == ((0, 1), 90)


def test_somebody_looking_on_can_do_nothing() -> None:
    scene = drawn(laid(SMALL, "put 0,1 1,1"), None)
    assert scene.composers == ()
    assert not any(isinstance(i, view.Cell) and i.pick for i in scene.items)
    assert not any(isinstance(i, view.TileItem) and i.action for i in scene.items)


def test_a_tile_that_lies_there_twice_is_marked_but_nothing_else_is_given_away() -> None:
    wrong = drawn(laid(SMALL, "put 0,0 1,0"))
    assert [i.look for i in wrong.items if isinstance(i, view.TileItem)] == ["last"]
    twice = drawn(laid(SMALL, "put 0,0 1,0", "put 0,1 1,1"))
    assert [i.look for i in twice.items if isinstance(i, view.TileItem)] == ["wrong", "wrong"]
    assert [panel.text for panel in twice.panels] == ["0-0\n1-1", "1-0", "0 0 1\n1 1 0"]


def test_notes_are_drawn_between_free_cells() -> None:
    table = laid(SMALL, "mark 0,0 0,1", "mark 0,2 1,2")
    assert [i.id for i in drawn(table).items if isinstance(i, view.EdgeMark)] == [
        "mark:0,0-0,1", "mark:0,2-1,2",
    ]  # fmt: skip
    table = table.play("put 0,0 1,0")
    assert [i.id for i in drawn(table).items if isinstance(i, view.EdgeMark)] == ["mark:0,2-1,2"]


def test_the_grid_as_text_joins_the_numbers_of_a_tile() -> None:
    scene = drawn(laid(SMALL, "put 0,0 1,0", "put 1,1 1,2", "mark 0,1 0,2"))
    assert [line for (line,) in scene.arms] == ["   0 1 2", "0  0 0|1", "   ║", "1  1 1═0"]


def test_two_digits_are_joined_too() -> None:
    game = boneyard.game("dominosa", set=12)
    state, _ = game.apply(
        game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(random.Random(1))
    )
    table = Situation(game, state).play("put 0,0 0,1")
    line = drawn(table).arms[1][0]
    first, second = state.rows[0][:2]
    assert line.startswith(f" 0  {first:>2}═{second:═>2} ")


def test_the_usual_grid_fits_a_telephone() -> None:
    # 360 pixels across; a target is at least 24.
    game = boneyard.game("dominosa")
    state, _ = game.apply(
        game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(random.Random(1))
    )
    assert 360 / drawn(Situation(game, state)).width > 36


@pytest.mark.parametrize(
    ("grid", "frame", "turned"),
    [
        ("4x14", (11.0, 13.0), True),
        ("4x14", (40.0, 20.0), False),
        ("14x4", (40.0, 20.0), True),
        ("14x4", (11.0, 13.0), False),
        ("7x8", (11.0, 20.0), False),
    ],
)
def test_a_long_rectangle_lies_along_the_screen(
    grid: str, frame: tuple[float, float], turned: bool
) -> None:
    game = boneyard.game("dominosa", grid=grid)
    rng = random.Random(1)
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    table = Situation(game, state).play("put 0,0 0,1", "mark 2,0 3,0")
    scene = build(
        game, game.observe(table.state, 0), game.legal(table.state, 0),
        words=words("en", "dominosa"), names=("Ada",), frame=frame,
    )  # fmt: skip
    cells = {(i.row, i.column): i for i in scene.items if isinstance(i, view.Cell)}
    down = cells[0, 1].y > cells[0, 0].y
    assert down == turned
    (tile,) = [i for i in scene.items if isinstance(i, view.TileItem)]
    first, second = cells[0, 0], cells[0, 1]
    assert (tile.x, tile.y) == ((first.x + second.x) / 2, (first.y + second.y) / 2)
    assert tile.angle == (90 if turned else 0)
    assert tile.action == {"do": "remove", "cells": ((0, 0), (0, 1))}
    (mark,) = [i for i in scene.items if isinstance(i, view.EdgeMark)]
    assert mark.id == "mark:2,0-3,0"
    assert mark.angle == (90 if turned else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_shown(language: str) -> None:
    table = laid(SMALL, "put 0,0 0,1", "put 1,0 1,1", "put 0,2 1,2")
    scene = drawn(table, 0, language)
    assert scene.outcome is not None
    assert scene.outcome.match_over
    assert scene.outcome.won
    assert [panel.id for panel in scene.panels] == ["numbers"]


@pytest.mark.parametrize("n", [1, 6, 12])
def test_the_numbers_can_be_taken_along_and_played_again(n: int) -> None:
    game = boneyard.game("dominosa", set=n)
    rng = random.Random(1)
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    (numbers,) = [panel for panel in drawn(Situation(game, state)).panels if panel.copy]
    again = boneyard.game("dominosa", numbers=numbers.text)
    assert list(again.legal(again.start(), CHANCE)) == [Grid(state.rows)]


# -- when nobody can tell quickly --------------------------------------------------------------

LARGE = "grid " + " / ".join(
    " ".join(map(str, row)) for row in laid_out(9, rectangle(10, 11), random.Random(4))
)


def large(*actions: str) -> Situation:
    game = boneyard.game("dominosa", set=9)
    state, _ = game.apply(game.start(), CHANCE, game.vocabulary.parse(LARGE))
    return Situation(game, state).play(*actions)


def test_where_no_solution_is_known_a_hint_says_what_follows_from_what_lies_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("boneyard.games.dominosa.bot.EFFORT", 0)
    assert told(large())[0] == "dominosa-tile-one-place"
    assert stands(large()) == "dominosa-too-many"


def test_a_tile_that_is_neither_right_nor_wrong_is_doubted_where_it_leaves_the_known_solution(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told(large())  # now a solution is known
    monkeypatch.setattr("boneyard.games.dominosa.bot.EFFORT", 0)
    doubted = [
        (said, table)
        for pair in pairs_of(frozenset(large().game.cells(large().state)))
        for table in [large(str(Put(pair)))]
        for said in [told(table)]
        if said[0] == "dominosa-doubtful-tile"
    ]
    assert doubted
    for (_, action), table in doubted:
        assert action == str(Remove(table.state.placed[0]))
        assert stands(table) == "dominosa-too-many"


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_is_said_too(language: str) -> None:
    assert len(words(language, "dominosa")("why-dominosa-too-many")) > 30
