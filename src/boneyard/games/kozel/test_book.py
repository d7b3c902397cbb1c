"""Rule book w1.10: Kozel."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import RoundEnded
from boneyard.families.line.events import DealtAgain
from boneyard.testing.book import Situation, dealt, hands, line, rules_of
from boneyard.testing.lockstep import lock_step
from tests.three_rounds import CLOCKWISE, ROUNDS, A, B, C, D, opened_by

EVEN = "6-6 5-5 | 4-4 3-3 | 2-2 1-1 | 0-0"
"""No hand so odd that it is dealt again."""


def ended(left: str, winners: tuple[int, ...], how: str = "out") -> RoundEnded:
    """A round that ended with these hands left."""
    by = winners[0] if how == "out" else None
    return RoundEnded(how, by, A, hands(left), winners)


def out(b: str, d: str, before: tuple[RoundEnded, ...] = (), bd: int = 0, ac: int = 0,
        **options: Any) -> Situation:  # fmt: skip
    """A goes out, while B and D are left with these."""
    scores = (ac, bd, ac, bd)
    sheet = (*((0,) * 4 for _ in before[1:]), scores) if before else ()
    changes = {"log": opened_by(A), "ends": before, "round": len(before),
               "scores": scores, "sheet": sheet}  # fmt: skip
    begun = line(
        "kozel", f"5-1 | {b} | 4-4 | {d}", "6-6 6-5", turn=A, changes=changes,
        **{**CLOCKWISE, **options},
    )  # fmt: skip
    return begun.play("5-1>6-5.5")


@pytest.mark.parametrize(
    ("number", "expected"), [("I", ("BD", 22, A)), ("II", ("BD", 19, A)), ("III", ("BD", 25, C))]
)
def test_three_rounds(number: str, expected: tuple[str, int, int]) -> None:
    """Who lost notes; after a block the blocker opens."""
    _, points, opens = expected
    table = ROUNDS[number]("kozel")
    assert table.gained == {B: points, D: points}
    following = table.deal(EVEN)
    assert following.turn == opens
    assert len(following.choices) == 7


def test_the_blocker_opens_even_after_a_lost_fish() -> None:
    """Round II with a heavy A: A blocks and loses, and opens all the same."""
    table = line(
        "kozel", "5-3 4-0 6-3 | 1-0 | 4-1 2-2 | 1-1", "5-5 5-4 4-3", turn=A,
        changes={"log": opened_by(D)}, **CLOCKWISE,
    ).play("3-5>4-3.3")  # fmt: skip
    assert table.how == "blocked"
    assert table.ended is not None
    assert set(table.ended.winners) == {B, D}
    assert table.deal(EVEN).turn == A


@pytest.mark.parametrize(
    ("given", "boneyard", "opens"),
    [
        ("1-1 | 2-2", "", "1-1"),
        ("0-0 | 6-6", "1-1 2-2 3-3 4-4 5-5", "6-6"),
        ("0-0 | 6-4", "1-1 2-2 3-3 4-4 5-5 6-6", "0-0"),
        ("6-4 | 6-5", "1-1 2-2 3-3 4-4 5-5 6-6 0-0", "6-5"),
    ],
)
def test_a_low_double_opens_the_first_round(given: str, boneyard: str, opens: str) -> None:
    table = dealt("kozel", given, boneyard, players=2)
    assert table.choices == {opens}


@pytest.mark.parametrize(
    ("hand", "again"),
    [
        ("1-1 2-2 3-3 4-4 5-5", True),
        ("6-0 6-1 6-2 6-3 6-4 6-5", True),
        ("1-1 2-2 3-3 4-4 6-5 6-3 5-0", False),
        ("6-0 6-1 6-2 6-3 6-4 5-2 5-1", False),
    ],
)
def test_odd_hands_are_dealt_again(hand: str, again: bool) -> None:
    table = dealt("kozel", hand, "", players=2)
    assert bool(table.happened(DealtAgain)) == again


def test_two_and_three_draw_until_something_fits() -> None:
    assert dealt("kozel", "1-1", players=4).state.boneyard == ()
    table = line(
        "kozel", "6-5 6-4 | 5-3 5-2", "5-5 4-5 4-4", "3-3 4-2 1-0", turn=A, players=2, **CLOCKWISE
    )
    table = table.play("5-6>5-5.side")
    assert table.hand(B) == "5-3 5-2 3-3 4-2"
    assert table.turn == B


def test_below_thirteen_an_amount_hangs() -> None:
    nine = out("4-0 2-0", "2-1")
    assert nine.gained == {B: 0, D: 0}
    assert nine.scored[0][2] == "hangs"
    before = ended("| 4-0 2-0 | 4-4 | 2-1", (A, C))
    five = out("3-0", "2-0", (before,))
    assert five.gained == {B: 14, D: 14}
    six = out("4-0", "2-0", (before,), bd=14)
    assert six.gained == {B: 6, D: 6}


@pytest.mark.parametrize(("least", "noted"), [(13, 13), (25, 0), (0, 13)])
def test_how_much_opens_an_account(least: int, noted: int) -> None:
    assert out("6-4", "2-1", least=least).gained == {B: noted, D: noted}


def test_a_tied_fish_is_eggs_for_the_next_round_that_is_won() -> None:
    table = line(
        "kozel", "5-3 4-0 | 6-2 | 4-3 | 2-1", "5-5 5-4 4-3", turn=A,
        changes={"log": opened_by(D)}, **CLOCKWISE,
    ).play("3-5>4-3.3")  # fmt: skip
    assert table.how == "blocked"
    assert table.gained == {}
    eggs = ended("6-5 | 5-4 1-1 | | ", (), "blocked")
    won = out("4-0", "4-0", (eggs,), bd=20)
    assert won.gained == {B: 8 + 22, D: 8 + 22}
    two = out("4-0", "4-0", (eggs, eggs), bd=20)
    assert two.gained == {B: 8 + 44, D: 8 + 44}


@pytest.mark.parametrize(("alone", "noted"), [(25, 30), (10, 15), (0, 5)])
def test_a_lone_double_blank(alone: int, noted: int) -> None:
    assert out("0-0", "3-2", bd=20, alone_blank=alone).gained == {B: noted, D: noted}
    assert out("0-0 1-0", "3-2", bd=20, alone_blank=alone).gained == {B: 6, D: 6}


def test_a_lone_double_blank_is_compared_in_a_fish() -> None:
    table = line(
        "kozel", "5-3 4-1 | 0-0 | 4-3 | 2-1", "5-5 5-4 4-3", turn=A,
        changes={"log": opened_by(D)}, **CLOCKWISE,
    ).play("3-5>4-3.3")  # fmt: skip
    assert table.ended is not None
    assert set(table.ended.winners) == {A, C}
    assert table.gained == {B: 28, D: 28}


def test_of_three_each_loser_notes_the_eggs_in_full() -> None:
    eggs = ended("6-5 | 6-4 | 6-4", (), "blocked")
    table = line(
        "kozel", "5-1 | 6-4 | 6-3", "6-6 6-5", turn=A, players=3,
        changes={"log": opened_by(A), "ends": (eggs,), "round": 1, "sheet": ((0, 0, 0),)},
        **CLOCKWISE,
    ).play("5-1>6-5.5")  # fmt: skip
    assert table.gained == {B: 10 + 31, C: 9 + 31}


def test_winners_may_note_what_the_losers_have() -> None:
    eggs = ended("6-5 | 5-4 1-1 | | ", (), "blocked")
    assert out("4-0", "6-3", (eggs,), account="winners").gained == {A: 13 + 22, C: 13 + 22}
    assert out("4-0", "2-0", account="winners").gained == {A: 0, C: 0}


@pytest.mark.parametrize(("account", "winners"), [("losers", (A, C)), ("winners", (A, C))])
def test_who_has_101_is_the_goat_or_has_won(account: str, winners: tuple[int, ...]) -> None:
    bd, ac = (95, 20) if account == "losers" else (20, 95)
    table = out("4-0", "6-3", bd=bd, ac=ac, account=account)
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == winners


def test_the_sea_goat_plays_to_125() -> None:
    assert rules_of("kozel").match.points == 101
    assert rules_of("kozel", least=25).match.points == 125


def test_eggs_and_what_hangs_are_carried_in_compiled_rounds() -> None:
    game: Any = boneyard.game("kozel", match="rounds:100", least=25)
    lock_step(game, seed=1)
