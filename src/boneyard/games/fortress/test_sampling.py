"""What a seat imagines in fortress: everything that agrees with what it saw, equally likely."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE, Action, Actor, Deal
from boneyard.core.events import Dealt
from boneyard.core.game import IllegalAction
from boneyard.games.fortress import sampling
from boneyard.games.fortress.actions import HandOut, Stack
from boneyard.games.fortress.choices import as_action
from boneyard.games.fortress.game import HAND, Fortress
from boneyard.testing.book import tiles
from boneyard.tiles import Tile

SAMPLES = 4_000


class Few(Fortress):
    """Fortress with a dozen tiles, so that all deals can be gone through."""

    def __init__(self, given: str, **options: object) -> None:
        game = boneyard.game("fortress", set=6, **options)
        super().__init__(game.listing, game.options)
        self.set = tiles(given)  # type: ignore[assignment]


def deals(game: Few, first: Tile) -> Iterator[Deal]:
    """Every deal with this tile in the middle, the order within a hand left out."""

    def split(
        rest: tuple[Tile, ...], seats: int
    ) -> Iterator[tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]]:
        if not seats:
            yield (), rest
            return
        for hand in combinations(rest, HAND):
            left = tuple(tile for tile in rest if tile not in hand)
            for hands, over in split(left, seats - 1):
                yield (hand, *hands), over

    others = tuple(tile for tile in game.set if tile != first)
    for hands, rest in split(others, game.players):
        for boneyard_ in permutations(rest):
            yield Deal(hands, boneyard_, (first,))


def courses(game: Few, state: Any, played: list[tuple[Actor, Action]]) -> Iterator[Any]:
    """Every state to which these actions lead, for every order of the hand-outs."""
    for i, (actor, action) in enumerate(played):
        if actor is CHANCE:
            assert isinstance(action, HandOut)
            count = len(action.tiles)
            for order in permutations(state.hands[state.turn], count):
                after, _ = game.apply(state, CHANCE, HandOut(order))
                yield from courses(game, after, played[i + 1 :])
            return
        try:
            state, _ = game.apply(state, actor, action)
        except IllegalAction:
            return
    yield state


def hidden(state: Any) -> Any:
    return tuple(map(frozenset, state.hands)), state.boneyard


def seen(game: Few, state: Any, seat: int | None) -> Any:
    """What the seat saw, without the order within its own first hand, which is not varied."""
    observation = game.observe(state, seat)
    log = tuple(
        replace(event, tiles=tuple(sorted(event.tiles)))
        if isinstance(event, Dealt) and event.tiles
        else event
        for event in observation.log
    )
    hands = tuple(map(_unordered, observation.hands))
    return hands, replace(observation, log=log, hands=())


def _unordered(hand: tuple[Tile, ...] | int) -> frozenset[Tile] | int:
    return hand if isinstance(hand, int) else frozenset(hand)


def play(game: Few, seed: int) -> tuple[Tile, list[tuple[Actor, Action]], list[tuple[int, Any]]]:
    """A random round, chains preferred, so that there are hand-outs."""
    rng = random.Random(seed)
    state = game.start()
    first = Tile.of(0, 0)
    played: list[tuple[Actor, Action]] = []
    states: list[tuple[int, Any]] = []
    while actors := game.to_act(state):
        (actor,) = actors
        moves = game.legal(state, actor)
        action = moves.sample(rng)
        if actor is not CHANCE and not state.chain:
            chains = game.chains(state, 60)
            action = as_action(rng.choice(chains)[0]) if chains else action
        elif actor is not CHANCE:
            action = rng.choice([move for move in moves if isinstance(move, Stack)])
        if isinstance(action, Deal):
            first = action.table[0]
        else:
            played.append((actor, action))
        state, _ = game.apply(state, actor, action)
        if state.phase in ("play", "handout") and played:
            states.append((len(played), state))
    return first, played, states


TEN = "6-6 6-5 6-4 6-3 5-5 5-4 5-3 4-4 4-3 3-3"


@pytest.mark.parametrize("handout", ["all", "one-each"])
@pytest.mark.parametrize(("given", "players"), [(TEN, 2), (TEN + " 2-2", 3)])
def test_sampled_states_are_as_frequent_as_enumeration_says(
    given: str, players: int, handout: str
) -> None:
    game, checked = Few(given, players=players, handout=handout), set()
    for seed in range(60):
        first, played, states = play(game, seed)
        gifts = [at for at, (actor, _) in enumerate(played, 1) if actor is CHANCE]
        # Shortly after a hand-out something is known of hidden hands; long after, all of it.
        after = [(n, state) for n, state in states if gifts and gifts[0] < n <= gifts[0] + 2]
        if not after:
            continue
        count, state = after[-1]
        for seat in range(players):
            if check(game, first, played[:count], state, seat):
                checked.add(seat == state.gifts[0].giver)
        if len(checked) == 2:
            return
    raise AssertionError("no position with enough hidden in it was found")


def test_gifts_are_followed_when_they_are_handed_on() -> None:
    """Who gave tiles away, and then saw one of the takers lay a chain and hand out the rest."""
    game, checked = Few(TEN + " 2-2", players=3), 0
    for seed in range(200):
        first, played, states = play(game, seed)
        handed_on = [
            (n, state)
            for n, state in states
            if len(state.gifts) == 2 and state.gifts[0].giver != state.gifts[1].giver
        ]
        if handed_on:
            count, state = handed_on[0]
            checked += check(game, first, played[:count], state, state.gifts[0].giver)
        if checked == 3:
            return
    raise AssertionError("no position with enough hidden in it was found")


def check(
    game: Few, first: Tile, played: list[tuple[Actor, Action]], state: Any, seat: int
) -> bool:
    wanted = seen(game, state, seat)
    own = set(_first_hand(state, seat))
    expected: Counter[Any] = Counter()
    for deal in deals(game, first):
        if set(deal.hands[seat]) != own:
            continue
        begun, _ = game.apply(game.start(), CHANCE, deal)
        for end in courses(game, begun, played):
            if seen(game, end, seat) == wanted:
                expected[hidden(end)] += 1
    if len(expected) < 4:
        return False
    rng = random.Random(8)
    observation = game.observe(state, seat)
    drawn = Counter(hidden(game.sample(observation, rng)) for _ in range(SAMPLES))
    assert set(drawn) <= set(expected), "an impossible state was imagined"
    total = sum(expected.values())
    surprise = sum(
        (drawn[key] - SAMPLES * count / total) ** 2 / (SAMPLES * count / total)
        for key, count in expected.items()
    )
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    # Chi-square beyond five standard deviations (Wilson and Hilferty): not by bad luck.
    assert surprise < freedom * (1 - spread + 5 * spread**0.5) ** 3, (surprise, freedom)
    return True


def _first_hand(state: Any, seat: int) -> tuple[Tile, ...]:
    return next(
        event.tiles for event in state.log if type(event).__name__ == "Dealt" and event.seat == seat
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("handout", ["all", "one-each"])
def test_even_when_only_a_few_ways_are_followed_what_is_imagined_looks_the_same(
    players: int, handout: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampling, "MOST_WAYS", 3)
    game = boneyard.game("fortress", set=6, players=players, handout=handout)
    rng = random.Random(5)
    state = game.start()
    while actors := game.to_act(state):
        state, _ = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))
        for seat in (None, *range(players)):
            observation = game.observe(state, seat)
            assert game.observe(game.sample(observation, rng), seat) == observation


def test_the_giver_knows_what_a_single_opponent_got() -> None:
    game = boneyard.game("fortress", set=6, players=2)
    deal = Deal(
        (tiles("6-5 5-4 4-4"), tiles("1-0 2-0 3-0")),
        tuple(t for t in game.set if t not in tiles("6-5 5-4 4-4 1-0 2-0 3-0 6-3")),  # type: ignore[attr-defined]
        tiles("6-3"),
    )
    state, _ = game.apply(game.start(), CHANCE, deal)
    for text in ("stack 6-5 -1,0 -1,1", "stack 5-4 -1,0 0,0", "handout 4-4"):
        state, _ = game.apply(state, game.to_act(state)[0], game.vocabulary.parse(text))
    rng = random.Random(3)
    seen_by_giver, seen_by_others = game.observe(state, 0), game.observe(state, None)
    assert all(tiles("4-4")[0] in game.sample(seen_by_giver, rng).hands[1] for _ in range(50))
    assert not all(tiles("4-4")[0] in game.sample(seen_by_others, rng).hands[1] for _ in range(50))
