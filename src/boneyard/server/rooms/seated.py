"""Coming and going: who joins, who sits where, when a match begins, and when it is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping
from functools import partial

from msgspec.structs import replace

from boneyard.core.actions import Seat
from boneyard.server.fairness import NOTHING, came_before, drew, seed_of
from boneyard.server.keys import seat_of, seat_once_of, seat_secret
from boneyard.server.live import outbox
from boneyard.server.live.connection import Connection
from boneyard.server.live.crowd import make_way
from boneyard.server.names import unlike
from boneyard.server.rooms import seating
from boneyard.server.rooms.held import HeldTable
from boneyard.server.rooms.inbox import serialised
from boneyard.server.storage import queries
from boneyard.server.storage.queries import Status, Stored


class Seated(HeldTable):
    """A table with seats that people take and leave."""

    @serialised
    async def join(self, connection: Connection) -> None:
        self._idle_since = None
        make_way(connection, self.connections, self.settings.limits.connections_per_seat)
        self.connections.add(connection)
        outbox.tell_table(self)
        if self._ended:
            connection.tell(outbox.over(self))

    @serialised
    async def arrive(self, connection: Connection) -> None:
        """After joining: a person who comes back takes their seat from the bot; the last one to
        come begins the match."""
        for seat in connection.seats:
            chair = self.chairs[seat]
            if chair.bot is not None:
                await self._put(replace(chair, bot=None))
        await self.begin()
        self._wake()
        outbox.tell_table(self)

    def leave(self, connection: Connection) -> None:
        """Nobody waits for this; in its turn, though, so that nobody joins after they have left."""
        connection.hang_up()
        self.inbox.post(partial(self._leave, connection))

    async def _leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for seat in connection.seats:
            if not self.connected(seat):
                self._gone_since[seat] = self._clock()
        if not self.connections:
            self._idle_since = asyncio.get_running_loop().time()
        if connection.seats:
            outbox.tell_table(self)
            self._look_who_is_ready()

    @serialised
    async def enter(
        self, secret: str, nonce: str | None, name: str, mine: Collection[Seat] = ()
    ) -> Seat | None:
        """Somebody who has the seats that are `mine` comes with the secret of a seat; None: it
        opens none. Looked at here, in its turn: whoever was asked before may have taken the seat,
        or the link back."""
        seat = seat_of(self.stored, secret)
        if seat is not None:
            await self.sit(seat, nonce, name)
            return seat
        # The link they came with, once more: the answer got lost, or they click on it again.
        before = seat_once_of(self.stored, secret)
        if before is None or not (before in mine or drew(self.stored, before, nonce)):
            return None
        return before

    @serialised
    async def sit(self, seat: Seat, nonce: str | None, name: str = "") -> None:
        """Somebody has shown the secret of this seat: the first time, they add to the deal, give a
        name to a seat that has none, and get a secret that nobody else knows."""
        chair = before = self.chairs[seat]
        # A bot may sit in for somebody before the match has begun: it has added nothing yet.
        late = chair.nonce == NOTHING and nonce is not None and self.stored.status == "waiting"
        if chair.nonce is None or late:
            called = chair.name or unlike(name, self._others(seat))
            chair = replace(chair, nonce=nonce or NOTHING, name=called)
        if before.shares_secret and not before.entered:
            chair = chair.with_own_secret()
        if chair != before:
            await self._put(chair)
            await self.begin()
            outbox.tell_table(self)

    @serialised
    async def take_seat(self, wished: Seat | None, name: str, nonce: str | None) -> Seat | None:
        """Somebody with the invitation sits down, at this seat or at any that is free; None:
        somebody else was faster. The seat's private link, whoever has it, is worthless then. Who
        asks again because no answer reached them has the seat already."""
        before = came_before(self.stored, nonce)
        if before is not None:
            return before
        if not self.free or wished not in (None, *self.free):
            return None
        seat = self.free[0] if wished is None else wished
        chair = self.chairs[seat]
        called = unlike(name or chair.name, self._others(seat))
        await self._put(replace(chair.with_own_secret(), name=called, nonce=nonce or NOTHING))
        await self.begin()
        outbox.tell_table(self)
        outbox.tell_scenes(self, self.connections)
        return seat

    @serialised
    async def renew_invitation(self) -> None:
        """The link for all that is out there opens nothing any more; there is a new one."""
        generation = self.stored.invitation + 1
        await self._write(queries.put_invitation, invitation=generation)
        self.stored = replace(self.stored, invitation=generation)
        outbox.tell_table(self)

    @serialised
    async def begin_with_bots(self, names: Mapping[Seat, str]) -> None:
        """Do not wait any longer: bots of these names take the seats that are free, and one sits
        in for everybody who was expected."""
        if self.stored.status != "waiting":
            return
        for seat in self.free:
            called = unlike(names.get(seat, ""), self._others(seat))
            bot = seating.level(self.stored)
            filled = replace(self.chairs[seat], kind="bot", name=called, bot=bot, nonce=NOTHING)
            await self._put(filled)
        for chair in self.chairs:
            if chair.nonce is None:
                await self.seat_bot(chair.seat)
        await self.begin()
        self._wake()
        outbox.tell_table(self)
        outbox.tell_scenes(self, self.connections)

    @serialised
    async def begin(self) -> None:
        """Begin the match as soon as every seat has added to the deal."""
        if self.stored.status != "waiting" or self.frozen:
            return
        seed = seed_of(self.stored)
        # Nobody is dealt to before they are there: a bot at a person's seat stands for them.
        if seed is None or any(chair.nonce is None for chair in self.chairs):
            return
        self._deal_from(seed)
        plan = self.table.plan_go_on()
        if plan.steps:
            await self._commit(plan)
        else:
            # Without chance (a puzzle, open information) nothing comes before the first decision.
            await self._put_status("playing")
            outbox.tell_scenes(self, self.connections)
        outbox.tell_table(self)

    @serialised
    async def revoke(self, seat: Seat, *, only_empty: bool = False) -> str | None:
        """A new secret for this seat; whoever came with the old one has to leave. None: it should
        be done `only_empty`, and somebody sits there now."""
        chair = self.chairs[seat]
        if only_empty and chair.nonce is not None:
            return None
        if chair.kind == "open" and chair.nonce is not None:
            # Whoever came with the invitation is no longer known by their nonce, either.
            chair = replace(chair, kind="me")
        await self._put(chair.with_shared_secret() if only_empty else chair.with_own_secret())
        self._show_out(seat)
        return seat_secret(self.stored, seat)

    @serialised
    async def send_away(self, seat: Seat) -> bool:
        """Free a seat again for whoever has the invitation, which is made anew: those who were sent
        away have the old one. False: nobody has taken the seat, or they play already."""
        chair = self.chairs[seat]
        if self.stored.status != "waiting" or not chair.human or chair.nonce is None:
            return False
        free = replace(chair, kind="open", name="", bot=None, nonce=None).with_shared_secret()
        invitation = self.stored.invitation + 1
        await self._write(queries.put_freed, chair=free, invitation=invitation)
        self.stored = replace(self.stored, chairs=self._chairs_with(free), invitation=invitation)
        # Before anybody is told of the new invitation.
        self._show_out(seat)
        self._hush(seat)
        outbox.tell_table(self)
        outbox.tell_scenes(self, self.connections)
        return True

    @serialised
    async def rename(self, seat: Seat, name: str) -> bool:
        """False: not now. Between silent partners a name would be as good as a word."""
        if outbox.hushed(self):
            return False
        await self._put(replace(self.chairs[seat], name=unlike(name, self._others(seat))))
        outbox.tell_table(self)
        self.show_anew()
        return True

    def _others(self, seat: Seat) -> list[str]:
        """What the others are called."""
        return [chair.name for chair in self.chairs if chair.seat != seat]

    @serialised
    async def seat_bot(self, seat: Seat) -> None:
        """A bot plays at this seat until its person comes (back)."""
        chair = self.chairs[seat]
        bot = seating.sits_in(self.stored)
        await self._put(replace(chair, bot=bot, nonce=chair.nonce or NOTHING))
        await self.begin()
        self._wake()
        outbox.tell_table(self)
        self.show_anew()

    @serialised
    async def abandon(self, seats: Iterable[Seat]) -> bool:
        """People give the match up: when all who are there have, it is over. Who was cut off a
        moment ago is still asked. False: between silent partners it is not said and taken back
        more than once a round, or it would be as good as a word."""
        if self.stored.status != "playing":
            return True
        if self.watched_for_signs and not self._thought_better.isdisjoint(seats):
            return False
        self._give_up |= set(seats)
        asked = {seat for seat in self.humans if self.stays(seat)}
        if not asked <= self.giving_up:
            outbox.tell_table(self)
            return True
        await self._put_status("abandoned")
        outbox.tell_table(self)
        # Nobody's turn lights up any more.
        outbox.tell_scenes(self, self.connections)
        outbox.tell_over(self)
        return True

    @serialised
    async def note_rematch(
        self, made: Stored, moved: int, by: Seat, gone: str | None = None
    ) -> str:
        """The table where the same people play again, `moved` on by so many seats, and everybody
        invited to it. It is that of the first one who asks; all others get the same, unless it is
        `gone`."""
        if self.stored.rematch in (None, gone):
            status = self.stored.status
            await self._write(queries.put_rematch, made=made, moved=moved, status=status)
            self.stored = replace(self.stored, rematch=made.id, moved=moved)
            self._invite(made, by)
            return made.id
        return self.stored.rematch

    @serialised
    async def close_up(self, made: Stored, by: Seat) -> None:
        """Those who have come go on to a table that has no more seats than they are. Nobody comes
        here any more: in one write, or somebody could come between."""
        moved = seating.closing_up(self.chairs)
        status: Status = "abandoned"
        await self._write(queries.put_rematch, made=made, moved=moved, status=status)
        self.stored = replace(self.stored, rematch=made.id, moved=moved, status=status)
        self._wake()
        self._invite(made, by)
        outbox.tell_table(self)

    @serialised
    async def offer(self, made: Stored) -> None:
        """At the table of the rematch a seat has become free: whoever looks on here may have it."""
        self._invite(made)

    @serialised
    async def give_way(self, seats: Iterable[Seat]) -> list[Seat]:
        """Those who do not want to play leave seats they have not come to yet to whoever does:
        these."""
        if self.stored.status != "waiting":
            return []
        left = [seat for seat in seats if self.chairs[seat].nonce is None]
        for seat in left:
            chair = self.chairs[seat]
            as_new = {"kind": "open", "name": "", "generation": chair.generation + 1}
            await self._put(replace(chair, **as_new))
        outbox.tell_table(self)
        return left
