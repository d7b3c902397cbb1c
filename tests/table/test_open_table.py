"""The table of a Python session: what you type, what you see, and what errors say."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.core.actions import Draw, Lay
from boneyard.core.events import Laid, RoundBegan, RoundEnded
from boneyard.notation import record
from boneyard.open_table import OpenTable
from boneyard.table import Table
from boneyard.tiles import Tile

ROOT = Path(__file__).resolve().parents[2]


def block(seed: int | str | bytes | None = 1) -> OpenTable:
    return boneyard.table("block", players=2, seed=seed)


def opened(t: OpenTable) -> OpenTable:
    """The first two moves of the example in the README."""
    t.play("6-6")
    t.play("6-2")
    return t


# -- playing -----------------------------------------------------------------------------------


def test_it_is_dealt_and_ready() -> None:
    t = block()
    assert t.to_act == (1,)
    assert t.seat == 1
    assert t.scores == (0, 0)
    assert not t.over
    assert t.result is None
    assert repr(t) == "<a table of block: seat 1 to play>"


@pytest.mark.parametrize("seed", [1, "rainy sunday", b"bytes", -5])
def test_the_same_seed_brings_the_same_tiles(seed: int | str | bytes) -> None:
    assert block(seed).state == block(seed).state


def test_other_seeds_and_none_bring_others() -> None:
    states = [block(seed).state for seed in (1, 2, "1 ", b"1", None, None)]
    assert len(set(states)) == len(states)


def test_a_seed_of_bytes_is_the_seed_of_a_table() -> None:
    table = Table(boneyard.game("block", players=2), b"seed")
    table.go_on()
    assert block(b"seed").state == table.state


def test_what_happened_is_told_and_is_there_as_data() -> None:
    t = block()
    story = t.play("6-6")
    assert repr(story) == str(story) == "seat 1 plays 6-6.\nseat 1 draws a tile."
    assert story.events[0] == Laid(1, Tile.of(6, 6))
    assert [str(step.entry.deed) for step in story.steps] == ["6-6"]


def test_actions_can_be_given_as_such() -> None:
    t = block()
    t.play(Lay(Tile.of(6, 6)))
    t.play(t.moves()[0])
    assert t.seat == 1


def test_a_tile_alone_is_enough_where_it_goes_to_one_place() -> None:
    t = opened(block())
    assert t.state.layout.pieces[-1].at is not None
    t = boneyard.table("solo-rows", seed=2, difficulty="any")
    for tile in ("5-4", "6-5", "6-6", "3-6"):
        t.play(tile)
    with pytest.raises(boneyard.IllegalAction) as caught:
        t.play("4-3")
    assert str(caught.value) == (
        "4-3: Say where to play it. Possible for seat 0: 4-3>5-4.4 · 3-4>6-3.3"
    )
    t.play("4-3>5-4.4")


def test_the_next_round_is_dealt_by_itself() -> None:
    t = block()
    story = t.play("6-6")
    while not any(isinstance(event, RoundEnded) for event in story.events):
        assert t.seat is not None
        story = t.let("random")
    assert any(isinstance(event, RoundBegan) for event in story.events)
    assert "Round 2 begins." in str(story)
    assert t.seat is not None


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_every_game_can_be_played_shown_and_set_up_again(slug: str) -> None:
    t = boneyard.table(slug, seed=3)
    for _ in range(12):
        if not t.to_act:
            break
        seat = t.to_act[0]
        for text in (str(t), str(t.show(seat)), repr(t.moves(seat))):
            assert text
            assert all(len(line) <= 80 for line in text.splitlines())
            assert not re.search(r" $", text, re.MULTILINE)
        assert t.table.moves(seat).sample(_first()) in t.moves(seat)
        t.let("random", seat)
    assert ET.fromstring(t._repr_svg_()).tag.endswith("svg")
    assert repr(t.show()) == str(t.show()) == str(t)
    again = boneyard.table(boneyard.position(str(t.position())), seed=3)
    assert again.state == t.state
    assert str(again) == str(t)


class _first:
    def randrange(self, n: int, /) -> int:
        return 0


def test_a_match_can_be_played_to_its_end() -> None:
    t = boneyard.table("block", players=3, match="rounds:2", seed=1)
    while not t.over:
        t.let("random")
    assert t.result is not None
    assert t.result.scores == t.scores
    assert t.seat is None
    assert t.to_act == ()
    assert repr(t.moves()) == "nothing"
    assert repr(t) == "<a table of block: the match is over>"
    assert "Pips left in hand" in str(t)


def test_a_lone_player_is_spoken_to() -> None:
    t = boneyard.table("solo-rows", seed=2)
    assert str(t.play(t.moves()[0])).startswith("You play ")


# -- taking back -------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_everything_can_be_taken_back(slug: str) -> None:
    t = boneyard.table(slug, seed=4)
    before: list[Any] = []
    while len(before) < 10 and t.to_act:
        before.append(t.state)
        t.let("random", t.to_act[0])
    for state in reversed(before):
        t.undo()
        assert t.state == state
    with pytest.raises(boneyard.CannotUndo, match="There is nothing to undo"):
        t.undo()


def test_what_is_taken_back_is_the_answer_and_meets_the_same_chance() -> None:
    t = boneyard.table("block", players=2, match="rounds:2", seed=1)
    while not t.over:
        t.let("random")
        after, action = t.state, t.undo()
        assert isinstance(action, Lay | Draw)
        t.play(action)
        assert t.state == after


# -- bots --------------------------------------------------------------------------------------


def test_bots_play_on_until_it_is_somebody_elses_turn() -> None:
    t = boneyard.table("block", players=3, seed=1)
    t.play_on({0: "random", 2: bot("random")})
    assert t.seat == 1
    assert t.play_on({0: "random"}).steps == ()
    t.play_on("random")
    assert t.over


def test_a_long_story_shows_its_end() -> None:
    t = block()
    told = t.play_on("random")
    lines = repr(told).splitlines()
    assert lines[0] == "…"
    assert len(lines) == 25
    assert len(str(told).splitlines()) > 25
    assert lines[-1].endswith("!")


def test_the_same_seed_lets_the_same_bots_play_the_same() -> None:
    one, two = block(), block()
    assert str(one.play_on("random")) == str(two.play_on("random"))


def test_a_bot_that_cannot_make_sense_of_a_position_says_so() -> None:
    t = boneyard.table("cyprus", seed=1)
    for _ in range(6):
        t.let("random")
    lines = str(t.position()).splitlines()
    text = "\n".join(line for line in lines if not line.startswith("log:"))
    t = boneyard.table(boneyard.position(text))
    with pytest.raises(ValueError, match="the bot cannot work out how play got here"):
        t.let("greedy")
    with pytest.raises(ValueError, match=r"cannot move now: seat \d to play"):
        t.let("greedy", seat=1 if t.seat == 0 else 0)


# -- games in which everybody acts at once -----------------------------------------------------


def able(t: OpenTable) -> tuple[int, ...]:
    return t.to_act


def test_where_several_may_act_you_say_who() -> None:
    t = boneyard.table("hectic", players=2, seed=1)
    assert t.to_act == (0, 1)
    assert t.seat is None
    assert repr(t) == "<a table of hectic: seat 0 and seat 1 to play>"
    assert repr(t.moves(0)).endswith("\nand more than can be listed")
    with pytest.raises(ValueError, match=r"seat 0 and seat 1 to play: choose one with seat=…"):
        t.play("claim 1-0")
    t.play(t.table.moves(1).sample(_first()), seat=1)
    assert t.scores[1] > 0


def test_the_clock_stands_still_until_you_wait() -> None:
    t = boneyard.table("hectic", players=2, seed=1)
    number = t.state.double.high
    wrong = f"claim {number}-{(number + 1) % 10}"
    t.play(wrong, seat=0)
    assert able(t) == (1,)
    with pytest.raises(boneyard.IllegalAction, match="Now: seat 1 to play"):
        t.play(wrong, seat=0)
    t.play(wrong, seat=1)
    assert able(t) == ()
    assert repr(t) == "<a table of hectic: everybody is locked out; wait() lets time pass>"
    t.wait(t.table.alarm() or 0)
    assert able(t)
    t.play_on("random")
    assert t.over


def test_bots_let_the_clock_run_where_nobody_can_act() -> None:
    t = boneyard.table("hectic", players=2, seed=1)
    number = t.state.double.high
    for seat in (0, 1):
        t.play(f"claim {number}-{(number + 1) % 10}", seat)
    assert able(t) == ()
    t.play_on("random")
    assert t.over


# -- what is not possible ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("5-5", "5-5: You do not hold 5-5. Possible for seat 1: 6-5>6-6.side · 6-3>6-6.side · "
                "2-1>6-2.2 · 2-2>6-2.2"),
        ("4-3", "4-3: Say where to play it. Possible for seat 1: "),
        ("6-5>6-2.2", "6-5>6-2.2: 6-5 does not fit a 2. Possible for seat 1: "),
        ("draw", "draw: You can play a tile, so you must. Possible for seat 1: "),
        ("pass", "pass: You can play a tile, so you must. Possible for seat 1: "),
        ("stop", "stop: You can play a tile, so you must. Possible for seat 1: "),
    ],
)  # fmt: skip
def test_an_illegal_action_is_refused_with_what_is_possible(said: str, told: str) -> None:
    t = opened(block())
    before = t.state
    with pytest.raises(boneyard.IllegalAction, match=f"^{re.escape(told)}") as caught:
        t.play(said)
    assert caught.value.reason.key
    assert t.state == before


@pytest.mark.parametrize(
    ("slug", "said", "told"),
    [
        ("block", "6/5", "cannot read '6/5': '6/5' is not a tile; write its two halves like 6-3."),
        ("block", "6-5>6-6", "'6-6' is no place; write a tile and its socket, like 6-6.side."),
        ("block", "drow", "'drow' is no action; perhaps draw?"),
        ("block", "jump", "'jump' is no action; there are bar, cede, deal, "),
        ("block", "pass 1", "expected 0 words after the verb, found 1."),
        ("block", "", "an empty line is no action."),
        ("memory", "6-6", "'6-6' is no action; there are deal, flip."),
        ("memory", "flip 1", "'1' is no cell; write its row and column like 2,5."),
        ("memory", "flip", "expected 1 word after the verb, found 0."),
        ("dominance", "take 6-5 x", "'x' is no number; write it in digits, like 12."),
        ("fortress", "stack 6-5", "expected 3 words after the verb, found 1."),
    ],
)
def test_what_is_no_action_is_refused_with_how_it_is_written(
    slug: str, said: str, told: str
) -> None:
    t = boneyard.table(slug, seed=1)
    with pytest.raises(boneyard.BadNotation, match=f"^{re.escape(told)}") as caught:
        t.play(said)
    assert f" Possible for seat {t.seat}: {t.moves()[0]}" in str(caught.value)


def test_out_of_turn_you_are_told_whose_turn_it_is() -> None:
    t = block()
    with pytest.raises(boneyard.IllegalAction, match=r"^6-6: It is not your turn\. Now: seat 1"):
        t.play("6-6", seat=0)
    with pytest.raises(ValueError, match="there is no seat 2; choose 0 to 1"):
        t.play("6-6", seat=2)


def test_after_the_end_nothing_is_suggested() -> None:
    t = block()
    t.play_on("random")
    with pytest.raises(boneyard.IllegalAction) as caught:
        t.play("6-6")
    assert str(caught.value) == "6-6: The match is over."
    with pytest.raises(ValueError, match="seat 0 cannot move now: the match is over"):
        t.let("random")


def test_only_a_few_of_many_moves_are_suggested() -> None:
    t = boneyard.table("memory", seed=1)
    with pytest.raises(boneyard.IllegalAction, match=r"flip 0,5 and 22 more$"):
        t.play("flip 9,9")
    t = boneyard.table("quadrille")
    assert repr(t.moves()).splitlines()[-1] == f"and {len(t.moves()) - 40} more"


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(boneyard.UnknownGame, match="there is no game 'blok'; perhaps block"):
        boneyard.table("blok")
    with pytest.raises(
        boneyard.BadOption, match="players = 7 is not possible here; choose 2, 3 or"
    ):
        boneyard.table("block", players=7)
    with pytest.raises(
        boneyard.BadOption, match="player = 2 is not possible here; perhaps players; the options"
    ):
        boneyard.table("block", player=2)
    with pytest.raises(boneyard.BadOption, match="slug = 2 is not possible here; the options are"):
        boneyard.table("block", slug=2)
    with pytest.raises(ValueError, match="this table has 2 seats, not 1"):
        boneyard.table("block", players=2, names=["Ada"])
    with pytest.raises(TypeError, match="already has its options; leave out players"):
        boneyard.table(boneyard.game("block"), players=2)


# -- other ways to sit down --------------------------------------------------------------------


def test_a_game_with_its_options_can_be_played_too() -> None:
    t = boneyard.table(boneyard.game("block", players=2), seed=1, names=("Ada", "Bob"))
    assert t.state == block().state
    assert str(t.play("6-6")).startswith("Bob plays 6-6.")
    assert "▸ Ada: 6-2 5-1" in str(t)


def test_the_record_of_a_table_can_be_replayed() -> None:
    t = boneyard.table("block", players=2, seed=1, names=("Ada", "Bob"))
    t.play_on("random")
    again = record.read(t.record())
    assert [step.state for step in record.replay(again)][-1] == t.state
    assert again.names == ("Ada", "Bob")
    assert record.read(block().record()).names == ()


def test_a_table_that_began_with_a_position_has_no_record() -> None:
    t = boneyard.table(opened(block()).position())
    with pytest.raises(ValueError, match="this table began with a position"):
        t.record()


def test_a_position_between_rounds_is_dealt_on() -> None:
    game = boneyard.game("block", players=2)
    t = boneyard.table(boneyard.position("boneyard position 1\ngame: block\nversion: 1\n"), seed=1)
    assert t.game.options == game.options
    assert t.seat is not None


def test_the_position_on_the_page_on_notation_can_be_played() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^```\n(boneyard position 1\n.*?)^```", page, re.MULTILINE | re.DOTALL)
    t = boneyard.table(boneyard.position(text))
    assert t.seat == 1
    assert f">>> table.moves()\n{t.moves()!r}\n" in page


# -- how it looks ------------------------------------------------------------------------------


def test_the_readme_shows_what_is_printed() -> None:
    t = opened(block())
    t.play("6-5")
    assert f"```\n{t}\n```" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_a_seat_sees_its_own_hand_only() -> None:
    t = block()
    theirs, mine = ([str(tile) for tile in hand] for hand in t.state.hands)
    seen = str(t.show(seat=1))
    assert all(tile in seen for tile in mine)
    assert not any(tile in seen for tile in theirs)
    assert "seat 0: 7 tiles" in seen
    assert "Your turn: open with 6-6." in seen
    assert all(tile in str(t) for tile in [*theirs, *mine])


def test_what_lies_face_down_stays_so() -> None:
    t = boneyard.table("memory", seed=1)
    assert "6-6" not in str(t)
    t.play("flip 0,0")
    assert str(t.state.table[0]) in str(t)
    assert "3,6" in str(t)


def test_a_picture_is_for_looking_only() -> None:
    assert "stroke-dasharray" not in boneyard.table("solo-rows", seed=1)._repr_svg_()


def test_moves_are_a_list_and_know_their_texts() -> None:
    moves = opened(block()).moves()
    assert len(moves) == 4
    assert "6-5>6-6.side" in moves
    assert "5-5" not in moves
    assert [str(move) for move in moves] == repr(moves).split()
    assert moves[-1] == list(moves)[-1]


# -- a function with the name of a package -----------------------------------------------------


@pytest.mark.parametrize(
    "first",
    [
        "import boneyard",
        "import boneyard.table",
        "import boneyard.table.stream",
        "from boneyard.table import Table",
        "from boneyard.table.table import Table",
        "import boneyard.view",
        "from boneyard import table",
        "import boneyard; import importlib; importlib.import_module('boneyard.table.stream')",
        "import boneyard, importlib, sys; importlib.reload(sys.modules['boneyard.table'])",
        "import boneyard, importlib; importlib.reload(boneyard)",
    ],
)
def test_the_function_stands_whatever_is_imported_first(first: str) -> None:
    probe = (
        f"{first}\nimport boneyard\nfrom boneyard.table import Table\n"
        "assert boneyard.table('block', players=2, seed=1).seat == 1\n"
        "assert Table.__module__ == 'boneyard.table.table'\n"
    )
    subprocess.run([sys.executable, "-c", probe], check=True)


def test_import_boneyard_loads_neither_drawing_nor_text_nor_bots() -> None:
    late = ("fluent", "boneyard.view", "boneyard.text", "boneyard.bots", "boneyard.open_table")
    probe = f"import boneyard, sys; print(*[name for name in {late} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(TypeError, match="a game, its name or a position, not 3"):
        boneyard.table(3)  # type: ignore[arg-type]
    table = boneyard.table("block", seed=1)
    with pytest.raises(ValueError, match="forwards"):
        table.wait(-5)
    with pytest.raises(ValueError, match="no seat 5"):
        table.play_on({5: "greedy"})
