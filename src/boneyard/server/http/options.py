"""What people choose for a table, and what is wrong with it, in their language."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from boneyard.core.game import Listing
from boneyard.core.options import (
    COUNTED,
    MOST_POINTS,
    MOST_ROUNDS,
    AnyOption,
    BadOption,
    Chosen,
    OptionKind,
    Value,
    most_counted,
    resolve,
)
from boneyard.text import Words
from boneyard.view.words import speech

MOST_QUOTED = 60
"""So much of what is not possible is repeated: words cannot hold a text of any length."""


def settle(
    listing: Listing, wished: Mapping[str, object], words: Words
) -> tuple[Chosen, tuple[str, ...]]:
    """What is chosen, and what is wrong with what was wished: a wish that cannot be granted falls
    back to the booklet's."""
    chosen, wrong = dict(wished), list[BadOption]()
    while True:
        try:
            settled = resolve(listing.declare, chosen)
            break
        except BadOption as bad:
            wrong.append(bad)
            del chosen[bad.name]
    options = {option.name: option for option in listing.options(settled)}
    return settled, tuple(_complaint(bad, options, words) for bad in wrong)


def _complaint(bad: BadOption, options: Mapping[str, AnyOption], words: Words) -> str:
    option = options.get(bad.name)
    if option is None:
        named = ", ".join(options)
        return words("option-unknown", name=bad.name[:MOST_QUOTED], options=named)
    if bad.text is not None:
        said = words(bad.text.key, **bad.text.args_said)
        return f"{speech.option_name(option.name, words)}: {said}"
    return words(
        "option-impossible",
        option=speech.option_name(option.name, words),
        value=_value(option.name, bad.value, words),
        allowed=_allowed(option, words),
    )


def _value(name: str, value: object, words: Words) -> str:
    """What was wished, as people call it if it has a name at all."""
    key = f"option-{name}-{value}"
    return words(key) if key.isascii() and words.has(key) else str(value)[:MOST_QUOTED]


def _allowed(option: AnyOption, words: Words) -> str:
    if option.kind == OptionKind.NUMBER:
        return words("option-from-to", low=option.low, high=option.high)
    if option.kind == OptionKind.MATCH:
        limits = words("option-match-limits", rounds=MOST_ROUNDS, points=MOST_POINTS)
        named: list[Value] = [
            f"{kind}:{most_counted(kind)}" for kind in option.counted if kind not in COUNTED
        ]
        others = replace(option, choices=(*named, *option.choices))
        return f"{limits} {_one_of(others, words)}" if others.choices else limits
    return _one_of(option, words)


def _one_of(option: AnyOption, words: Words) -> str:
    choices = (True, False) if option.kind == OptionKind.FLAG else option.choices
    labels = [speech.option_value(option.name, choice, words) for choice in choices]
    return words("option-one-of", choices=", ".join(labels))
