"""The deal can be re-done by anybody from docs/fair-deals.md, and is fair: the stream of numbers,
and the first scheme, by which older tables and records are proven."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.actions import Deal
from boneyard.table import Stream, Table
from boneyard.table.stream import (
    chance_stream,
    commitment,
    daily_seed,
    match_seed,
    proof,
    seed_from,
)

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text("utf-8")
FIRST_SCHEME = PAGE.partition("## The first scheme")[2]


def independent_deal(secret: bytes, nonces: list[str]) -> list[str]:
    """The deal of two hands of seven from the double-six, written down from the page alone."""

    def h(data: bytes) -> bytes:
        return sha256(data).digest()

    seed = h(b"boneyard match" + b"\x00" + secret + b"".join(h(nonce.encode()) for nonce in nonces))
    chance = h(b"boneyard chance" + b"\x00" + seed + (0).to_bytes(8, "big"))
    stream = b"".join(h(chance + i.to_bytes(8, "big")) for i in range(40))
    at = 0
    tiles = [f"{a}-{b}" for a in range(7) for b in range(a + 1)]
    for i in range(27, 0, -1):
        n = i + 1
        while True:
            v, at = stream[at], at + 1
            if v < 256 // n * n:
                break
        j = v % n
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tiles


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=9), min_size=2, max_size=2))
def test_the_deal_can_be_redone_from_the_page(secret: bytes, nonces: list[str]) -> None:
    table = Table(boneyard.game("block", players=2), match_seed(secret, nonces))
    table.go_on()
    deal = table.entries[0].deed
    assert isinstance(deal, Deal)
    assert [str(t) for t in (*deal.hands[0], *deal.hands[1], *deal.boneyard)] == independent_deal(
        secret, nonces
    )


def test_the_example_on_the_page_is_right() -> None:
    table = Table(boneyard.game("block", players=2), match_seed(bytes(32), ["ada", "bot"]))
    table.go_on()
    found = re.search(r"\n(deal +\d-\d.*?)\n```", FIRST_SCHEME, re.DOTALL)
    assert found is not None
    assert " ".join(found[1].split()) == str(table.entries[0].deed)
    assert commitment(bytes(32)) in FIRST_SCHEME
    assert table.seed.hex() in FIRST_SCHEME


@given(st.binary(max_size=8), st.integers(1, 70_000))
def test_every_number_is_in_range(seed: bytes, n: int) -> None:
    stream = Stream(seed)
    assert all(0 <= stream.randrange(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [3, 28, 200])
def test_numbers_are_equally_likely(n: int) -> None:
    stream = Stream(b"even")
    counted = Counter(stream.randrange(n) for _ in range(n * 500))
    # 500 of each are expected; five standard deviations is a bound that chance hardly breaks.
    assert all(abs(counted[i] - 500) < 5 * 500**0.5 for i in range(n))


def test_there_is_no_number_below_nothing() -> None:
    with pytest.raises(ValueError, match="no number"):
        Stream(b"").randrange(0)


def test_each_chance_action_has_a_stream_of_its_own() -> None:
    first, second = (chance_stream(bytes(32), k) for k in (0, 1))
    assert [first.randrange(256) for _ in range(8)] != [second.randrange(256) for _ in range(8)]


def test_the_days_puzzle_is_the_same_for_everybody_and_another_tomorrow() -> None:
    assert daily_seed("block", "2026-11-15") == daily_seed("block", "2026-11-15")
    assert daily_seed("block", "2026-11-15") != daily_seed("block", "2026-11-16")
    assert daily_seed("block", "2026-11-15") == seed_from({"daily": "2026-11-15"}, "block", 1)


def test_a_proof_leads_to_the_seed() -> None:
    said = proof(bytes(range(32)), ["a", "b"], revealed=True)
    assert seed_from(said, "block", 2) == match_seed(bytes(range(32)), ["a", "b"])


def test_before_the_end_the_proof_keeps_the_secret() -> None:
    said = proof(bytes(range(32)), ["a", "b"], revealed=False)
    assert bytes(range(32)).hex() not in str(said)
    with pytest.raises(ValueError, match="secret"):
        seed_from(said, "block", 2)


def test_another_secret_than_the_one_committed_to_is_refused() -> None:
    said = proof(bytes(range(32)), ["a", "b"], revealed=True) | {"secret": bytes(32).hex()}
    with pytest.raises(ValueError, match="committed"):
        seed_from(said, "block", 2)
