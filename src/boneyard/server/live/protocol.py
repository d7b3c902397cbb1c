"""What goes over a connection (a WebSocket), in both directions; docs/api.md explains it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from boneyard.core.actions import Action, Seat, Vocabulary
from boneyard.core.events import Event
from boneyard.core.options import Value
from boneyard.typed import Typed
from boneyard.view.scene import Scene

PROTOCOL = 4
"""Which messages are spoken here: one more whenever a client that knows the ones before could not
follow. Clients say it in the address they connect to; those of version 0.1 say none."""

Id: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[!-~]{1,64}\Z")]
"""Visible ASCII: it is written down, and not every database takes every text."""
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Length: TypeAlias = Annotated[float, msgspec.Meta(ge=4, le=400)]
SeatKind: TypeAlias = Literal["human", "bot", "open", "away"]
Audience: TypeAlias = Literal["table", "partners"]
Reaction: TypeAlias = Literal["bravo", "thumb", "laugh", "gasp", "tears", "heart"]
TalkKind: TypeAlias = Literal["free", "pauses", "partners"]
"""When people may talk: always; where partners are silent only while no round is played; always,
and partners also among themselves."""


# -- from a client -----------------------------------------------------------------------------


class _Sent(msgspec.Struct, frozen=True, tag_field="send", tag=str.lower):
    """Base of what a client sends."""


class Frame(_Sent, frozen=True):
    """How much room the client has for the table, in units (the side of a half-tile)."""

    width: Length
    height: Length


class Act(_Sent, frozen=True):
    """Do something. What an action can be depends on the game: `read` sees to it."""

    id: Id
    seat: SeatNumber
    action: Any


class TakeBack(_Sent, frozen=True, tag="undo"):
    id: Id
    seat: SeatNumber


class AskHint(_Sent, frozen=True, tag="hint"):
    seat: SeatNumber


class Ready(_Sent, frozen=True):
    """Go on after a round."""


class Say(_Sent, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    """Which of the client's seats speaks; needed only where it has several."""
    to: Audience | None = None
    """None: to partners where they may talk, else to the whole table."""


class React(_Sent, frozen=True):
    """One of a few small pictures that everybody at the table sees."""

    reaction: Reaction
    seat: SeatNumber | None = None


class Name(_Sent, frozen=True):
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=40)]


class Look(_Sent, frozen=True):
    """Which of its seats the client wants to see the table from; None: the curtain."""

    seat: SeatNumber | None


class Pace(_Sent, frozen=True):
    """How long a bot waits before it acts."""

    ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Hurry(_Sent, frozen=True):
    """Let the bots act quickly until a person has to decide again, or the round is over."""


class AskReplay(_Sent, frozen=True, tag="replay"):
    """The table as it was after so many actions; None: back to now."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None
    opened: bool = False
    """With everybody's hand open, once the match is over."""


class SeatBot(_Sent, frozen=True, tag="bot"):
    """Let a bot play at a seat nobody has come to, or whose player has been gone for a while."""

    seat: SeatNumber


class Begin(_Sent, frozen=True):
    """Begin the match: bots take the seats that nobody has come to."""

    names: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=64)
    ] = []
    """What bots are called, seat by seat; empty: as the server calls them."""


class SendAway(_Sent, frozen=True, tag="away"):
    """Free a seat again before the match has begun: whoever has taken it is not wanted there."""

    seat: SeatNumber


class AskOutlook(_Sent, frozen=True, tag="solve"):
    """Whether a solo can still be won."""

    seat: SeatNumber


class Abandon(_Sent, frozen=True):
    """Give the match up; it is when every person who is there has said so."""


class Ping(_Sent, frozen=True):
    """Asks whether the line holds: a page in a browser cannot find out otherwise."""


Sent: TypeAlias = (
    Frame
    | Act
    | TakeBack
    | AskHint
    | Ready
    | Say
    | React
    | Name
    | Look
    | Pace
    | Hurry
    | AskReplay
    | SeatBot
    | Begin
    | SendAway
    | AskOutlook
    | Abandon
    | Ping
)

_sent: Typed[Sent] = Typed(Sent)


def read(text: str, speaks: Vocabulary) -> Sent:
    """A message of a client at the table of a game that speaks like this; raises
    msgspec.MsgspecError."""
    sent = _sent.decode(text)
    if not isinstance(sent, Act):
        return sent
    try:
        return msgspec.structs.replace(sent, action=speaks.convert(sent.action))
    except msgspec.ValidationError as wrong:
        raise msgspec.ValidationError(str(wrong).replace("`$", "`$.action", 1)) from None


# -- to a client -------------------------------------------------------------------------------


class _Tell(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag=str.lower):
    """Base of what the server tells."""


class Labelled(msgspec.Struct, frozen=True):
    label: str
    value: str


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    name: str
    kind: SeatKind
    """`open` while nobody has come; `away` while a bot sits in for a person."""
    mine: bool
    connected: bool
    bot: str | None
    gone_ms: int | None
    """How long a person who should be there has been gone; None: they are there."""
    free: bool
    """Whether whoever has the invitation may take it."""
    gives_up: bool
    """Whether the person there wants to give the match up."""
    team: int | None
    """While people come: which partners it belongs to; null: who sits here plays alone."""


