"""How a game for several people declares itself: its options, and the rules they select."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from boneyard.core.game import AnyGame, Facts, Fixed, Listing, Shelf, no_facts, no_fixed
from boneyard.core.options import (
    DIRECTION,
    MATCH,
    PLAYERS,
    SET,
    AnyOption,
    Chosen,
    Declaration,
    Direction,
    Option,
    Value,
    choice,
    match_option,
)
from boneyard.rules.match import usual_rounds
from boneyard.tiles import TileSet

HandSizes: TypeAlias = Mapping[int, int]
"""How many tiles each player takes, by the number of players."""
Sets: TypeAlias = tuple[int, ...] | Callable[[Chosen], tuple[int, ...]]
"""The sets a game can be played with, or what these are with the options that come before."""

R = TypeVar("R")

Usual: TypeAlias = str | Callable[[Chosen], str] | None
"""The usual match: a text, or what it is with these options; None: the booklet names none."""


Declared: TypeAlias = AnyOption | Callable[[Chosen], tuple[AnyOption, ...]]
"""An option, or those that follow from what is chosen before them: a preset sets their defaults."""


def by_preset(
    preset: Option[Any], presets: Mapping[str, Mapping[str, Value]], *options: AnyOption
) -> Callable[[Chosen], tuple[AnyOption, ...]]:
    """These options, each with the default that the preset chosen says is usual."""

    def declared(chosen: Chosen) -> tuple[AnyOption, ...]:
        return usually(options, presets[str(chosen.get(preset, preset.default))])

    return declared


def usually(options: Iterable[AnyOption], usual: Mapping[str, Value]) -> tuple[AnyOption, ...]:
    """These options, with another default where that is usual."""
    return tuple(
        replace(option, default=usual.get(option.name, option.default)) for option in options
    )


def declaration(
    sets: Sets,
    players: Iterable[int] | Callable[[int], Iterable[int]],
    *options: Declared,
    before: tuple[AnyOption, ...] = (),
    direction: Option[Direction] = DIRECTION,
    match: Usual = None,
) -> Declaration:
    """What every game for several people lets them choose, and its own options; `before` are those
    on which the set depends. `players` (by the set) and `match` may depend on what else is chosen.
    A game that knows matches by a name declares that option itself."""

    def declare(chosen: Chosen) -> tuple[AnyOption, ...]:
        offered = sets(chosen) if callable(sets) else sets
        set_ = chosen.get(SET, offered[0])
        players_option = choice(PLAYERS, *(players(set_) if callable(players) else players))
        number = chosen.get(PLAYERS, players_option.default)
        if callable(match):
            usual = match(chosen.having(SET, set_).having(PLAYERS, number))
        else:
            usual = match or usual_rounds(number)
        own = [
            option
            for declared in options
            for option in (declared(chosen) if callable(declared) else (declared,))
        ]
        if all(option.name != MATCH.name for option in own):
            own.append(match_option(usual))
        return *before, choice(SET, *offered), players_option, direction, *own

    return declare


def listing_with_hands(
    slug: str,
    *,
    section: str,
    booklets: str,
    kind: str,
    sets: Sets,
    hands: HandSizes | Callable[[int], HandSizes],
    rules: Callable[[Chosen, int], R],
    build: Callable[[Listing, Chosen, R], AnyGame],
    before: tuple[AnyOption, ...] = (),
    options: tuple[Declared, ...] = (),
    direction: Option[Direction] = DIRECTION,
    match: Usual = None,
    version: int = 1,
    facts: Facts = no_facts,
    shelf: Shelf | None = None,
    sign: str = "",
    fixed: Fixed = no_fixed,
) -> Listing:
    """A listing. `rules` gets the options and the number of tiles in a hand; `hands` and `match`
    may depend on the set and on what else is chosen. A rules page can tell the `hand`, how many
    tiles are `left` over, and the game's own `facts`."""

    def sizes(set_: int) -> HandSizes:
        return hands(set_) if callable(hands) else hands

    def hand_with(chosen: Chosen) -> int:
        return sizes(chosen[SET])[chosen[PLAYERS]]

    def built(listing: Listing, chosen: Chosen) -> AnyGame:
        return build(listing, chosen, rules(chosen, hand_with(chosen)))

    def told(chosen: Chosen) -> Mapping[str, int]:
        hand, tiles = hand_with(chosen), len(TileSet.double(chosen[SET]))
        left = tiles - chosen[PLAYERS] * hand
        return {"hand": hand, "left": left, **facts(chosen)}

    declare = declaration(sets, hands, *options, before=before, direction=direction, match=match)
    abilities = frozenset({"hint", "undo"})
    return Listing(
        slug,
        section,
        booklets,
        kind,
        declare,
        built,
        version,
        abilities,
        told,
        shelf,
        sign,
        fixed,
    )
