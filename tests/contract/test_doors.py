"""Rules that no booklet has: what a game says by parts and doors of its own is imagined rightly
too, in later rounds as in the first."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest
from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Lot, Seat, parse
from boneyard.core.events import Drew, RoundEnded, Scored
from boneyard.families.line import LineGame, LineObservation, LineState
from boneyard.families.line.game import Happened
from boneyard.families.line.rules import Stuck
from boneyard.rules.layout import End, Layout, Line, Shape
from boneyard.rules.matching import AddUpTo, Equal, Matching
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.opening import (
    ByLot,
    DealAgain,
    Holder,
    ManyDoubles,
    Opening,
    Opens,
    Succession,
)
from boneyard.rules.partners import Across
from boneyard.rules.scoring import Gain, PassScoring
from boneyard.testing.book import Situation, deal
from boneyard.testing.sampling import check_some, compare, small
from boneyard.tiles import Tile, doubles, pips
from tests.contract.test_sampling import SIX


class Later(LineGame):
    """A match in its second round; seat 1 has won the first."""

    won: ClassVar[tuple[Seat, ...]] = (1,)

    def start(self) -> LineState:
        end = RoundEnded("out", 1, 1, ((),) * self.players, self.won)
        return replace(super().start(), round=1, ends=(end,), sheet=((0,) * self.players,))


class Pairs(LineGame):
    """Two against two, after these rounds."""

    history: ClassVar[tuple[RoundEnded, ...]] = ()

    def start(self) -> LineState:
        done = len(self.history)
        return replace(
            super().start(), round=done, ends=self.history, sheet=((0,) * self.players,) * done,
        )  # fmt: skip


class SecondRound(Pairs):
    """Seat 2 has opened the first round, and seat 3 has won it for its side."""

    history: ClassVar[tuple[RoundEnded, ...]] = (
        RoundEnded("out", 3, 3, ((),) * 4, (3, 1), opener=2),
    )


class AfterATie(Pairs):
    """Nobody has won the first round, which seat 2 has opened."""

    history: ClassVar[tuple[RoundEnded, ...]] = (
        RoundEnded("blocked", None, 0, ((),) * 4, (), opener=2),
    )


class FewestPips(Opening, frozen=True):
    """An opening that no single tile decides."""

    def opener(self, moment: Moment, hands: Hands) -> Opens:
        counts = [pips(hand) for hand in hands]
        return Opens(counts.index(min(counts)))


class TwoDoubles(DealAgain, frozen=True):
    def wanted(self, moment: Moment, hands: Hands) -> bool:
        return any(sum(1 for _ in doubles(hand)) > 1 for hand in hands)


class ForThePass(PassScoring, frozen=True):
    """Whoever laid last gets two points for each seat that passes."""

    def gains(self, moment: Moment) -> tuple[tuple[Seat, Gain], ...]:
        before = moment.order[moment.order.index(moment.seat) - 1]
        return ((before, Gain(2, "ends")),) if len(moment.passed) == 1 else ()


class Newest(LineGame):
    """Seat 0 may lay only at the newest end: a door that evidence asks itself."""

    def reach(self, position: LineState | LineObservation, seat: Seat) -> tuple[End, ...]:
        ends = super().reach(position, seat)
        return ends[-1:] if seat == 0 else ends


class NoBlock(LineGame):
    """Whoever lays a double scores one for it, by a door that says nothing about evidence."""

    def after_lay(self, state: LineState, moment: Moment, events: Happened) -> LineState:
        assert moment.lay is not None
        if not moment.lay.tile.is_double:
            return state
        scores = tuple(s + (seat == moment.seat) for seat, s in enumerate(state.scores))
        events.append(Scored(moment.seat, 1, "ends"))
        return replace(state, scores=scores)


class OnceDrawn(Line, frozen=True):
    """A seat may lay at the first end only, until it has drawn: a part that looks at the log."""

    def reach(self, moment: Moment) -> tuple[End, ...]:
        ends = super().reach(moment)
        drew = any(isinstance(event, Drew) and event.seat == moment.seat for event in moment.log)
        return ends if drew else ends[:1]


class WildSecond(Equal, frozen=True):
    """The second tile of a round fits anywhere: a matching that looks at the moment."""

    def now(self, moment: Moment) -> Matching:
        return AddUpTo(3) if len(moment.layout.pieces) == 1 else self


class OneWay(Line, frozen=True):
    """What seat 1 lays opens nothing, while others have tiles at other ends to go on from: a shape
    that looks at the moment."""

    def now(self, moment: Moment) -> Shape:
        return Dead() if moment.seat == 1 and len(moment.layout.ends) > 1 else self


class Dead(Line, frozen=True):
    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        return ()


def like(kind: type[LineGame], **slots: object) -> LineGame:
    """A small game of block, with these parts instead."""
    game = small("block", SIX, 2)
    return kind(game.listing, game.options, replace(game.rules, **slots))


EIGHT = SIX + " 3-1"


def paired(kind: type[LineGame], **slots: object) -> LineGame:
    """A small game for two pairs in which everything is dealt, with these parts instead; an opener
    who is free to may hand the opening on."""
    game = small("pairs", EIGHT, 2, seats=4)
    return kind(game.listing, game.options, replace(game.rules, cede=True, **slots))


@pytest.mark.parametrize(
    "game",
    [
        paired(Pairs),
        paired(Pairs, opening=Succession(ByLot())),
        paired(Pairs, opening=Succession(ByLot()), deal_again=ManyDoubles(2)),
        paired(SecondRound),
        paired(SecondRound, opening=Succession(then="winner"), open_partners=True),
        paired(AfterATie, opening=Succession(after_tie="same")),
        paired(AfterATie, opening=Succession(after_tie="fresh")),
        paired(AfterATie, opening=Succession(ByLot(), after_tie="fresh")),
    ],
    ids=[
        "first round", "lot", "lot and deals again", "rotates", "winner", "same", "fresh",
        "fresh lot",
    ],
)  # fmt: skip
def test_openings_that_are_drawn_by_lot_inherited_or_handed_on(game: LineGame) -> None:
    check_some(game)


class ByTrial(Pairs):
    """The same, with a door that nobody has translated."""

    def is_blocked(self, state: LineState) -> bool:
        return super().is_blocked(state)


def test_so_are_they_by_trial() -> None:
    game = paired(ByTrial, opening=Succession(ByLot()), deal_again=ManyDoubles(2))
    assert game._opens_a_door()
    check_some(game)


def test_that_an_opening_was_handed_on_is_evidence_of_who_could_have_opened() -> None:
    """Seat 2 sees that seat 1 handed the opening to seat 3, which has not laid yet."""
    game = paired(LineGame, opening=Succession(ByLot()))
    start, _ = game.apply(game.start(), CHANCE, Lot(1))
    table = Situation(game, start).deal("1-0 2-0 | 0-0 1-1 | 2-1 2-2 | 3-0 3-1").play("cede")
    assert compare(game, table.state, 2, random.Random(1), start)


@pytest.mark.parametrize(
    "game",
    [
        like(Later, opening=Succession(then="winner")),
        like(LineGame, opening=Succession(then="winner")),
        like(Later),
        like(LineGame, opening=FewestPips()),
        like(LineGame, deal_again=TwoDoubles()),
        like(LineGame, pass_scoring=ForThePass()),
        like(Newest),
        like(NoBlock),
        like(LineGame, shape=OnceDrawn(), stuck=Stuck.DRAW_TILL_FITS, draw_after=False),
        like(LineGame, matching=WildSecond()),
        like(LineGame, shape=OneWay()),
    ],
    ids=[
        "winner opens", "first round", "second round", "fewest pips", "dealt again",
        "points for a pass", "reach", "by trial", "once drawn",
        "matching now", "shape now",
    ],
)  # fmt: skip
def test_sampled_states_are_as_frequent_as_enumeration_says(game: LineGame) -> None:
    check_some(game)


def test_what_nobody_has_translated_is_imagined_by_trial() -> None:
    assert like(NoBlock)._opens_a_door()
    assert not like(Newest)._opens_a_door()
    assert not like(LineGame)._opens_a_door()


def test_partners_across_the_table_share_what_they_win() -> None:
    game = small("block", SIX + " 3-1 3-2 3-3 4-0 4-1 4-2 4-3", 2, seats=4)
    rules = replace(game.rules, partners=Across())
    paired = LineGame(game.listing, game.options, rules)
    assert paired.sides(paired.start()) == ((0, 2), (1, 3))


def test_parts_see_what_has_just_happened() -> None:
    slots = {"shape": OnceDrawn(), "stuck": Stuck.DRAW_TILL_FITS, "draw_after": False}
    game = like(LineGame, **slots, reserve=0, opening=Holder(Tile.of(2, 1)))
    # At the 2 of 2-1, the first end, nothing of seat 1 fits; at its 1 something does.
    state, _ = game.apply(game.start(), CHANCE, deal(game, "2-1 2-2 | 1-0 1-1", "3-0 0-0 2-0"))
    state, events = game.apply(state, 0, parse("2-1"))
    assert [event.tiles for event in events if isinstance(event, Drew)] == [(Tile.of(3, 0),)]
    assert state.turn == 1
