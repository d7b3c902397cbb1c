"""The hash of a state: the same by whatever way one comes there, and no dearer for a long match."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import boneyard
from boneyard.core.options import MOST_ROUNDS
from boneyard.table import Table, hashing
from boneyard.table.hashing import StateHasher, whole_hash
from tests.played import play_on


def long_match(slug: str) -> Table:
    listing = boneyard.listing(slug)
    return Table(listing.game(listing.match_of(MOST_ROUNDS)), bytes(32))


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_the_past_does_not_matter_to_it(slug: str) -> None:
    """A state that was read has the same hash as one that was played, and no two have the same."""
    table, rng = long_match(slug), random.Random(1)
    game = table.game
    seen: dict[str, Any] = {}
    for _ in range(60):
        if table.over:
            break
        play_on(table, rng)
        now = table.state_hash()
        assert len(now) <= 64  # the column it is stored in
        read = game.decode(msgspec.json.decode(msgspec.json.encode(game.encode(table.state))))
        assert StateHasher(game).hash(read) == now
        assert seen.setdefault(now, table.state) == table.state
        assert table.fits(now)


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_tables_of_earlier_versions_were_hashed_as_a_whole(slug: str) -> None:
    table, rng = long_match(slug), random.Random(1)
    play_on(table, rng)
    before = whole_hash(table.game, table.state)
    assert table.fits(before)
    play_on(table, rng)
    assert not table.fits(before)
    assert not table.fits(None)
    assert not table.fits("")


@pytest.mark.parametrize(("slug", "field"), [("arithmetic", "boneyard"), ("hectic", "agreed")])
def test_a_field_that_came_later_changes_no_hash_where_it_is_empty(
    slug: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if it were not there; with something in it, it counts."""
    game = boneyard.game(slug)
    state = game.start()
    full = msgspec.structs.replace(state, **{field: (0,)})
    now, whole = StateHasher(game).hash(state), whole_hash(game, state)
    assert StateHasher(game).hash(full) != now
    monkeypatch.setattr(type(game), "added_fields", ())
    assert StateHasher(game).hash(state) != now
    assert whole_hash(game, state) != whole


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
