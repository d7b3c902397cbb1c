"""On small deals, sampled states are as frequent as full enumeration says.

All deals of a few tiles are enumerated, and those are kept on which a seat can have seen exactly
the same: what it may imagine, each as often as it is dealt.

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
from boneyard.core.actions import CHANCE, Deal, Seat
from boneyard.core.chance import Rng
from boneyard.core.events import Dealt
from boneyard.core.options import PLAYERS
from boneyard.families.line import LineGame, LineObservation
from boneyard.families.line.trial import played_again
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


def deals(game: LineGame, before: Any) -> Iterator[Deal]:
    """Every deal once; the order of tiles within a hand does not matter."""

    def split(rest: tuple[Tile, ...], seats: int) -> Iterator[tuple[tuple[Tile, ...], ...]]:
        if not seats:
            yield ()
            return
        for hand in combinations(rest, game.rules.hand):
            left = tuple(tile for tile in rest if tile not in hand)
            yield from ((hand, *hands) for hands in split(left, seats - 1))

    first = game.put_out(before)
    shuffled = tuple(tile for tile in game.rules.tiles if tile not in first)
    for hands in split(shuffled, game.players):
        rest = tuple(t for t in shuffled if not any(t in hand for hand in hands))
        for boneyard_ in permutations(rest):
            yield Deal(hands, boneyard_, first)


def begun(game: LineGame, rng: Rng) -> Any:
    """The state before the first deal, with any lots drawn that come before it."""
    state = game.start()
    while (lots := game.legal(state, CHANCE)).listed:
        state, _ = game.apply(state, CHANCE, lots.sample(rng))
    return state


def telling(state: Any) -> Any:
    """What is hidden in a state: the hands without their order, and the boneyard."""
    return tuple(map(frozenset, state.hands)), state.boneyard


def _as_seen(dealt: Deal, seen: LineObservation) -> Deal:
    """The same deal with each hand in the order in which it was seen to be taken: the enumeration
    does not vary that."""
    hands = list(dealt.hands)
    for event in seen.log:
        if isinstance(event, Dealt) and event.tiles and {*event.tiles} == {*hands[event.seat]}:
            hands[event.seat] = event.tiles
    return replace(dealt, hands=tuple(hands))


def check(game: LineGame, seed: int) -> bool:
    """Play some way into a match and compare; False if it ended or too little is hidden there."""
    rng = random.Random(seed)
    start = begun(game, rng)
    state, _ = game.apply(start, CHANCE, game.legal(start, CHANCE).sample(rng))
    for _ in range(rng.randrange(1, 6)):
        if state.phase != PLAY:
            return False
        action = game.legal(state, state.turn).sample(rng)
        state, _ = game.apply(state, state.turn, action)
    if state.phase != PLAY:
        return False
    seat = rng.choice((None, *range(game.players)))
    return compare(game, state, seat, rng, start)


def compare(game: LineGame, state: Any, seat: Seat | None, rng: Rng, start: Any = None) -> bool:
    """Sample what this seat may imagine in this state, in a match that began with the round or
    at `start`; False if too little is hidden from the seat there.

    Other deals are kept if what was seen can have come of them, whether somebody chose it or it
    happened by itself."""
    seen = game.observe(state, seat)
    before = game.start() if start is None else start
    deals_alike = (_as_seen(dealt, seen) for dealt in deals(game, before))
    others = (played_again(game, seen, before, dealt) for dealt in deals_alike)
    expected = Counter(telling(other) for other in others if other is not None)
    assert telling(state) in expected
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
