"""What a client is told: how the table stands, how it looks, what has happened, how it ended.

Everything a client gets to see of a game goes through here, and is made from an observation or from
`event.seen_by(seat)`, in the client's language: there is no other way out for a tile.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from boneyard import view
from boneyard.analysis.match import why_not
from boneyard.core.actions import Action, Seat, Side
from boneyard.core.events import Event, hidden_again
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import NONE
from boneyard.core.options import Value
from boneyard.notation.record import of_match, told
from boneyard.notation.record import write as write_record
from boneyard.server import safe_log
from boneyard.server.fairness import LESSONS, commitment_of, imprints_of, nonces_of, proof_of
from boneyard.server.live.connection import Connection, Extent
from boneyard.server.live.frames import Frames
from boneyard.server.live.protocol import (
    EventTold,
    Labelled,
    LineTold,
    Log,
    Moved,
    Notice,
    Over,
    Pause,
    Replayed,
    SceneTold,
    SeatInfo,
    SeatKind,
    TableInfo,
    TalkKind,
    encode,
    write,
)
from boneyard.server.settings import Settings
from boneyard.server.storage.queries import Chair, Stored
from boneyard.table import Step, Table
from boneyard.text import MissingText, Words
from boneyard.text import words as speak
from boneyard.view import Alike, ArrangementCache, Company
from boneyard.view.scene import (
    Boneyard,
    Control,
    Item,
    Offer,
    Scene,
    Target,
    TileItem,
    Timer,
)
from boneyard.view.words import speech
from boneyard.view.words.log import Teller

log = logging.getLogger(__name__)


class Shown(Protocol):
    """What has to be known of a room to tell of it."""

    @property
    def stored(self) -> Stored: ...
    @property
    def table(self) -> Table: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def recent(self) -> Collection[Step]: ...
    @property
    def notices(self) -> Mapping[str, int]: ...
    @property
    def connections(self) -> Collection[Connection]: ...
    @property
    def cache(self) -> ArrangementCache: ...
    @property
    def replay_cache(self) -> ArrangementCache: ...
    @property
    def pace_ms(self) -> int: ...
    @property
    def chairs(self) -> tuple[Chair, ...]: ...
    @property
    def wrong(self) -> str: ...
    @property
    def frozen(self) -> bool: ...
    @property
    def playing(self) -> bool: ...
    @property
    def seq(self) -> int: ...
    @property
    def humans(self) -> set[Seat]: ...
    @property
    def free(self) -> tuple[Seat, ...]: ...
    @property
    def giving_up(self) -> set[Seat]: ...
    @property
    def invitation(self) -> str | None: ...
    @property
    def seats_there(self) -> set[Seat]: ...
    def connected(self, seat: Seat) -> bool: ...
    def gone_ms(self, seat: Seat) -> int | None: ...
    def decision_left_ms(self) -> int | None: ...


# -- to everybody at the table -----------------------------------------------------------------


def tell_moved(room: Shown, steps: Sequence[Step]) -> None:
    """What has just happened, and the table after it."""
    now = _Now(room, steps)
    _show(room, room.connections, lambda *looks: _moved(now, *looks))


def tell_scenes(room: Shown, connections: Iterable[Connection]) -> None:
    """The table as it is now, to those who have said how much room they have for it."""
    now = _Now(room)
    _show(room, connections, lambda *looks: _scene_now(now, *looks))


def tell_table(room: Shown) -> None:
    """Who is there and how the table stands."""
    for connection in room.connections:
        connection.tell(table_info(room, connection))


def tell_over(room: Shown) -> None:
    text = write(over(room))
    for connection in room.connections:
        connection.send(text)


def tell_notice(room: Shown, key: str) -> None:
    """Something about the table itself, for its log."""
    for connection in room.connections:
        connection.tell(Notice(text=connection.words(key)))


def tell_pause(room: Shown, pause: Pause) -> None:
    text = write(pause)
    for connection in room.connections:
        connection.send(text)


def _show(
    room: Shown,
    connections: Iterable[Connection],
    make: Callable[[Seat | None, Words, Extent], SceneTold],
) -> None:
    """Tell each who has room for a scene what is made for all that look as they do, once. What
    cannot be told does not stop the game: it is written down already."""
    told: dict[object, _Telling] = {}
    items, frames = _Items(), Frames(room.connections)
    for one in connections:
        frame = frames.of(one)
        if frame is None:
            continue
        kind = (one.look, one.words.language, frame)
        try:
            if kind not in told:
                told[kind] = _Telling(make(one.look, one.words, frame), items)
            told[kind].send(one)
        except Exception as wrong:
            safe_log.note(log, wrong, f"cannot show table {room.stored.id}")
            one.problem("house-trouble")


class _Items:
    """What lies on the table, written once for all who see the same of it."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[object, msgspec.Raw]] = {}

    def written(self, items: tuple[Item, ...]) -> msgspec.Raw:
        known = self._written.get(id(items))
        if known is None:
            # Held together: as long as they are, nothing else has their id.
            known = self._written[id(items)] = items, msgspec.Raw(encode(items))
        return known[1]


