"""Rule book 1.3: Block in teams."""

from __future__ import annotations

from typing import Any

import boneyard
from boneyard.core.events import Dealt, Drew
from boneyard.families.line.events import TeamsFormed
from boneyard.testing.book import Situation, dealt, line, tiles

TEAMS: dict[str, Any] = {"teams": ((0, 1), (2, 3)), "order": (0, 2, 1, 3)}


def test_4_players_sets_6_and_9_each_draws_4_tiles() -> None:
    for set_ in (6, 9):
        game: Any = boneyard.game("team-block", set=set_)
        assert game.legal(game.start(), boneyard.CHANCE).hands == (4,) * 4


def _formed(hands: str, **options: Any) -> TeamsFormed:
    (formed,) = dealt("team-block", hands, **options).happened(TeamsFormed)
    return formed


def test_the_two_highest_pip_sums_are_a_team_the_two_lowest_the_other() -> None:
    formed = _formed("6-6 6-5 6-4 6-3 | 1-0 2-0 1-1 0-0 | 2-1 3-0 3-1 2-2 | 5-5 5-4 5-3 4-4")
    assert formed.teams == ((0, 3), (1, 2))


def test_equal_sums_the_earlier_seat_counts_as_higher() -> None:
    # Sums 40, 13, 13, 12: seat 1 plays with the highest.
    formed = _formed("6-6 6-5 6-4 5-2 | 4-0 3-1 2-1 2-0 | 4-1 3-2 1-1 1-0 | 0-0 3-0 2-2 5-0")
    assert formed.teams == ((0, 1), (2, 3))


def test_before_the_teams_are_formed_everybody_plays_alone() -> None:
    game = boneyard.game("team-block")
    assert game.sides(game.start()) == ((0,), (1,), (2,), (3,))
    table = dealt("team-block", "6-6 6-5 6-4 6-3 | 1-0 2-0 1-1 0-0 | 2-1 3-0 3-1 2-2")
    assert game.sides(table.state) == table.state.teams == ((0, 3), (1, 2))


def test_the_four_tiles_are_the_starting_hand() -> None:
    table = dealt("team-block", "6-6 6-5 6-4 6-3 | 1-0 2-0 1-1 0-0")
    assert table.hand(0) == "6-6 6-5 6-4 6-3"
    assert table.turn == 0
    assert table.choices == {"6-6"}


def test_partners_alternate_starting_from_the_first_seat() -> None:
    formed = _formed("6-6 6-5 6-4 6-3 | 5-5 5-4 5-3 4-4 | 1-0 2-0 1-1 0-0 | 2-1 3-0 3-1 2-2")
    assert formed.teams == ((0, 1), (2, 3))
    assert formed.order == (0, 2, 1, 3)
    other = _formed("1-0 2-0 1-1 0-0 | 5-5 5-4 5-3 4-4 | 6-6 6-5 6-4 6-3 | 2-1 3-0 3-1 2-2")
    assert other.teams == ((1, 2), (0, 3))
    assert other.order == (0, 1, 3, 2)


def test_counter_clockwise_the_other_partner_comes_first() -> None:
    formed = _formed(
        "6-6 6-5 6-4 6-3 | 5-5 5-4 5-3 4-4 | 1-0 2-0 1-1 0-0 | 2-1 3-0 3-1 2-2",
        direction="counter-clockwise",
    )
    assert formed.order == (0, 3, 1, 2)


def test_teams_are_formed_in_round_one_and_kept_for_the_match() -> None:
    table = line("team-block", "6-1 | 3-3 | 2-2 | 4-4", "6-5", changes=TEAMS).play("6-1>6-5.6")
    # By this second deal seats 2 and 3 would be partners of others.
    second = table.deal("1-0 2-0 1-1 0-0 | 6-6 6-5 6-4 6-3 | 2-1 3-0 3-1 2-2 | 5-5 5-4 5-3 4-4")
    assert second.happened(TeamsFormed) == []
    assert second.state.teams == ((0, 1), (2, 3))
    assert second.state.order == (0, 2, 1, 3)
    assert [len(hand) for hand in second.state.hands] == [4] * 4


