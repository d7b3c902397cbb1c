"""Kozel: whoever first has 101 points noted is the goat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import takewhile
from typing import Literal

from boneyard.core.actions import Side
from boneyard.core.events import RoundEnded, Scored, Telling, telling
from boneyard.core.options import PLAYERS, SET, AnyOption, Chosen, Option, choice, tempo_options
from boneyard.core.terms import Term, TermKey, plain
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import PARTNERS
from boneyard.rules.match import Match
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.opening import DealAgain, HighestTile, Opening, Opens, rank
from boneyard.rules.part import InNumbers
from boneyard.rules.partners import Across
from boneyard.rules.scoring import Reckoned, Reckoning, told_by_pips
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import Tile, TileSet, doubles, pips

BLANK = Tile.of(0, 0)
MANY_DOUBLES = 5
MANY_OF_ONE = 6
"""A hand with so many tiles that show one number is dealt again."""
LIKE = ("pairs",)
PLAYED_IN = ("RU",)
SOURCES = (
    "play.livegames.ru/domino.html",
    "ulodshi.ru",
    "infonick.net/note-domino-rules",
)

LEAST: Option[int] = choice("least", 13, 25, 0)
ALONE: Option[int] = choice("alone_blank", 25, 10, 0)
ACCOUNT: Option[Literal["losers", "winners"]] = choice("account", "losers", "winners")


class GoatWhy(StrEnum):
    """What is noted beside the pips."""

    EGGS = "eggs"
    HUNG = "hung"
    HANGS = "hangs"


class LowDouble(Opening, frozen=True):
    """The lowest double, but 0-0 comes after all others; without any, the highest tile."""

    def opener(self, moment: Moment, hands: Hands) -> Opens:
        held = [tile for hand in hands for tile in doubles(hand)]
        if not held:
            return HighestTile().opener(moment, hands)
        tile = min(held, key=_blank_last)
        return Opens(next(seat for seat, hand in enumerate(hands) if tile in hand), tile)

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        if tile.is_double or to.is_double:
            return tile.is_double and (not to.is_double or _blank_last(tile) < _blank_last(to))
        return rank(tile) > rank(to)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"opens": f"{__package__}.kernel:low_double"})


def _blank_last(double: Tile) -> tuple[bool, int]:
    return double == BLANK, double.high


class GoatOpens(Opening, frozen=True):
    """A low double opens the first round; later whoever went out, or who blocked the last round,
    whoever has won it."""

    first: Opening = LowDouble()

    def opener(self, moment: Moment, hands: Hands) -> Opens | None:
        end = moment.last_end
        if end is None:
            return self.first.opener(moment, hands)
        seat = end.by if end.how == LineHow.OUT else end.last
        assert seat is not None, "somebody has laid the last tile"
        return Opens(seat)

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        return moment.last_end is None and self.first.prefers(moment, tile, to)

    def in_numbers(self) -> InNumbers | None:
        # Compiled rounds that are dealt by themselves are first rounds.
        return InNumbers(parts=(self.first,))


class OddHands(DealAgain, frozen=True):
    """Many doubles, or many tiles that show one number."""

    def wanted(self, moment: Moment, hands: Hands) -> bool:
        return any(_is_odd(hand) for hand in hands)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"again": f"{__package__}.kernel:odd_hands"})


def _is_odd(hand: tuple[Tile, ...]) -> bool:
    of_one = max(sum(number in tile for tile in hand) for number in range(7))
    return of_one >= MANY_OF_ONE or len([*doubles(hand)]) >= MANY_DOUBLES


class GoatAccount(Reckoning, frozen=True):
    """Those who lose note the pips they have left, or those who win note them. Nobody opens an
    account with less than the `least`: such an amount hangs until there is more."""

    least: int = 13
    alone: int = 25
    """What 0-0 counts as the last tile of a hand."""
    by_winners: bool = False

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        winning = self._winning(end, moment.sides)
        if winning is None:
            return Reckoned((), ())
        lightest = min(winning, key=lambda seat: self.count(end.hands[seat]))
        first = lightest if end.by is None else end.by
        eggs = sum(map(self.count, _all_hands(_tied_before(moment.ended))))
        scored: list[Scored] = []
        for side, amount in self._noted(end, moment.sides, winning).items():
            scored += self._entry(moment, side, amount, eggs)
        partners = (seat for seat in winning if seat != first)
        return Reckoned((first, *partners), tuple(scored))

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(
            {"reckoning": "for-the-side"},
            twins={"reckons": f"{__package__}.kernel:goat"},
            own=(self.least, self.alone, self.by_winners),
            notes=f"{__package__}.kernel:notes",
        )

    def count(self, hand: tuple[Tile, ...]) -> int:
        """What is left in a hand."""
        return self.alone if hand == (BLANK,) else pips(hand)

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        if scored.why != LineWhy.NOTED:
            return ()
        winning = self._winning(end, sides) or ()
        side = next(side for side in sides if scored.seat in side)
        counted = [seat for seat in range(len(end.hands)) if (seat in side) != self.by_winners]
        hands = [end.hands[seat] for seat in counted if seat not in winning]
        lone = sum(hand == (BLANK,) for hand in hands)
        terms = (plain(TermKey.PIPS, *(pips(hand) for hand in hands)),)
        if not lone or not self.alone:
            return terms
        blank = Term(self.alone * lone, TermKey.TILE, tile=BLANK)
        return (*(term for term in terms if term.number), blank)

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.how != LineHow.BLOCKED:
            return None
        winning = self._winning(end, sides)
        if winning is None:
            return telling("decided-eggs")
        key = "decided-fewest-pips" if len(winning) == 1 else "decided-fewest-together"
        return told_by_pips(key, winning, self._joint(winning, end.hands))

    def _joint(self, side: Side, hands: Hands) -> int:
        return sum(self.count(hands[seat]) for seat in side)

    def _winning(self, end: RoundEnded, sides: tuple[Side, ...]) -> Side | None:
        """The side that has won; None: several are level."""
        if end.how == LineHow.OUT:
            return next(side for side in sides if end.by in side)
        least = min(self._joint(side, end.hands) for side in sides)
        best = [side for side in sides if self._joint(side, end.hands) == least]
        return best[0] if len(best) == 1 else None

    def _noted(self, end: RoundEnded, sides: tuple[Side, ...], winning: Side) -> Mapping[Side, int]:
        """What each side that notes anything notes, without eggs."""
        lost = {side: self._joint(side, end.hands) for side in sides if side != winning}
        return {winning: sum(lost.values())} if self.by_winners else lost

    def _entry(self, moment: Moment, side: Side, amount: int, eggs: int) -> Iterator[Scored]:
        """What is written for a side."""
        seat = side[0]
        hung = 0 if moment.scores[seat] else self._hanging(moment.ended, moment.sides, side)
        total = amount + eggs + hung
        if not moment.scores[seat] and total < self.least:
            yield Scored(seat, 0, GoatWhy.HANGS, total)
            return
        yield Scored(seat, amount, LineWhy.NOTED)
        if eggs:
            yield Scored(seat, eggs, GoatWhy.EGGS)
        if hung:
            yield Scored(seat, hung, GoatWhy.HUNG)

    def _hanging(self, ends: tuple[RoundEnded, ...], sides: tuple[Side, ...], side: Side) -> int:
        """What hangs of a side that has nothing written yet: all that it should have noted."""
        hanging = eggs = 0
        for end in ends:
            winning = self._winning(end, sides)
            if winning is None:
                eggs += sum(map(self.count, end.hands))
                continue
            noted = self._noted(end, sides, winning)
            hanging += noted[side] + eggs if side in noted else 0
            eggs = 0
        return hanging


def _tied_before(ends: tuple[RoundEnded, ...]) -> Iterable[RoundEnded]:
    return takewhile(lambda end: not end.winners, reversed(ends))


def _all_hands(ends: Iterable[RoundEnded]) -> Iterator[tuple[Tile, ...]]:
    return (hand for end in ends for hand in end.hands)


def rules(chosen: Chosen, hand: int) -> LineRules:
    by_winners = chosen[ACCOUNT] == "winners"
    in_pairs = chosen[PLAYERS] == 4
    return LineRules(
        tiles=TileSet.double(chosen[SET]),
        hand=hand,
        reserve=0,
        opening=GoatOpens(),
        stuck=Stuck.PASS if in_pairs else Stuck.DRAW_TILL_FITS,
        deal_again=OddHands(),
        reckoning=GoatAccount(chosen[LEAST], chosen[ALONE], by_winners),
        match=Match.of(chosen, lowest_wins=not by_winners),
        partners=Across() if in_pairs else None,
        one_score=in_pairs,
        shutouts=True,
        talk_aloud=chosen.get(PARTNERS) == "aloud",
        open_partners=chosen.get(PARTNERS) == "open",
    )


def _in_pairs(chosen: Chosen) -> tuple[AnyOption, ...]:
    return (PARTNERS, *tempo_options(chosen)) if chosen.get(PLAYERS) == 4 else ()


LISTING = line_listing(
    "kozel",
    section="w1.10",
    booklets="",
    sets=(6,),
    hands={4: 7, 3: 7, 2: 7},
    options=(LEAST, ALONE, ACCOUNT, _in_pairs),
    match=lambda chosen: "points:125" if chosen.get(LEAST) == 25 else "points:101",
    rules=rules,
)