class _Telling:
    """A scene on its way to all who look alike. Whoever is told of a move and has the score sheet
    already gets the scene without it."""

    def __init__(self, told: SceneTold, items: _Items) -> None:
        self._told, self._sheet, self._items = told, told.scene.sheet, items
        self._texts: dict[bool, bytes] = {}

    def send(self, connection: Connection) -> None:
        has_it = self._sheet is not None and connection.sheet == self._sheet
        if has_it not in self._texts:
            self._texts[has_it] = self._write(without_sheet=has_it)
        connection.send(self._texts[has_it])
        connection.sheet = self._sheet

    def _write(self, *, without_sheet: bool) -> bytes:
        told = self._told
        changed: dict[str, Any] = {"items": self._items.written(told.scene.items)}
        if without_sheet and isinstance(told, Moved):
            changed["sheet"] = None
            told = replace(told, same_sheet=True)
        return write(replace(told, scene=replace(told.scene, **changed)))


# -- the table ---------------------------------------------------------------------------------


def table_info(room: Shown, connection: Connection) -> TableInfo:
    stored, game, words = room.stored, room.table.game, connection.words
    return TableInfo(
        table=stored.id,
        slug=stored.slug,
        title=words("title"),
        options=labelled(words, game.options),
        chosen=dict(game.options),
        variant=" ".join(f"{name}={value}" for name, value in sorted(game.options.items())),
        abilities=sorted({*game.listing.abilities, *([] if why_not(game) else ["review"])}),
        seats=seats(room, connection),
        commitment=commitment_of(stored),
        imprints=imprints_of(stored),
        nonces=nonces_of(stored),
        lang=words.language,
        mode="frozen" if room.frozen else stored.status,
        problem=words(room.wrong) if room.wrong else "",
        seq=room.seq,
        count=room.table.count,
        look=connection.look,
        pace=room.pace_ms,
        clock_s=stored.clock_s,
        talk=talk_kind(room),
        grace_ms=int(room.settings.grace_s * 1000),
        daily=None if stored.daily == LESSONS else stored.daily,
        level=_level(words, game.options),
        rematch=stored.rematch,
        invitation=room.invitation if connection.seats else None,
    )


LEVELS = ("grade", "difficulty")
"""What options are called that say how hard something is."""


def _level(words: Words, options: Mapping[str, Value]) -> str:
    """How hard it is, without what the form says besides: "easy" of "easy: look around"."""
    chosen = (speech.option_value(name, options[name], words) for name in LEVELS if name in options)
    return next(chosen, "").partition(":")[0].strip()


