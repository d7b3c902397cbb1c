"""The longer messages: how a table stands, what it looks like, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from boneyard.core.actions import Seat
from boneyard.core.options import Value
from boneyard.notation.record import of_match
from boneyard.notation.record import write as write_record
from boneyard.server.live.connection import Connection
from boneyard.server.live.protocol import Labelled, Over, SceneTold, SeatInfo, TableInfo
from boneyard.server.live.showing import Extent, names, scene
from boneyard.table.stream import commitment, proof
from boneyard.text import Words
from boneyard.text import words as speak
from boneyard.view import speech
from boneyard.view.scene import Scene

if TYPE_CHECKING:
    from boneyard.server.rooms.room import Room


def table_info(room: Room, connection: Connection) -> TableInfo:
    stored, game, words = room.stored, room.table.game, connection.words
    begun = stored.status != "waiting" and stored.daily is None
    return TableInfo(
        table=stored.id,
        slug=stored.slug,
        title=words("title"),
        options=labelled(words, game.options),
        variant=" ".join(f"{name}={value}" for name, value in sorted(game.options.items())),
        abilities=sorted(game.sheet.abilities),
        seats=seats(room, connection),
        commitment=commitment(stored.secret) if stored.daily is None else None,
        nonces=[chair.nonce or "" for chair in stored.chairs] if begun else None,
        lang=words.language,
        mode="frozen" if room.frozen else stored.status,
        problem=words(room.wrong) if room.wrong else "",
        seq=room.seq,
        look=connection.look,
        pace=room.pace_ms,
        clock_s=stored.clock_s,
        chat=bool(talks(room)),
        grace_ms=int(room.settings.grace_s * 1000),
        rematch=stored.rematch,
    )


def seats(room: Room, connection: Connection) -> list[SeatInfo]:
    called = names(room.chairs, connection.words)
    present = room.present()
    return [
        SeatInfo(
            seat=chair.seat,
            name=called[chair.seat],
            kind=_kind(chair.human, chair.bot, chair.nonce),
            mine=chair.seat in connection.seats,
            connected=present[chair.seat],
            bot=chair.bot,
            gone_ms=room.gone_ms(chair.seat),
        )
        for chair in room.chairs
    ]


def _kind(human: bool, bot: str | None, nonce: str | None) -> str:
    if not human:
        return "bot"
    if bot is not None:
        return "away"
    return "open" if nonce is None else "human"


def talks(room: Room) -> tuple[tuple[Seat, ...], ...]:
    """The teams whose partners may talk."""
    if room.table.game.options.get("partners") != "open":
        return ()
    teams: tuple[tuple[Seat, ...], ...] = room.table.observe(None).teams
    return teams


def scene_told(room: Room, seat: Seat | None, words: Words, frame: Extent) -> SceneTold:
    table = room.table
    drawn = scene(
        table.game,
        table.state_now,
        seat,
        words=words,
        chairs=room.chairs,
        present=room.present(),
        frame=frame,
        timers=room.autopilot.timers(words("decision-clock")),
        may_act=room.playing,
    )
    undo = seat is not None and not room.frozen and table.why_no_undo(seat, room.humans) is None
    return SceneTold(seq=room.seq, seat=seat, scene=drawn, undo=undo)


def still(room: Room, seat: Seat | None, words: Words, frame: Extent) -> Scene:
    """The table as this seat sees it, to look at only."""
    return scene(
        room.table.game,
        room.table.state_now,
        seat,
        words=words,
        chairs=room.chairs,
        present=room.present(),
        frame=frame,
        may_act=False,
    )


def record_of(room: Room, seat: Seat | None) -> Callable[[], str]:
    """The record of the match as this seat saw it; None: whole, for when it is over. It is made
    when it is called for: the whole log is played again for it, which is not for the event loop."""
    game, course, proof = room.table.game, room.table.line, fair(room)
    called = names(room.chairs, speak("en", room.stored.slug))
    return lambda: write_record(of_match(game, course, names=called, seat=seat, fair=proof))


def fair(room: Room) -> dict[str, str]:
    """What proves the deal; the secret only when nothing is hidden any more."""
    stored = room.stored
    if stored.daily is not None:
        return {"daily": stored.daily}
    nonces = [chair.nonce or "" for chair in stored.chairs]
    return proof(stored.secret, nonces, revealed=stored.status in ("over", "abandoned"))


def over(room: Room) -> Over:
    result = room.table.result
    return Over(
        fair=fair(room),
        winners=list(result.winners) if result else [],
        scores=list(result.scores) if result else [],
        abandoned=room.stored.status == "abandoned",
    )


def labelled(words: Words, options: Mapping[str, Value]) -> list[Labelled]:
    """Options as people read them."""
    return [
        Labelled(speech.option_name(name, words), speech.option_value(name, value, words))
        for name, value in options.items()
        if value != ""  # a text that nobody wrote
    ]