class TableInfo(_Tell, frozen=True, tag="table"):
    table: str
    slug: str
    title: str
    options: list[Labelled]
    chosen: dict[str, Value]
    """The same options as a client writes them, to ask for the rules of this very table."""
    variant: str
    """The same options as one text, the same in every language: what a client keeps times by."""
    abilities: list[str]
    seats: list[SeatInfo]
    commitment: str | None
    imprints: list[str] | None
    """What is shown of the nonces once the deal is made; empty where a seat has added nothing."""
    nonces: list[str] | None
    """What the seats added to the deal, once the match is over."""
    lang: str
    mode: Literal["waiting", "playing", "over", "abandoned", "frozen"]
    problem: str
    """Why a frozen table is frozen; else empty."""
    seq: int
    count: int
    """How many actions can be looked back at: those that were not taken back."""
    look: Seat | None
    pace: int
    clock_s: int
    talk: TalkKind
    grace_ms: int
    daily: str | None
    """Of which day this is the puzzle (ISO date)."""
    level: str
    """How hard a puzzle is, in a word; empty where nobody chooses that."""
    rematch: str | None
    invitation: str | None
    """What it takes to sit down at a free seat; only players are told, and while there is one."""


class LineTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    text: str
    at: int
    """How long the table's log was after what it tells: what a client has been told up to there it
    need not say again."""
    forgotten: str | None = None
    """What the line becomes once what it shows is hidden again; None: it stays as it is."""
    hides: bool = False
    """With the next line that comes, this one and those before it become what is `forgotten`."""


class EventTold(msgspec.Struct, frozen=True, omit_defaults=True):
    event: Event
    text: str
    forgotten: str | None = None
    """As in a line of the log."""
    hides: bool = False


class SceneTold(_Tell, frozen=True, tag="scene"):
    seq: int
    seat: Seat | None
    scene: Scene
    undo: bool
    """Whether the seat may take its last decision back."""


class Moved(SceneTold, frozen=True, tag="moved"):
    """Something has happened: what, and the table after it, as the seat that looks may know
    both. It comes only to clients that have sent a frame; what was before, the log tells."""

    events: list[EventTold]
    same_sheet: bool = False
    """The score sheet is that of the scene before, and not sent again: it gets longer and longer,
    and changes seldom."""


class Log(_Tell, frozen=True):
    """What was said so far, as the seat that looks may know it; it replaces all that the client
    has shown, which at one device may have been for other eyes."""

    lines: list[LineTold]


class Notice(_Tell, frozen=True):
    """Something about the table itself, to be shown in the log."""

    text: str


class Pause(_Tell, frozen=True):
    """A round is over: who is ready for the next one, who is waited for, and how long still."""

    ready: list[Seat]
    waiting: list[Seat]
    left_ms: int


class Ack(_Tell, frozen=True):
    id: str
    seq: int


class Refused(_Tell, frozen=True):
    id: str
    why: str


class Hint(_Tell, frozen=True):
    seat: Seat
    text: str
    action: Action | None
    items: list[str] = []


class Outlook(_Tell, frozen=True):
    seat: Seat
    text: str


class Said(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    name: str
    text: str
    """What was said; empty where it was a reaction."""
    reaction: Reaction | None
    to: Audience


class Chat(_Tell, frozen=True):
    """Something is said now to the seat that looks: as in `Said`."""

    seat: Seat
    name: str
    text: str
    reaction: Reaction | None
    to: Audience


class Talk(_Tell, frozen=True):
    """What was said so far to the seat that looks; like the log it replaces what is shown."""

    lines: list[Said]


class Replayed(_Tell, frozen=True, tag="replay"):
    at: int
    of: int
    scene: Scene
    events: list[EventTold]


class Over(_Tell, frozen=True):
    """The match is over: what proves that the deal was fair."""

    fair: dict[str, str]
    winners: list[Seat]
    scores: list[int]
    abandoned: bool


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat of the client's own, with what it takes to sit down there."""

    seat: Seat
    secret: str


class Rematch(_Tell, frozen=True):
    """A new table for the same people: who wants to go there does, and it waits for them."""

    table: str
    seats: list[OwnSeat]
    by: Seat | None = None
    """Who wants to play again; None: it is not known here."""
    invitation: str | None = None
    """For those who look on, while somebody has left a seat there to them."""


class Problem(_Tell, frozen=True):
    text: str


class Pong(_Tell, frozen=True):
    """The line holds."""


Tell: TypeAlias = (
    TableInfo
    | SceneTold
    | Moved
    | Log
    | Notice
    | Pause
    | Ack
    | Refused
    | Hint
    | Outlook
    | Chat
    | Talk
    | Replayed
    | Over
    | Rematch
    | Problem
    | Pong
)

encode = msgspec.json.Encoder().encode
"""Writes a message, or any part of one."""


def write(tell: Tell) -> bytes:
    return encode(tell)


PING = '{"send":"ping"}'
"""As the page sends it, every few seconds: answered without being read."""
PONG = write(Pong())
