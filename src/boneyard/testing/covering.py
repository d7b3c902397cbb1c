"""A covering array of strength two: few tables on which every two choices meet at least once.

Rules go wrong together that are right alone: a bonus that is off by default hides how it is paid.
Trying every table there is would take for ever; most such defects need two choices, and all pairs
of choices fit on about as many tables as there are choices of the two largest options.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import TypeAlias

from boneyard.core.options import AnyOption, Chosen, Declaration, Value, resolve

Choice: TypeAlias = tuple[str, Value]
Pair: TypeAlias = tuple[Choice, Choice]
Values: TypeAlias = Callable[[AnyOption], tuple[Value, ...]]
Offer: TypeAlias = dict[str, tuple[Value, ...]]
"""What can be chosen, by the name of the option."""

TRIES = 12
"""Tables thought of for each that is taken; more of them would hardly save another table."""


def covering(declare: Declaration, values: Values) -> list[Chosen]:
    """Tables on which each two choices that go together meet; the first is the usual one."""
    offers = list(_offers(declare, values, {}))
    # In order, so that every run and every machine finds the same tables.
    left = dict.fromkeys(pair for offer in offers for pair in _pairs_of(offer))
    found, rng = [_usual(declare, values)], random.Random(0)
    _strike(left, found[0])
    while left:
        pair = next(iter(left))
        homes = [offer for offer in offers if all(v in offer.get(name, ()) for name, v in pair)]
        drafts = (_draft(rng.choice(homes), dict(pair), left, rng) for _ in range(TRIES))
        best = max(drafts, key=lambda draft: sum(pair in left for pair in _pairs(draft)))
        found.append(resolve(declare, best))
        _strike(left, found[-1])
    return found


def _offers(declare: Declaration, values: Values, fixed: dict[str, Value]) -> Iterator[Offer]:
    """What can be chosen beside these, once for each choice of options on which others depend."""

    def offer(more: dict[str, Value]) -> Offer:
        chosen = {**fixed, **more}
        options = declare(resolve(declare, chosen))
        return {o.name: (chosen[o.name],) if o.name in chosen else values(o) for o in options}

    usual = offer({})
    for name, choices in usual.items():
        if any(_beside(offer({name: value}), name) != _beside(usual, name) for value in choices):
            for value in choices:
                yield from _offers(declare, values, {**fixed, name: value})
            return
    yield usual


def _usual(declare: Declaration, values: Values) -> Chosen:
    """All defaults, where these are worth trying."""
    options = declare(resolve(declare, {}))
    return resolve(declare, {o.name: values(o)[0] for o in options if o.default not in values(o)})


def _beside(offer: Offer, name: str) -> Offer:
    return {other: choices for other, choices in offer.items() if other != name}


def _draft(
    offer: Offer, chosen: dict[str, Value], left: dict[Pair, None], rng: random.Random
) -> dict[str, Value]:
    """A table with these choices, the others one by one so that many new pairs meet."""
    rest = [name for name in offer if name not in chosen]
    rng.shuffle(rest)
    for name in rest:
        choices = list(offer[name])
        rng.shuffle(choices)
        chosen[name] = max(
            choices,
            key=lambda value: sum(_pair((name, value), other) in left for other in chosen.items()),
        )
    return chosen


def _strike(left: dict[Pair, None], chosen: Chosen) -> None:
    for pair in _pairs(dict(chosen)):
        left.pop(pair, None)


def _pairs(chosen: dict[str, Value]) -> Iterator[Pair]:
    return (_pair(one, other) for one, other in combinations(chosen.items(), 2))


def _pairs_of(offer: Offer) -> Iterator[Pair]:
    for one, other in combinations(offer, 2):
        for value, another in product(offer[one], offer[other]):
            yield _pair((one, value), (other, another))


def _pair(one: Choice, other: Choice) -> Pair:
    return (one, other) if one[0] < other[0] else (other, one)