def seats(room: Shown, connection: Connection) -> list[SeatInfo]:
    called, team = names(room.chairs, connection.words), _teams(room)
    return [
        SeatInfo(
            seat=chair.seat,
            name=called[chair.seat],
            kind=_kind(chair),
            mine=chair.seat in connection.seats,
            connected=chair.bot is not None or room.connected(chair.seat),
            bot=chair.bot,
            gone_ms=room.gone_ms(chair.seat),
            free=chair.seat in room.free,
            gives_up=chair.seat in room.giving_up,
            team=team.get(chair.seat),
        )
        for chair in room.chairs
    ]


def _teams(room: Shown) -> dict[Seat, int]:
    """Who will play together, for those who choose a seat; later the scene says it."""
    if room.stored.status != "waiting" or room.frozen:
        return {}
    sides = room.table.game.sides(room.table.state)
    partners = (side for side in sides if len(side) > 1)
    return {seat: number for number, side in enumerate(partners) for seat in side}


def _kind(chair: Chair) -> SeatKind:
    if not chair.human:
        return "bot"
    if chair.bot is not None:
        return "away"
    return "open" if chair.nonce is None else "human"


def talks(room: Shown) -> tuple[Side, ...]:
    """The sides whose partners may talk."""
    return room.table.game.talks(room.table.state)


def talk_kind(room: Shown) -> TalkKind:
    if talks(room):
        return "partners"
    return "pauses" if room.table.game.hushes(room.table.state) else "free"


def hushed(room: Shown) -> bool:
    """Whether nobody may say anything now: a round is played in which partners are silent."""
    played = room.stored.status == "playing" and not room.table.rests
    return played and talk_kind(room) == "pauses"


def names(chairs: Sequence[Chair], words: Words) -> tuple[str, ...]:
    """What people are called; a seat without a name by its number."""
    return tuple(chair.name or words("seat-name", number=chair.seat + 1) for chair in chairs)


def labelled(words: Words, options: Mapping[str, Value]) -> list[Labelled]:
    """Options as people read them."""
    return [
        Labelled(speech.option_name(name, words), speech.option_value(name, value, words))
        for name, value in options.items()
        if value != ""  # a text that nobody wrote
    ]


# -- what it looks like ------------------------------------------------------------------------


class _Now:
    """The table at this moment: what is the same for everybody it is shown to, found out once."""

    def __init__(self, room: Shown, steps: Sequence[Step] = ()) -> None:
        """`steps`: what has just happened."""
        self.room = room
        self.state = room.table.state_now
        self._happened = [
            _Happening(event, room.table.game) for step in steps for event in step.events
        ]
        self.humans, self.frozen, self.playing = room.humans, room.frozen, room.playing
        bots = frozenset([chair.seat for chair in room.chairs if chair.bot is not None])
        people = frozenset([chair.seat for chair in room.chairs if chair.bot is None])
        self.there = Company(bots=bots, away=people - room.seats_there)
        self._names: dict[Words, tuple[str, ...]] = {}
        self._company: dict[Words, Company] = {}
        self._told: dict[tuple[Seat | None, Words], list[EventTold | None]] = {}
        self.alike: Alike = {}

    def names(self, words: Words) -> tuple[str, ...]:
        if words not in self._names:
            self._names[words] = names(self.room.chairs, words)
        return self._names[words]

    def company(self, words: Words) -> Company:
        """Who is there, and the clock of their decision."""
        if words not in self._company:
            self._company[words] = replace(self.there, timers=_timers(self.room, words))
        return self._company[words]

    def told(self, seat: Seat | None, words: Words) -> list[EventTold]:
        """What this seat gets of what happened, with words for it."""
        if seat is not None and all([one.is_told_alike(seat) for one in self._happened]):
            seat = None
        return [told for told in self._all_told(seat, words) if told is not None]

    def _all_told(self, seat: Seat | None, words: Words) -> list[EventTold | None]:
        """The same for every event: None, where this seat gets nothing of it. What somebody is told
        who looks on, most at the table are told in the same words."""
        key = seat, words
        if key in self._told:
            return self._told[key]
        teller = _teller(self.room, seat, words, self.names(words))
        told: list[EventTold | None] = []
        for i, one in enumerate(self._happened):
            seen = one.event.seen_by(seat)
            if seat is not None and one.is_told_alike(seat):
                if seen is not None:
                    teller.hear(seen)
                told.append(self._all_told(None, words)[i])
            else:
                told.append(None if seen is None else _told(seen, teller))
        self._told[key] = told
        return told


