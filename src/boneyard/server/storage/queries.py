"""What is stored of a table, and what is asked of the database about it.

Each query is a function of a connection: the thread in `writer` runs those that change something.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Connection,
    Update,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    text,
    update,
)

from boneyard.core.actions import Actor, Nature, Seat, Vocabulary
from boneyard.server.storage import quick
from boneyard.server.storage.schema import entries, sayings, seats, tables
from boneyard.table import Entry
from boneyard.typed import Typed

Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]
Kind: TypeAlias = Literal["me", "local", "open", "bot"]
SayingKind: TypeAlias = Literal["words", "reaction"]
MOST_SAID = 200
"""So much of what was said is kept for each table."""


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is stored."""

    seat: Seat
    kind: Kind
    name: str
    bot: str | None = None
    """Who plays here: a bot, or (None) a person. At a person's chair: a bot that sits in."""
    nonce: str | None = None
    """What the seat adds to the deal; None: nobody has sat down yet."""
    generation: int = 0
    """Grows whenever the seat gets another secret. Odd: it was told to nobody but who sits here;
    even: whoever made the table, or made the link anew, knows it, too."""

    def with_own_secret(self) -> Chair:
        return replace(self, generation=(self.generation + 1) | 1)

    def with_shared_secret(self) -> Chair:
        return replace(self, generation=(self.generation + 2) & ~1)

    @property
    def shares_secret(self) -> bool:
        return self.generation % 2 == 0

    @property
    def entered(self) -> bool:
        """Whether anybody has ever sat down. A bot that sits in for them may have come first."""
        return self.nonce is not None and not (self.nonce == "" and self.bot is not None)

    @property
    def human(self) -> bool:
        """The chair of a person, even while a bot sits in."""
        return self.kind != "bot"


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored, without its log."""

    id: str
    slug: str
    version: int
    options: dict[str, bool | int | str]
    secret: bytes
    key: bytes
    daily: str | None
    status: Status
    clock_s: int
    created: int
    touched: int
    rematch: str | None
    chairs: tuple[Chair, ...]
    moved: int = 0
    """By how many seats everybody has moved on at the table of the rematch; below 0: those who had
    come have closed up at a smaller table, and this is minus the sum of 2 to the power of their
    seats."""
    bots: str | None = None
    """Which bot takes the seats that nobody comes to."""
    invitation: int = 0
    """Grows when the invitation is taken back."""
    revision: int = 0
    """Grows with every change."""
    scheme: Literal[1, 2] = 1
    """By which scheme its deals are made and proven: docs/fair-deals.md."""
    bot_seats: Annotated[str, msgspec.Meta(pattern=r"^[0-9 ]*$")] = ""
    """The seats that were bots' when it was made, with blanks between them: the commitment fixes
    them."""
    left_out: int = 0
    """So many entries fewer than it has had the log holds now; its first one has this number."""


_stored: Typed[Stored] = Typed(Stored)


class Written(msgspec.Struct, frozen=True):
    """An entry of the log as it is stored."""

    actor: Actor | None
    """None: it cannot be read, or is not the entry that should come here."""
    deed: str
    at: int
    client_id: str | None = None
    state_hash: str | None = None

    def entry(self, speaks: Vocabulary) -> Entry | None:
        """The entry; None: it makes no sense."""
        if self.actor is None:
            return None
        try:
            return Entry(self.actor, speaks.decode(self.deed), self.at)
        except msgspec.MsgspecError:
            return None


class Saying(msgspec.Struct, frozen=True):
    """What a seat said to some seats: words, or the name of a reaction."""

    number: int
    seat: Seat
    ears: tuple[Seat, ...]
    text: str
    kind: SayingKind = "words"


class News(msgspec.Struct, frozen=True):
    """What is stored of a table, after what one knows already."""

    stored: Stored
    written: list[Written]
    said: tuple[Saying, ...]
    rematch: Stored | None
    """The table of the rematch."""


class Conflict(Exception):
    """Somebody else has written at this table, or a write was cut off so that nobody knows whether
    it was done: what we hold in memory may be out of date."""


class Unavailable(Exception):
    """The database does not answer or cannot write now. Nothing has changed."""


class Unreadable(Exception):
    """What is stored of a table makes no sense."""


def now_ms() -> int:
    return int(time.time() * 1000)


# -- what is done to the database --------------------------------------------------------------
# Whatever changes a table names the revision it knows, and raises Conflict if there is another.


def create(connection: Connection, stored: Stored) -> None:
    row = msgspec.structs.asdict(stored)
    del row["chairs"]
    row["options"] = msgspec.json.encode(stored.options).decode()
    row["touched"] = _not_before_others(literal(stored.touched, BigInteger))
    connection.execute(insert(tables).values(row))
    connection.execute(insert(seats), [_chair_row(stored.id, chair) for chair in stored.chairs])


def append(
    connection: Connection,
    table_id: str,
    revision: int,
    first: int,
    added: Sequence[Entry],
    *,
    status: Status,
    state_hash: str,
    client: tuple[Actor, str] | None = None,
) -> None:
    """Add entries to a log, with the hash of the state after the last of them. `client` names the
    actor and the id that a client gave to their deed."""
    _change(connection, table_id, revision, status=status)
    rows = _entry_rows(table_id, first, added)
    for row, entry in zip(rows, added, strict=True):
        if client is not None and entry.actor == client[0]:
            row["client_id"] = client[1]
    rows[-1]["state_hash"] = state_hash
    quick.execute(connection, _ENTRIES, rows)


def shorten(
    connection: Connection,
    table_id: str,
    revision: int,
    first: int,
    older: Iterable[Entry],
    last: int,
) -> None:
    """Have these entries, from number `first` on, stand for all before number `last`."""
    _change(connection, table_id, revision, left_out=first)
    past = (entries.c.table_id == table_id) & (entries.c.seq < last)
    connection.execute(delete(entries).where(past))
    quick.execute(connection, _ENTRIES, _entry_rows(table_id, first, older))


def _entry_rows(table_id: str, first: int, added: Iterable[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "seq": seq,
            "actor": _actor_text(entry.actor),
            "deed": msgspec.json.encode(entry.deed).decode(),
            "at": entry.at,
            "client_id": None,
            "state_hash": None,
        }
        for seq, entry in enumerate(added, first)
    ]


_ENTRIES = insert(entries)


def put_chair(connection: Connection, table_id: str, revision: int, chair: Chair) -> None:
    _change(connection, table_id, revision)
    _put_chair(connection, table_id, chair)


def put_freed(
    connection: Connection, table_id: str, revision: int, chair: Chair, invitation: int
) -> None:
    """Free a seat, and take the invitation back with which somebody has come to it. What they have
    said nobody hears any more, lest the next one there be taken for its author."""
    _change(connection, table_id, revision, invitation=invitation)
    _put_chair(connection, table_id, chair)
    theirs = (sayings.c.table_id == table_id) & (sayings.c.seat == chair.seat)
    connection.execute(update(sayings).where(theirs).values(ears=""))


def put_status(connection: Connection, table_id: str, revision: int, status: Status) -> None:
    _change(connection, table_id, revision, status=status)


def put_rematch(
    connection: Connection,
    table_id: str,
    revision: int,
    made: Stored,
    moved: int,
    status: Status,
) -> None:
    """Make the table of the rematch, and note it: nobody makes a second."""
    _change(connection, table_id, revision, rematch=made.id, moved=moved, status=status)
    create(connection, made)


def put_invitation(connection: Connection, table_id: str, revision: int, invitation: int) -> None:
    _change(connection, table_id, revision, invitation=invitation)


def put_saying(connection: Connection, table_id: str, revision: int, saying: Saying) -> None:
    """Keep what was said, and forget what was said long before it."""
    _change(connection, table_id, revision)
    row = msgspec.structs.asdict(saying) | {"ears": " ".join(map(str, saying.ears))}
    connection.execute(insert(sayings).values(table_id=table_id, **row))
    old = (sayings.c.table_id == table_id) & (sayings.c.number <= saying.number - MOST_SAID)
    connection.execute(delete(sayings).where(old))


def said(connection: Connection, table_id: str, after: int = -1) -> tuple[Saying, ...]:
    """What was said at a table, after a number; what cannot be read is read by nobody."""
    later = (sayings.c.table_id == table_id) & (sayings.c.number > after)
    return tuple(
        Saying(row.number, row.seat, tuple(map(int, row.ears.split())), row.text, row.kind)
        for row in connection.execute(select(sayings).where(later).order_by(sayings.c.number))
        if row.ears.replace(" ", "").isdecimal() and row.kind in get_args(SayingKind)
    )


def load(
    connection: Connection, table_id: str, after: int = 0
) -> tuple[Stored, list[Written]] | None:
    """A table and its log after so many entries; raises Unreadable where not even the table can be
    read."""
    stored = load_table(connection, table_id)
    if stored is None:
        return None
    later = (entries.c.table_id == table_id) & (entries.c.seq >= after)
    rows = connection.execute(select(entries).where(later).order_by(entries.c.seq))
    first = max(after, stored.left_out)
    return stored, [_written(row, seq) for seq, row in enumerate(rows, first)]


def load_table(connection: Connection, table_id: str) -> Stored | None:
    """A table without its log; raises Unreadable."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    of_table = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    chairs = [
        {name: chair[name] for name in Chair.__struct_fields__}
        for chair in connection.execute(of_table).mappings()
    ]
    try:
        plain = {name: row[name] for name in Stored.__struct_fields__ if name != "chairs"}
        plain |= {"options": msgspec.json.decode(row["options"]), "chairs": chairs}
        stored = _stored.convert(plain)
    except (msgspec.DecodeError, msgspec.ValidationError) as wrong:
        raise Unreadable(str(wrong)) from None
    if [chair.seat for chair in stored.chairs] != list(range(len(chairs))):
        raise Unreadable("a seat is missing")
    return stored


