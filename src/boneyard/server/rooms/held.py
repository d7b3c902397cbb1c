"""A table that is held in memory: how it stands, how it changes, and what others make of it.

Whatever changes it is done by the room's one task, one thing after the other: planned, written
down, made true, told. What other workers have written is taken over, and told, in the same way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import replace

from boneyard.core.actions import CLOCK, Action, Seat
from boneyard.server import measures, safe_log
from boneyard.server.bot_pool import Asker, StandIn, Thinker
from boneyard.server.drawings import Drawings
from boneyard.server.fairness import seed_of
from boneyard.server.keys import invitation, seat_secret
from boneyard.server.live import chat, outbox
from boneyard.server.live.connection import COME_BACK, REVOKED, Connection
from boneyard.server.live.protocol import Ack, OwnSeat, Pause, Rematch
from boneyard.server.rooms import seating
from boneyard.server.rooms.autopilot import Autopilot
from boneyard.server.rooms.inbox import Inbox, serialised
from boneyard.server.rooms.recovery import FULL, Clock, Reloaded, clients, follow_on
from boneyard.server.settings import Settings
from boneyard.server.sharing.neighbours import Neighbours
from boneyard.server.storage import queries
from boneyard.server.storage.queries import (
    MOST_SAID,
    Chair,
    Conflict,
    News,
    Saying,
    Status,
    Stored,
    Unavailable,
    Unreadable,
)
from boneyard.server.storage.shared import Affairs, Presence
from boneyard.server.storage.writer import Store
from boneyard.table import LATEST, Change, Table, shortened
from boneyard.view import ArrangementCache

log = logging.getLogger(__name__)
LONG = 2 * LATEST
"""A log that has grown by so many entries is looked through for what nobody misses."""


class HeldTable:
    """A table with a task of its own, by which everything at it is done."""

    def __init__(
        self,
        stored: Stored,
        reloaded: Reloaded,
        *,
        seen: dict[tuple[Seat, str], int],
        said: tuple[Saying, ...],
        store: Store,
        thinker: Thinker,
        settings: Settings,
        clock: Clock,
        neighbours: Neighbours,
        drawings: Drawings,
        address: str = "",
    ) -> None:
        """`seen`: the ids clients have given to what they did, with the length of the log after
        it. `said`: what partners said to each other. `address`: where it was opened from."""
        self.stored, self.said = stored, said
        self.table, self.recent, self._wrong, self._ticking = reloaded
        self.settings, self.pace_ms = settings, settings.pace_ms
        self.out_of_date = False
        """What we hold is not what is on disk: the room has to be opened anew."""
        self.connections: set[Connection] = set()
        self.cache, self.replay_cache = ArrangementCache(), ArrangementCache()
        """What was arranged of the table, and of how it stood before, until the next drawing."""
        self._drawings = drawings
        self._showing: asyncio.Task[None] | None = None
        self.notices: dict[str, int] = {}
        """What the table was told about itself, as keys of the words, and how long the log was
        then. Kept as long as the room is open."""
        self.asker = Asker(address, stored.id, lambda: bool(self.connections))
        self.autopilot = Autopilot(self, thinker, settings)
        self._idle_since: float | None = asyncio.get_running_loop().time()
        self._store, self._seen, self._clock = store, seen, clock
        self._gone_since = dict.fromkeys(range(len(stored.chairs)), clock())
        self._give_up: set[Seat] = set()
        self._neighbours = neighbours
        self.drives = not neighbours.shares
        """Bots and clocks of this table are moved from here, and by no other worker."""
        self._elsewhere: dict[str, Presence] = {}
        self._long = LONG
        self._paced, self._hurried = 0, -1
        self._wished_pace: int | None = None
        """How fast somebody wants bots to act as soon as that is no sign to a partner."""
        self._thought_better: set[Seat] = set()
        """Who has given up in a round of silent partners, and played on."""
        self.inbox = Inbox(
            f"room {stored.id}",
            on_error=self._went_wrong,
            catch_up=self._catch_up,
            after=self._tell_neighbours,
        )
        self.autopilot.wake()

    # -- how things stand --------------------------------------------------------------------

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.stored.chairs

    @property
    def wrong(self) -> str:
        """Why the table cannot be played on (a key of the words), or nothing."""
        most = self.settings.limits.entries_per_table
        full = len(self.table.entries) >= most and not self.table.over
        return self._wrong or (FULL if full else "")

    @property
    def frozen(self) -> bool:
        """The table can be looked at, but not played on."""
        return bool(self.wrong) or self.out_of_date

    @property
    def playing(self) -> bool:
        return self.stored.status == "playing" and not self.frozen

    @property
    def clock_s(self) -> int:
        return self.stored.clock_s

    @property
    def seq(self) -> int:
        """How many entries the log has had, with those that were left out of it since."""
        return self.stored.left_out + len(self.table.entries)

    @property
    def humans(self) -> set[Seat]:
        """The seats of people, also of those who have not come yet or are away."""
        return {chair.seat for chair in self.chairs if chair.human}

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats that whoever has the invitation may take."""
        return seating.free(self.stored)

    @property
    def invitation(self) -> str | None:
        """What it takes to do so, while there is one."""
        return invitation(self.stored) if self.free else None

    @property
    def giving_up(self) -> set[Seat]:
        if self.stored.status != "playing":
            return set()
        return self._give_up.union(*(there.gives_up for there in self._elsewhere.values()))

    @property
    def watched_for_signs(self) -> bool:
        """Whether what somebody does besides playing could tell a silent partner something."""
        return len(self.humans) > 1 and outbox.hushed(self)

    @property
    def _ended(self) -> bool:
        return self.stored.status in ("over", "abandoned")

    @property
    def seats_there(self) -> set[Seat]:
        """The seats of those who are connected, to whichever worker."""
        there: set[Seat] = set()
        for connection in self.connections:
            there |= connection.seats
        for elsewhere in self._elsewhere.values():
            there.update(elsewhere.seats)
        return there

    def connected(self, seat: Seat) -> bool:
        return seat in self.seats_there

    @property
    def watchers_elsewhere(self) -> int:
        return sum(there.watchers for there in self._elsewhere.values())

    def gone_ms(self, seat: Seat) -> int | None:
        """How long the person of this seat has been gone; None: they are there, or it is a
        bot's."""
        if not self.chairs[seat].human or self.connected(seat):
            return None
        return max(0, self._clock() - self._gone_since[seat])

    def stays(self, seat: Seat) -> bool:
        """Whether a person is there, or was cut off only a moment ago."""
        gone = self.gone_ms(seat)
        return gone is None or gone < 1000 * self.settings.grace_s

    @property
    def first_here(self) -> Seat | None:
        """Of those who are there, who has the first seat: they need not wait for the others."""
        came = (chair.seat for chair in self.chairs if chair.human and chair.entered)
        return next(
            (seat for seat in came if self.chairs[seat].bot is None and self.stays(seat)), None
        )

    def waited_for(self) -> set[Seat]:
        """The people who are there, for whose word the next round waits."""
        return self.humans & self.seats_there

    @property
    def ready_seats(self) -> set[Seat]:
        return self.autopilot.ready.union(*(there.ready for there in self._elsewhere.values()))

    def decision_left_ms(self) -> int | None:
        """How long the one who decides still has; None: as long as they like."""
        return self.autopilot.decision_left_ms()

    def idle_s(self) -> float:
        """For how long nobody has been here, or asked for the room."""
        if self._idle_since is None:
            return 0.0
        return asyncio.get_running_loop().time() - self._idle_since

    def asked_for(self) -> None:
        """Somebody is about to come: the room is not closed in this moment."""
        if self._idle_since is not None:
            self._idle_since = asyncio.get_running_loop().time()

    # -- how it changes ----------------------------------------------------------------------

    async def _write(self, change: Callable[..., None], **said: object) -> None:
        """Everything that changes the table goes to disk here: if it is as we know it."""
        table_id, revision = self.stored.id, self.stored.revision
        await self._store.write(
            partial(change, table_id=table_id, revision=revision, **said), table_id
        )
        self.stored = replace(self.stored, revision=revision + 1)
        self._neighbours.changed(table_id, revision + 1)

    async def _put(self, chair: Chair) -> None:
        await self._write(queries.put_chair, chair=chair)
        self.stored = replace(self.stored, chairs=self._chairs_with(chair))

    def _chairs_with(self, chair: Chair) -> tuple[Chair, ...]:
        return tuple(chair if old.seat == chair.seat else old for old in self.chairs)

    async def _put_status(self, status: Status) -> None:
        await self._write(queries.put_status, status=status)
        self.stored = replace(self.stored, status=status)
        self._wake()

    async def _commit(
        self, plan: Change, *, client: tuple[Seat, str] | None = None, to: Connection | None = None
    ) -> None:
        """Write a plan down, make it true, tell everybody: in this order. `client` is the seat and
        the id of who asked for it, `to` their connection."""
        if not plan.steps:
            return
        took_back, before = False, self.stored.status
        status: Status = "playing" if self.table.game.to_act(plan.standing.state) else "over"
        await self._write(
            queries.append,
            first=self.seq,
            added=plan.entries,
            status=status,
            state_hash=self.table.state_hash(plan),
            client=client,
        )
        steps = self.table.commit(plan)
        measures.MOVES.add("people" if client is not None else "house")
        self.recent.extend(steps)
        self.stored = replace(self.stored, status=status)
        if client is not None:
            self._seen[client] = self.seq
            took_back = client[0] in self._give_up
            self._play_on({client[0]})
            if to is not None:
                to.tell(Ack(id=client[1], seq=self.seq))
        # Whoever is shown the table sees the clock of the next decision run already.
        self.autopilot.wake()
        outbox.tell_moved(self, steps)
        if status == "over":
            outbox.tell_over(self)
        self._speak_again()
        # A solo that was over may be taken up again.
        if "over" in (status, before) or self.frozen or took_back:
            outbox.tell_table(self)
        self._tell_pause()
        if status == "playing" and len(self.table.entries) >= self._long:
            self.inbox.post(self._shorten)

    async def _shorten(self) -> None:
        """Leave out of the log what nobody misses: a puzzle could be marked for ever."""
        self._long = len(self.table.entries) + LONG
        short = await asyncio.to_thread(shortened, self.table)
        if short is None:
            return
        before, latest = self.seq, short.entries[-LATEST:]
        older = short.entries[: -len(latest)]
        first = before - len(short.entries)
        await self._write(queries.shorten, first=first, older=older, last=before - len(latest))
        self.stored = replace(self.stored, left_out=first)
        self.table = short
        self._long = len(short.entries) + LONG
        self._seen = {named: seq for named, seq in self._seen.items() if seq > before - LATEST}

    def _play_on(self, seats: set[Seat]) -> None:
        """Who plays on has not given up, whichever worker they do it through."""
        if self.watched_for_signs:
            self._thought_better |= self._give_up & seats
        self._give_up -= seats

    def _speak_again(self) -> None:
        """What could have been a sign while a round was played is none any more."""
        waits = self._wished_pace is not None or self._thought_better
        if not waits or self.watched_for_signs:
            return
        if self._wished_pace is not None:
            self.pace_ms, self._paced = self._wished_pace, self._paced + 1
            self._wished_pace = None
        self._thought_better.clear()

    def _deal_from(self, seed: bytes) -> None:
        self.table = Table(self.table.game, seed, clock=self._ticking)

    def _show_out(self, seat: Seat) -> None:
        why = "close-revoked" if self.chairs[seat].entered else "close-sent-away"
        for connection in list(self.connections):
            if seat in connection.seats:
                connection.close(REVOKED, why)

    def _hush(self, seat: Seat) -> None:
        """Nobody has heard what was said at this seat, which is free again."""
        mute = (replace(said, ears=()) if said.seat == seat else said for said in self.said)
        self.said = tuple(mute)
        for connection in self.connections:
            connection.tell(chat.so_far(self, connection))

    def seats_next(self, seats: Iterable[Seat]) -> list[Seat]:
        """Where those who sit here sit at the table of the rematch."""
        return seating.seats_next(self.stored, seats)

    def _invite(self, made: Stored, by: Seat | None = None) -> None:
        left = seating.passed_on(made)
        for connection in self.connections:
            own = seating.kept(made, self.seats_next(connection.seats))
            invited = [OwnSeat(seat, seat_secret(made, seat)) for seat in own]
            offered = None if own else left
            connection.tell(Rematch(table=made.id, seats=invited, by=by, invitation=offered))

    # -- what happens by itself --------------------------------------------------------------

    @serialised
    async def play(self, seat: Seat, action: Action, seq: int) -> bool:
        """What a bot has chosen, if nothing has happened since it looked."""
        if seq != self.seq or not self.playing or seat not in self.table.seats_to_act:
            return False
        await self._commit(self.table.plan_play(seat, action))
        return True

    @serialised
    async def go_on(self) -> None:
        if self.playing and self.table.rests:
            await self._commit(self.table.plan_go_on())

    @serialised
    async def ring(self) -> None:
        """The clock of the round says what time it is, because the moment matters or so that it is
        known if the server is stopped."""
        if not self.playing:
            return
        plan = self.table.plan_tick()
        if plan.steps:
            await self._commit(plan)
        else:
            self._wake()

    def note_stand_in(self, why: StandIn) -> None:
        """Somebody simpler decided than the bot people chose: they are told so, once for each
        reason."""
        self._notice(f"stand-in-{why}", self.seq)
        self._tell_neighbours()

    def _notice(self, key: str, seq: int) -> None:
        if key not in self.notices:
            self.notices[key] = seq
            outbox.tell_notice(self, key)

    def show_anew(self) -> None:
        """Show everybody the table when it is our turn: somebody is called otherwise, or has gone,
        and may say so again and again. Said several times before that, it is done once."""
        if self._showing is None or self._showing.done():
            self._showing = asyncio.create_task(self._show_in_turn(), name="show anew")

    async def _show_in_turn(self) -> None:
        async with self._drawings.turn(self.asker.address):
            outbox.tell_scenes(self, self.connections)

    def _wake(self) -> None:
        self.autopilot.wake()
        self._tell_pause()

    def _look_who_is_ready(self) -> None:
        self.autopilot.look_who_is_ready()
        self._tell_pause()

    def _tell_pause(self) -> None:
        left = self.autopilot.rest_left_ms()
        if left is not None:
            ready = self.ready_seats
            waiting = sorted(self.waited_for() - ready)
            outbox.tell_pause(self, Pause(ready=sorted(ready), waiting=waiting, left_ms=left))

    def _went_wrong(self, wrong: Exception, nobody_waits: bool) -> None:
        if isinstance(wrong, Conflict):
            told = {"table": self.stored.id}
            log.warning("somebody else wrote at table %(table)s; it is read anew", told)
            self.out_of_date = True
            self.autopilot.stop()
            self._let_go("close-again")
        elif nobody_waits and not isinstance(wrong, Unavailable):
            safe_log.note(log, wrong, f"at table {self.stored.id}")

    def _let_go(self, key: str) -> None:
        for connection in list(self.connections):
            connection.close(COME_BACK, key)

    # -- other workers -----------------------------------------------------------------------

    @property
    def presence(self) -> Presence:
        """Who is here, and what they have said that others have to know of."""
        here = {seat for connection in self.connections for seat in connection.seats}
        return Presence(
            seats=tuple(sorted(here)),
            watchers=sum(not connection.seats for connection in self.connections),
            ready=tuple(sorted(self.autopilot.ready)),
            gives_up=tuple(sorted(self._give_up)),
            pace_ms=self.pace_ms if self._paced else None,
            paced=self._paced,
            hurried=self._hurried,
            notices=dict(self.notices),
        )

    def _tell_neighbours(self) -> None:
        if self._neighbours.shares and not self.inbox.closed:
            self._neighbours.present(self.stored.id, self.presence)

    @serialised
    async def hear(self, known: Affairs) -> None:
        """How the table stands, as the database knows it."""
        await self._reach(known.revision)
        newcomers = known.elsewhere.keys() - self._elsewhere.keys()
        self._meet(known.elsewhere)
        if known.drives != self.drives:
            self.drives = known.drives
            self.autopilot.stop()
            self._wake()
        if newcomers and self.drives and CLOCK in self.table.to_act:
            # Theirs goes on from when it was last written down, as if nobody had played since.
            await self.ring()

    @serialised
    async def reach(self, revision: int) -> None:
        """Somebody has written at the table: what is known here is at least as new."""
        await self._reach(revision)

    async def _reach(self, revision: int) -> None:
        if self.stored.revision < revision and not await self._catch_up():
            raise Conflict

    async def _catch_up(self) -> bool:
        """Take over what others have written; False: the room has to be opened anew."""
        last = self.said[-1].number if self.said else -1
        read = partial(queries.news, table_id=self.stored.id, entries=self.seq, saying=last)
        try:
            news = await self._store.read(read)
        except (Unavailable, Unreadable):
            return False
        return news is not None and not self.out_of_date and self._take_over(news)

    def _take_over(self, news: News) -> bool:
        if news.stored.left_out != self.stored.left_out:
            return False  # What is left of the log counts from here on: it is read anew.
        before, self.stored = self.stored, news.stored
        seed = seed_of(news.stored)
        if not self.table.entries and seed is not None:
            self._deal_from(seed)
        steps = follow_on(self.table, news.written)
        if steps is None:
            return False
        if news.written:
            self._ticking.reach(news.written[-1].at)
        self.recent.extend(steps)
        done = clients(news.written, self.seq - len(steps))
        self._seen |= done
        self._play_on({seat for seat, _ in done})
        for chair, was in zip(self.chairs, before.chairs, strict=True):
            if chair.generation != was.generation:
                self._show_out(chair.seat)
            if was.nonce is not None and chair.nonce is None:
                self._hush(chair.seat)
        self.autopilot.wake()
        if steps:
            outbox.tell_moved(self, steps)
        elif before.status != self.stored.status:
            outbox.tell_scenes(self, self.connections)
        elif before.chairs != self.chairs:
            self.show_anew()
        outbox.tell_table(self)
        for saying in news.said:
            chat.tell_saying(self, saying)
        self.said = (*self.said, *news.said)[-MOST_SAID:]
        if self._ended and before.status != self.stored.status:
            outbox.tell_over(self)
        if before.rematch is None and news.rematch is not None:
            self._invite(news.rematch)
        self._speak_again()
        self._tell_pause()
        return True

    def _meet(self, elsewhere: dict[str, Presence]) -> None:
        """Take note of who is at the table through others, and of what they want."""
        before, nobody = self._elsewhere, Presence()
        if before == elsewhere:
            return
        there = self.humans & self.seats_there
        self._elsewhere = elsewhere
        for seat in there:
            if not self.connected(seat):
                self._gone_since[seat] = self._clock()
        for worker, presence in elsewhere.items():
            was = before.get(worker, nobody)
            # What was said last counts; of two who said it at once, everybody has to believe the
            # same one, or they would go on to correct each other.
            theirs = presence.paced, presence.pace_ms or 0
            self._paced, self.pace_ms = max((self._paced, self.pace_ms), theirs)
            if presence.hurried == self.seq != was.hurried:
                self.autopilot.hurry()
            for key, seq in presence.notices.items():
                self._notice(key, seq)
        outbox.tell_table(self)
        self._look_who_is_ready()
