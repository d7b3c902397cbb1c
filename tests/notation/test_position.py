"""Every state of every game can be written and read, and bad text is refused with the reason."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.game import AnyGame
from boneyard.notation.position import BadPosition, Position, read, write
from boneyard.testing.cases import SHORT
from boneyard.testing.play import match, sampled

MOST = 150
"""Steps of a match to look at: free puzzles can go on for ever."""


def comes_back(game: AnyGame, state: Any) -> None:
    position = Position(game, state)
    text = write(position)
    again = read(text)
    assert again == position
    assert again.state == state
    assert hash(again) == hash(position)
    assert write(again) == text, "a position is written in one way only"


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_every_game_round_trips(slug: str) -> None:
    game = boneyard.game(slug, **SHORT)
    comes_back(game, game.start())
    for seed in range(2):
        steps = list(islice(match(game, seed), MOST))
        for step in [*sampled(steps, 15, seed), steps[-1]]:
            comes_back(game, step.after)


@given(st.sampled_from(boneyard.slugs()), st.integers(0, 2**32), st.integers(1, MOST))
def test_any_position_round_trips(slug: str, seed: int, count: int) -> None:
    game = boneyard.game(slug)
    *_, step = islice(match(game, seed), count)
    comes_back(game, step.after)


@given(st.sampled_from(boneyard.slugs()), st.integers(0, 2**32), st.integers(1, 40))
def test_neither_the_order_of_lines_nor_comments_matter(slug: str, seed: int, count: int) -> None:
    game = boneyard.game(slug)
    *_, step = islice(match(game, seed), count)
    position = Position(game, step.after)
    first, *lines = write(position).splitlines()
    names = list(dict.fromkeys(line.partition(":")[0] for line in lines))
    random.Random(seed).shuffle(names)
    # Lines with the same name are a list, whose order does matter.
    mixed = [line for name in names for line in lines if line.partition(":")[0] == name]
    assert read("\n  # for people\n".join([first, *mixed])) == position


def test_positions_of_one_game_differ_by_their_options() -> None:
    two, three = (boneyard.game("block", players=players) for players in (2, 3))
    assert Position(two, two.start()) == Position(boneyard.game("block", players=2), two.start())
    assert Position(two, two.start()) != Position(three, three.start())
    assert Position(two, two.start()) != two.start()


@given(st.sampled_from(boneyard.slugs()), st.integers(0, 2**32), st.integers(1, 60), st.data())
def test_spoilt_text_is_read_or_refused(
    slug: str, seed: int, count: int, data: st.DataObject
) -> None:
    game = boneyard.game(slug)
    *_, step = islice(match(game, seed), count)
    words = re.split(r"(\s+|[\[\]=:,-])", write(Position(game, step.after)))
    at = data.draw(st.integers(0, len(words) - 1))
    words[at] = data.draw(st.one_of(st.sampled_from(words), st.text(max_size=3), st.just("-7")))
    with suppress(BadPosition):
        again = read("".join(words))
        comes_back(again.game, again.state)


HAND_MADE = """
boneyard position 1
game: block
version: 1
option players: 2
boneyard: 3-1 0-0 6-1
layout: 6-6 6-3>6-6.side
phase: play
turn: 2
hands: 6-2 5-5
hands: 3-3 4-1
"""


def test_a_position_can_be_written_by_hand() -> None:
    """What is left out is as at the start, and the open ends follow from the layout."""
    position = read(HAND_MADE)
    game, state = position.game, position.state
    assert game.to_act(state) == (1,)
    assert repr(game.legal(state, 1)) == "<3-3>6-3.3>"
    assert game.scores(state) == (0, 0)
    assert state.order == (0, 1)
    assert repr(position) == "<a position of block>"
    assert str(position).startswith("boneyard position 1\ngame: block\n")


def test_the_documentation_names_every_field_of_every_game() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "notation.md"
    text = page.read_text(encoding="utf-8")
    for slug in boneyard.slugs():
        for name in boneyard.game(slug).state_type.__struct_fields__:
            assert f"`{name}`" in text or f"`{name} " in text, f"{name} of {slug} is not documented"


def changed(old: str, new: str) -> str:
    assert old in HAND_MADE
    return HAND_MADE.replace(old, new)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: a position begins with 'boneyard position 1', not ''"),
        ("boneyard record 1", "not 'boneyard record 1'"),
        (changed("game: block\n", ""), "the line 'game: …' is missing"),
        (changed("game: block", "game: blok"), "line 3: there is no game 'blok'; perhaps block"),
        (changed("version: 1", "version: 7"), "line 4: made by version 7 of block; this is 1"),
        (changed("players: 2", "players: 7"), "line 5: players = 7 is not possible here; choose"),
        (changed("option players: 2", "option slug: 2"), "slug = 2 is not possible here"),
        (changed("turn: 2", "turn 2"), "line 9: expected 'name: value', found 'turn 2'"),
        (changed("turn: 2", "turn: 3"), "line 9: turn: '3' is not a seat; choose 1, 2"),
        (changed("turn: 2", "turn: 1 2"), "turn: unexpected '2' at the end"),
        (changed("turn: 2", "turn:"), "turn: expected a seat, found nothing"),
        (changed("turn: 2", "torn: 2"), "a position of block has no 'torn'; perhaps turn"),
        (changed("turn: 2", "weather: 2"), "there are boneyard, drawn, ends, hands"),
        (changed("turn: 2", "turn: 2\nturn: 1"), "'turn' was already given in line 9"),
        (changed("phase: play", "phase: pley"), "choose deal, over, play"),
        (changed("hands: 6-2", "hands: 6+2"), "'6\\+2' is not a tile; write its two halves"),
        (changed("hands: 6-2", "hands: 7-2"), "there is no 7-2 in this set, which goes up to 6"),
        (changed("hands: 6-2", "hands: 6-6"), "6-6 appears 2 times"),
        (changed("hands: 6-2 5-5\n", ""), r"hands: expected one entry per seat \(2\), found 1"),
        (changed("turn: 2", "turn: 2\norder: 1 1"), "order: name every seat once"),
        (changed("6-3>6-6.side", "6-3>5-5.side"), "the open places are 6-6.side"),
        (changed("layout: 6-6", "layout: 6-6>5-5.side"), "the first tile touches nothing"),
        (changed("layout: 6-6", "layout: draw"), "'draw' lays no tile"),
        (changed("layout: 6-6", "layout: hop"), "'hop' is no action"),
        (changed("layout: 6-6", "layout: 9-9"), "there is no 9-9 in this set"),
        (changed("turn: 2", "turn: 1\ndrawn: x"), "drawn: 'x' is not a number"),
        (changed("turn: 2", "turn: 2\nlog: jumped"), "there is no 'jumped'; perhaps"),
        (changed("turn: 2", "turn: 2\nlog:"), "expected an event, found nothing"),
        (changed("turn: 2", "turn: 2\nlog: passed"), "passed lacks seat=…"),
        (changed("turn: 2", "turn: 2\nlog: passed 1"), "expected something like seat=…, found '1'"),
        (changed("turn: 2", "turn: 2\nlog: passed sit=1"), "passed has no 'sit'; it has seat"),
        (changed("turn: 2", "turn: 2\nlog: passed seat=1 seat=1"), "passed gives seat= twice"),
        (
            changed("turn: 2", "turn: 2\nlog: dealt count=1 knowers=1 seat=1 tiles=[6-6]"),
            r"expected '\['",
        ),
        (
            changed("turn: 2", "turn: 2\nlog: dealt count=1 knowers=[1 seat=1 tiles=[6-6]"),
            "'seat=' is not a seat",
        ),
        (changed("turn: 2", "turn: 2\nlog: barred at=6-6 seat=1 tile=6-6"), "'6-6' is no place"),
    ],
)
def test_a_bad_position_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read(text)


@pytest.mark.parametrize(
    ("slug", "line", "said"),
    [
        ("dominance", "position sums: 0 0 0 0 0 0 0", "position sums: expected 2 lines, found 1"),
        ("dominance", "position dictated: yes", "'yes' is not possible; choose true, false"),
        ("memory", "up: 1-2", "'1-2' is not a cell; write its row and column like 2,5"),
        ("memory", "up: 1,x", "'x' is not a cell"),
        ("memory", "phase: play", r"its fields contradict each other \(IndexError"),
        ("fortress", "phase: play", "it is the turn of seat 1, who has no move"),
        ("hectic", "chain: 3", "'3' is not a tile"),
        ("fortune-teller", "salt: [", r"expected a word, found '\['"),
    ],
)
def test_bad_values_in_other_games_are_refused_too(slug: str, line: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read(f"boneyard position 1\ngame: {slug}\nversion: 1\n{line}\n")