def test_a_seat_keeps_its_identity_only_the_order_changes() -> None:
    table = line("team-block", "6-1 0-0 | 1-0 0-0 | 1-1 3-3 | 4-4", "6-5", changes=TEAMS)
    table = table.play("6-1>6-5.6")
    assert table.turn == 2
    table = table.play("1-1>6-1.1")
    assert table.turn == 1


def test_silent_partners_see_nothing() -> None:
    table = line("team-block", "6-1 0-0 | 1-0 2-2 | 1-1 3-3 | 4-4", "6-5", changes=TEAMS)
    assert table.game.observe(table.state, 0).hands == (tiles("6-1 0-0"), 2, 2, 1)


def test_open_means_partners_see_each_others_hands() -> None:
    table = _open()
    assert table.game.observe(table.state, 0).hands == (tiles("6-1 0-0"), tiles("1-0 2-2"), 2, 1)
    assert table.game.observe(table.state, 3).hands == (2, 2, tiles("1-1 3-3"), tiles("4-4"))
    assert table.game.observe(table.state, None).hands == (2, 2, 2, 1)


def test_open_partners_see_what_the_other_draws_and_is_dealt() -> None:
    (drew,) = _open().play("6-1>6-5.6").happened(Drew)
    assert drew.seen_by(1) == drew
    assert drew.seen_by(2) != drew
    table = dealt("team-block", "6-6 6-5 6-4 6-3 | 5-5 5-4 5-3 4-4", partners="open")
    first = next(event for event in table.happened(Dealt) if event.seat == 0)
    assert [seat for seat in range(4) if first.seen_by(seat) == first] == [0, 1]


def test_aloud_hands_stay_closed_and_partners_may_talk_for_all_to_hear() -> None:
    aloud = line(
        "team-block", "6-1 0-0 | 1-0 2-2 | 1-1 3-3 | 4-4", "6-5", partners="aloud", changes=TEAMS
    )
    assert aloud.game.observe(aloud.state, 0).hands == (tiles("6-1 0-0"), 2, 2, 1)
    assert aloud.game.talks(aloud.state) == ()  # Nobody but the whole table is spoken to.
    assert not aloud.game.hushes(aloud.state)
    silent = line("team-block", "6-1 | 1-0 | 1-1 | 4-4", "6-5", changes=TEAMS)
    assert silent.game.hushes(silent.state)


def _open() -> Situation:
    return line(
        "team-block", "6-1 0-0 | 1-0 2-2 | 1-1 3-3 | 4-4", "6-5", "3-0 3-1 3-2",
        partners="open", changes=TEAMS,
    )  # fmt: skip


def test_played_like_block() -> None:
    assert [event.seat for event in _open().play("6-1>6-5.6").happened(Drew)] == [0]


def test_the_team_of_who_goes_out_is_credited_the_pips_of_the_other_team() -> None:
    table = line("team-block", "6-1 | 3-3 | 2-2 | 4-3", "6-5", changes=TEAMS).play("6-1>6-5.6")
    assert table.gained == {0: 11, 1: 11}
    assert [table.game.lead(table.state, seat) for seat in range(4)] == [11, 11, -11, -11]


def test_blocked_the_team_with_the_smaller_joint_count_is_credited_the_others_pips() -> None:
    # Seat 2 has the fewest pips of all, but seats 0 and 1 fewer together: 3 + 6 against 2 + 12.
    table = line("team-block", "6-1 3-0 | 3-3 | 2-0 | 4-4 4-0", "6-5", changes=TEAMS)
    table = table.play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.gained == {0: 14, 1: 14}


def test_blocked_with_equal_joint_counts_nobody_is_credited() -> None:
    table = line("team-block", "6-1 3-0 | 3-3 | 2-0 | 4-3", "6-5", changes=TEAMS)
    table = table.play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.scored == []


def test_a_team_wins_the_match_together() -> None:
    table = line("team-block", "6-1 | 3-3 | 2-2 | 4-3", "6-5", changes=TEAMS, match="points:10")
    table = table.play("6-1>6-5.6")
    assert table.result is not None
    assert table.result.winners == (0, 1)
