"""What is drawn of dominance: both columns, what the rows earn, and every legal move on offer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boneyard.core.actions import Action
from boneyard.core.moves import NONE
from boneyard.games.dominance.bot import BOT, advise
from boneyard.games.dominance.game import Dominance
from boneyard.games.dominance.test_book import NO_FIVE, begun, column, finish, standing
from boneyard.testing.book import Situation
from boneyard.text import LANGUAGES, words
from boneyard.view import build, kit
from boneyard.view import scene as view
from boneyard.view.words.speech import why

PHONE = (15.0, 20.0)


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
        words=words(language, "dominance"), names=("Ada", "Ben"), frame=frame,
    )  # fmt: skip


def on_offer(scene: view.Scene) -> set[Action]:
    found: list[dict[str, Any]] = [control.action for control in scene.controls]
    found += [o.action for i in scene.items if isinstance(i, view.Target) for o in i.offers]
    return {Dominance.vocabulary.convert(action) for action in found}


def test_everything_legal_is_on_offer_and_nothing_else() -> None:
    table, rng = begun(), random.Random(3)
    while table.state.phase == "play":
        moves = table.game.legal(table.state, table.turn)
        assert on_offer(drawn(table, table.turn)) == set(moves)
        assert not on_offer(drawn(table, 1 - table.turn))
        assert not on_offer(drawn(table, None))
        table = table.play(str(moves.sample(rng)))


def test_a_tile_offers_its_two_rows_and_says_how_the_row_will_stand() -> None:
    scene = drawn(standing("5-3 7-7", column(r5=4), column(r5=6)))
    place = next(i for i in scene.items if isinstance(i, view.Target) and i.id == "take:5-3")
    assert [offer.label for offer in place.offers] == [
        "5-3: 3 into row 5 (then 7 to 6)",
        "5-3: 5 into row 3 (then 5 to 0)",
    ]
    double = next(i for i in scene.items if isinstance(i, view.Target) and i.id == "take:7-7")
    assert len(double.offers) == 1


def test_each_row_shows_what_it_earns_now() -> None:
    scene = drawn(standing("7-7", column(r1=12, r2=15), column(r1=16, r2=3)))
    fields = {i.id: i for i in scene.items if isinstance(i, view.Cell)}
    assert fields["sum:0,1"].number == 12
    assert fields["sum:1,1"].look == "right"
    assert fields["sum:1,1"].label == "Ben, row 1: 16, earns 12 as it stands"
    assert fields["sum:0,2"].look == "plain"
    assert fields["sum:1,5"].number is None
    notes = {i.id: i.text for i in scene.items if isinstance(i, view.Caption)}
    assert notes["points:1,1"] == "+12"
    assert "points:0,2" not in notes
    assert scene.hands[1].status == "12 as it stands"


def test_dictating_is_a_control_and_the_field_is_marked() -> None:
    scene = drawn(standing("5-3 7-1 7-2", two=NO_FIVE))
    (control,) = scene.controls
    assert control.label == "Dictate 5-3 into row 5 to Ben"
    fields = {i.id: i.look for i in scene.items if isinstance(i, view.Cell)}
    assert fields["sum:1,5"] == "wrong"


def test_everything_stays_in_place_when_tiles_are_taken() -> None:
    before = {i.id: (i.x, i.y) for i in drawn(begun()).items if not isinstance(i, view.Link)}
    later = drawn(begun().play("take 7-7 7", "take 7-1 1", "take 1-1 1", "take 7-6 7"))
    for item in later.items:
        if not isinstance(item, view.Link | view.Target) and not item.id.startswith("points:"):
            assert before[item.id] == (item.x, item.y)
    assert "7-7" not in {item.id for item in later.items}


@pytest.mark.parametrize("frame", [PHONE, (30.0, 18.0), (24.0, 12.0)])
def test_nothing_overlaps_and_a_telephone_shows_it_all(frame: tuple[float, float]) -> None:
    scene = drawn(begun(), frame=frame)
    assert scene.width <= max(frame[0], 15.5)
    assert scene.height <= max(frame[1], 18)
    boxes = [kit.extent(i) for i in scene.items if isinstance(i, view.TileItem | view.Cell)]
    for n, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[n + 1 :]:
            apart = right <= other[0] + 1e-6 or other[2] <= left + 1e-6
            assert apart or bottom <= other[1] + 1e-6 or other[3] <= top + 1e-6


def test_the_outcome_reckons_row_by_row() -> None:
    outcome = drawn(finish(begun())).outcome
    assert outcome is not None
    assert outcome.match_over
    assert sum(line.startswith("Row ") for line in outcome.lines) == 7


def test_as_text_a_row_has_both_sums_and_the_tiles_left_for_it() -> None:
    table = standing("5-3 5-1 7-7", column(r5=12), column(r5=8))
    rows = drawn(table).arms
    assert rows[0] == (" ", "   Ada", "   Ben")
    assert rows[5] == ("5", " 12 +8", "     8", "  5-3 5-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_can_be_said(language: str) -> None:
    speech, rng = words(language, "dominance"), random.Random(5)
    for table in (begun(), standing("5-3 7-1 7-2", two=NO_FIVE), standing("1-1 2-1")):
        moves = table.game.legal(table.state, 0)
        advice = advise(table.game, table.game.observe(table.state, 0), moves, rng)
        assert advice.action in moves
        assert advice.reason is not None
        assert why(advice.reason, speech)
        there = {item.id for item in drawn(table).items}
        assert set(advice.items) <= there


def test_the_bot_chooses_what_is_on_offer() -> None:
    table, rng = begun(), random.Random(2)
    moves = table.game.legal(table.state, 0)
    assert BOT.choose(table.game, table.game.observe(table.state, 0), moves, rng) in moves
