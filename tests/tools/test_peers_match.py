"""Our `pairs` and the game of the package `dominoes` are the same, and master is measured there."""

from __future__ import annotations

import random
import sys
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.bots.duplicate import dealt, one_round
from tools.peers_match import Disagreement, MirroredRound, PeersMatch, main

pytestmark = pytest.mark.extras


@pytest.fixture
def dominoes() -> ModuleType:
    found: ModuleType = pytest.importorskip("dominoes", reason="the extra `peers` is not installed")
    return found


def mirrored(dominoes: ModuleType, seed: str, **options: Any) -> MirroredRound:
    game = one_round("pairs", **options)
    return MirroredRound(dominoes, game, dealt(game, seed))


def played(round_: MirroredRound, rng: random.Random) -> MirroredRound:
    while not round_.ended:
        round_.lay(rng.choice(list(round_.lays())))
    return round_


def test_both_programs_offer_the_same_lays_and_count_the_same(dominoes: ModuleType) -> None:
    found = []
    for number in range(100):
        round_ = played(mirrored(dominoes, str(number), counts="all"), random.Random(number))
        found.append((round_.theirs.result.won, round_.points() > 0))
    # Somebody goes out or the round is blocked, and either side wins, so all four were compared.
    assert {(out, won) for out in (True, False) for won in (True, False)} <= set(found)


def test_another_count_is_noticed(dominoes: ModuleType) -> None:
    # Somebody goes out, and their partner holds tiles: those count for them, here not.
    round_ = played(mirrored(dominoes, "1", counts="losers"), random.Random(1))
    with pytest.raises(Disagreement, match="they count"):
        round_.points()


def test_another_hand_is_noticed(dominoes: ModuleType) -> None:
    round_ = mirrored(dominoes, "1", counts="all")
    hands = round_.state.hands
    round_.state = replace(round_.state, hands=(*hands[2:], *hands[:2]))
    with pytest.raises(Disagreement, match="they:"):
        round_.lays()


def test_a_deal_is_played_from_both_sides_with_equal_time(dominoes: ModuleType) -> None:
    match = PeersMatch(dominoes, samples=1, start_move=16, seed=0)
    match.try_out()
    alone = len(match.theirs.seconds)
    assert not match.ours.seconds
    win, points = match.deal(0)
    assert win in (0, 0.25, 0.5, 0.75, 1)
    assert -168 < points < 168
    assert len(match.theirs.seconds) > alone
    assert match.ours.seconds


def test_without_the_package_one_is_told_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "dominoes", None)
    monkeypatch.setattr(sys, "argv", ["peers_match"])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert "boneyard-dominoes[peers]" in capsys.readouterr().err
