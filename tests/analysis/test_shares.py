"""Which share of a result the deal decides."""

from __future__ import annotations

import json

import pytest

import boneyard
from boneyard.analysis.match import CannotJudge
from boneyard.analysis.shares import _variances, shares
from boneyard.cli import main


def test_what_differs_between_deals_is_the_deals() -> None:
    # Two deals that always end alike: all of it is theirs.
    assert _variances([[3, 3], [9, 9]]) == (18, 18)
    # Two that cannot be told apart: chance within a deal explains more than all there is between.
    deal, total = _variances([[0, 10], [1, 9]])
    assert deal < 0
    assert total == pytest.approx(deal + 41)


def test_the_same_seed_gives_the_same_shares() -> None:
    game = boneyard.game("classic-block", players=2)
    one = shares(game, 20, 4)
    assert shares(game, 20, 4) == one
    assert shares(game, 20, 4, seed=1) != one
    assert 0 <= one.deal <= 1


def test_what_has_no_opponents_or_too_few_deals_is_refused() -> None:
    with pytest.raises(CannotJudge, match="alone"):
        shares(boneyard.game("solo-draw"), 20)
    with pytest.raises(ValueError, match="20 deals"):
        shares(boneyard.game("block"), 19)


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck", "classic-block", "players=2", "--deals", "20", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert told["game"] == "classic-block"
    assert told["deals"] == 20
    for words, said in (
        (["luck", "--deals", "3"], "at least 20 deals"),
        (["luck", "solo-draw"], "played alone"),
        (["luck", "nonsense"], "nonsense"),
    ):
        assert main(words) == 2
        assert said in capsys.readouterr().err
