"""Events, reasons and options in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from boneyard.core import events
from boneyard.core.actions import Place, Seat, oriented
from boneyard.core.events import Event
from boneyard.core.game import Reason
from boneyard.text import Words
from boneyard.text.options import option_help, option_name, option_value
from boneyard.tiles import Tile

# How options are called is told with the other words of the table.
__all__ = [
    "ended",
    "list_names",
    "option_help",
    "option_name",
    "option_value",
    "place_name",
    "say",
    "why",
]


def say(event: Event, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    """The event in a sentence, as the log shows it and a screen reader says it to this seat (None:
    to somebody looking on). Empty: it is not said."""
    teller = _TELLERS.get(type(event))
    if teller is not None:
        return teller(event, words, names, viewer)
    return _plain(event, words, names, viewer)


def why(reason: Reason, words: Words) -> str:
    """Why something is not possible."""
    args = {name: _argument(name, value, words) for name, value in reason.args}
    return words(f"why-{reason.key}", **args)


def place_name(at: Place, words: Words) -> str:
    """Where something is laid, by the tile there: like "at the 3 of 6-3"."""
    if at.socket.isdigit():
        return words("end-half", number=int(at.socket), tile=str(at.tile))
    return words(f"end-{at.socket}", tile=str(at.tile))


def _argument(name: str, value: str | int, words: Words) -> str | int:
    """Reasons name places as records do; people get them in words."""
    tile, dot, socket = str(value).partition(".")
    if name != "place" or not dot:
        return value
    return place_name(Place(Tile.parse(tile), socket), words)


# -- events ------------------------------------------------------------------------------------


def _key(event: Event) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()


def _told(
    key: str, seat: Seat, words: Words, names: Sequence[str], viewer: Seat | None, **args: Any
) -> str:
    """A sentence about a seat, which is "you" to the one who sits there."""
    if seat == viewer:
        return words(f"{key}-you", **args)
    return words(key, name=names[seat], **args)


def _tiles(tiles: Sequence[Tile]) -> str:
    return ", ".join(map(str, tiles))


def _plain(event: Event, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    """Events told by what they are, who did it and which tile it was."""
    args: dict[str, Any] = {}
    for field in ("tile", "total"):
        if hasattr(event, field):
            value = getattr(event, field)
            args[field] = str(value) if isinstance(value, tuple) else value
    seat = getattr(event, "seat", None)
    if seat is None:
        return words(_key(event), **args)
    return _told(_key(event), seat, words, names, viewer, **args)


def _round_began(
    event: events.RoundBegan, words: Words, names: Sequence[str], viewer: Seat | None
) -> str:
    return words("round-began", round=event.round + 1)


def _private(
    event: events.Dealt | events.Drew | events.HandedOut, words: Words, names: Sequence[str],
    viewer: Seat | None,
) -> str:  # fmt: skip
    shown = event.seen_by(viewer)
    assert isinstance(shown, events.Dealt | events.Drew | events.HandedOut)
    if event.seat == viewer and shown.tiles is not None:
        return words(f"{_key(event)}-you", tiles=_tiles(shown.tiles))
    return words(_key(event), name=names[event.seat], count=event.count)


def _teams(
    event: events.TeamsFormed, words: Words, names: Sequence[str], viewer: Seat | None
) -> str:
    first, second = (list_names([names[seat] for seat in team], words) for team in event.teams)
    return words("teams-formed", first=first, second=second)


def list_names(names: Sequence[str], words: Words) -> str:
    """Ada, Ben and Cem."""
    if len(names) < 2:
        return "".join(names)
    return words("name-list", first=", ".join(names[:-1]), last=names[-1])


def _scored(event: events.Scored, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    if event.points == 0:
        return ""  # Nothing is written on the pad.
    reason = words(f"scored-{event.why}", of=event.of if event.of is not None else "")
    key = "score-minus" if event.points < 0 else "score"
    return _told(key, event.seat, words, names, viewer, points=abs(event.points), why=reason)


def _round_ended(
    event: events.RoundEnded, words: Words, names: Sequence[str], viewer: Seat | None
) -> str:
    return ended(event, names, words, viewer)


def ended(
    event: events.RoundEnded, names: Sequence[str], words: Words, viewer: Seat | None = None
) -> str:
    """How a round ended: to the one who ended it as "you", where there are words for that."""
    key = f"ended-{event.how}"
    if viewer is not None and event.by == viewer and words.has(f"{key}-you"):
        return words(f"{key}-you")
    return words(key, name="" if event.by is None else names[event.by])


def _match_ended(
    event: events.MatchEnded, words: Words, names: Sequence[str], viewer: Seat | None
) -> str:
    winners = event.winners
    if not winners:
        return words("match-ended-nobody")
    if viewer is not None and winners == (viewer,):
        return words("match-ended-you")
    return words(
        "match-ended", name=list_names([names[seat] for seat in winners], words), count=len(winners)
    )


def _laid(event: events.Laid, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    tile = oriented(event.tile, event.touch)
    if event.seat is None:
        return words("laid-there", tile=tile)
    if event.at is None:
        return _told("laid", event.seat, words, names, viewer, tile=tile)
    place = place_name(event.at, words)
    return _told("laid-at", event.seat, words, names, viewer, tile=tile, place=place)


def _barred(event: events.Barred, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    place = place_name(event.at, words)
    return _told("barred", event.seat, words, names, viewer, tile=str(event.tile), place=place)


def _flipped(event: events.Flipped, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    row, column = event.cell
    return _told(
        "flipped", event.seat, words, names, viewer, tile=str(event.tile), row=row + 1,
        column=column + 1,
    )  # fmt: skip


def _kept(event: events.Kept, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    return _told("kept", event.seat, words, names, viewer, tiles=_tiles(event.tiles))


def _claimed(event: events.Claimed, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    chain = " ".join(f"{a}-{b}" for a, b in event.chain)
    if event.wrong is None:
        return _told("claimed", event.seat, words, names, viewer, chain=chain)
    fault = words(f"wrong-{event.wrong}")
    return _told("claimed-wrong", event.seat, words, names, viewer, chain=chain, why=fault)


def _stacked(event: events.Stacked, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    tile = str(Tile.of(*event.halves))
    return _told("stacked", event.seat, words, names, viewer, tile=tile, level=event.level)


def _took(event: events.Took, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    tile, row = str(event.tile), event.row
    if event.dictated:
        return _told("took-dictated", event.seat, words, names, viewer, tile=tile, row=row)
    points = event.tile.other(row)
    return _told("took", event.seat, words, names, viewer, tile=tile, row=row, points=points)


def _placed(event: events.Placed, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    return words("placed", tile=str(Tile.of(*event.halves)))


def _marked(event: events.Marked, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    return words("marked" if event.on else "unmarked")


def _spliced(event: events.Spliced, words: Words, names: Sequence[str], viewer: Seat | None) -> str:
    return words("cut-elsewhere" if event.cut else "spliced")


_TELLERS: dict[type[Any], Callable[[Any, Words, Sequence[str], Seat | None], str]] = {
    events.RoundBegan: _round_began,
    events.Dealt: _private,
    events.Drew: _private,
    events.HandedOut: _private,
    events.TeamsFormed: _teams,
    events.Scored: _scored,
    events.RoundEnded: _round_ended,
    events.MatchEnded: _match_ended,
    events.Laid: _laid,
    events.Barred: _barred,
    events.Flipped: _flipped,
    events.Kept: _kept,
    events.Claimed: _claimed,
    events.Stacked: _stacked,
    events.Took: _took,
    events.Placed: _placed,
    events.Marked: _marked,
    events.Spliced: _spliced,
}
