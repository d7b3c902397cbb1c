"""What a client sends over its connection, and what is done about it."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from boneyard.core.actions import Seat
from boneyard.server import measures, safe_log
from boneyard.server.bot_pool import Asker, Busy
from boneyard.server.drawings import Drawings
from boneyard.server.live import chat, outbox
from boneyard.server.live.connection import Connection, Extent, Requested
from boneyard.server.live.frames import Frames
from boneyard.server.live.protocol import (
    PONG,
    Abandon,
    Act,
    AskHint,
    AskOutlook,
    AskReplay,
    Audience,
    Begin,
    Frame,
    Hint,
    Hurry,
    Look,
    Name,
    Outlook,
    Pace,
    Ping,
    React,
    Ready,
    Refused,
    Say,
    SeatBot,
    SendAway,
    Sent,
    TakeBack,
    read,
)
from boneyard.server.names import clean_name
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage.queries import Conflict, SayingKind, Unavailable
from boneyard.server.text import clean
from boneyard.typed import Typed

log = logging.getLogger(__name__)
T = TypeVar("T")
SOME_FRAME = (30.0, 18.0)
"""For a client that has not said how much room it has."""
PLACE = re.compile(r"at `(?:key in )?([^`]{1,80})`$")

UNREADABLE = (msgspec.DecodeError, RecursionError)
"""A message that is no JSON, of the wrong form, or nested too deeply to be read at all."""


class _Addressed(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    id: str


_addressed: Typed[_Addressed] = Typed(_Addressed)


async def hear(registry: Registry, room: Room, connection: Connection, text: str) -> None:
    """Do what a message asks, or say why not."""
    try:
        sent = read(text, room.table.game.vocabulary)
    except UNREADABLE as wrong:
        # The rest of what the decoder says is for programmers, and in English.
        place = PLACE.search(str(wrong))
        _misunderstood(connection, text, place[1] if place else "$")
        return
    hearing = _Hearing(registry, room, connection)
    await hearing.safely(hearing.take(sent))


def _misunderstood(connection: Connection, text: str, where: str) -> None:
    said = connection.words("house-bad-message", where=where)
    try:
        connection.tell(Refused(id=_addressed.decode(text).id[:64], why=said))
    except UNREADABLE:
        connection.problem("house-bad-message", where=where)


class _Hearing:
    def __init__(self, registry: Registry, room: Room, connection: Connection) -> None:
        self.registry, self.room, self.connection = registry, room, connection

    async def safely(self, work: Awaitable[None]) -> None:
        """A mistake of ours is written to the log; nobody loses their connection for it."""
        try:
            await work
        except Conflict:
            raise
        except Unavailable:
            self.connection.problem("house-unavailable")
        except Busy:
            self.connection.problem("house-busy")
        except Exception as wrong:
            self._note(wrong)

    def _note(self, wrong: Exception) -> None:
        safe_log.note(log, wrong, f"at table {self.room.stored.id}")
        self.connection.problem("house-trouble")

    async def take(self, sent: Sent) -> None:
        room, connection = self.room, self.connection
        match sent:
            case Ping():
                connection.send(PONG)
            case Frame(width, height):
                self._want(replace(connection.wanted, room=(width, height), scene=True))
            case Act() | TakeBack() if not self.registry.crowd.may_move(connection.address):
                connection.tell(Refused(sent.id, connection.words("house-much-today")))
            case Act():
                heard = time.perf_counter()
                await room.act(connection, sent)
                measures.MOVE_S.add(time.perf_counter() - heard)
            case TakeBack():
                await room.undo(connection, sent)
            case Look(seat):
                if self._mine(seat):
                    connection.look = seat
                    self._want(replace(connection.wanted, log=True, scene=True))
            case AskReplay(at, opened):
                scene = connection.wanted.scene or at is None
                self._want(replace(connection.wanted, replay=at, opened=opened, scene=scene))
            case AskHint(seat):
                connection.ask(partial(self._answer, self._hint, seat))
            case AskOutlook(seat):
                connection.ask(partial(self._answer, self._outlook, seat))
            case Pace() if not connection.seats:
                pass  # Every page says how fast it likes to look; who looks on changes nothing.
            case _:
                if not connection.seats:
                    connection.problem("house-only-players")
                    return
                await self._as_player(sent)

    def _want(self, wanted: Requested) -> None:
        """Show it in its turn, without keeping those waiting who play."""
        self.connection.want(wanted, self._turns, self._show_safely)

    def _turns(self) -> Drawings:
        arrives = self.connection.frame is None
        return self.registry.arrivals if arrives else self.registry.drawings

    def _show_safely(self, wanted: Requested) -> None:
        try:
            self._show(wanted)
        except Exception as wrong:
            self._note(wrong)

    def _show(self, wanted: Requested) -> None:
        room, connection = self.room, self.connection
        arrives = connection.frame is None
        # Not before: until then, moves are drawn as large as they were.
        if wanted.room is not None:
            connection.make_room(*wanted.room)
        frame = Frames(room.connections).of(connection)
        if wanted.log or (arrives and frame is not None):
            self._recall()
        if wanted.scene:
            outbox.tell_scenes(room, [connection])
        if wanted.replay is not None and frame is not None:
            self._replay(wanted.replay, frame, opened=wanted.opened)

    def _replay(self, at: int, frame: Extent, *, opened: bool) -> None:
        room, connection = self.room, self.connection
        # Looked at now, after they waited for their turn. A table that is frozen may be played on
        # elsewhere, or by another version.
        over = room.stored.status in ("over", "abandoned")
        if room.table.game.from_memory and not over:
            connection.problem("house-from-memory")
        else:
            # As with the whole record: not before the match is over.
            opened = opened and over
            connection.tell(outbox.replayed(room, connection, at, frame, opened=opened))

    async def _as_player(self, sent: Sent) -> None:
        room, connection = self.room, self.connection
        match sent:
            case Ready():
                await self._heed(partial(room.ready, connection.seats))
            case Pace(ms):
                await self._heed(partial(room.set_pace, ms))
            case Hurry():
                await self._heed(partial(room.hurry, connection.seats))
            case Name(seat, name):
                rename = partial(room.rename, seat, clean_name(name))
                if self._mine(seat) and not await self._heed(rename):
                    connection.problem("house-hush")
            case Say(text, seat, to):
                await self._say(clean(text, 500), seat, to)
            case React(reaction, seat):
                await self._say(reaction, seat, "table", kind="reaction")
            case SeatBot(seat):
                await self._heed(partial(self._seat_bot, seat))
            case Begin(called):
                await self._heed(partial(self._begin, called))
            case SendAway(seat):
                await self._heed(partial(self._send_away, seat))
            case Abandon():
                if await self._heed(partial(room.abandon, connection.seats)) is False:
                    connection.problem("house-gave-up-before")

    async def _heed(self, work: Callable[[], Awaitable[T]]) -> T | None:
        return await self.room.heed(self.connection, work)

    def _recall(self) -> None:
        """Tell what was done and said before, as the seat that looks may know it."""
        self.connection.tell(outbox.log_so_far(self.room, self.connection))
        self.connection.tell(chat.so_far(self.room, self.connection))

    def _mine(self, seat: Seat | None) -> bool:
        if seat is None or seat in self.connection.seats:
            return True
        self.connection.problem("house-not-your-seat")
        return False

    def _looks_from(self, seat: Seat) -> bool:
        """At one device a hint is for the one who looks: it may name a tile of their hand."""
        if not self._mine(seat):
            return False
        if seat != self.connection.look:
            self.connection.problem("house-curtain")
        return seat == self.connection.look

    # -- help ----------------------------------------------------------------------------------

    async def _answer(self, question: Callable[[Seat], Awaitable[None]], seat: Seat) -> None:
        await self.safely(question(seat))

    async def _hint(self, seat: Seat) -> None:
        room, connection, table = self.room, self.connection, self.room.table
        if not self._looks_from(seat):
            return
        if not room.playing or table.rests or seat not in table.seats_to_act:
            connection.problem("house-no-hint")
            return
        said = await self.registry.thinker.advise(
            table.game,
            table.observe(seat),
            table.moves(seat),
            secrets.randbits(64),
            Asker(connection.address, room.stored.id),
        )
        # Meanwhile the device may have gone to the next person.
        if connection.look != seat:
            return
        # Or they have played, and the hint would come to another turn of theirs.
        if seat not in table.seats_to_act or said.action not in table.moves(seat):
            return
        if said.reason is None:
            async with self.registry.drawings.turn(connection.address):
                frame = Frames(room.connections).of(connection) or SOME_FRAME
                drawn = outbox.scene_told(room, seat, connection.words, frame).scene
            if connection.look != seat:
                return
            text = connection.words("hint", action=outbox.called(drawn, said.action))
            if said.because is not None:
                text = f"{text}. {outbox.because(said.because, connection.words)}"
        else:
            text = outbox.because(said.reason, connection.words)
        connection.tell(Hint(seat=seat, text=text, action=said.action, items=list(said.items)))

    async def _outlook(self, seat: Seat) -> None:
        connection, table = self.connection, self.room.table
        if not self._looks_from(seat):
            return
        asker = Asker(connection.address, self.room.stored.id)
        stands = await self.registry.thinker.outlook(table.game, table.observe(seat), asker)
        text = (
            connection.words("outlook-unknown")
            if stands is None
            else outbox.because(stands, connection.words)
        )
        connection.tell(Outlook(seat=seat, text=text))

    # -- others --------------------------------------------------------------------------------

    async def _say(
        self, text: str, seat: Seat | None, to: Audience | None, kind: SayingKind = "words"
    ) -> None:
        room, connection = self.room, self.connection
        speaker = seat if seat is not None else connection.look
        if speaker is None or speaker not in connection.seats:
            connection.problem("house-not-your-seat")
        elif not text:
            return
        elif not self.registry.crowd.lets_talk(room.stored.id, speaker):
            connection.problem("house-much-talk")
        elif not await self._heed(partial(room.say, speaker, text, to=to, kind=kind)):
            connection.problem("house-no-chat" if to == "partners" else "house-hush")

    async def _begin(self, called: list[str]) -> None:
        """Bots for those who have not come: for the first of those who have to say."""
        room, connection = self.room, self.connection
        if not self._first_here():
            return
        named = dict(enumerate(clean_name(name) for name in called))
        numbered = {seat: connection.words("bot-name", number=seat + 1) for seat in room.free}
        await room.begin_with_bots({s: named.get(s) or name for s, name in numbered.items()})

    def _first_here(self) -> bool:
        room, connection = self.room, self.connection
        first = room.first_here
        if first in connection.seats:
            return True
        if first is None or room.connected(first):
            connection.problem("house-first-here")
        else:
            self._wait_for(first, "house-first-away")
        return False

    def _wait_for(self, seat: Seat, key: str) -> None:
        """Say how long somebody who is cut off may still come back."""
        room, connection = self.room, self.connection
        left = room.settings.grace_s - (room.gone_ms(seat) or 0) / 1000
        name = outbox.names(room.chairs, connection.words)[seat]
        connection.problem(key, name=name, seconds=int(left) + 1)

    async def _send_away(self, seat: Seat) -> None:
        room, connection = self.room, self.connection
        if 0 not in connection.seats:
            connection.problem("house-first-seat")
        elif seat in connection.seats or seat >= len(room.chairs) or not await room.send_away(seat):
            connection.problem("house-nobody-to-send-away")

    async def _seat_bot(self, seat: Seat) -> None:
        room, connection = self.room, self.connection
        if seat >= len(room.chairs) or not room.chairs[seat].human or room.connected(seat):
            connection.problem("house-seat-taken")
            return
        chair = room.chairs[seat]
        if chair.nonce is not None and room.stays(seat):
            self._wait_for(seat, "house-seat-waits")
            return
        # Seat by seat it would be a way to begin the match.
        if chair.nonce is None and not self._first_here():
            return
        await room.seat_bot(seat)
