"""What others are shown of a table, a game or a puzzle: done in the process that draws.

Everything here is seen through the eyes of somebody who only looks on. A table that is still open
to guests or being played shows its game and who sits there, and nothing of how it stands: its link
is passed on to invite, and whoever shows a preview of it keeps what is on it.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from boneyard import games, view
from boneyard.core.actions import Seat
from boneyard.core.moves import NONE
from boneyard.server.http import pictures
from boneyard.server.http.renderer import Rendered
from boneyard.server.live.outbox import names
from boneyard.server.rooms.recovery import Clock, reload
from boneyard.server.storage.queries import Chair, Status, Stored, Written
from boneyard.table import Table, stream
from boneyard.text import words
from boneyard.view.png import png
from boneyard.view.poster import FRAME, Row, position, poster

Form: TypeAlias = Literal["png", "svg"]
HOUSE = "cyprus"
"""The game on the picture of the house itself: a star, with pips of many colours."""


class Guest(NamedTuple):
    """A seat of a table that is not over: its name; empty: nobody has come yet."""

    name: str


def guests(chairs: tuple[Chair, ...], lang: str) -> tuple[Guest, ...]:
    called = names(chairs, words(lang))
    return tuple(
        Guest("" if chair.nonce is None and not chair.name else name)
        for chair, name in zip(chairs, called, strict=True)
    )


def of_position(
    stored: Stored, written: list[Written], at: int | None, lang: str, form: Form
) -> Rendered:
    """A table after so many of its actions, or as it is now. `at` of the picture is the same, or
    the last one there is."""
    table = reload(stored, written, Clock()).table
    of = table.count
    at = of if at is None else min(at, of)
    state, steps = table.after(at)
    say = words(lang, stored.slug)
    drawn = position(
        table.game,
        state,
        [event for step in steps for event in step.events],
        words=say,
        names=names(stored.chairs, say),
        given_up=stored.status == "abandoned" and at == of,
    )
    return _drawn(drawn, form, at, of)


def of_table(slug: str, status: Status, there: tuple[Guest, ...], lang: str) -> Rendered:
    """A table that is not over: what is played there, and by whom."""
    say = words(lang, slug)
    line = say("shown-waiting" if status == "waiting" else "shown-playing")
    rows = [Row(guest.name or say("shown-free")) for guest in there]
    return _drawn(poster(pictures.moment(slug, lang, FRAME), say("title"), [line], rows))


def of_game(slug: str, lang: str) -> Rendered:
    say = words(lang, slug)
    lines = [say("twist")] if say.has("twist") else []
    return _drawn(poster(pictures.moment(slug, lang, FRAME), say("title"), lines, []))


def of_house(lang: str) -> Rendered:
    say = words(lang)
    shown = pictures.moment(HOUSE, lang, FRAME)
    return _drawn(poster(shown, say("shown-house"), [say("door-about")], []))


def of_puzzle(slug: str, date: str, day: str, lang: str, form: Form) -> Rendered:
    """The puzzle of a day as everybody finds it; `day`: the date as people say it."""
    game, say = games.listing(slug).game(), words(lang, slug)
    table = Table(game, stream.daily_seed(slug, date), clock=lambda: 0)
    while table.waits:
        table.go_on()
    alone: Seat = 0
    seen = table.observe(alone)
    shown = view.build(game, seen, NONE, words=say, names=[""], frame=FRAME)
    return _drawn(poster(shown, say("title"), [day], []), form)


def _drawn(drawing: str, form: Form = "png", at: int = 0, of: int = 0) -> Rendered:
    return Rendered(png(drawing) if form == "png" else drawing.encode("utf-8"), at, of)
