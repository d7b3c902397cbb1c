"""What the contract is checked on: every game, allowed set and number of players, and a sample of
the other options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import boneyard
from boneyard.core.game import AnyGame
from boneyard.core.options import AnyOption, OptionKind, Value, resolve

SHORT = {"match": "rounds:2"}
"""Two rounds show what happens between rounds; a longer match shows nothing more."""


def choices(option: AnyOption) -> tuple[Value, ...]:
    """Every value worth trying of an option."""
    if option.kind == OptionKind.FLAG:
        return (False, True)
    if option.kind == OptionKind.NUMBER:
        return tuple(sorted({option.low, int(option.default), option.high}))
    return option.choices


def choices_of(slug: str) -> Iterator[dict[str, Value]]:
    """All sets and numbers of players with default options, and each other choice once."""
    declare = boneyard.listing(slug).declare
    seen: list[Mapping[str, Value]] = []

    def settle(chosen: dict[str, Value]) -> Iterator[dict[str, Value]]:
        names = {option.name for option in declare(resolve(declare, chosen))}
        chosen = {**{k: v for k, v in SHORT.items() if k in names}, **chosen}
        settled = dict(resolve(declare, chosen))
        if settled not in seen:
            seen.append(settled)
            yield settled

    by_default = {option.name: option for option in declare(resolve(declare, {}))}
    for set_ in choices(by_default["set"]):
        players = {o.name: o for o in declare(resolve(declare, {"set": set_}))}["players"]
        for count in choices(players):
            yield from settle({"set": set_, "players": count})
    for name, option in by_default.items():
        if name in ("set", "players", "match"):
            continue
        for value in choices(option):
            yield from settle({name: value})
            fellows = {o.name: o for o in declare(resolve(declare, {name: value}))}
            for other in fellows.keys() - by_default.keys():
                for another in choices(fellows[other]):
                    yield from settle({name: value, other: another})


def name(case: Mapping[str, Value]) -> str:
    return " ".join(f"{key}={value}" for key, value in case.items() if key != "direction")


def games() -> list[tuple[str, AnyGame]]:
    """Every case of every game, with a name that can be read in a test report."""
    return [
        (f"{slug} {name(case)}", boneyard.game(slug, **case))
        for slug in boneyard.slugs()
        for case in choices_of(slug)
    ]


def cases(slug: str) -> list[AnyGame]:
    """This game with every allowed set and number of players, and each other choice once."""
    return [boneyard.game(slug, **case) for case in choices_of(slug)]