def news(connection: Connection, table_id: str, entries: int, saying: int) -> News | None:
    """A table as it is now, its log after so many `entries`, and what was said after the `saying`
    of this number; raises Unreadable."""
    found = load(connection, table_id, entries)
    if found is None:
        return None
    stored, written = found
    made = load_table(connection, stored.rematch) if stored.rematch is not None else None
    return News(stored, written, said(connection, table_id, saying), made)


def try_to_write(connection: Connection) -> None:
    """Returns if tables can be read, and something (that changes nothing) written."""
    connection.execute(select(tables.c.id).limit(1)).all()
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _change(connection: Connection, table_id: str, revision: int, **values: object) -> None:
    """The one place where a table gets its next revision."""
    said = {f"new_{name}": value for name, value in values.items()}
    said |= {"new_touched": now_ms(), "new_revision": revision + 1}
    said |= {"table": table_id, "known": revision}
    if quick.execute(connection, _changing(tuple(values)), [said]) != 1:
        raise Conflict


@cache
def _changing(names: tuple[str, ...]) -> Update:
    """Made once for all moves: putting a statement together costs more than doing it."""
    known = (tables.c.id == bindparam("table")) & (tables.c.revision == bindparam("known"))
    new: dict[str, Any] = {name: bindparam(f"new_{name}") for name in ("revision", *names)}
    new["touched"] = _not_before_others(bindparam("new_touched", type_=BigInteger))
    return update(tables).where(known).values(new)


def _not_before_others(now: BindParameter[int]) -> ColumnElement[int]:
    """Now; but with a clock that is behind no table seems older than what is there already."""
    others = tables.alias()
    newest = select(func.max(others.c.touched)).scalar_subquery()
    return case((newest > now, newest), else_=now)


def _put_chair(connection: Connection, table_id: str, chair: Chair) -> None:
    here = (seats.c.table_id == table_id) & (seats.c.seat == chair.seat)
    connection.execute(update(seats).where(here).values(_chair_row(table_id, chair)))


def _chair_row(table_id: str, chair: Chair) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(chair)}


def _written(row: Any, seq: int) -> Written:
    """The entry that should be number `seq`."""
    try:
        actor = _actor(row.actor) if row.seq == seq else None
    except ValueError:
        actor = None
    return Written(actor, row.deed, row.at, row.client_id, row.state_hash)


def _actor_text(actor: Actor) -> str:
    return actor.value if isinstance(actor, Nature) else str(actor)


def _actor(text: str) -> Actor:
    return int(text) if text.isdigit() else Nature(text)
