"""The scene: what is drawn, in primitives that serve all games.

Lengths are in *units*: the side of a half-tile. A tile is 2 units long and 1 wide; x grows to the
right, y downwards; angles are degrees clockwise, and at angle 0 a tile lies lengthwise with its
first half to the left. Whatever has an `id` keeps it from scene to scene as long as it is the same
thing to the person looking, so that a client can animate it; hidden tiles get ids that tell
nothing.

A client draws the scene and sends back the structured actions it finds in it. It knows no rules
and parses no notation. Texts in a scene are in the language of the person looking.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Halves: TypeAlias = tuple[int, int]
ActionData: TypeAlias = dict[str, Any]
"""A structured action as it goes over the wire."""


class _Item(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="item", tag=str.lower):
    """Base of everything that lies on the table. What is drawn is kept for as long as it lies so,
    and never comes to hold itself: nobody has to look for cycles there (`gc`)."""

    id: str


class TileItem(_Item, frozen=True, tag="tile"):
    """A tile on the table."""

    halves: Halves | None
    """The numbers in reading order at angle 0; None: face down."""
    x: float
    """Of the centre."""
    y: float
    angle: float = 0
    level: int = 0
    """How many tiles lie below."""
    look: Literal["plain", "last", "lit", "dim", "ghost", "wrong", "right"] = "plain"
    """`last`: just laid; `lit`: to be noticed; `ghost`: what would be there."""
    label: str = ""
    """What a screen reader says."""
    action: ActionData | None = None
    """What clicking it does (turn it up, take it, …)."""
    pick: bool = False
    """It can be picked for the composer."""


class Link(_Item, frozen=True):
    """A drawn line that joins a tile to what it was laid against, where they cannot touch."""

    points: tuple[tuple[float, float], ...]


class Cell(_Item, frozen=True):
    """A square cell of a grid: a number to read, or a place to pick."""

    x: float
    y: float
    row: int
    column: int
    number: int | None = None
    look: Literal["plain", "lit", "dim", "wrong", "right", "solid"] = "plain"
    tint: int | None = None
    """A colour group (the blocks of a figure, or highlighted numbers)."""
    label: str = ""
    pick: bool = False


class EdgeMark(_Item, frozen=True):
    """A note between two cells: no tile lies across here."""

    x: float
    y: float
    angle: float


class Target(_Item, frozen=True, tag="place"):
    """A lit place where a tile of the hand can go. Its outline is that of the tile to come."""

    x: float
    y: float
    angle: float = 0
    label: str = ""
    offers: tuple[Offer, ...] = ()


class Offer(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One way to lay a tile at a place. Several offers for one tile: the person chooses."""

    halves: Halves
    """As it would lie, in reading order at the place's angle."""
    tile: Halves
    """The tile as it stands in the hand."""
    action: ActionData
    label: str = ""
    makes: str = ""
    """What it would make, to be read at a glance: "15 → +3" (the ends make 15, worth 3), "+2"."""


