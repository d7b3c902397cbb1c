"""What is drawn of hectic: every tile at its place, the double, the clock, the chain to build."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import boneyard
from boneyard.core.actions import CHANCE, CLOCK
from boneyard.core.game import AnyGame
from boneyard.games.hectic.actions import Claim
from boneyard.text import LANGUAGES, words
from boneyard.view import build
from boneyard.view import scene as view
from boneyard.view.kit import extent
from boneyard.view.words.speech import say

PHONE = (12.0, 20.0)
# What a telephone of 360 pixels leaves for the table, at 22 pixels a unit.
SMALL = (15.0, 13.0)
WIDE = (30.0, 18.0)


def after(*texts: str, **options: object) -> tuple[AnyGame, object]:
    """The game and its state after these actions, each with its actor: `0 claim 4-5`."""
    game = boneyard.game("hectic", **options)
    state = game.start()
    for text in texts:
        who, _, what = text.partition(" ")
        actor = {"chance": CHANCE, "clock": CLOCK}.get(who)
        state, _ = game.apply(
            state, int(who) if actor is None else actor, game.vocabulary.parse(what)
        )
    return game, state


def drawn(
    game: AnyGame,
    state: object,
    seat: int | None,
    frame: tuple[float, float] = WIDE,
    lang: str = "en",
) -> view.Scene:
    moves = game.legal(state, -1 if seat is None or seat not in game.to_act(state) else seat)
    names = [f"P{i}" for i in range(game.players)]
    return build(
        game,
        game.observe(state, seat),
        moves,
        words=words(lang, "hectic"),
        names=names,
        frame=frame,
    )


def on_table(scene: view.Scene) -> dict[str, view.TileItem]:
    return {item.id: item for item in scene.items if isinstance(item, view.TileItem)}


@pytest.mark.parametrize("frame", [PHONE, SMALL, WIDE])
@pytest.mark.parametrize("set_", [9, 6])
def test_all_open_tiles_and_the_double_lie_apart(frame: tuple[float, float], set_: int) -> None:
    scene = drawn(*after("chance reveal 5-5", set=set_), 0, frame)
    assert len(on_table(scene)) == {9: 46, 6: 22}[set_]
    for one, other in combinations(scene.items, 2):
        left, top, right, bottom = extent(one)
        left2, top2, right2, bottom2 = extent(other)
        apart = right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top
        assert apart, f"{one.id} and {other.id} overlap"
    for item in scene.items:
        left, top, right, bottom = extent(item)
        assert 0 <= left <= right <= scene.width
        assert 0 <= top <= bottom <= scene.height


def test_a_telephone_need_not_scroll_sideways() -> None:
    scene = drawn(*after("chance reveal 5-5", set=9), 0, PHONE)
    assert scene.width <= 12
    # At 360 pixels a tile is 30 wide: large enough for a finger.
    assert 360 / scene.width >= 24


def test_where_a_triangle_is_too_small_tiles_stand_in_rows_in_its_order() -> None:
    scene = drawn(*after("chance reveal 5-5", set=9), 0, SMALL)
    # The frame's unit is large enough for a finger, and nothing is shown smaller.
    assert (scene.width, scene.height) == SMALL
    tiles = on_table(scene)
    read = sorted(
        (f"{high}-{low}" for high in range(10) for low in range(high)),
        key=lambda id_: (tiles[id_].y, tiles[id_].x),
    )
    assert read[:6] == ["1-0", "2-0", "2-1", "3-0", "3-1", "3-2"]
    assert read == sorted(read)


def test_tiles_with_a_number_lie_in_its_row_and_column() -> None:
    tiles = on_table(drawn(*after("chance reveal 5-5"), 0))
    assert len({tiles[f"7-{low}"].y for low in range(7)}) == 1
    assert len({tiles[f"{high}-2"].x for high in range(3, 10)}) == 1


def test_a_player_picks_tiles_for_a_chain_and_claims_it() -> None:
    game, state = after("chance reveal 5-5")
    scene = drawn(game, state, 0)
    (composer,) = scene.composers
    assert composer.action == {"do": "claim"}
    (step,) = composer.steps
    assert (step.field, step.kind) == ("chain", "chain")
    picks = [item.halves for item in on_table(scene).values() if item.pick]
    assert set(step.tiles) == set(picks)
    assert len(picks) == 45


def test_somebody_looking_on_cannot_pick() -> None:
    scene = drawn(*after("chance reveal 5-5"), None)
    assert not scene.composers
    assert not any(item.pick for item in on_table(scene).values())


def test_the_clock_runs_for_120_seconds() -> None:
    (timer,) = drawn(*after("chance reveal 5-5", "clock tick 20000"), 0).timers
    assert (timer.left_ms, timer.total_ms, timer.locks) == (100_000, 120_000, False)


def test_whoever_was_wrong_sees_how_long_he_has_to_wait() -> None:
    played = after("chance reveal 5-5", "clock tick 20000", "0 claim 5-4", "clock tick 21000")
    scene = drawn(*played, 0)
    lock = scene.timers[1]
    assert (lock.left_ms, lock.total_ms, lock.locks) == (4_000, 5_000, True)
    assert not scene.composers
    assert scene.hands[0].status
    assert not scene.hands[0].active
    other = drawn(*played, 1)
    assert len(other.timers) == 1
    assert other.composers
    assert other.hands[1].active


def test_grabbed_tiles_go_to_the_hand_and_can_be_put_back() -> None:
    played = after("chance reveal 5-5", "0 grab 5-4", grab=True)
    mine = drawn(*played, 0)
    assert [tile.halves for tile in mine.hands[0].tiles or () if tile.pick] == [(5, 4)]
    home = on_table(mine)["home:5-4"]
    assert home.look == "ghost"
    assert home.action == {"do": "release", "tile": (5, 4)}
    assert on_table(mine)["4-3"].action == {"do": "grab", "tile": (4, 3)}
    assert mine.composers[0].steps[0].tiles == ((5, 4),)
    theirs = drawn(*played, 1)
    assert on_table(theirs)["home:5-4"].action is None
    assert not theirs.composers


@pytest.mark.parametrize("grab", [False, True])
def test_the_chain_that_won_stands_out_and_the_double_lies_with_the_winner(grab: bool) -> None:
    taken = ("1 grab 5-3", "1 grab 5-1", "1 grab 3-1") if grab else ()
    scene = drawn(*after("chance reveal 3-3", *taken, "1 claim 3-5 5-1 1-3", grab=grab), 0)
    right = {name for name, item in on_table(scene).items() if item.look == "right"}
    assert right == {"5-3", "5-1", "3-1"}
    assert scene.hands[1].count == 1
    assert [tile.id for tile in scene.hands[1].tiles or ()] == (["3-3"] if grab else [])
    assert scene.outcome is not None
    assert "The chain: 3-5 5-1 1-3" in scene.outcome.lines


def test_as_text_the_double_stands_above_the_triangle() -> None:
    scene = drawn(*after("chance reveal 5-5", "1 grab 3-1", grab=True), 0)
    assert scene.arms[:5] == (("5-5",), (), ("1-0",), ("2-0", "2-1"), ("3-0", " · ", "3-2"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("grab", [False, True])
def test_every_moment_of_a_match_can_be_drawn_in_every_language(language: str, grab: bool) -> None:
    game = boneyard.game("hectic", players=3, set=6, grab=grab)
    rng = random.Random(4)
    state = game.start()
    while actors := game.to_act(state):
        for seat in (None, 0):
            scene = drawn(game, state, seat, PHONE, language)
            assert scene.prompt
            ids = [item.id for item in scene.items]
            ids += [tile.id for hand in scene.hands for tile in hand.tiles or ()]
            assert len(set(ids)) == len(ids), "an id is one thing"
        actor = rng.choice(actors)
        action = game.legal(state, actor).sample(rng)
        if isinstance(action, Claim) and rng.randrange(2):
            action = Claim(action.chain[:-1] or action.chain)
        state, _ = game.apply(state, actor, action)
    end = drawn(game, state, 0, PHONE, language).outcome
    assert end is not None
    assert end.match_over


@pytest.mark.parametrize(
    ("chain", "why"),
    [
        ("2-8 8-6 6-4", "6-4 does not come back to 2"),
        ("8-6 6-4 4-2", "8-6 does not begin with 2"),
        ("2-8 6-4 4-2", "2-8 does not match 6-4"),
        ("2-8 8-6 6-2 2-4 4-5 5-2", "2 shows inside as well, at 6-2"),
    ],
)
def test_a_wrong_chain_is_told_with_its_tile(chain: str, why: str) -> None:
    game, state = after("chance reveal 2-2", set=9)
    _, events = game.apply(state, 0, game.vocabulary.parse(f"claim {chain}"))
    told = say(events[0], words("en", "hectic"), ("Ada", "Ben"), 0)
    assert told == f"You show a chain: {chain}. Wrong: {why}."


def test_a_chain_that_is_too_short_is_told_so() -> None:
    game, state = after("chance reveal 5-5", set=9)
    _, events = game.apply(state, 0, game.vocabulary.parse("claim 5-8 8-6 6-5"))
    told = say(events[0], words("en", "hectic"), ("Ada", "Ben"), 1)
    assert told == "Ada shows a chain: 5-8 8-6 6-5. Wrong: 3 tiles are too few, it takes 5."


def test_a_chain_is_asked_to_lead_back_and_to_be_long_enough() -> None:
    (composer,) = drawn(*after("chance reveal 5-5", set=9), 0).composers
    (step,) = composer.steps
    assert (step.ends, step.least) == (5, 5)
