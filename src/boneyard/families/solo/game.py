"""The frame of a game for one player: chance lays out, then one person plays to the end."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

from boneyard.core.events import Event
from boneyard.core.game import AnyGame, Facts, GameKind, Listing, no_facts
from boneyard.core.habits import Habits
from boneyard.core.options import PLAYERS, SET, AnyOption, Chosen, choice, match_option
from boneyard.families.habits import SHEDDING
from boneyard.families.rounds import DEAL, LonelyGame, Phase, RoundCommon
from boneyard.rules.match import Match
from boneyard.tiles import Tile


class SoloHow(StrEnum):
    """How a solo ends."""

    SOLVED = "solved"
    STUCK = "stuck"


class SoloWhy(StrEnum):
    """What the point is for."""

    WON = "won"


class SoloCommon(RoundCommon, frozen=True, kw_only=True):
    """What is on the books, and how the last round went. Between rounds it lies as it ended."""

    phase: Phase
    scores: tuple[int, ...] = (0,)
    won: bool = False


S = TypeVar("S", bound=SoloCommon)
O = TypeVar("O", bound=Any)  # noqa: E741 - observation, beside S for state


class Solo(LonelyGame[S, O]):
    """One player, mostly for one round."""

    def __init__(self, listing: Listing, options: Chosen) -> None:
        self.listing, self.options = listing, options
        self.match = Match.of(options)

    @property
    def habits(self) -> Habits:
        return SHEDDING

    def start(self) -> S:
        state: S = self.state_type(phase=DEAL)
        return state

    def over(self, state: S, won: bool, events: list[Event], hand: tuple[Tile, ...] = ()) -> S:
        """It came out, or nothing fits any more."""
        return self.finished(
            state, SoloHow.SOLVED if won else SoloHow.STUCK, SoloWhy.WON, won, hand, events
        )


def solo_listing(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: tuple[int, ...],
    build: Callable[[Listing, Chosen], AnyGame],
    options: Callable[[int], tuple[AnyOption, ...]] = lambda set_: (),
    abilities: frozenset[str],
    facts: Facts = no_facts,
) -> Listing:
    """A solo's listing; its own options may depend on the set."""

    def declare(chosen: Chosen) -> tuple[AnyOption, ...]:
        set_ = chosen.get(SET, sets[0])
        own = options(set_)
        return choice(SET, *sets), choice(PLAYERS, 1), *own, match_option("rounds:1")

    return Listing(
        slug=slug, section=section, booklets=booklets, kind=GameKind.SOLO, declare=declare,
        build=build, abilities=abilities, facts=facts,
    )  # fmt: skip
