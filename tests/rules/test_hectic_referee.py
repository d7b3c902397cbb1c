"""Hectic once more, from section 4.1 of the rule book alone, against the engine: players who claim
right and wrong chains, grab tiles, wait, and now and then find nothing in time."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE, CLOCK, Tick
from boneyard.core.events import RoundEnded, Scored
from boneyard.games.hectic.actions import Agree, Claim, Grab, Release, Reveal, Withdraw
from boneyard.games.hectic.events import Claimed, LockedOut
from boneyard.tiles import Tile
from tests.cases import table


def is_chain(chain: Sequence[tuple[int, int]], number: int, *, exact: bool) -> bool:
    """Matching tiles that show the number at both ends, nowhere else, and are at least so many."""
    shown = [half for tile in chain for half in tile]
    matching = all(shown[i] == shown[i + 1] for i in range(1, len(shown) - 1, 2))
    return (
        matching
        and shown[0] == shown[-1] == number
        and shown.count(number) == 2
        and len(chain) >= number
        and (not exact or len(chain) == max(number, 3))
    )


def some_chain(free: set[Tile], number: int, rng: random.Random) -> tuple[tuple[int, int], ...]:
    """What somebody in a hurry lays: a walk from the number that goes on until it comes back, or
    until they think that it is long enough."""
    chain: list[tuple[int, int]] = []
    left, end = set(free), number
    while left:
        fitting = sorted(tile for tile in left if end in tile)
        home = [tile for tile in fitting if number in tile] if chain else []
        if home and len(chain) + 1 >= number - rng.randrange(2):
            fitting = home
        elif rng.random() < 0.95:
            fitting = [tile for tile in fitting if number not in tile or not chain]
        if not fitting:
            break
        tile = rng.choice(fitting)
        left.discard(tile)
        other = tile.high if tile.low == end else tile.low
        chain.append((end, other))
        end = other
        if rng.random() < (0.9 if end == number else 0.03):
            break
    if not chain:
        return ((sorted(free)[0].high, sorted(free)[0].low),)
    if rng.random() < 0.1:
        # Two tiles laid in the wrong order.
        at = rng.randrange(len(chain))
        chain[at - 1], chain[at] = chain[at], chain[at - 1]
    return tuple(chain)


@pytest.mark.parametrize("seed", range(40))
def test_the_engine_judges_as_the_referee_would(seed: int) -> None:
    rng = random.Random(f"hectic {seed}")
    game: Any = boneyard.game("hectic", **table("hectic", seed, rng))
    exact, waits = game.options["length"] == "exact", game.options["void"] == "never"
    last = 30 * 60_000 if waits else 120_000
    set_, n, grab = game.options["set"], game.players, game.options["grab"]
    kind, _, target = game.options["match"].partition(":")
    middle = {Tile.of(a, b) for a in range(set_ + 1) for b in range(a)}
    scores, rounds, down, state = [0] * n, 0, set[int](), game.start()
    while (rounds < int(target)) if kind == "rounds" else (max(scores) < int(target)):
        down = down or set(range(set_ + 1))
        assert set(game.legal(state, CHANCE)) == {Reveal(Tile.of(d, d)) for d in down}
        number = rng.choice(sorted(down))
        down.remove(number)
        state, _ = game.apply(state, CHANCE, Reveal(Tile.of(number, number)))
        now, locked, how = 0, [0] * n, None
        held: list[set[Tile]] = [set() for _ in range(n)]
        agreed: set[int] = set()
        patience, hoards = rng.choice((2_000, 2_000, last // 3)), rng.choice((0.3, 0.3, 0.99))
        while how is None:
            free = middle - set().union(*held)
            able = [s for s in range(n) if locked[s] <= now and (waits or free or held[s])]
            assert game.to_act(state) == (*able, CLOCK)
            seat = rng.randrange(n)
            mine = free | held[seat]
            if seat not in able or rng.random() < 0.5:
                now += 1 + rng.randrange(patience)
                state, events = game.apply(state, CLOCK, Tick(now))
                if now >= last:
                    how = "void"
            elif waits and (rng.random() < 0.3 or not mine):
                action = Withdraw() if seat in agreed else Agree()
                other = Agree() if seat in agreed else Withdraw()
                assert other not in game.legal(state, seat)
                state, events = game.apply(state, seat, action)
                agreed ^= {seat}
                how = "given-up" if len(agreed) == n else None
            elif grab and free and rng.random() < hoards:
                tile = rng.choice(sorted(free))
                state, events = game.apply(state, seat, Grab(tile))
                held[seat].add(tile)
            elif held[seat] and rng.random() < 0.2:
                tile = rng.choice(sorted(held[seat]))
                state, events = game.apply(state, seat, Release(tile))
                held[seat].remove(tile)
            else:
                chain = some_chain(mine, number, rng)
                taken = middle - mine
                if taken:
                    grabbed = rng.choice(sorted(taken))
                    assert Claim(((grabbed.high, grabbed.low),)) not in game.legal(state, seat)
                assert Claim((*chain, chain[0])) not in game.legal(state, seat), "a tile twice"
                state, events = game.apply(state, seat, Claim(chain))
                right = is_chain(chain, number, exact=exact)
                assert [(e.seat, e.wrong is None) for e in events if isinstance(e, Claimed)] == [
                    (seat, right)
                ]
                if right:
                    how = "claimed"
                    worth = 3 if number <= 3 else 4 if number <= 6 else 5
                    scores[seat] += worth
                    assert [e.points for e in events if isinstance(e, Scored)] == [worth]
                else:
                    locked[seat] = now + 5_000
                    assert [e.until for e in events if isinstance(e, LockedOut)] == [now + 5_000]
            assert [e.how for e in events if isinstance(e, RoundEnded)] == [how] * bool(how)
            assert game.scores(state) == tuple(scores)
        rounds += 1
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    assert game.result(state).winners == best
