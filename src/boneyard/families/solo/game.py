"""The frame of a game for one player: chance lays out, then one person plays to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, TypeVar

from boneyard.core.actions import CHANCE, Actor, Seat
from boneyard.core.events import Event, MatchEnded, RoundEnded, Scored
from boneyard.core.game import AnyGame, Game, Result, Sheet
from boneyard.core.options import Chosen, Option, choice
from boneyard.tiles import Tile

Phase: TypeAlias = Literal["deal", "play", "over"]
S = TypeVar("S", bound=Any)
O = TypeVar("O", bound=Any)  # noqa: E741 - observation, beside S for state

PLAYER: Seat = 0


class Solo(Game[S, O]):
    """One player, one round. States have a `phase`, and `won` once it is over."""

    def __init__(self, sheet: Sheet, options: Chosen) -> None:
        self.sheet, self.options = sheet, options

    def to_act(self, state: S) -> tuple[Actor, ...]:
        if state.phase == "play":
            return (PLAYER,)
        return (CHANCE,) if state.phase == "deal" else ()

    def scores(self, state: S) -> tuple[int, ...]:
        return (int(state.won),)

    def result(self, state: S) -> Result | None:
        if state.phase != "over":
            return None
        return Result((PLAYER,) if state.won else (), self.scores(state))

    @staticmethod
    def ending(how: str, won: bool, hand: tuple[Tile, ...] = ()) -> tuple[Event, ...]:
        """What is told at the end. A win counts one point: all there is to count in a solo."""
        winners = (PLAYER,) if won else ()
        events: list[Event] = [Scored(PLAYER, 1, "won")] if won else []
        events += [
            RoundEnded(how, PLAYER if won else None, PLAYER, (hand,), winners),
            MatchEnded(winners, (int(won),)),
        ]
        return tuple(events)


def solo_sheet(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: tuple[int, ...],
    build: Callable[[Sheet, Chosen], AnyGame],
    options: Callable[[int], tuple[Option, ...]] = lambda set_: (),
    abilities: frozenset[str],
) -> Sheet:
    """A solo's sheet; its own options may depend on the set."""

    def declare(chosen: Chosen) -> tuple[Option, ...]:
        set_ = int(chosen.get("set", sets[0]))
        return choice("set", *sets), choice("players", 1), *options(set_)

    return Sheet(
        slug=slug, section=section, booklets=booklets, kind="solo", declare=declare, build=build,
        abilities=abilities,
    )  # fmt: skip
