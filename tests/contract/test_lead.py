"""The contract of `lead` is one that a game can break."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.actions import Seat
from boneyard.families.habits import Shedding
from boneyard.families.line import LineGame, LineState
from boneyard.testing import keep_the_contract

AT_ITS_BEST = LineGame.lead


def leads(monkeypatch: pytest.MonkeyPatch, factor: dict[Seat, float]) -> None:
    """Every lead is what it was, times the factor of the seat."""

    def lead(game: LineGame, state: LineState, seat: Seat) -> float:
        return AT_ITS_BEST(game, state, seat) * factor[seat]

    monkeypatch.setattr(LineGame, "lead", lead)


def test_partners_with_different_leads_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    leads(monkeypatch, {0: 2, 1: 1, 2: 1, 3: 1})
    with pytest.raises(AssertionError, match="partners"):
        keep_the_contract(boneyard.game("team-block", match="rounds:2"))


def test_two_sides_that_do_not_balance_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    leads(monkeypatch, {0: 2, 1: 1})
    with pytest.raises(AssertionError, match="one side is ahead"):
        keep_the_contract(boneyard.game("all-fives", players=2, match="rounds:2"))


def test_a_loss_for_going_out_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    leads(monkeypatch, {0: -1, 1: -1, 2: -1})
    with pytest.raises(AssertionError, match="changes the lead by"):
        keep_the_contract(boneyard.game("all-fives", players=3, match="rounds:2"))


@pytest.mark.parametrize(("slug", "loses"), [("loser-wins", False), ("tiddle-wink", True)])
def test_a_wrong_word_on_what_going_out_does_is_seen(
    slug: str, loses: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LineGame, "habits", Shedding(going_out_loses=loses))
    with pytest.raises(AssertionError, match="changes the lead by"):
        keep_the_contract(boneyard.game(slug, match="rounds:8"))
