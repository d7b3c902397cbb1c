"""Events, reasons and options in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from boneyard.core.actions import Place, Seat
from boneyard.core.events import Event, Names, NumbersSaid, RoundBegan, Scored, Telling
from boneyard.core.game import Reason
from boneyard.text import Words
from boneyard.text.options import option_help, option_name, option_value
from boneyard.tiles import Tile

# How options are called is told with the other words of the table.
__all__ = [
    "list_names",
    "option_help",
    "option_name",
    "option_value",
    "place_name",
    "say",
    "say_forgotten",
    "why",
]


Called: TypeAlias = Callable[[Place], Telling | None]
"""What people call a place (`Game.called`)."""


def by_tile(place: Place) -> Telling | None:
    """Nobody has another name for it."""
    return None


def by_itself(event: Event) -> Telling | None:
    """Nobody has more to say of it than the event."""
    return event.told()


def say(
    event: Event,
    words: Words,
    names: Sequence[str],
    viewer: Seat | None,
    called: Called = by_tile,
    told: Callable[[Event], Telling | None] = by_itself,
) -> str:
    """The event in a sentence, as the log shows it and a screen reader says it to this seat (None:
    to somebody looking on). Empty: it is not said. Who is alone needs no telling that it begins,
    nor who gets the point."""
    if len(names) == 1 and (isinstance(event, Scored) or event == RoundBegan(0)):
        return ""
    seen = event.seen_by(viewer)
    telling = None if seen is None else told(seen)
    return "" if telling is None else tell(telling, words, names, viewer, called)


def say_forgotten(
    event: Event, words: Words, names: Sequence[str], viewer: Seat | None
) -> str | None:
    """The same once what the event showed is hidden again; None: there is nothing to forget."""
    seen = event.seen_by(viewer)
    telling = None if seen is None else seen.forgotten()
    return None if telling is None else tell(telling, words, names, viewer)


def tell(
    telling: Telling,
    words: Words,
    names: Sequence[str],
    viewer: Seat | None = None,
    called: Called = by_tile,
) -> str:
    """A sentence in words."""
    seat, key = telling.seat, telling.key
    args: dict[str, str | int] = {"name": "" if seat is None else names[seat]}
    if seat is not None and seat == viewer and words.has(f"{key}-you"):
        key, args = f"{key}-you", {}
    together = telling.args.get("name")
    others = _others(together, viewer) if words.has(f"{key}-with-you") else None
    if others is not None:
        key = f"{key}-with-you"
    for name, value in telling.args.items():
        if name == "name" and others is not None:
            args[name] = list_names([names[seat] for seat in others], words)
            continue
        told: str | int | None
        if isinstance(value, (str, int)):
            told = value
        elif isinstance(value, Place) and (own := called(value)) is not None:
            told = _called(own, seat, words, names, viewer)
        else:
            told = _in_words(value, words, names, viewer)
        if told is not None:
            args[name] = told
    return words.say(key, args)


def _others(together: object, viewer: Seat | None) -> tuple[Seat, ...] | None:
    """With whom the viewer is named in a sentence; None: they are not."""
    if not isinstance(together, Names) or viewer not in together.seats:
        return None
    return tuple(seat for seat in together.seats if seat != viewer) or None


def _called(
    place: Telling, doer: Seat | None, words: Words, names: Sequence[str], viewer: Seat | None
) -> str:
    """What a place is called; that of the one the sentence is about is their own."""
    if doer is not None and doer == place.seat != viewer and words.has(f"{place.key}-own"):
        return words(f"{place.key}-own")
    return tell(place, words, names, viewer)


def _in_words(
    value: object, words: Words, names: Sequence[str], viewer: Seat | None
) -> str | int | None:
    """An argument of a sentence that is no text or number; None: it is not one that people are
    told."""
    if isinstance(value, Place):
        return place_name(value, words)
    if isinstance(value, Tile):
        return str(value)
    if isinstance(value, Telling):
        return tell(value, words, names, viewer)
    if isinstance(value, Names):
        return list_names([names[seat] for seat in value.seats], words)
    if isinstance(value, NumbersSaid):
        return list_names([str(number) for number in value.numbers], words)
    if isinstance(value, tuple) and value and all(isinstance(tile, Tile) for tile in value):
        return ", ".join(map(str, value))
    return None


def why(reason: Reason, words: Words) -> str:
    """Why something is not possible."""
    args = {name: _argument(name, value, words) for name, value in reason.args}
    return words(f"why-{reason.key}", **args)


@lru_cache(8192)
def place_name(at: Place, words: Words) -> str:
    """Where something is laid, by the tile there: like "at the 3 of 6-3"."""
    if at.socket.isdigit():
        return words("end-open-half", number=int(at.socket), tile=str(at.tile))
    # Anybody can name a socket that there is not, and wants to be told so.
    key = f"end-{at.socket}"
    return words(key, tile=str(at.tile)) if words.has(key) else str(at)


def _argument(name: str, value: str | int, words: Words) -> str | int:
    """Reasons name places as records do; people get them in words."""
    tile, dot, socket = str(value).partition(".")
    if name != "place" or not dot:
        return value
    return place_name(Place(Tile.parse(tile), socket), words)


def list_names(names: Sequence[str], words: Words) -> str:
    """Ada, Ben and Cem."""
    if len(names) < 2:
        return "".join(names)
    return words("name-list", first=", ".join(names[:-1]), last=names[-1])
