"""Positions written down in a line or two, so that a test reads like the rule it checks.

>>> table = dealt("block", "6-6 6-5 | 6-4", players=2)
>>> table.turn
0
>>> table.play("6-6").turn
1
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE, COMMON, Action, Deal, Lay, Seat, parse
from boneyard.core.events import Event, Laid, MatchEnded, RoundBegan, RoundEnded, Scored
from boneyard.core.game import AnyGame, Result
from boneyard.families.counting import CountingState
from boneyard.families.line import LineGame, LineState
from boneyard.families.line.events import LineEvent
from boneyard.families.rounds import PLAY
from boneyard.rules.moment import remembered
from boneyard.tiles import Tile, pips

E = TypeVar("E")


def rules_of(slug: str, **options: object) -> Any:
    """The slots as this game fills them."""
    game: Any = _game(slug, options)
    return game.rules


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def hands(text: str) -> tuple[tuple[Tile, ...], ...]:
    """Hands with a bar between them: `6-6 6-5 | 5-4`."""
    return tuple(map(tiles, text.split("|")))


def said(game: AnyGame, text: str) -> Action:
    """An action, also one that other games have and this one does not know."""
    unknown = (action for action in COMMON.actions if action not in game.vocabulary.actions)
    return game.vocabulary.and_(*unknown).parse(text)


@dataclass(frozen=True)
class Situation:
    """A game, its position, and what the last play brought about."""

    game: Any
    state: Any
    events: tuple[Event, ...] = ()

    def play(self, *texts: str) -> Situation:
        """Let those whose turn it is do these things, one after the other."""
        state = self.state
        events: list[Event] = []
        for text in texts:
            (actor,) = self.game.to_act(state)
            state, new = self.game.apply(state, actor, said(self.game, text))
            events += new
        return Situation(self.game, state, tuple(events))

    def deal(self, given: str, boneyard: str = "") -> Situation:
        """Deal the next round; see `dealt`."""
        action = deal(self.game, given, boneyard)
        state, events = self.game.apply(self.state, CHANCE, action)
        return Situation(self.game, state, events)

    @property
    def turn(self) -> Seat:
        (actor,) = self.game.to_act(self.state)
        assert isinstance(actor, int), "somebody is asked"
        return actor

    @property
    def choices(self) -> set[str]:
        """What the player in turn may do."""
        return set(map(str, self.game.legal(self.state, self.turn)))

    def why_not(self, text: str) -> str | None:
        """The key of the reason why the player in turn may not do this."""
        action = said(self.game, text)
        reason = self.game.why_not(self.state, self.turn, action)
        assert (reason is None) == (action in self.game.legal(self.state, self.turn))
        return None if reason is None else reason.key

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def ended(self) -> RoundEnded | None:
        """How the round ended by the last play."""
        return next(iter(self.happened(RoundEnded)), None)

    @property
    def how(self) -> str | None:
        return self.ended.how if self.ended else None

    @property
    def scored(self) -> list[tuple[Seat, int, str]]:
        """What was noted by the last play: seat, points and why."""
        return [(event.seat, event.points, event.why) for event in self.happened(Scored)]

    @property
    def gained(self) -> dict[Seat, int]:
        """What each seat was credited by the last play."""
        gained: dict[Seat, int] = {}
        for event in self.happened(Scored):
            gained[event.seat] = gained.get(event.seat, 0) + event.points
        return gained

    @property
    def scores(self) -> tuple[int, ...]:
        scores: tuple[int, ...] = self.game.scores(self.state)
        return scores

    @property
    def result(self) -> Result | None:
        result: Result | None = self.game.result(self.state)
        return result

    @property
    def is_over(self) -> bool:
        """Whether the match is over; then it was said who won."""
        assert bool(self.happened(MatchEnded)) == (self.result is not None)
        return self.result is not None

    def hand(self, seat: Seat) -> str:
        return " ".join(map(str, self.state.hands[seat]))

    def ends(self) -> list[int]:
        """The numbers at the open ends."""
        return sorted(end.number for end in self.state.layout.ends for _ in range(end.room))


def deal(game: AnyGame, given: str, boneyard: str = "") -> Deal:
    """A deal in which the hands and the boneyard begin like this. Hands are filled up with the
    lowest tiles left, doubles last; so are seats not named."""
    asked = _deals(game)
    fixed: tuple[Tile, ...] = asked.fixed
    wanted = [list(hand) for hand in hands(given)]
    wanted += [[] for _ in range(game.players - len(wanted))]
    first = tiles(boneyard)
    named = {*fixed, *first, *(tile for hand in wanted for tile in hand)}
    rest = [tile for tile in asked.tiles if tile not in named]
    rest.sort(key=lambda tile: (tile.is_double, tile.pips, tile.high))
    for hand, size in zip(wanted, asked.hands, strict=True):
        missing = size - len(hand)
        assert missing >= 0, f"a hand has {size} tiles"
        hand.extend(rest[:missing])
        rest = rest[missing:]
    return Deal(tuple(map(tuple, wanted)), (*first, *rest), fixed)


def _deals(game: AnyGame) -> Any:
    """All deals of the first round; where lots are drawn before it, any will do."""
    state = game.start()
    while (asked := game.legal(state, CHANCE)).listed:
        state, _ = game.apply(state, CHANCE, next(iter(asked)))
    return asked


def dealt(slug: str, given: str, boneyard: str = "", **options: object) -> Situation:
    """The table after the first deal; see `deal`."""
    game = _game(slug, options)
    return Situation(game, game.start()).deal(given, boneyard)


def line(
    slug: str,
    held: str,
    laid: str,
    boneyard: str = "",
    *,
    turn: Seat = 0,
    last: Seat | None = None,
    changes: dict[str, Any] | None = None,
    **options: object,
) -> Situation:
    """The middle of a round of a line game: who holds what, and what has been laid, in order.

    A tile laid without a place goes to the first end where it fits. `last` laid all of them (else
    the seat before the one in turn); `changes` are made to the state."""
    game = _game(slug, options)
    assert isinstance(game, LineGame)
    return line_at(game, held, laid, boneyard, turn=turn, last=last, changes=changes)


def line_at(
    game: LineGame,
    held: str,
    laid: str,
    boneyard: str = "",
    *,
    turn: Seat = 0,
    last: Seat | None = None,
    changes: dict[str, Any] | None = None,
) -> Situation:
    """The same of a game that was put together by hand."""
    start = game.start()
    order = start.order
    given = hands(held)
    assert len(given) == game.players, f"{game.slug} is played by {game.players} here"
    layout = start.layout
    by = order[(order.index(turn) - 1) % len(order)] if last is None else last
    log: list[LineEvent] = [RoundBegan(0)]
    own = game.own_before(start)
    for written in _lays(laid):
        bare = written.at is None and bool(layout)
        lay = _somewhere(game, replace(start, layout=layout), written.tile) if bare else written
        layout = layout.lay(lay, game.rules.shape)
        log.append(Laid(by, lay.tile, lay.at, lay.touch))
        own = remembered(own, log[-1:], layout)
    state = replace(
        start, phase=PLAY, turn=turn, hands=given, boneyard=tiles(boneyard), layout=layout,
        log=tuple(log), own=own,
    )  # fmt: skip
    return Situation(game, replace(state, **(changes or {})))


def counting(
    slug: str,
    held: str,
    laid: str,
    *,
    turn: Seat = 0,
    scores: Iterable[int] = (),
    **options: object,
) -> Situation:
    """The middle of a round of a counting game."""
    game = _game(slug, options)
    table = tiles(laid)
    order = game.start().order
    by = order[(order.index(turn) - 1) % len(order)]
    state = CountingState(
        phase=PLAY,
        round=0,
        order=order,
        turn=turn,
        hands=hands(held),
        table=table,
        total=pips(table),
        log=(RoundBegan(0), *(Laid(by, tile) for tile in table)),
        scores=tuple(scores) or (0,) * game.players,
    )
    return Situation(game, state)


def _game(slug: str, options: dict[str, object]) -> AnyGame:
    return boneyard.game(slug, **options)


def _lays(text: str) -> Iterable[Lay]:
    for word in text.split():
        lay = parse(word)
        assert isinstance(lay, Lay)
        yield lay


def _somewhere(game: LineGame, nobody: LineState, tile: Tile) -> Lay:
    for end in game.reach(nobody, 0):
        for touch in game.rules.matching.touches(tile, end.number):
            return Lay(tile, end.place, touch)
    raise AssertionError(f"{tile} fits nowhere")
