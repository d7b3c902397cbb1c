"""What is drawn of fortress: heights, places with their points, and every legal lay on offer."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

import boneyard
from boneyard.core.actions import CHANCE, Action, Draw
from boneyard.core.game import Reason
from boneyard.core.moves import NONE
from boneyard.games.fortress.bot import BUILDER, advise
from boneyard.games.fortress.game import Fortress
from boneyard.games.fortress.test_book import RAISED, TWO, chain_laid, climbing, dealt, standing
from boneyard.testing.book import Situation
from boneyard.text import LANGUAGES, words
from boneyard.view import build
from boneyard.view import scene as view
from boneyard.view.words.speech import why

PHONE = (15.0, 16.0)


def drawn(
    table: Situation,
    seat: int | None = 0,
    language: str = "en",
    frame: tuple[float, float] = (30, 18),
) -> view.Scene:
    game, state = table.game, table.state
    moves = NONE if seat is None else game.legal(state, seat)
    return build(
        game, game.observe(state, seat), moves,
        words=words(language, "fortress"), names=("Ada", "Ben", "Cem")[: game.players], frame=frame,
    )  # fmt: skip


def on_offer(scene: view.Scene) -> set[Action]:
    """Every action a person can put together from the scene."""
    found: list[dict[str, Any]] = [control.action for control in scene.controls]
    found += [o.action for i in scene.items if isinstance(i, view.Target) for o in i.offers]
    if scene.boneyard is not None and scene.boneyard.action is not None:
        found.append(scene.boneyard.action)
    for composer in scene.composers:
        tile, where = composer.steps
        for a, b in tile.tiles:
            for halves in ((a, b), (b, a)):
                found += [
                    {**composer.action, tile.field: halves, where.field: pair}
                    for pair in where.pairs
                ]
    return {Fortress.vocabulary.convert(action) for action in found}


def test_everything_legal_is_on_offer_and_nothing_else() -> None:
    """All along a match in which towers grow."""
    game = boneyard.game("fortress", set=6, players=2)
    rng, state, raised = random.Random(2), game.start(), 0
    while actors := game.to_act(state):
        (actor,) = actors
        moves = game.legal(state, actor)
        if actor is CHANCE:
            action = moves.sample(rng)
        else:
            offered = on_offer(drawn(Situation(game, state), actor))  # type: ignore[arg-type]
            assert offered == set(moves)
            raised += len(offered)
            action = BUILDER.choose(game, game.observe(state, actor), moves, rng)  # type: ignore[arg-type]
        state, _ = game.apply(state, actor, action)
    assert raised > 1_000


def test_heights_can_be_read() -> None:
    scene = drawn(standing("4-2 6-6 | 1-1", RAISED + "; 4-0 0,0 -1,0"))
    levels = {i.id: i.level for i in scene.items if isinstance(i, view.TileItem)}
    assert levels["4-0"] == 1
    assert levels["6-3"] == 0
    label = next(i.label for i in scene.items if i.id == "4-0" and isinstance(i, view.TileItem))
    assert label == "4-0, level 2 from the table"


def test_what_a_tile_brings_is_seen_before_it_is_laid() -> None:
    scene = drawn(climbing())
    (place,) = [item for item in scene.items if isinstance(item, view.Target)]
    assert place.label == "place on level 3 from the table: 6 points"
    assert {note.text for note in scene.items if isinstance(note, view.Caption)} == {"+6"}
    assert "The next tile would score 6." in scene.panels[0].text
    assert "= 4" in scene.panels[0].text


def test_before_the_first_tile_it_is_said_what_chains_bring() -> None:
    assert "three 10" in drawn(dealt(TWO)).panels[0].text


def test_an_offer_says_whether_the_chain_can_go_on() -> None:
    table = standing("6-5 5-2 1-0 4-4 | 1-1", "4-3 -2,0 -2,1; 4-2 -3,0 -3,1; 2-0 -2,0 -3,0")
    scene = drawn(table.play("stack 6-5 -1,0 -1,1"))
    offers = [o for i in scene.items if isinstance(i, view.Target) for o in i.offers]
    labels = {offer.halves: offer.label for offer in offers}
    assert labels[2, 5].endswith("the chain can go on")
    assert labels[5, 2].endswith("the chain ends")


def test_only_ones_own_tiles_are_shown() -> None:
    table = dealt(TWO)
    mine, other = drawn(table, 0).hands
    assert mine.tiles is not None
    assert all(tile.playable for tile in mine.tiles)
    assert other.tiles is None
    assert other.count == 3
    waiting = drawn(table, 1)
    assert waiting.hands[1].tiles is not None
    assert {tile.why_not for tile in waiting.hands[1].tiles} == {"It is not your turn."}
    assert not waiting.composers


def test_stopping_says_what_it_means() -> None:
    (control,) = drawn(dealt(TWO).play("stack 6-5 -1,0 -1,1")).controls
    assert control.label == "Leave it at one tile"
    (control,) = drawn(climbing()).controls
    assert control.label == "End the chain and hand out a tile"


def test_while_tiles_are_handed_out_nobody_is_asked() -> None:
    scene = drawn(chain_laid("4-4", "1-1"))
    assert not scene.controls
    assert scene.prompt == "The others take what Ada has left."


def test_the_table_as_text_names_cells_as_actions_do() -> None:
    table = standing("4-2 6-6 | 1-1", "2-1 1,0 1,1; 4-0 0,0 1,0")
    assert [line for (line,) in drawn(table).arms] == [
        "     -2   -1    0    1    2    3",
        "-2              ·    ·",
        "-1         ·    ·    ·    ·",
        " 0    ·    ·  4/2    3    ·    ·",
        "                |",
        " 1    ·    ·  0/2    1    ·    ·",
        " 2         ·    ·    ·    ·",
        " 3              ·    ·",
    ]


def test_a_telephone_shows_the_whole_table_at_the_beginning() -> None:
    scene = drawn(dealt(TWO), frame=PHONE)
    assert (scene.width, scene.height) == PHONE


@cache
def hinted_match() -> list[Reason]:
    """What hints say to those who always follow them."""
    game = boneyard.game("fortress", set=6, players=2)
    rng, state, said = random.Random(4), game.start(), []
    while actors := game.to_act(state):
        (actor,) = actors
        moves = game.legal(state, actor)
        action = moves.sample(rng)
        if actor is not CHANCE:
            advice = advise(game, game.observe(state, actor), moves, rng)  # type: ignore[arg-type]
            action = advice.action
            assert action in moves
            if advice.reason is not None:
                said.append(advice.reason)
        state, _ = game.apply(state, actor, action)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_can_be_said(language: str) -> None:
    speech = words(language, "fortress")
    assert all(why(reason, speech) for reason in hinted_match())
    keys = {reason.key for reason in hinted_match()}
    assert keys == {"hint-chain", "hint-on", "hint-more", "hint-single"}


def test_drawing_is_offered_at_the_boneyard_too() -> None:
    scene = drawn(dealt(TWO))
    assert scene.boneyard is not None
    assert scene.boneyard.action == msgspec.to_builtins(Draw())
