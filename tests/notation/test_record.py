"""Records of one seat tell what that seat knew, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.core.events import Drew
from boneyard.notation import record
from tests.contract.play import match


def test_a_seats_record_shows_its_own_draws_and_no_others() -> None:
    game = boneyard.game("block", players=2, match="rounds:1")
    steps = list(match(game, seed=3))[:9]
    text = record.write(
        record.of_match(game, [(step.actor, step.action) for step in steps], seat=1)
    )
    drew = [event for step in steps for event in step.events if isinstance(event, Drew)]
    mine = [str(tile) for event in drew if event.seat == 1 for tile in event.tiles or ()]
    theirs = [str(tile) for event in drew if event.seat == 0 for tile in event.tiles or ()]
    laid = " ".join(str(step.action) for step in steps[1:])
    assert mine
    assert all(f"> drew {tile}" in text for tile in mine)
    assert not any(tile in text for tile in theirs if tile not in laid and tile[::-1] not in laid)


def test_a_seats_record_is_not_replayed() -> None:
    game = boneyard.game("block", players=2)
    deal = game.legal(game.start(), boneyard.CHANCE).sample(Random(1))
    text = record.write(record.of_match(game, [(boneyard.CHANCE, deal)], seat=0))
    with pytest.raises(record.BadRecord, match="seat 1 saw"):
        list(record.replay(record.read(text)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("chess record 1", "begins with"),
        ("boneyard record 1\nversion: 1", "'game: …' is missing"),
        ("boneyard record 1\ngame: block\nversion: one", "no version number"),
        ("boneyard record 1\ngame: block\nversion: 1\nseat 2: Ada", "expected seat 1"),
        ("boneyard record 1\ngame: block\nversion: 1\nnobody: 6-6", "'nobody' is nobody"),
        ("boneyard record 1\ngame: block\nversion: 1\n0: 6-6", "is nobody"),
        ("boneyard record 1\ngame: block\nversion: 1\n1: jump", "'jump' is no action"),
        ("boneyard record 1\ngame: block\nversion: 1\nround: many", "expected points"),
        ("boneyard record 1\ngame: block\nversion: 1\nnonsense", "expected 'who: action'"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(record.BadRecord, match=said):
        record.read(text)
