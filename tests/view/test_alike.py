"""The table is drawn once for all: everybody sees what they would see alone."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE
from boneyard.families.line import LineGame, LineObservation, LineState
from boneyard.games import companion
from boneyard.rules.counts import RunningCount
from boneyard.table import Table
from boneyard.text import words
from boneyard.tiles import pips
from boneyard.view import Alike, Company, build
from tests.played import play_on
from tests.view.games_played import of_kind

MOVES = 40
FRAMES = (30.0, 18.0), (12.0, 20.0)
OPEN = {"team-block": {"partners": "open"}, "pairs": {"partners": "open"}}


def of_many(slug: str, more: Mapping[str, Any]) -> AnyGame:
    """With four players, or as near to it as can be: several wait."""
    listing = boneyard.listing(slug)
    options = {option.name: option for option in listing.options({})}
    counts = options["players"].choices if "players" in options else ()
    players = {"players": min(counts, key=lambda count: abs(int(count) - 4))} if counts else {}
    return listing.game({**listing.match_of(3), **players, **more})


def drawn_together(table: Table, rng: random.Random) -> int:
    """How many were drawn from what another sees; each sees what they would see alone."""
    called = [f"P{seat}" for seat in range(table.game.players)]
    company = Company(bots=frozenset({1}), away=frozenset({0}))
    looks: list[Seat | None] = [*range(table.game.players), None]
    rng.shuffle(looks)
    alike: Alike = {}
    together = 0
    for look in looks:
        # Where a table is frozen, nobody may do anything.
        mine = NONE if look is None or rng.random() < 0.2 else table.moves(look)
        for language in ("en", "de"):
            for frame in FRAMES:
                spoken = words(language, table.game.slug)
                draw = partial(
                    build, table.game, table.observe(look), mine,
                    words=spoken, names=called, frame=frame, company=company,
                )  # fmt: skip
                known = (spoken, frame) in alike
                assert draw(alike=alike) == draw(), look
                together += known
    return together


@pytest.mark.parametrize(
    ("slug", "more"),
    [
        # A game with a scene of its own is drawn for each by itself.
        *(
            (slug, {})
            for kind in ("line", "counting", "memory")
            for slug in of_kind(kind)
            if companion(slug, "scene") is None
        ),
        *OPEN.items(),
    ],
)
def test_whoever_is_drawn_first_decides_nothing_for_the_others(
    slug: str, more: Mapping[str, Any]
) -> None:
    table, rng = Table(of_many(slug, more), bytes(32)), random.Random(1)
    together = 0
    for _ in range(MOVES):
        if table.over:
            break
        play_on(table, rng)
        together += drawn_together(table, rng)
    assert together


class Telltale(LineGame):
    """Counts something else for everybody: the pips they hold."""

    def counts(self, position: LineState | LineObservation) -> tuple[RunningCount, ...]:
        seat = position.seat if isinstance(position, LineObservation) else None
        held = () if seat is None else position.hands[seat]
        return (RunningCount("total", (0 if isinstance(held, int) else pips(held),)),)


def test_what_a_game_counts_for_one_reaches_nobody_else() -> None:
    block = of_many("block", {})
    assert isinstance(block, LineGame)
    table, rng = (
        Table(Telltale(block.listing, block.options, block.rules), bytes(32)),
        random.Random(2),
    )
    for _ in range(MOVES):
        play_on(table, rng)
        drawn_together(table, rng)


class Discreet(LineGame):
    """Nobody shows their hand when a round is over; and the first of them, always."""

    def observe(self, state: LineState, seat: Seat | None) -> LineObservation:
        seen = super().observe(state, seat)
        hands = [len(hand) for hand in state.hands]
        own = {owner: state.hands[owner] for owner in {0, seat} if owner is not None}
        return replace(seen, hands=tuple(own.get(i, count) for i, count in enumerate(hands)))


def test_what_a_game_hides_between_rounds_stays_hidden() -> None:
    block = of_many("block", {})
    assert isinstance(block, LineGame)
    game = Discreet(block.listing, block.options, block.rules)
    table, rng, rests = Table(game, bytes(32)), random.Random(2), 0
    for _ in range(3 * MOVES):
        if table.over:
            break
        play_on(table, rng)
        rests += table.rests
        drawn_together(table, rng)
        alike: Alike = {}
        for look in (1, 2, None):
            drawn = build(
                game, table.observe(look), NONE, words=words("en", "block"),
                names=["A", "B", "C", "D"], alike=alike,
            )  # fmt: skip
            shown = {hand.seat for hand in drawn.hands if hand.tiles is not None}
            assert shown == {0, look} - {None}
    assert rests
