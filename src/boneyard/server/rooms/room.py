"""A room: a table that is being played, with everybody who is connected to it.

Whatever changes the table is done by the room's one task, one thing after the other: planned,
written down, made true, told. Whoever asked may be gone by then; what was begun is finished.
Methods marked `@serialised` see to that themselves; from outside, everything else is for reading.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from msgspec.structs import replace

from boneyard.core.actions import CLOCK, Action, Seat
from boneyard.core.game import IllegalAction, Reason
from boneyard.server import measures, safe_log
from boneyard.server.bot_pool import Asker, StandIn, Thinker
from boneyard.server.fairness import NOTHING, came_before, seed_of
from boneyard.server.keys import invitation, seat_of, seat_secret
from boneyard.server.live import chat, outbox
from boneyard.server.live.connection import COME_BACK, REVOKED, Connection
from boneyard.server.live.crowd import make_way
from boneyard.server.live.protocol import (
    Ack,
    Act,
    Audience,
    OwnSeat,
    Pause,
    Refused,
    Rematch,
    TakeBack,
)
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
    SayingKind,
    Status,
    Stored,
    Unavailable,
    Unreadable,
)
from boneyard.server.storage.shared import Affairs, Presence
from boneyard.server.storage.writer import Store
from boneyard.server.text import unlike
from boneyard.table import CannotUndo, Change, Table

log = logging.getLogger(__name__)


class Room:
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
        self._paced, self._hurried = False, -1
        self.inbox = Inbox(
            f"room {stored.id}",
            on_error=self._went_wrong,
            catch_up=self._catch_up,
            after=self._tell_neighbours,
        )
        self.autopilot.wake()

    # -- how things stand ----------------------------------------------------------------------

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.stored.chairs

    @property
    def wrong(self) -> str:
        """Why the table cannot be played on (a key of the words), or nothing."""
        full = self.seq >= self.settings.limits.entries_per_table and not self.table.over
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
        return len(self.table.entries)

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

    def connected(self, seat: Seat) -> bool:
        here = any(seat in connection.seats for connection in self.connections)
        return here or any(seat in there.seats for there in self._elsewhere.values())

    @property
    def watchers_elsewhere(self) -> int:
        return sum(there.watchers for there in self._elsewhere.values())

    def gone_ms(self, seat: Seat) -> int | None:
        """How long the person of this seat has been gone; None: they are there, or it is a
        bot's."""
        if not self.chairs[seat].human or self.connected(seat):
            return None
        return max(0, self._clock() - self._gone_since[seat])

    def waited_for(self) -> set[Seat]:
        """The people who are there, for whose word the next round waits."""
        return {seat for seat in self.humans if self.connected(seat)}

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

    # -- the end -------------------------------------------------------------------------------

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
        self._neighbours.present(self.stored.id, None)

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

    # -- coming and going ----------------------------------------------------------------------

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
    async def enter(self, secret: str, nonce: str | None, name: str) -> Seat | None:
        """Somebody comes with the secret of a seat; None: it opens none. Looked at here, in its
        turn: whoever was asked before may have taken the seat, or the link back."""
        seat = seat_of(self.stored, secret)
        if seat is not None:
            await self.sit(seat, nonce, name)
        return seat

    @serialised
    async def sit(self, seat: Seat, nonce: str | None, name: str = "") -> None:
        """Somebody has shown the secret of this seat: the first time, they add to the deal, and
        give a name to a seat that has none."""
        chair = self.chairs[seat]
        # A bot may sit in for somebody before the match has begun: it has added nothing yet.
        late = chair.nonce == NOTHING and nonce is not None and self.stored.status == "waiting"
        if chair.nonce is None or late:
            called = chair.name or unlike(name, self._others(seat))
            await self._put(replace(chair, nonce=nonce or NOTHING, name=called))
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
        added = {"nonce": nonce or NOTHING, "generation": chair.generation + 1}
        await self._put(replace(chair, name=called, **added))
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
        await self._put(replace(chair, generation=chair.generation + 1))
        self._show_out(seat)
        return seat_secret(self.stored, seat)

    def _show_out(self, seat: Seat) -> None:
        for connection in list(self.connections):
            if seat in connection.seats:
                connection.close(REVOKED, "close-revoked")

    @serialised
    async def rename(self, seat: Seat, name: str) -> bool:
        """False: not now. Between silent partners a name would be as good as a word."""
        if outbox.hushed(self):
            return False
        await self._put(replace(self.chairs[seat], name=unlike(name, self._others(seat))))
        outbox.tell_table(self)
        outbox.tell_scenes(self, self.connections)
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
        outbox.tell_scenes(self, self.connections)

    @serialised
    async def abandon(self, seats: Iterable[Seat]) -> None:
        """People give the match up: when all who are there have, it is over. Who was cut off a
        moment ago is still asked."""
        if self.stored.status != "playing":
            return
        self._give_up |= set(seats)
        grace_ms = 1000 * self.settings.grace_s
        asked = {seat for seat in self.humans if (self.gone_ms(seat) or 0) < grace_ms}
        if not asked <= self.giving_up:
            outbox.tell_table(self)
            return
        await self._put_status("abandoned")
        outbox.tell_table(self)
        # Nobody's turn lights up any more.
        outbox.tell_scenes(self, self.connections)
        outbox.tell_over(self)

    @serialised
    async def note_rematch(self, made: Stored, moved: int) -> str:
        """The table where the same people play again, `moved` on by so many seats, and everybody
        invited to it. It is that of the first one who asks; all others get the same."""
        if self.stored.rematch is None:
            await self._write(queries.put_rematch, made=made, moved=moved)
            self.stored = replace(self.stored, rematch=made.id, moved=moved)
            self._invite(made)
            return made.id
        return self.stored.rematch

    def _invite(self, made: Stored) -> None:
        for connection in self.connections:
            own = self.seats_next(connection.seats)
            invited = [OwnSeat(seat, seat_secret(made, seat)) for seat in own]
            connection.tell(Rematch(table=made.id, seats=invited))

    def seats_next(self, seats: Iterable[Seat]) -> list[Seat]:
        """Where those who sit here sit at the table of the rematch."""
        return sorted((seat + self.stored.moved) % len(self.chairs) for seat in seats)

    async def _put(self, chair: Chair) -> None:
        await self._write(queries.put_chair, chair=chair)
        chairs = tuple(chair if old.seat == chair.seat else old for old in self.chairs)
        self.stored = replace(self.stored, chairs=chairs)

    async def _put_status(self, status: Status) -> None:
        await self._write(queries.put_status, status=status)
        self.stored = replace(self.stored, status=status)
        self._wake()

    # -- playing -------------------------------------------------------------------------------

    @serialised
    async def act(self, connection: Connection, sent: Act) -> None:
        await self._answer(connection, sent, lambda: self.table.plan_play(sent.seat, sent.action))

    @serialised
    async def undo(self, connection: Connection, sent: TakeBack) -> None:
        await self._answer(connection, sent, lambda: self.table.plan_undo(sent.seat, self.humans))

    async def _answer(
        self, connection: Connection, sent: Act | TakeBack, plan: Callable[[], Change]
    ) -> None:
        """Do what a client asks and say so; what it has asked before is not done again."""
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

    @serialised
    async def ready(self, seats: Iterable[Seat]) -> None:
        """These seats have seen enough of a finished round."""
        # Said twice, it must not skip the next pause.
        if self.autopilot.rest_ends is not None:
            self.autopilot.ready |= set(seats)
            self._look_who_is_ready()

    @property
    def ready_seats(self) -> set[Seat]:
        return self.autopilot.ready.union(*(there.ready for there in self._elsewhere.values()))

    @serialised
    async def set_pace(self, ms: int) -> None:
        """How long a bot waits before it acts."""
        self.pace_ms, self._paced = ms, True

    @serialised
    async def hurry(self, seats: Iterable[Seat]) -> None:
        """These seats have seen enough of what the bots do; where other people look, too, they may
        want to follow."""
        people = {chair.seat for chair in self.chairs if chair.human and chair.bot is None}
        if people <= set(seats):
            self._hurried = self.seq
            self.autopilot.hurry()

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
        ears = chat.ears(self, speaker, to)
        if not ears:
            return False
        number = self.said[-1].number + 1 if self.said else 0
        saying = Saying(number, speaker, ears, text, kind)
        await self._write(queries.put_saying, saying=saying)
        self.said = (*self.said, saying)[-MOST_SAID:]
        chat.tell_saying(self, saying)
        return True

    def note_stand_in(self, why: StandIn) -> None:
        """Somebody simpler decided than the bot people chose: they are told so, once for each
        reason."""
        self._notice(f"stand-in-{why}", self.seq)
        self._tell_neighbours()

    def _notice(self, key: str, seq: int) -> None:
        if key not in self.notices:
            self.notices[key] = seq
            outbox.tell_notice(self, key)

    async def _commit(
        self, plan: Change, *, client: tuple[Seat, str] | None = None, to: Connection | None = None
    ) -> None:
        """Write a plan down, make it true, tell everybody: in this order. `client` is the seat and
        the id of who asked for it, `to` their connection."""
        if not plan.steps:
            return
        took_back = False
        status: Status = "playing" if self.table.game.to_act(plan.standing.state) else "over"
        await self._write(
            queries.append,
            first=plan.follows,
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
            # Who plays on has not given up.
            took_back = client[0] in self._give_up
            self._give_up.discard(client[0])
            if to is not None:
                to.tell(Ack(id=client[1], seq=self.seq))
        # Whoever is shown the table sees the clock of the next decision run already.
        self.autopilot.wake()
        outbox.tell_moved(self, steps)
        if status == "over":
            outbox.tell_over(self)
        if status == "over" or self.frozen or took_back:
            outbox.tell_table(self)
        self._tell_pause()

    # -- what happens by itself ----------------------------------------------------------------

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

    # -- other workers -------------------------------------------------------------------------

    async def _write(self, change: Callable[..., None], **said: object) -> None:
        """Everything that changes the table goes to disk here: if it is as we know it."""
        table_id, revision = self.stored.id, self.stored.revision
        await self._store.write(
            partial(change, table_id=table_id, revision=revision, **said), table_id
        )
        self.stored = replace(self.stored, revision=revision + 1)
        self._neighbours.changed(table_id, revision + 1)

    def _deal_from(self, seed: bytes) -> None:
        self.table = Table(self.table.game, seed, clock=self._ticking)

    @property
    def _ended(self) -> bool:
        return self.stored.status in ("over", "abandoned")

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
        self._meet(known.elsewhere)
        if known.drives != self.drives:
            self.drives = known.drives
            self.autopilot.stop()
            self._wake()

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
        self._seen |= clients(news.written, self.seq - len(steps))
        for chair, was in zip(self.chairs, before.chairs, strict=True):
            if chair.generation != was.generation:
                self._show_out(chair.seat)
        self.autopilot.wake()
        if steps:
            outbox.tell_moved(self, steps)
        elif before.chairs != self.chairs or before.status != self.stored.status:
            outbox.tell_scenes(self, self.connections)
        outbox.tell_table(self)
        for saying in news.said:
            chat.tell_saying(self, saying)
        self.said = (*self.said, *news.said)[-MOST_SAID:]
        if self._ended and before.status != self.stored.status:
            outbox.tell_over(self)
        if before.rematch is None and news.rematch is not None:
            self._invite(news.rematch)
        self._tell_pause()
        return True

    def _meet(self, elsewhere: dict[str, Presence]) -> None:
        """Take note of who is at the table through others, and of what they want."""
        before, nobody = self._elsewhere, Presence()
        if before == elsewhere:
            return
        there = {seat for seat in self.humans if self.connected(seat)}
        self._elsewhere = elsewhere
        for seat in there:
            if not self.connected(seat):
                self._gone_since[seat] = self._clock()
        for worker, presence in elsewhere.items():
            was = before.get(worker, nobody)
            if presence.pace_ms not in (None, was.pace_ms):
                self.pace_ms = presence.pace_ms
            if presence.hurried == self.seq != was.hurried:
                self.autopilot.hurry()
            for key, seq in presence.notices.items():
                self._notice(key, seq)
        outbox.tell_table(self)
        self._look_who_is_ready()
