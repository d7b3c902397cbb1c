"""Rule book 1.2: Peruvian."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, RoundEnded, Scored
from boneyard.core.moves import NONE
from boneyard.testing.book import Situation, line
from boneyard.text import words
from boneyard.view.line import line_scene

FRAME = (30.0, 18.0)

HANDS = "6-1 | 3-3 2-0 | 3-2 | 4-4"


def test_4_players_5_tiles_sets_6_and_9() -> None:
    for set_ in (6, 9):
        game: Any = boneyard.game("peruvian", set=set_)
        assert game.legal(game.start(), boneyard.CHANCE).hands == (5,) * 4
    with pytest.raises(boneyard.BadOption, match="choose 4"):
        boneyard.game("peruvian", players=3)


def test_played_like_block() -> None:
    table = line("peruvian", "6-1 4-4 | 5-5 1-1 | 2-2 | 3-3", "6-5", boneyard="3-1 3-2 3-0")
    assert table.play("6-1>6-5.6").happened(Drew)[0].seat == 0


def _last_round(held: str, laid: str = "6-5", **changes: Any) -> Situation:
    """The end of the only round, so that its notes are announced."""
    return line("peruvian", held, laid, match="rounds:1", changes=changes)


def test_each_players_pips_left_in_hand_are_noted_as_penalties() -> None:
    # Blocked at 5 and 1; seat 0 laid last and has the fewest.
    table = _last_round("6-1 2-0 | 3-3 | 3-2 | 4-4").play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.scores == (2, 6, 5, 8)


def test_blocked_and_the_last_layer_has_not_the_fewest_his_own_count_times_4() -> None:
    table = _last_round("6-1 4-3 | 3-3 | 3-2 | 4-4").play("6-1>6-5.6")
    assert table.scores == (28, 6, 5, 8)
    assert [event.of for event in table.happened(Scored) if event.why == "noted-fourfold"] == [7]


def test_times_4_not_if_he_shares_the_fewest() -> None:
    table = _last_round("6-1 4-0 3-0 | 4-3 | 4-4 | 3-3 4-2").play("6-1>6-5.6")
    assert table.scores == (7, 7, 8, 12)


def test_times_4_only_for_who_laid_the_last_tile() -> None:
    # Seat 3 laid last and has the fewest: nobody's count is fourfold, whoever has more.
    table = line("peruvian", "4-4 | 3-3 | 3-2 | 6-1 4-0", "6-5", turn=3, match="rounds:1")
    table = table.play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.scores == (8, 6, 5, 4)


def test_after_domino_the_same_note_taking_and_who_went_out_notes_0() -> None:
    table = _last_round(HANDS).play("6-1>6-5.6")
    assert table.how == "out"
    assert table.scores == (0, 8, 5, 8)


def test_7_rounds() -> None:
    assert boneyard.game("peruvian").options["match"] == "rounds:7"


def test_fewest_points_wins() -> None:
    table = _last_round(HANDS).play("6-1>6-5.6")
    assert table.result is not None
    assert table.result.winners == (0,)


def _ends(count: int, **options: Any) -> Situation:
    """A match whose next lay ends round number `count`."""
    ended = RoundEnded("out", 1, 1, line("peruvian", "4-4 3-3 | | 3-2 | 1-1", "6-5").state.hands)
    changes = {"round": count - 1, "ends": (ended,) * (count - 1)}
    return line("peruvian", HANDS, "6-5", changes=changes, **options).play("6-1>6-5.6")


def test_the_notes_are_kept_secret() -> None:
    table = _ends(3)
    assert table.how == "out"
    assert table.scored == []
    assert table.scores == (0, 0, 0, 0)
    assert table.state.sheet == ()
    assert table.ended is not None
    assert table.ended.winners == ()


def test_the_totals_are_announced_before_the_last_round() -> None:
    sixth = _ends(6)
    assert sixth.scored == []
    assert sixth.scores == (0, 0, 0, 0)
    seventh = sixth.deal("6-6")
    assert seventh.scores == (5 * 14 + 0, 8, 5 * 5 + 5, 5 * 2 + 8)
    assert len(seventh.state.sheet) == 6


def test_who_leads_follows_from_the_notes_announced_or_not() -> None:
    sixth = _ends(6)
    seventh = sixth.deal("6-6")
    assert seventh.game.lead(seventh.state, 1) == (70 + 30 + 18) / 3 - 8
    for seat in range(4):
        assert sixth.game.lead(sixth.state, seat) == seventh.game.lead(seventh.state, seat)


def test_after_the_seventh_round_everything_is_on_the_sheet() -> None:
    table = _ends(7)
    assert table.is_over
    assert len(table.state.sheet) == 7
    assert table.scores == (6 * 14, 8, 6 * 5 + 5, 6 * 2 + 8)


def test_hands_are_still_shown_after_each_round() -> None:
    table = _ends(1)
    assert table.ended is not None
    assert [len(hand) for hand in table.ended.hands] == [0, 2, 1, 1]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_no_event_sheet_or_observation_carries_a_noted_number_to_anyone(seat: int | None) -> None:
    table = _ends(5)
    seen = table.game.observe(table.state, seat)
    assert (seen.scores, seen.sheet) == ((0, 0, 0, 0), ())
    assert not any(isinstance(event, Scored) for event in (*seen.log, *table.events))
    assert all(end.winners == () for end in seen.ends)


def test_played_to_a_number_of_points_the_notes_are_secret_until_somebody_has_them() -> None:
    table = line("peruvian", HANDS, "6-5", match="points:9").play("6-1>6-5.6")
    assert table.scored == []
    second = table.deal("6-6")
    assert second.scores == (0, 0, 0, 0)
    ended = line("peruvian", HANDS, "6-5", match="points:8").play("6-1>6-5.6")
    assert ended.is_over
    assert ended.scores == (0, 8, 5, 8)


def shown(table: Situation, seat: int | None) -> Any:
    """The table as this seat sees it."""
    game, seen = table.game, table.game.observe(table.state, seat)
    return line_scene(
        game, seen, NONE, words=words("en", "peruvian"), names=("A", "B", "C", "D"), frame=FRAME
    )


def test_notes_own_each_player_sees_their_own_notes_and_total_and_nobody_elses() -> None:
    table = _ends(3, notes="own")
    # Seat 0 was left with 14 pips twice and went out, seat 2 with 5 pips three times.
    for seat, column in ((0, ["14", "14", "0"]), (2, ["5", "5", "5"])):
        scene = shown(table, seat)
        for row, number in zip(scene.sheet.rows, column, strict=True):
            assert [cell for cell in row[1:] if cell != "?"] == [number]
            assert row[1 + seat] == number
        assert scene.sheet.totals[1 + seat] == str(sum(map(int, column)))
        assert [hand.score for hand in scene.hands if hand.seat != seat] == [None] * 3
        assert scene.hands[seat].score == sum(map(int, column))


def test_notes_own_also_the_fourfold_one_in_the_words_of_the_round() -> None:
    blocked = line(
        "peruvian", "6-1 4-3 | 3-3 | 3-2 | 4-4", "6-5", notes="own", match="rounds:2"
    ).play("6-1>6-5.6")
    assert shown(blocked, 0).sheet.totals[1] == "28"
    assert any("28" in said for said in shown(blocked, 0).outcome.lines)
    assert not any("28" in said for said in shown(blocked, 1).outcome.lines)


def test_notes_own_spectators_see_none_and_by_the_scorer_nobody_does() -> None:
    for table, seat in ((_ends(3, notes="own"), None), (_ends(3), 0)):
        scene = shown(table, seat)
        assert scene.sheet.rows == ()
        assert set(scene.sheet.totals[1:]) == {"?"}
        assert {hand.score for hand in scene.hands} == {None}


def test_notes_own_until_they_are_announced_before_the_last_round() -> None:
    seventh = _ends(6, notes="own").deal("6-6")
    assert seventh.scores == (5 * 14 + 0, 8, 5 * 5 + 5, 5 * 2 + 8)
    assert "?" not in shown(seventh, 1).sheet.totals


def test_notes_own_to_points_they_are_announced_at_the_end() -> None:
    open_ = line("peruvian", HANDS, "6-5", match="points:9", notes="own").play("6-1>6-5.6")
    assert shown(open_, 1).sheet.totals[1:] == ("?", "8", "?", "?")
