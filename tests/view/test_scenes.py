"""What a person sees around the table: hands, boneyard, buttons, sheet, outcome, prompt."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import boneyard
from boneyard.core.actions import Draw, Lay, Pass, Place, Stop
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE, Moves
from boneyard.families.line.actions import Bar, Cede
from boneyard.rules.layout import End
from boneyard.testing.book import line
from boneyard.text import words
from boneyard.tiles import Tile
from boneyard.view import build, scene
from boneyard.view.schema import schema
from boneyard.view.svg import svg
from boneyard.view.words.ends import open_ends
from tests.view.games_played import FRAME, NAMES, of_kind, positions, seen

FAMILIES = [*of_kind("line"), *of_kind("counting")]


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_every_game_can_be_seen_by_everybody_at_any_time(slug: str) -> None:
    game = boneyard.game(slug)
    for state, seat, moves in list(positions(game, 4, steps=120))[::11]:
        for viewer in (seat, None):
            view = seen_as(game, state, viewer, moves if viewer is not None else NONE)
            assert view.width > 0
            assert view.height > 0
            assert len({item.id for item in view.items}) == len(view.items), "ids are unique"
            sent = msgspec.json.encode(view)
            again = msgspec.json.encode(msgspec.json.decode(sent, type=scene.Scene))
            assert json.loads(again) == json.loads(sent), "it survives the wire"


def seen_as(game: AnyGame, state: Any, seat: int | None, moves: Moves) -> scene.Scene:
    """With the words of the game itself."""
    return build(
        game, game.observe(state, seat), moves, words=words("en", game.slug),
        names=NAMES[: game.players], frame=FRAME,
    )  # fmt: skip


@pytest.mark.parametrize("slug", FAMILIES)
def test_hidden_tiles_do_not_reach_the_scene(slug: str) -> None:
    """During play the scene of a seat names no tile of another hand, nor of the boneyard."""
    game = boneyard.game(slug)
    for state, seat, moves in list(positions(game, 6, steps=60))[::5]:
        if seat is None or state.phase != "play":
            continue
        partners = {
            seat,
            *(s for team in getattr(state, "teams", ()) for s in team if seat in team),
        }
        hidden = {t for s, hand in enumerate(state.hands) if s not in partners for t in hand}
        view = seen(game, state, seat, moves)
        shown = {item.id for item in view.items}
        shown |= {tile.id for hand in view.hands for tile in hand.tiles or ()}
        assert not shown & {str(tile) for tile in hidden}


@pytest.mark.parametrize("slug", FAMILIES)
def test_two_hidden_deals_look_the_same(slug: str) -> None:
    """A scene is made from an observation, so a state sampled from it gives the same scene."""
    game = boneyard.game(slug)
    rng = random.Random(1)
    for state, seat, moves in list(positions(game, 8, steps=40))[::7]:
        if seat is None or state.phase != "play":
            continue
        other = game.sample(game.observe(state, seat), rng)
        assert seen(game, other, seat, moves) == seen(game, state, seat, moves)


@pytest.mark.parametrize("slug", of_kind("line"))
def test_every_action_that_is_no_lay_has_one_control(slug: str) -> None:
    game = boneyard.game(slug)
    for state, seat, moves in positions(game, 9, steps=80):
        view = seen(game, state, seat, moves)
        others = [move for move in moves if isinstance(move, Draw | Pass | Stop | Bar | Cede)]
        offered = [control.action for control in view.controls]
        assert offered == [msgspec.to_builtins(move) for move in others]
        assert all(control.label for control in view.controls)
        can_draw = view.boneyard is not None and view.boneyard.action is not None
        assert can_draw == (Draw() in moves)


@pytest.mark.parametrize("slug", FAMILIES)
def test_a_tile_of_my_hand_is_playable_or_says_why_not(slug: str) -> None:
    game = boneyard.game(slug)
    for state, seat, moves in positions(game, 10, steps=60):
        if seat is None:
            continue
        playable = {move.tile for move in moves if isinstance(move, Lay | Bar)}
        (mine,) = (hand for hand in seen(game, state, seat, moves).hands if hand.mine)
        assert mine.tiles is not None
        assert mine.active
        for tile in mine.tiles:
            assert tile.playable == (Tile.of(*tile.halves) in playable)
            assert tile.playable != bool(tile.why_not)


def test_between_rounds_all_hands_lie_open_and_the_round_is_told() -> None:
    game = boneyard.game("block")
    state = next(s for s, _, _ in positions(game, 1) if s.phase == "deal" and s.round == 1)
    view = seen(game, state, 0, NONE)
    assert all(hand.tiles is not None for hand in view.hands)
    assert view.outcome is not None
    assert not view.outcome.match_over
    assert view.sheet is not None
    assert len(view.sheet.rows) == 1
    assert [int(n) for n in view.sheet.rows[0][1:]] == list(state.sheet[0])


@pytest.mark.parametrize("slug", ["peruvian", "barricade"])
def test_peruvian_counts_no_hand_out_loud_before_the_last_round(slug: str) -> None:
    game = boneyard.game(slug, **({} if slug == "peruvian" else {"base": "peruvian"}))
    told = set()
    for state, _, _ in positions(game, 3, steps=2000):
        if state.phase == "play" or not state.round:
            continue
        for viewer in (0, None):
            outcome = seen(game, state, viewer, NONE).outcome
            assert outcome is not None
            spoken = " ".join((outcome.title, *outcome.lines)).replace(f"Round {state.round}", "")
            told.add((state.round, any(letter.isdigit() for letter in spoken)))
    assert told == {(number, number == 7) for number in range(1, 8)}


def test_the_match_ends_with_the_best_first() -> None:
    for slug in ("block", "chicken-foot"):
        game = boneyard.game(slug, players=4 if slug == "block" else 3)
        *_, (state, _, _) = positions(game, 2, steps=3000)
        outcome = seen(game, state, 0, NONE).outcome
        assert outcome is not None
        assert outcome.match_over
        scores = sorted(state.scores, reverse=slug == "block")
        _, ranking = outcome.lines[-1].split(": ")
        assert [int(one.rsplit(" ", 1)[1]) for one in ranking.split(", ")] == scores
        winners = game.result(state)
        assert winners is not None
        assert outcome.won == (0 in winners.winners)


def test_peruvian_notes_are_secret_until_they_are_announced() -> None:
    game = boneyard.game("peruvian")
    for state, seat, moves in positions(game, 3, steps=600):
        view = seen(game, state, seat, moves)
        assert view.sheet is not None
        if not state.sheet:
            assert all(hand.score is None for hand in view.hands)
            assert view.sheet.rows == ()
            assert set(view.sheet.totals[1:]) == {"?"}
            assert view.sheet.note
        else:
            assert [hand.score for hand in view.hands] == list(state.scores)


def test_a_screen_reader_hears_where_tiles_lie_and_go() -> None:
    game = boneyard.game("block")
    state, seat, moves = list(positions(game, 11, steps=12))[-1]
    view = seen(game, state, seat, moves)
    left, *middle, right = (Tile.parse(word) for word in view.arms[0])
    labels = {item.id: item.label for item in view.items if isinstance(item, scene.TileItem)}
    ends = {end.place.tile: end.number for end in state.layout.ends}
    assert f"at the left end, {ends[left]} is open" in labels[str(left)]
    assert f"at the right end, {ends[right]} is open" in labels[str(right)]
    assert all("open" not in labels[str(tile)] for tile in middle)
    assert "played last" in labels[str(state.layout.pieces[-1].tile)]
    places = [item for item in view.items if isinstance(item, scene.Target)]
    assert places
    at = {
        f"at the left end, on the {ends[left]}": "at the left end",
        f"at the right end, on the {ends[right]}": "at the right end",
    }
    for place in places:
        for offer in place.offers:
            assert offer.label == f"{Tile.of(*offer.tile)}, {at[place.label]}"
    low, high = sorted((ends[left], ends[right]))
    told = f"Open ends: {low} and {high}." if low != high else f"Both ends: {low}."
    assert view.prompt.endswith(told)


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        ([], ""),
        ([(4, 1)], "Open end: 4."),
        ([(4, 1), (6, 1)], "Open ends: 4 and 6."),
        ([(6, 2)], "Both ends: 6."),
        ([(6, 2), (6, 2)], "Open ends: 6 (4×)."),
        ([(6, 2), (3, 1), (1, 1), (3, 1)], "Open ends: 1, 3 (2×) and 6 (2×)."),
        ([(n, 2) for n in range(9)], "18 ends are open, with 9 different numbers."),
    ],
)
def test_the_prompt_says_which_ends_are_open(ends: list[tuple[int, int]], told: str) -> None:
    place = Place(Tile.of(6, 6), "side")
    said = open_ends([End(place, number, room) for number, room in ends], words("en", "block"))
    assert said == told


def test_arms_read_from_end_to_end() -> None:
    game = boneyard.game("block")
    for state, seat, moves in positions(game, 11, steps=60):
        view = seen(game, state, seat, moves)
        if not state.layout:
            assert view.arms == ()
            continue
        (line,) = view.arms
        assert len(line) == len(state.layout.pieces)
        for left, right in pairwise(line):
            assert left.split("-")[1] == right.split("-")[0]


def test_arms_of_a_tree_name_every_tile() -> None:
    game = boneyard.game("divisor", set=9)
    *_, (state, seat, moves) = positions(game, 12, steps=200)
    view = seen(game, state, seat, moves)
    named = {Tile.parse(word) for arm in view.arms for word in arm}
    assert named == {piece.tile for piece in state.layout.pieces}
    for arm in view.arms:
        for left, right in pairwise(arm):
            assert left.split("-")[1] == right.split("-")[0] or len(set(left.split("-"))) == 1


def test_the_prompt_asks_whoever_is_to_act() -> None:
    game = boneyard.game("block")
    for state, seat, moves in positions(game, 13, steps=20):
        if seat is None:
            continue
        assert seen(game, state, seat, moves).prompt.startswith(("Your turn", "Nothing"))
        other = 1 - seat
        waiting = seen(game, state, other, NONE).prompt
        assert waiting == f"{('Ada', 'Ben')[seat]} to play."


@pytest.mark.parametrize("slug", boneyard.slugs())
@pytest.mark.parametrize("dark", [False, True])
def test_a_scene_is_drawn_as_one_self_contained_svg(slug: str, dark: bool) -> None:
    game = boneyard.game(slug)
    *_, (state, seat, moves) = positions(game, 14, steps=30)
    view = seen_as(game, state, seat, moves)
    drawn = svg(view, dark)
    root = ElementTree.fromstring(drawn)
    assert root.tag.endswith("svg")
    groups = root.findall("{http://www.w3.org/2000/svg}g")
    assert len(groups) == sum(isinstance(item, scene.TileItem) for item in view.items)
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_the_schema_describes_every_item() -> None:
    described = schema()
    items = {"TileItem", "Link", "Cell", "EdgeMark", "Target", "Caption"}
    assert {"Scene", "Offer"} | items <= set(described["$defs"])
    # The classes may be called anything: this is what clients know them by.
    tags = {described["$defs"][item]["properties"]["item"]["enum"][0] for item in items}
    assert tags == {"tile", "link", "cell", "edgemark", "place", "note"}
    assert json.dumps(described)


def test_who_went_out_is_told_so_as_you() -> None:
    game = boneyard.game("classic-block", players=2)
    told = set()
    for seed in range(6):
        *_, (state, _, _) = positions(game, seed)
        end = state.ends[-1]
        for viewer in (0, 1, None):
            outcome = seen(game, state, viewer, NONE).outcome
            assert outcome is not None
            if end.how == "out":
                mine = viewer == end.by
                told.add(mine)
                assert outcome.lines[0].startswith("You have" if mine else NAMES[end.by])
    assert told == {True, False}


def test_eleven_hands_are_counted_in_one_line() -> None:
    game = boneyard.game("matador", players=11, match="rounds:1")
    *_, (state, _, _) = positions(game, 1)
    outcome = seen(game, state, None, NONE).outcome
    assert outcome is not None
    assert len(outcome.lines) <= 5
    assert sum(all(name in line for name in NAMES) for line in outcome.lines) == 2


def test_where_all_tiles_are_dealt_there_is_no_boneyard() -> None:
    game = boneyard.game("sebastopol", players=4)
    assert all(seen(game, s, None, NONE).boneyard is None for s, _, _ in positions(game, 1, 30))


def test_a_cross_says_in_text_where_each_arm_goes() -> None:
    game = boneyard.game("sebastopol", players=4)
    *_, (state, seat, moves) = positions(game, 1, 12)
    view = seen(game, state, seat, moves)
    assert {arm[-1] for arm in view.arms} == {"→", "←", "↓", "↑"}
    assert {arm[0] for arm in view.arms} == {"6-6"}


@pytest.mark.parametrize("slug", [*of_kind("solo"), *of_kind("puzzle")])
def test_who_plays_alone_has_no_points_beside_the_name(slug: str) -> None:
    game = boneyard.game(slug)
    for state, seat, moves in positions(game, 1, 10):
        view = build(
            game, game.observe(state, seat), moves, words=words("en", slug), names=NAMES[:1]
        )
        assert view.hands[0].score is None


def test_a_game_that_nobody_can_draw_is_named() -> None:
    with pytest.raises(LookupError, match=r"block needs a scene\.py; see docs/adding-a-game\.md"):
        build(
            boneyard.game("block"), object(), NONE, words=words("en"), names=NAMES[:2], frame=FRAME
        )


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
@pytest.mark.parametrize("slug", ["block", "team-block", "pairs", "memory", "cyprus"])
def test_the_next_player_sits_where_the_direction_of_play_says(slug: str, direction: str) -> None:
    game = boneyard.game(slug, players=4, direction=direction)
    for state, seat, moves in list(positions(game, 3, steps=40))[5:]:
        if seat is None:
            continue
        view = seen_as(game, state, seat, moves)
        place = {one: at for at, one in enumerate(view.around)}
        assert sorted(place) == [0, 1, 2, 3]
        step = 1 if direction == "clockwise" else -1
        for one, following in zip(state.order, (*state.order[1:], state.order[0]), strict=True):
            assert place[following] == (place[one] + step) % 4
        for team in getattr(state, "teams", ()):
            assert (place[team[0]] - place[team[1]]) % 4 == 2, "partners sit opposite"
            scores = {hand.score for hand in view.hands if hand.seat in team}
            assert len(scores) == 1, "a team has one score"


def test_a_tile_that_fits_nowhere_says_what_the_ends_are() -> None:
    table = line("block", "5-2 6-4 | 1-0", "6-6 6-3>6-6.side", players=2)
    view = seen(table.game, table.state, 0, table.game.legal(table.state, 0))
    (mine,) = (hand for hand in view.hands if hand.mine)
    told = [tile.why_not for tile in mine.tiles or ()]
    assert told == ["5-2 fits nowhere: the ends are 3 and 6.", ""]