def scene_told(room: Shown, seat: Seat | None, words: Words, frame: Extent) -> SceneTold:
    return _scene_now(_Now(room), seat, words, frame)


def _scene_now(now: _Now, seat: Seat | None, words: Words, frame: Extent) -> SceneTold:
    drawn, undo = _drawn(now, seat, words, frame), _may_undo(now, seat)
    return SceneTold(seq=now.room.seq, seat=seat, scene=drawn, undo=undo)


def _drawn(now: _Now, seat: Seat | None, words: Words, frame: Extent) -> Scene:
    company, may_act = now.company(words), now.playing
    cache = now.room.cache
    drawn = _scene(now, now.state, seat, words, frame, company, cache, now.alike, may_act=may_act)
    return _nobodys_turn(drawn) if now.room.stored.status == "abandoned" else drawn


def _may_undo(now: _Now, seat: Seat | None) -> bool:
    if seat is None or now.frozen:
        return False
    return now.room.table.why_no_undo(seat, now.humans) is None


def _nobodys_turn(drawn: Scene) -> Scene:
    """The game would go on; the people do not."""
    hands = tuple(replace(hand, active=False) for hand in drawn.hands)
    return replace(drawn, hands=hands, prompt="")


def _moved(now: _Now, seat: Seat | None, words: Words, frame: Extent) -> Moved:
    room, told = now.room, now.told(seat, words)
    drawn, undo = _drawn(now, seat, words, frame), _may_undo(now, seat)
    return Moved(seq=room.seq, seat=seat, scene=drawn, undo=undo, events=told)


def still(room: Shown, seat: Seat | None, words: Words, frame: Extent) -> Scene:
    """The table as this seat sees it, to look at only."""
    now = _Now(room)
    return _scene(now, now.state, seat, words, frame, now.there, room.cache)


def replayed(
    room: Shown, connection: Connection, at: int, frame: Extent, *, opened: bool = False
) -> Replayed:
    """The table after the first `at` actions that count, as the one who looks could see it then or
    with everybody's hand open, and what the last of them brought."""
    of = room.table.count
    at = min(at, of)
    state, last = room.table.after(at)
    now, words = _Now(room, last), connection.words
    return Replayed(
        at=at,
        of=of,
        scene=_scene(
            now, state, connection.look, words, frame, now.there, room.replay_cache, opened=opened
        ),
        events=now.told(connection.look, words),
    )


def _scene(
    now: _Now,
    state: Any,
    seat: Seat | None,
    words: Words,
    frame: Extent,
    company: Company,
    cache: ArrangementCache,
    alike: Alike | None = None,
    *,
    may_act: bool = False,
    opened: bool = False,
) -> Scene:
    """A state of this table as this seat (None: somebody looking on) sees it."""
    game = now.room.table.game
    return view.build(
        game,
        game.look_open(state, seat) if opened else game.observe(state, seat),
        game.legal(state, seat) if seat is not None and may_act else NONE,
        words=words,
        names=now.names(words),
        frame=frame,
        company=company,
        alike=alike,
        cache=cache,
    )


def _timers(room: Shown, words: Words) -> tuple[Timer, ...]:
    """The clock of a decision as a person sees it."""
    left = room.decision_left_ms()
    if left is None:
        return ()
    total, label = room.stored.clock_s * 1000, words("decision-clock")
    return (Timer(id="decision", label=label, left_ms=left, total_ms=total),)


