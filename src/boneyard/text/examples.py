"""The examples of a rules page: positions that are reached by playing, and then drawn.

They stand in the game's folder, in `examples.txt`, once for all languages:

    [turn]
    players=2 draw=one
    deal 6-3 4-4 5-1 | 6-6 5-2 boneyard 3-1
    6-6
    6-3>6-6.side; 5-2>6-3.3
    show 1

Each begins with its name. A line of `NAME=VALUE` fixes options; whatever it does not fix is as at
the table whose rules are told. Then come the moves in our notation, one after the other, on lines
or with semicolons between them; whose turn it is the game knows, and `2: claim 3-5` names a seat
where several may act. A deal need not be complete: hands are filled up with the lowest tiles left,
doubles last. What chance does and no line says is drawn by lot, always alike (`seed=7` is another
lot); so are the moves of `on 12`, twelve of them, and of `on`, which plays to the end of the round.
`show 1` shows the hand of seat 1 and what it may do; else the table is shown as one who looks on
sees it, at the end of a round with all hands. `fits 6-3 4-2` claims that whoever is to act can lay
these tiles and no others; a test looks whether it is true.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from random import Random
from typing import Any

import msgspec

from boneyard import games
from boneyard.core.actions import CHANCE, CLOCK, Action, Actor, BadNotation, Deal, Seat
from boneyard.core.events import Event, RoundEnded, Scored
from boneyard.core.game import AnyGame, IllegalAction, Listing
from boneyard.core.moves import Deals
from boneyard.core.options import MATCH, BadOption, Value, settle
from boneyard.text.template import BadPage
from boneyard.tiles import Tile

HEADING = re.compile(r"\[([a-z][\w-]*)\]")
OPTION = re.compile(r"(\w+)=(\S*)")
SHOW = re.compile(r"show (\d+)")
ON = re.compile(r"on(?: (\d+))?")
LONGEST = 500
"""So many moves a round is not long."""
ACTOR = re.compile(r"(\d+|clock): (.+)")


class Example(msgspec.Struct, frozen=True):
    """How a position is reached."""

    options: Mapping[str, str]
    moves: tuple[str, ...]
    seat: Seat | None = None
    """Whose hand is shown."""
    seed: int = 1
    fits: frozenset[Tile] | None = None
    """What can be laid in the end, as the text says."""


class ExampleReached(msgspec.Struct, frozen=True):
    """A position that was reached, and what the last move brought about."""

    game: Any
    state: Any
    seat: Seat | None
    events: tuple[Event, ...]

    def value(self, asked: str) -> int:
        """A number that is told of it: the `points` the last move brought to whoever scored most
        by it, or the `sum` they were reckoned from."""
        scored = [event for event in self.events if isinstance(event, Scored)]
        gained: dict[Seat, int] = {}
        for event in scored:
            gained[event.seat] = gained.get(event.seat, 0) + event.points
        match asked:
            case "points":
                return max(gained.values(), default=0)
            case "sum":
                return next(event.of for event in scored if event.of is not None)
        raise BadPage(f"an example has `points` and a `sum`, no `{asked}`")


@cache
def examples(slug: str) -> Mapping[str, Example]:
    """The examples of a game by name; none, if it has no `examples.txt`. Raises BadPage."""
    file = games.folder(slug) / "examples.txt"
    found: dict[str, Example] = {}
    if not file.is_file():
        return found
    _, *blocks = re.split(r"^(?=\[)", file.read_text("utf-8"), flags=re.M)
    for block in blocks:
        heading, *lines = [line.strip() for line in block.splitlines()]
        name = HEADING.fullmatch(heading)
        if name is None or name[1] in found:
            raise BadPage(f"{slug}: `{heading}` must be a name in brackets that is not taken")
        found[name[1]] = _example(line for line in lines if line and line[0] != "#")
    return found


def _example(lines: Iterable[str]) -> Example:
    options: dict[str, str] = {}
    moves: list[str] = []
    seat: Seat | None = None
    fits: frozenset[Tile] | None = None
    for line in lines:
        if line.startswith("fits "):
            fits = frozenset(map(Tile.parse, line.split()[1:]))
        elif all(map(OPTION.fullmatch, line.split())):
            options |= dict(OPTION.findall(line))
        elif (shown := SHOW.fullmatch(line)) is not None:
            seat = int(shown[1]) - 1
        else:
            moves += [move.strip() for move in line.split(";") if move.strip()]
    seed = int(options.pop("seed", "1"))
    return Example(options, tuple(moves), seat, seed, fits)


def shown(slug: str, name: str, chosen: Mapping[str, Value]) -> ExampleReached:
    """The position an example leads to at this table; if it cannot be played there, as it is
    written."""
    try:
        return played(slug, name, tuple(chosen.items()))
    except (IllegalAction, BadOption):
        return played(slug, name)


def value_of(listing: Listing, name: str, asked: str, chosen: Mapping[str, Value]) -> str:
    """A number that an example leads to, as text."""
    if name not in examples(listing.slug):
        raise BadPage(f"{listing.slug} has no example `{name}`")
    return str(shown(listing.slug, name, chosen).value(asked))


@lru_cache(512)
def played(slug: str, name: str, chosen: tuple[tuple[str, Value], ...] = ()) -> ExampleReached:
    """The same, at this very table; raises IllegalAction, BadOption, BadNotation or BadPage."""
    if name not in examples(slug):
        raise BadPage(f"{slug} has no example `{name}`")
    example = examples(slug)[name]
    # A short match would be over before the example is.
    table = {option: value for option, value in chosen if option != MATCH.name}
    # What the table has chosen may not be offered where the example is played.
    game = games.game(slug, **settle(games.listing(slug).declare, {**table, **example.options}))
    rng = Random(example.seed)
    state = game.start()
    events: tuple[Event, ...] = ()
    for text in example.moves:
        if (many := ON.fullmatch(text)) is not None:
            state, events = _on(game, state, int(many[1] or LONGEST), rng)
            continue
        while CHANCE in game.to_act(state) and _of_chance(game, state, text) is None:
            state, events = game.apply(state, CHANCE, game.legal(state, CHANCE).sample(rng))
        actor, action = _said(game, state, text)
        state, events = game.apply(state, actor, action)
    while CHANCE in game.to_act(state) and not _over(events):
        state, events = game.apply(state, CHANCE, game.legal(state, CHANCE).sample(rng))
    return ExampleReached(game, state, example.seat if game.players > 1 else 0, events)


def _on(game: AnyGame, state: Any, most: int, rng: Random) -> tuple[Any, tuple[Event, ...]]:
    """So many moves drawn by lot, or until the round is over."""
    events: tuple[Event, ...] = ()
    while most and (may := game.to_act(state)) and not _over(events):
        most -= may[0] is not CHANCE
        state, events = game.apply(state, may[0], game.legal(state, may[0]).sample(rng))
    return state, events


def _over(events: tuple[Event, ...]) -> bool:
    """Whether the round is over: it then stays as it is, and the next one is not dealt."""
    return any(isinstance(event, RoundEnded) for event in events)


def _said(game: AnyGame, state: Any, text: str) -> tuple[Actor, Action]:
    """Who does something, and what: where nobody is named, whoever is to act."""
    may = game.to_act(state)
    if CHANCE in may and (action := _of_chance(game, state, text)) is not None:
        return CHANCE, action
    if (named := ACTOR.fullmatch(text)) is not None:
        actor = CLOCK if named[1] == "clock" else int(named[1]) - 1
        return actor, game.vocabulary.parse(named[2])
    if not may:
        raise BadPage(f"{game.slug}: nobody can do `{text}` any more")
    return may[0], game.vocabulary.parse(text)


def _of_chance(game: AnyGame, state: Any, text: str) -> Action | None:
    """What chance does here, if this says it; a deal is completed."""
    asked = game.legal(state, CHANCE)
    try:
        action = game.vocabulary.parse(text)
    except BadNotation:
        return None
    if isinstance(action, Deal) and isinstance(asked, Deals):
        return completed(asked, action)
    return action if action in asked else None


def completed(asked: Deals, begun: Deal) -> Deal:
    """A deal in which the hands, the table and the boneyard begin like this, filled up with the
    lowest tiles left, doubles last."""
    hands = [list(hand) for hand in begun.hands]
    hands += [[] for _ in range(len(asked.hands) - len(hands))]
    table = [*asked.fixed, *(tile for tile in begun.table if tile not in asked.fixed)]
    named = {*table, *begun.boneyard, *(tile for hand in hands for tile in hand)}
    rest = [tile for tile in asked.tiles if tile not in named]
    rest.sort(key=lambda tile: (tile.is_double, tile.pips, tile.high))

    def fill(pile: list[Tile], size: int) -> tuple[Tile, ...]:
        if len(pile) > size:
            raise BadPage(f"{' '.join(map(str, pile))}: more than {size} tiles")
        while len(pile) < size:
            pile.append(rest.pop(0))
        return tuple(pile)

    dealt = tuple(fill(hand, size) for hand, size in zip(hands, asked.hands, strict=True))
    lying = fill(table, asked.table + len(asked.fixed))
    return Deal(dealt, (*begun.boneyard, *rest), lying)
