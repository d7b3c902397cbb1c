"""Games in numbers: every game, set and number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import boneyard
from boneyard.adapters import CannotEncode, Encoder, encoder
from boneyard.adapters.encoding import MOST_ACTIONS
from boneyard.core.actions import CHANCE, Draw, Lay, Seat
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.testing.cases import cases
from boneyard.tiles import Tile
from tests.cases import MANY

ENCODED = tuple(slug for slug in boneyard.slugs() if slug not in ("fortress", "hectic"))
DECISIONS = 40
"""Of a match; puzzles would go on for ever."""


def decisions(game: AnyGame, seed: int) -> Iterator[tuple[Any, Seat, Any, Moves]]:
    """The state, who is to act, what they see and may do, through a random match."""
    rng = random.Random(seed)
    state, count = game.start(), 0
    while actors := game.to_act(state):
        actor = actors[0]
        moves = game.legal(state, actor)
        if actor is not CHANCE:
            assert isinstance(actor, int)
            yield state, actor, game.observe(state, actor), moves
            count += 1
            if count == DECISIONS:
                return
        state, _ = game.apply(state, actor, moves.sample(rng))


@pytest.mark.parametrize("slug", ENCODED)
def test_actions_and_indices_are_the_same_both_ways(slug: str) -> None:
    for game in cases(slug)[:MANY]:
        encoded = encoder(game)
        for _, _, seen, moves in decisions(game, 1):
            actions = list(moves)
            indices = [encoded.index(seen, action) for action in actions]
            assert [encoded.action(seen, index) for index in indices] == actions
            mask = encoded.mask(seen, moves)
            assert mask.dtype == np.int8
            assert sorted(indices) == np.flatnonzero(mask).tolist()


@pytest.mark.parametrize("slug", ENCODED)
def test_every_number_has_a_name_and_is_bounded(slug: str) -> None:
    for game in cases(slug)[:MANY]:
        encoded = encoder(game)
        assert len(set(encoded.features)) == len(encoded.features)
        assert len(set(encoded.actions)) == len(encoded.actions) <= MOST_ACTIONS
        for count, (state, actor, _, _) in enumerate(decisions(game, 2)):
            for seat in {actor, count % game.players}:
                array = encoded.encode(game.observe(state, seat))
                assert array.dtype == np.float32
                assert array.shape == (len(encoded.features),)
                assert np.abs(array).max() <= 1


@pytest.mark.parametrize("slug", ENCODED)
def test_what_can_be_done_follows_from_the_numbers(slug: str) -> None:
    """Positions in which different things can be done never look the same."""
    game = boneyard.game(slug)
    encoded = encoder(game)
    masks: dict[bytes, bytes] = {}
    for seed in range(4):
        for _, _, seen, moves in decisions(game, seed):
            mask = encoded.mask(seen, moves).tobytes()
            assert masks.setdefault(encoded.encode(seen).tobytes(), mask) == mask


@pytest.mark.parametrize("slug", ENCODED)
def test_nothing_hidden_is_encoded(slug: str) -> None:
    """A state imagined from what a seat sees gives the same numbers."""
    game = boneyard.game(slug)
    encoded = encoder(game)
    for _, seat, seen, moves in decisions(game, 3):
        imagined = game.sample(seen, random.Random(5))
        again = game.observe(imagined, seat)
        assert np.array_equal(encoded.encode(again), encoded.encode(seen))
        assert np.array_equal(encoded.mask(again, game.legal(imagined, seat)),
                              encoded.mask(seen, moves))  # fmt: skip


def features(encoded: Encoder[Any], seen: Any) -> dict[str, float]:
    """All that is not zero, by name."""
    array = encoded.encode(seen)
    return {
        name: round(float(value), 4)
        for name, value in zip(encoded.features, array, strict=True)
        if value
    }


def test_features_say_what_their_names_say() -> None:
    table = boneyard.table("block", players=2, seed=1)
    table.play("6-6")
    state, game = table.state, table.game
    encoded = encoder(game)
    seat = game.to_act(state)[0]
    assert isinstance(seat, int)
    found = features(encoded, game.observe(state, seat))
    hand = {f"my hand: {tile}" for tile in state.hands[seat]}
    assert {name for name in found if name.startswith("my hand")} == hand
    assert found["to act: me"] == 1
    laid = [name for name in found if name.startswith("laid")]
    assert len(laid) == len(state.layout.pieces)
    for place, end in enumerate(sorted(end.number for end in state.layout.ends), 1):
        assert found[f"end: {place} shows {end}"] == 1
    assert found["hand size: me"] == round(len(state.hands[seat]) / 28, 4)
    assert found["boneyard"] == round(len(state.boneyard) / 28, 4)


def test_who_could_not_lay_is_known_to_be_stuck() -> None:
    game = boneyard.game("pairs")
    encoded = encoder(game)
    seen_stuck = 0
    for seed in range(5):
        for state, _, seen, _ in decisions(game, seed):
            around = [seat for seat in (*seen.order, *seen.order)]
            first = around.index(seen.seat)
            for name in features(encoded, seen):
                if name.startswith("stuck"):
                    who, _, number = name.removeprefix("stuck: ").partition(" at ")
                    seat = around[first + int(who.split()[0])]
                    assert not any(int(number) in tile for tile in state.hands[seat])
                    seen_stuck += 1
    assert seen_stuck > 50


def test_a_seat_sees_the_table_from_where_it_sits() -> None:
    """With everybody moved on by one seat, everybody sees what their neighbour saw."""
    game = boneyard.game("italian", players=3)
    encoded = encoder(game)
    state, *_ = next(iter(decisions(game, 1)))
    turned = replace(
        state,
        hands=(state.hands[2], *state.hands[:2]),
        turn=(state.turn + 1) % 3,
        scores=(state.scores[2], *state.scores[:2]),
    )
    for seat in range(3):
        here, there = game.observe(state, seat), game.observe(turned, (seat + 1) % 3)
        assert np.array_equal(encoded.encode(here), encoded.encode(there))


@pytest.mark.parametrize(
    ("slug", "why"), [("hectic", "chain"), ("fortress", "100 ways to turn a tile")]
)
def test_games_that_cannot_be_encoded_say_why(slug: str, why: str) -> None:
    with pytest.raises(CannotEncode, match=why):
        encoder(boneyard.game(slug))


@pytest.mark.parametrize("slug", ENCODED)
def test_numbers_that_stand_for_nothing_are_refused(slug: str) -> None:
    game = boneyard.game(slug)
    encoded = encoder(game)
    _, _, seen, _ = next(iter(decisions(game, 1)))
    for index in (-1, len(encoded.actions)):
        with pytest.raises(CannotEncode, match="numbered from 0 to"):
            encoded.action(seen, index)
    with pytest.raises(CannotEncode, match="no number"):
        encoded.index(seen, Lay(Tile.of(98, 99)))


def test_an_end_that_is_not_there_is_refused() -> None:
    game = boneyard.game("block", players=2)
    encoded = encoder(game)
    _, _, seen, _ = next(iter(decisions(game, 1)))
    with pytest.raises(CannotEncode, match="lay 0-0 at end 2, stands for nothing here"):
        encoded.action(seen, 1)
    with pytest.raises(CannotEncode, match="no number in italian"):
        encoder(boneyard.game("italian")).index(seen, Draw())


def test_somebody_looking_on_has_no_numbers() -> None:
    game = boneyard.game("block", players=2)
    with pytest.raises(CannotEncode, match="looks on"):
        encoder(game).encode(game.observe(game.start(), None))