def called(drawn: Scene, action: Action) -> str:
    """What an action is called where the scene offers it; else as records write it."""
    sought = msgspec.to_builtins(action)
    offered: list[Offer | TileItem | Boneyard | Control] = [*drawn.controls]
    for item in drawn.items:
        if isinstance(item, Target):
            offered += item.offers
        elif isinstance(item, TileItem):
            offered.append(item)
    if drawn.boneyard is not None:
        offered.append(drawn.boneyard)
    labels = (one.label for one in offered if one.action == sought and one.label)
    return next(labels, str(action))


# -- what happened -----------------------------------------------------------------------------


class _Happening:
    """An event, and what those are told of it who look on."""

    def __init__(self, event: Event, game: AnyGame) -> None:
        self.event = event
        plain = self._plain = event.seen_by(None)
        tellings = () if plain is None else (plain.told(), plain.forgotten())
        self._about = {
            seat for telling in tellings if telling for seat in telling.about(game.called)
        }

    def is_told_alike(self, seat: Seat) -> bool:
        """Whether this seat is told in the same words of what it sees."""
        seen, plain = self.event.seen_by(seat), self._plain
        if seen is not plain and (seen is None or plain is None or seen != plain):
            return False
        return seat not in self._about


def _teller(
    room: Shown, seat: Seat | None, words: Words, called: tuple[str, ...] | None = None
) -> Teller:
    table = room.table
    called = names(room.chairs, words) if called is None else called
    return Teller(table.game, lambda: table.state, words, called, seat)


def _told(event: Event, teller: Teller) -> EventTold:
    return EventTold(event, teller.say(event), teller.forgotten(event), event.hides)


def log_so_far(room: Shown, connection: Connection) -> Log:
    """The last things that happened, as the seat this client looks from may know them, and what
    the table was told about itself meanwhile. What is hidden again is told without what it
    showed: whoever comes late, or comes back, reads no more than those who stayed."""
    words, seat, first = connection.words, connection.look, room.seq - len(room.recent) + 1
    teller = _teller(room, seat, words)
    hidden = hidden_again([event for step in room.recent for event in step.events])
    lines = [LineTold(words(key), at) for key, at in room.notices.items() if at < first]
    for seq, step in enumerate(room.recent, first):
        for event in step.events:
            hidden -= 1
            seen = event.seen_by(seat)
            if seen is not None:
                line = _line(_told(seen, teller), seq, forgotten=hidden >= 0)
                lines += [line] if line.text else []
        lines += [LineTold(words(key), at) for key, at in room.notices.items() if at == seq]
    return Log(lines=lines)


def _line(told: EventTold, at: int, *, forgotten: bool) -> LineTold:
    if forgotten and told.forgotten is not None:
        return LineTold(told.forgotten, at)
    return LineTold(told.text, at, told.forgotten, told.hides)


def because(reason: Reason, words: Words) -> str:
    """Why something is not possible. A reason without words is a mistake of ours, for which nobody
    should be thrown off the table."""
    try:
        return speech.why(reason, words)
    except MissingText:
        log.exception("no words for %s", reason.key)
        return words("why-not-legal")


# -- how it ended ------------------------------------------------------------------------------


def over(room: Shown) -> Over:
    result = room.table.result
    return Over(
        fair=proof_of(room.stored, room.table.count),
        winners=list(result.winners) if result else [],
        scores=list(result.scores) if result else [],
        abandoned=room.stored.status == "abandoned",
    )


def record_of(room: Shown, seat: Seat | None) -> Callable[[], str]:
    """The record of the match as this seat saw it; None: whole, for when it is over. It is made
    when it is called for: the whole log is played again for it, which is not for the event loop."""
    game, course, options = room.table.game, room.table.course, told(room.stored.options)
    proof = proof_of(room.stored, room.table.count)
    called = names(room.chairs, speak("en", room.stored.slug))

    def written() -> str:
        record = of_match(game, course, names=called, seat=seat, fair=proof)
        # What the commitment fixed: an option that the game got since has its default.
        return write_record(replace(record, options=options))

    return written
