"""A room: a table that is being played, with everybody who is connected to it.

Whoever asked for something may be gone when it is done; what was begun is finished. Methods marked
`@serialised` are done by the room's one task; from outside, everything else is for reading.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TypeVar

from boneyard.core.actions import CLOCK, Seat
from boneyard.core.game import IllegalAction, Reason
from boneyard.server import safe_log
from boneyard.server.live import chat, outbox
from boneyard.server.live.connection import Connection
from boneyard.server.live.protocol import Ack, Act, Audience, Refused, TakeBack
from boneyard.server.rooms.inbox import serialised
from boneyard.server.rooms.seated import Seated
from boneyard.server.storage import queries
from boneyard.server.storage.queries import MOST_SAID, Saying, SayingKind, Unavailable
from boneyard.table import CannotUndo, Change

log = logging.getLogger(__name__)
T = TypeVar("T")


class Room(Seated):
    _unsure: Saying | None = None
    """What is being written down of what was said: if nobody knows whether it was, it is said
    again, and must not be heard twice."""

    # -- the end -----------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish what is begun, and send everybody home."""
        self.autopilot.stop()
        if CLOCK in self.table.to_act and not self.out_of_date:
            try:
                await self.ring()
            except Exception as wrong:
                safe_log.note(log, wrong, f"the clock of table {self.stored.id} could not be noted")
        self._let_go("close-later")
        await self.inbox.close()
        # What was finished last may have woken it.
        self.autopilot.stop()
        if self._showing is not None:
            self._showing.cancel()
        self.cache.clear()
        self.replay_cache.clear()
        self._neighbours.present(self.stored.id, None)

    # -- in turn -----------------------------------------------------------------------------

    @serialised
    async def in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something that depends on who may do it, with nothing in between: while they waited,
        a link may have been taken back."""
        return await work()

    async def heed(self, connection: Connection, work: Callable[[], Awaitable[T]]) -> T | None:
        """Do what a client asks, unless its link was taken back; then nobody is told anything."""

        async def unless_revoked() -> T | None:
            return None if connection.revoked else await work()

        return await self.in_turn(unless_revoked)

    # -- playing -----------------------------------------------------------------------------

    @serialised
    async def act(self, connection: Connection, sent: Act) -> None:
        if self._comes_early(connection, sent):
            self.autopilot.hold(sent.seat, partial(self.act_now, connection, sent))
        else:
            await self._act_now(connection, sent)

    @serialised
    async def act_now(self, connection: Connection, sent: Act) -> None:
        """What was held back is done."""
        await self._act_now(connection, sent)

    async def _act_now(self, connection: Connection, sent: Act) -> None:
        await self._answer(connection, sent, lambda: self.table.plan_play(sent.seat, sent.action))

    def _comes_early(self, connection: Connection, sent: Act) -> bool:
        """Whether others would see how quickly this was decided, who are not to know. What is
        refused anyway is refused at once, and bots do not look at the clock."""
        if len(self.humans) < 2 or not self.autopilot.early_s() or connection.revoked:
            return False
        if (sent.seat, sent.id) in self._seen or self._why_not(connection, sent) is not None:
            return False
        return sent.action in self.table.moves(sent.seat)

    @serialised
    async def undo(self, connection: Connection, sent: TakeBack) -> None:
        await self._answer(connection, sent, lambda: self.table.plan_undo(sent.seat, self.humans))

    async def _answer(
        self, connection: Connection, sent: Act | TakeBack, plan: Callable[[], Change]
    ) -> None:
        """Do what a client asks and say so; what it has asked before is not done again."""
        if connection.revoked:
            return
        done = self._seen.get((sent.seat, sent.id)) if sent.seat in connection.seats else None
        if done is not None:
            connection.tell(Ack(id=sent.id, seq=done))
            return
        why = self._why_not(connection, sent)
        if why is None:
            try:
                await self._commit(plan(), client=(sent.seat, sent.id), to=connection)
            except (IllegalAction, CannotUndo) as no:
                why = outbox.because(no.reason, connection.words)
            except Unavailable:
                why = connection.words("house-unavailable")
        if why is not None:
            connection.tell(Refused(id=sent.id, why=why))

    def _why_not(self, connection: Connection, sent: Act | TakeBack) -> str | None:
        words = connection.words
        if sent.seat not in connection.seats:
            return words("house-not-your-seat")
        if self.frozen:
            return words(self.wrong or "close-again")
        if self.stored.status == "waiting":
            return words("house-waiting")
        # Alone at a puzzle, what is over can be taken back and tried again.
        alone = isinstance(sent, TakeBack) and self.table.game.players == 1
        if self.stored.status == "abandoned" or (self.stored.status == "over" and not alone):
            return words("house-over")
        if self.table.rests and isinstance(sent, Act):
            return outbox.because(Reason("not-your-turn"), words)
        return None

    @serialised
    async def ready(self, seats: Iterable[Seat]) -> None:
        """These seats have seen enough of a finished round."""
        # Said twice, it must not skip the next pause.
        if self.autopilot.rest_ends is not None:
            self.autopilot.ready |= set(seats)
            self._look_who_is_ready()

    @serialised
    async def set_pace(self, ms: int) -> None:
        """How long a bot waits before it acts; among silent partners from the end of the round on.
        Everybody sees it, and it could be set to any of thousands of numbers."""
        self._wished_pace = ms
        self._speak_again()

    @serialised
    async def hurry(self, seats: Iterable[Seat]) -> None:
        """These seats have seen enough of what the bots do; where other people look, too, they may
        want to follow."""
        people = {chair.seat for chair in self.chairs if chair.human and chair.bot is None}
        if people <= set(seats):
            self._hurried = self.seq
            self.autopilot.hurry()

    # -- talking -----------------------------------------------------------------------------

    @serialised
    async def say(
        self,
        speaker: Seat,
        text: str,
        *,
        to: Audience | None = None,
        kind: SayingKind = "words",
    ) -> bool:
        """Write down what a seat says, then tell those who hear it; False: it has to be silent."""
        unsure, self._unsure = self._unsure, None
        if unsure in self.said and (speaker, text, kind) == (unsure.seat, unsure.text, unsure.kind):
            return True
        ears = chat.ears(self, speaker, to)
        if not ears:
            return False
        number = self.said[-1].number + 1 if self.said else 0
        saying = Saying(number, speaker, ears, text, kind)
        self._unsure = saying
        await self._write(queries.put_saying, saying=saying)
        self._unsure = None
        self.said = (*self.said, saying)[-MOST_SAID:]
        chat.tell_saying(self, saying)
        return True
