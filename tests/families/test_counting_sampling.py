"""Sampling the hidden hands of a counting game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from msgspec.structs import asdict, replace

import boneyard
from boneyard.core.actions import CHANCE, Lay
from boneyard.core.game import AnyGame
from boneyard.families.counting import CountingGame
from boneyard.testing.book import Situation, deal, tiles
from boneyard.testing.sampling import check_frequencies
from boneyard.tiles import Tile, tile_set


def _after(slug: str, plays: int, seed: int, **options: object) -> Situation:
    game = boneyard.game(slug, **options)
    rng = random.Random(seed)
    state = game.start()
    for _ in range(plays + 1):
        (actor,) = game.to_act(state)
        state, _events = game.apply(state, actor, game.legal(state, actor).sample(rng))
    return Situation(game, state)


@pytest.mark.parametrize("slug", ["italian", "arithmetic"])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("plays", [0, 1, 5, 9])
def test_a_sample_looks_the_same_to_the_observer(slug: str, players: int, plays: int) -> None:
    for seed in range(5):
        table = _after(slug, plays, seed, players=players)
        for seat in (*range(players), None):
            seen = table.game.observe(table.state, seat)
            sampled = table.game.sample(seen, random.Random(seed))
            assert table.game.observe(sampled, seat) == seen
            assert len(set(table.game.tiles(sampled))) == len(table.game.tiles(sampled))


@pytest.mark.parametrize("table", ["", "6-6"])
def test_a_position_without_its_past_is_imagined_all_the_same(table: str) -> None:
    """Written by hand, it may be the turn of somebody who cannot have opened."""
    game = boneyard.game("italian", players=3)
    dealt = Situation(game, game.start()).deal("6-5 | 5-5 | 4-4", "6-6 3-3 2-2 1-1 0-0")
    state = replace(dealt.state, turn=0, must=None, table=tuple(tiles(table)), log=())
    seen = game.observe(state, 1)
    assert game.observe(game.sample(seen, random.Random(1)), 1) == seen


def test_nobody_holds_a_double_higher_than_the_one_that_opened() -> None:
    game = boneyard.game("italian")
    table = Situation(game, game.start()).deal("2-2 | 6-5 | 6-4", "6-6 5-5 4-4 3-3").play("2-2")
    higher = set(tiles("6-6 5-5 4-4 3-3"))
    for seat in (0, 1, None):
        seen = game.observe(table.state, seat)
        for seed in range(50):
            assert not higher & set(game.tiles(game.sample(seen, random.Random(seed))))


def test_opened_by_a_plain_tile_nobody_holds_any_double() -> None:
    game = boneyard.game("italian", players=3)
    doubles = " ".join(f"{n}-{n}" for n in range(7))
    table = Situation(game, game.start()).deal("6-5 | 6-4 | 6-3", doubles).play("6-5")
    seen = game.observe(table.state, 1)
    sampled = game.sample(seen, random.Random(1))
    assert not any(tile.is_double for tile in game.tiles(sampled))


def _small(slug: str, hand: int, **options: object) -> AnyGame:
    """The game with the tiles 0 to 3 and small hands: few enough to list them all."""
    game = boneyard.game(slug, players=3, **options)
    assert isinstance(game, CountingGame)
    rules = replace(game.rules, tiles=tuple(tile_set(0, 3)), hand=hand)
    return CountingGame(game.listing, game.options, rules)


@pytest.mark.parametrize("slug", ["italian", "arithmetic"])
@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_consistent_assignment_is_equally_likely(
    slug: str, opened: bool, seat: int | None
) -> None:
    # Who looks on knows nothing, so that hands of one tile are many enough.
    game = _small(slug, hand=1 if seat is None else 2)
    hands = "2-2 | 1-1 | 2-1" if seat is None else "2-2 3-1 | 1-1 3-0 | 2-1 2-0"
    table = Situation(game, game.start()).deal(hands)
    assert table.turn == 0
    dealt = _unordered(table.state.hands)
    if opened:
        table = table.play("2-2")
    seen = game.observe(table.state, seat)
    rng = random.Random(7)
    n = 6000
    drawn = Counter(_unordered(game.sample(seen, rng).hands) for _ in range(n))
    consistent = set(_consistent(game, seen, seat, dealt, opened))
    assert set(drawn) == consistent
    check_frequencies(drawn, dict.fromkeys(consistent, 1))


Hands = tuple[frozenset[Tile], ...]


def _unordered(hands: tuple[tuple[Tile, ...], ...]) -> Hands:
    return tuple(map(frozenset, hands))


def _consistent(
    game: AnyGame, seen: object, seat: int | None, own: Hands, opened: bool
) -> list[Hands]:
    """All hands that lead to this observation, by going through every deal."""
    found = []
    for hands in _all_hands(game.rules.tiles, game.rules.hand, 3):  # type: ignore[attr-defined]
        if seat is not None and hands[seat] != own[seat]:
            continue
        text = " | ".join(" ".join(map(str, hand)) for hand in hands)
        state, _ = game.apply(game.start(), CHANCE, deal(game, text))
        if opened:
            lay = Lay(Tile.of(2, 2))
            if state.turn != 0 or lay not in game.legal(state, 0):
                continue
            state, _ = game.apply(state, 0, lay)
        if _same(game.observe(state, seat), seen):
            found.append(_unordered(state.hands))
    return found


def _all_hands(tiles: tuple[Tile, ...], size: int, seats: int) -> Iterator[Hands]:
    if seats == 0:
        yield ()
        return
    for hand in combinations(tiles, size):
        rest = tuple(tile for tile in tiles if tile not in hand)
        for others in _all_hands(rest, size, seats - 1):
            yield frozenset(hand), *others


def _same(one: object, other: object) -> bool:
    """Equal but for the order in which a hand's tiles were taken."""
    a, b = asdict(one), asdict(other)  # type: ignore[arg-type]
    for view in (a, b):
        view["hands"] = [h if isinstance(h, int) else sorted(h) for h in view["hands"]]
        view["log"] = [e for e in view["log"] if type(e).__name__ != "Dealt"]
    return bool(a == b)


