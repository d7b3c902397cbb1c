"""Suits, trumps and who takes a trick; and that imagined hands are all that they can be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, islice
from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE, Deal, Side
from boneyard.core.events import Scored
from boneyard.core.game import IllegalAction, Reason
from boneyard.core.options import PLAYERS
from boneyard.families.tricks import TricksGame, TricksRules, tricks_listing
from boneyard.families.tricks.actions import Bid
from boneyard.families.tricks.manner import DOUBLES, Manner, Nearest, Suits
from boneyard.families.tricks.rules import Auction, Bids, Contracts, TricksReckoning
from boneyard.families.tricks.state import TricksCommon
from boneyard.rules.match import Match
from boneyard.table import Table
from boneyard.testing.sampling import check_frequencies
from boneyard.tiles import Tile


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


@pytest.mark.parametrize(
    ("manner", "played", "taken"),
    [
        (Suits(4), "4-2 6-4 5-0 4-4", "4-4"),
        (Suits(4), "6-5 6-6 4-0 6-0", "4-0"),
        (Suits(), "5-3 5-5 6-5 5-4", "5-5"),
        (Suits(DOUBLES), "6-5 6-4 0-0 5-5", "5-5"),
        (Suits(doubles="low"), "5-3 5-5 6-5 5-0", "6-5"),
        (Suits(doubles="own"), "5-3 5-5 6-5 5-4", "6-5"),
        (Suits(doubles="own"), "2-2 5-5 6-5 6-6", "6-6"),
        (Nearest(7), "6-2 5-1 4-3 6-1", "4-3"),
        (Nearest(7), "6-2 5-1 6-6 0-0", "6-2"),
    ],
)
def test_who_takes_a_trick(manner: Manner, played: str, taken: str) -> None:
    assert tiles(played)[manner.best(tiles(played))] == Tile.parse(taken)


@pytest.mark.parametrize(
    ("manner", "led", "hand", "playable"),
    [
        (Suits(1), "6-3", "6-1 6-0 2-2", "6-0"),
        (Suits(1), "6-3", "6-1 5-0 2-2", "6-1 5-0 2-2"),
        (Suits(1), "6-1", "6-1 6-0 2-2", "6-1"),
        (Suits(DOUBLES), "6-3", "6-6 6-0 2-2", "6-0"),
        (Suits(doubles="own"), "6-6", "6-5 2-2", "2-2"),
        (Suits(doubles="own"), "6-3", "6-6 5-0", "6-6 5-0"),
        (Nearest(7), "4-3", "6-2 5-1 0-0", "6-2 5-1"),
    ],
)
def test_what_may_be_played(manner: Manner, led: str, hand: str, playable: str) -> None:
    assert manner.playable(tiles(hand), Tile.parse(led)) == tiles(playable)


# -- what is imagined --------------------------------------------------------------------------


class OneBid(Auction, frozen=True):
    """With two doubles only may one bid, if it says so; that is all a bid shows."""

    doubles: int = 2

    def every(self) -> tuple[Bid, ...]:
        return (Bid(1),)

    def bids(self, made: Bids, hand: tuple[Tile, ...]) -> tuple[Bid, ...]:
        return () if any(made) or not self.can_hold(Bid(1), hand) else self.every()

    def effort(self, bid: Bid) -> float:
        return bid.amount

    def shows(self, bid: Bid) -> bool:
        return True

    def can_hold(self, bid: Bid, dealt: Any) -> bool:
        held: int = sum(tile.is_double for tile in dealt)
        return held >= self.doubles


class AnySuit(Contracts, frozen=True):
    def every(self) -> tuple[str, ...]:
        return ("0", "1", "2", "follow-me")

    def calls(self, bid: Bid | None) -> tuple[str, ...]:
        return self.every()


class NoPoints(TricksReckoning, frozen=True):
    def is_made(self, position: TricksCommon, sides: tuple[Side, ...]) -> bool:
        return True

    def points(self, position: TricksCommon, sides: tuple[Side, ...]) -> list[Scored]:
        return []


def few(**slots: Any) -> TricksGame:
    """Three with two tiles each, and one in the middle."""
    rules = TricksRules(
        tiles=tiles("0-0 1-0 1-1 2-0 2-1 2-2 3-0"),
        hand=2,
        sides=((0,), (1,), (2,)),
        lot=False,
        auction=OneBid(nobody="first-calls"),
        contracts=AnySuit(),
        reckoning=NoPoints(),
        match=Match(rounds=1),
    )
    listing = tricks_listing("few", section="", players=(3,), rules=lambda chosen: rules)
    return TricksGame(listing, listing.game().options.having(PLAYERS, 3), replace(rules, **slots))


def every_deal(game: TricksGame) -> Iterator[Deal]:
    def hands(left: tuple[Tile, ...], seats: int) -> Iterator[tuple[tuple[Tile, ...], ...]]:
        if not seats:
            yield ()
            return
        for hand in combinations(left, game.rules.hand):
            rest = tuple(tile for tile in left if tile not in hand)
            yield from ((hand, *others) for others in hands(rest, seats - 1))

    for dealt in hands(game.rules.tiles, 3):
        yield Deal(dealt, tuple(t for t in game.rules.tiles if not any(t in h for h in dealt)))


def looks(seen: Any) -> Any:
    piles = (*seen.hands, seen.out)
    return replace(seen, hands=(), out=0), *(
        pile if isinstance(pile, int) else frozenset(pile) for pile in piles
    )


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("middle", [None, "before-call", "after-call"])
def test_what_is_imagined_is_all_there_can_be_and_equally_likely(
    middle: str | None, seed: int
) -> None:
    auction = OneBid(nobody="first-calls", doubles=0 if middle else 2)
    game, rng = few(middle=middle, auction=auction), random.Random(seed)
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    played: list[tuple[Any, Any]] = []
    while len([action for _, action in played if type(action).__name__ == "Play"]) < 1 + seed % 3:
        action = game.legal(state, state.turn).sample(rng)
        played.append((state.turn, action))
        state, _ = game.apply(state, state.turn, action)
    for seat in (None, 0, 1, 2):
        seen = game.observe(state, seat)
        expected: Counter[Any] = Counter()
        for dealt in every_deal(game):
            for other in outcomes(game, dealt, played, seat):
                if looks(game.observe(other, seat)) == looks(seen):
                    expected[tuple(map(frozenset, other.hands)), frozenset(other.out)] = 1
        assert expected, "what has happened can happen"
        drawn = Counter(
            (tuple(map(frozenset, one.hands)), frozenset(one.out))
            for one in islice(game.imagined(seen, rng), 400)
        )
        check_frequencies(drawn, expected)


def outcomes(
    game: TricksGame, dealt: Deal, played: list[tuple[Any, Any]], seat: int | None
) -> Iterator[Any]:
    """Where the same actions lead, as far as this seat can tell them apart: another discard of
    somebody else looks the same."""
    hidden = [i for i, (who, action) in enumerate(played)
              if type(action).__name__ == "Discard" and who != seat]  # fmt: skip
    choices = game.rules.tiles if hidden else (None,)
    for tile in choices:
        tried = [
            (who, replace(action, tile=tile) if i in hidden else action)
            for i, (who, action) in enumerate(played)
        ]
        state, _ = game.apply(game.start(), CHANCE, dealt)
        with suppress(IllegalAction):
            for who, action in tried:
                state, _ = game.apply(state, who, action)
            yield state


@pytest.mark.parametrize("widow", ["before-call", "after-call"])
def test_who_has_seen_the_middle_cannot_bid_or_call_anew(widow: str) -> None:
    table = Table(boneyard.game("moon", widow=widow), bytes(32))
    table.commit(table.plan_go_on())
    (bidder,) = table.seats_to_act

    def do(text: str) -> None:
        (seat,) = table.seats_to_act
        table.commit(table.plan_play(seat, table.game.vocabulary.parse(text)))

    for text in ("bid 4", "pass", "pass", *(["call 6"] if widow == "after-call" else [])):
        assert table.why_no_undo(bidder, {bidder}) != Reason("undo-seen")
        do(text)
    assert table.state.stage == "discard"
    assert table.why_no_undo(bidder, {bidder}) == Reason("undo-seen")
    # What they put away then they may take up again: that shows them nothing.
    do(str(next(iter(table.moves(bidder)))))
    assert table.why_no_undo(bidder, {bidder}) is None