class Badge(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A number that is played for, as it stands: the sum of the ends, the next goal."""

    label: str
    value: str


class Caption(_Item, frozen=True, tag="note"):
    """A short text on the table: an arm's number, a running total, a row's name."""

    x: float
    y: float
    text: str
    size: float = 0.6
    faint: bool = False
    """It is no part of the game: what a row is called, say."""
    plate: Literal["", "closed", "own", "open", "urgent"] = ""
    """It stands on a plate: at what belongs to somebody, or to the one looking; at what is open to
    all, or where something has to be done before anything else."""
    width: float = 0.0
    """Of the plate."""


Item: TypeAlias = TileItem | Link | Cell | EdgeMark | Target | Caption


class HandTile(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    id: str
    halves: Halves
    playable: bool = False
    why_not: str = ""
    """Why it cannot be laid now (said when somebody tries)."""
    label: str = ""
    pick: bool = False
    group: int | None = None
    """Where it belongs, if a game sorts the hand: tiles of one group stand together, the lowest
    first."""


class Hand(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A seat at the table: what it holds, as far as the one looking may know."""

    seat: int
    name: str
    tiles: tuple[HandTile, ...] | None
    """None: hidden, only the count is known."""
    count: int
    score: int | None
    """None: kept secret."""
    active: bool = False
    mine: bool = False
    team: int | None = None
    status: str = ""
    """"passes", "locked out", "drops out", …"""
    lacks: str = ""
    """Which numbers it is known to lack, because it passed on them."""
    bot: bool = False
    connected: bool = True


class Boneyard(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    count: int
    reserve: int = 0
    action: ActionData | None = None
    label: str = ""


class Control(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A button that offers an action."""

    id: str
    label: str
    action: ActionData
    primary: bool = False


class ScorePad(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The score sheet, as on the pad of paper."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    totals: tuple[str, ...]
    caption: str = ""
    note: str = ""


class Goal(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What the match is played for."""

    text: str
    """In a few words: "to 100", "round 3 of 4"."""
    points: int | None = None
    """Whoever has so many ends it; None: it is over after its rounds."""
    done: float = 0.0
    """How far it has come, from 0 to 1, as far as everybody may know."""


class Timer(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A clock that runs, or a lock-out."""

    id: str
    label: str
    left_ms: int
    total_ms: int
    running: bool = True
    locks: bool = False
    """The person can do nothing until it is over."""


class SealedCard(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A card that is sealed before play and opened at the end."""

    title: str
    seal: str
    open: bool = False
    halves: Halves | None = None
    explanation: str = ""


class Panel(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A text beside the table."""

    id: str
    title: str
    text: str
    copy: bool = False
    """It is there to be taken along: folded up, with a button to copy it."""


class ComposerPick(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One thing the composer collects into a field of the action.

    `tile`: one tile of the hand or the table, with a rotation: its halves in reading order;
    `cells`: two neighbouring cells, from `pairs` if given; `cell`: one cell;
    `chain`: tiles in a row, each as its halves in reading order, turned so that they match.
    """

    field: str
    kind: Literal["tile", "cells", "cell", "chain"]
    label: str
    tiles: tuple[Halves, ...] = ()
    pairs: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    turn: bool = False
    """Which half comes first matters: the person can turn the tile."""
    least: int = 0
    """A chain of fewer tiles is not finished."""
    most: int = 0
    """Nor is one of more (0: as many as one likes)."""
    ends: int | None = None
    """Nor is one that does not show this number at both ends."""


class Composer(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Collects tiles, cells and rotation into one action. The steps are independent: any choice in
    one goes with any choice in the others."""

    id: str
    label: str
    action: ActionData
    """The action with its composed fields missing."""
    steps: tuple[ComposerPick, ...]


class Outcome(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A round or match that is over."""

    title: str
    lines: tuple[str, ...]
    match_over: bool
    won: bool | None = None
    """For a person who plays: whether they have won."""


class Scene(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Everything one person sees."""

    width: float
    height: float
    """The extent of the table, in units; (0, 0) is its upper left corner."""
    items: tuple[Item, ...] = ()
    hands: tuple[Hand, ...] = ()
    around: tuple[int, ...] = ()
    """The seats as they sit around the table, clockwise seen from above: who plays clockwise has
    the next player on their left, partners sit opposite each other."""
    boneyard: Boneyard | None = None
    controls: tuple[Control, ...] = ()
    composers: tuple[Composer, ...] = ()
    sheet: ScorePad | None = None
    timers: tuple[Timer, ...] = ()
    sealed: SealedCard | None = None
    panels: tuple[Panel, ...] = ()
    outcome: Outcome | None = None
    counts: tuple[Badge, ...] = ()
    goal: Goal | None = None
    open: tuple[int, ...] = ()
    """The numbers at the open ends of a line, each once."""
    prompt: str = ""
    """What the person is asked to do now, in a sentence."""
    arms: tuple[tuple[str, ...], ...] = ()
    """The graph of arms as text, for the terminal and screen readers: a line an arm."""
    highest: int = 6
    """The highest number of the set, which decides how pips are drawn."""