@pytest.mark.parametrize(("seat", "plays"), [(0, "2-2 3-0"), (1, "2-2")])
def test_what_was_drawn_is_imagined_as_often_as_it_is_dealt(plays: str, seat: int) -> None:
    """Who opened had the most pips as they were dealt, whatever they have drawn since."""
    game = _small("arithmetic", hand=2, draw_after=True)
    start = Situation(game, game.start()).deal("2-2 3-1 | 1-1 3-0 | 2-1 2-0", "3-3 0-0")
    seen = game.observe(start.play(*plays.split()).state, seat)
    own = frozenset(start.state.hands[seat])
    expected: Counter[Hands] = Counter()
    for hands in _all_hands(game.rules.tiles, 2, 3):  # type: ignore[attr-defined]
        if hands[seat] != own:
            continue
        rest = [tile for tile in game.rules.tiles if not any(tile in hand for hand in hands)]  # type: ignore[attr-defined]
        for drawn in permutations(rest, len(plays.split())):
            played = _played(game, hands, drawn, plays)
            if played is not None and _same(game.observe(played, seat), seen):
                expected[_unordered(played.hands)] += 1
    rng = random.Random(7)
    drawn_hands = Counter(_unordered(game.sample(seen, rng).hands) for _ in range(2000))
    check_frequencies(drawn_hands, expected)


def _played(game: AnyGame, hands: Hands, drawn: tuple[Tile, ...], plays: str) -> Any:
    """The state after these plays on this deal; None: they are not possible there."""
    text = " | ".join(" ".join(map(str, hand)) for hand in hands)
    state, _ = game.apply(game.start(), CHANCE, deal(game, text, " ".join(map(str, drawn))))
    for tile in plays.split():
        lay = Lay(Tile.parse(tile))
        if lay not in game.legal(state, state.turn):
            return None
        state, _ = game.apply(state, state.turn, lay)
    return state
