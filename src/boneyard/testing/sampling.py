"""On small deals, sampled states are as frequent as full enumeration says.

All deals of a few tiles are enumerated, the same match is played on each, and those on which a seat
would have seen exactly the same are kept: what it may imagine, each as often as it is dealt.

    from boneyard.testing.sampling import check_some, small

    def test_what_is_hidden_is_imagined_rightly():
        check_some(small("my-game", "0-0 1-0 1-1 2-0 2-1 2-2 3-0", hand=2))
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from itertools import combinations, islice, permutations
from typing import Any, TypeVar

from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE, Action, Actor, Deal, Seat
from boneyard.core.chance import Rng
from boneyard.core.game import IllegalAction
from boneyard.core.options import PLAYERS
from boneyard.families.line import LineGame
from boneyard.families.rounds import PLAY
from boneyard.tiles import Tile

K = TypeVar("K", bound=Hashable)

SAMPLES = 1_000
LEAST = 6
"""Fewer consistent states than this make a weak test: such positions are passed over."""


def small(slug: str, tiles: str, hand: int, seats: int = 2, **options: object) -> LineGame:
    """A line game with a handful of tiles and players, fewer perhaps than the book allows."""
    game = boneyard.game(slug, match="rounds:1", **options)
    assert isinstance(game, LineGame)
    few = tuple(Tile.parse(text) for text in tiles.split())
    reserve = min(game.rules.reserve, 1)
    rules = replace(game.rules, tiles=few, hand=hand, reserve=reserve)
    return type(game)(game.listing, game.options.having(PLAYERS, seats), rules)


def deals(game: LineGame) -> Iterator[Deal]:
    """Every deal once; the order of tiles within a hand does not matter."""

    def split(rest: tuple[Tile, ...], seats: int) -> Iterator[tuple[tuple[Tile, ...], ...]]:
        if not seats:
            yield ()
            return
        for hand in combinations(rest, game.rules.hand):
            left = tuple(tile for tile in rest if tile not in hand)
            yield from ((hand, *hands) for hands in split(left, seats - 1))

    shuffled = tuple(tile for tile in game.rules.tiles if tile not in game.rules.first)
    for hands in split(shuffled, game.players):
        rest = tuple(t for t in shuffled if not any(t in hand for hand in hands))
        for boneyard_ in permutations(rest):
            yield Deal(hands, boneyard_, game.rules.first)


def begun(game: LineGame, rng: Rng) -> Any:
    """The state before the first deal, with any lots drawn that come before it."""
    state = game.start()
    while (lots := game.legal(state, CHANCE)).listed:
        state, _ = game.apply(state, CHANCE, lots.sample(rng))
    return state


def replayed(
    game: LineGame, dealt: Deal, played: list[tuple[Actor, Action]], start: Any = None
) -> Any:
    """The state after the same actions on another deal; None if they are not possible there."""
    state, _ = game.apply(game.start() if start is None else start, CHANCE, dealt)
    try:
        for actor, action in played:
            state, _ = game.apply(state, actor, action)
    except IllegalAction:
        return None
    return state


def telling(state: Any) -> Any:
    """What is hidden in a state: the hands without their order, and the boneyard."""
    return tuple(map(frozenset, state.hands)), state.boneyard


def unordered(seen: Any) -> Any:
    """An observation without the order of one's own hand, which the enumeration does not vary."""
    hands = tuple(frozenset(h) if isinstance(h, tuple) else h for h in seen.hands)
    log = tuple(
        replace(e, tiles=tuple(sorted(e.tiles))) if getattr(e, "tiles", None) else e
        for e in seen.log
    )
    return hands, replace(seen, hands=(), log=log)


def check(game: LineGame, seed: int) -> bool:
    """Play some way into a match and compare; False if it ended or too little is hidden there."""
    rng = random.Random(seed)
    start = begun(game, rng)
    state, _ = game.apply(start, CHANCE, game.legal(start, CHANCE).sample(rng))
    played: list[tuple[Actor, Action]] = []
    for _ in range(rng.randrange(1, 6)):
        if state.phase != PLAY:
            return False
        action = game.legal(state, state.turn).sample(rng)
        played.append((state.turn, action))
        state, _ = game.apply(state, state.turn, action)
    if state.phase != PLAY:
        return False
    seat = rng.choice((None, *range(game.players)))
    return compare(game, state, played, seat, rng, start)


def compare(
    game: LineGame,
    state: Any,
    played: list[tuple[Actor, Action]],
    seat: Seat | None,
    rng: Rng,
    start: Any = None,
) -> bool:
    """Sample where these actions have led, from `start` if not from a new match; False if too
    little is hidden from the seat there."""
    seen = game.observe(state, seat)
    known = unordered(seen)
    expected: Counter[Any] = Counter()
    for dealt in deals(game):
        other = replayed(game, dealt, played, start)
        if other is not None and unordered(game.observe(other, seat)) == known:
            expected[telling(other)] += 1
    if len(expected) < LEAST:
        return False
    drawn = Counter(map(telling, islice(game.imagined(seen, rng), SAMPLES)))
    check_frequencies(drawn, expected)
    return True


def check_some(game: LineGame) -> None:
    """Compare in the first two positions in which enough is hidden."""
    checked = 0
    for seed in range(60):
        checked += check(game, seed)
        if checked == 2:
            return
    assert checked, "no position with enough hidden in it was found"


def check_frequencies(drawn: Counter[K], expected: Mapping[K, int]) -> None:
    """Fails if something came up that was not expected at all, or if the numbers are out of
    proportion to `expected`: their chi-square is beyond five standard deviations (Wilson and
    Hilferty), which is no bad luck."""
    assert set(drawn) <= set(expected), "something impossible was drawn"
    if len(expected) == 1:
        return
    share = drawn.total() / sum(expected.values())
    surprise = sum(
        (drawn[key] - share * count) ** 2 / (share * count) for key, count in expected.items()
    )
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    assert surprise < freedom * (1 - spread + 5 * spread**0.5) ** 3, (surprise, freedom)
