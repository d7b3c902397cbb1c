"""The hash of a state: the same as ever, and no dearer for a long match."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneyard
from boneyard.core.options import MOST_ROUNDS
from boneyard.table import Table, hashing
from boneyard.table.hashing import state_hash
from tests.played import play_on


def long_match(slug: str) -> Table:
    listing = boneyard.listing(slug)
    return Table(listing.game(listing.match_of(MOST_ROUNDS)), bytes(32))


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_it_is_the_hash_of_the_whole_state(slug: str) -> None:
    table, rng = long_match(slug), random.Random(1)
    for _ in range(60):
        if table.over:
            break
        play_on(table, rng)
        assert table.state_hash() == state_hash(table.game, table.state)


class Counting:
    """An encoder that counts what it writes."""

    def __init__(self) -> None:
        self.encoder, self.written = hashing._encoder, 0

    def encode(self, data: Any) -> bytes:
        text = self.encoder.encode(data)
        self.written += len(text)
        return text


def test_a_long_past_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting()
    monkeypatch.setattr(hashing, "_encoder", counting)
    table, rng = long_match("block"), random.Random(1)
    by_round: dict[int, list[int]] = {}
    while table.state.round < 40:
        play_on(table, rng)
        counting.written = 0
        table.state_hash()
        by_round.setdefault(table.state.round, []).append(counting.written)
    early, late = (sorted(by_round[i])[len(by_round[i]) // 2] for i in (2, 39))
    whole = len(counting.encoder.encode(table.game.encode(table.state)))
    assert whole > 2.5 * late
    assert late < 1.5 * early
