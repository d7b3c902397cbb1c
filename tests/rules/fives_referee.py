"""The referee for Five-Up and Fives and Threes: rule book of the world, w2.3 and w2.4.

What they share with other line games, a turn and a match, is the referee's; what they open with,
count and win by is here, written from the book alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.reckoning import Pair, count, is_double, rounded
from tests.rules.referee import Ending, Place, Play, Referee, highest

FIVES = ("five-up", "fives-and-threes")


class FivesReferee(Referee):
    """One match of Five-Up, or of Fives and Threes."""

    def __init__(self, slug: str, options: Mapping[str, Any]) -> None:
        super().__init__(slug, options)
        self.reserve = 0
        self.up = slug == "five-up"
        pairs = options.get("sides") == "pairs"
        self.teams = [[0, 2], [1, 3]] if pairs else []
        self.sides = self.teams or [[seat] for seat in range(self.players)]
        self.opener: int | None = None
        self.winner: int | None = None
        """Of the last round: who opened it, and who won it."""
        self.lot = 0

    def side(self, seat: int) -> list[int]:
        """This seat and its partner."""
        (side,) = (side for side in self.sides if seat in side)
        return [seat, *(other for other in side if other != seat)]

    def credit(self, seat: int, points: int) -> None:
        for one in self.side(seat):
            self.score(one, points)

    # -- opening -------------------------------------------------------------------------------

    def round(self) -> Play:
        fresh = self.winner is None if self.up else not self.played
        if fresh and self.options.get("opens_first", "lot") == "lot":
            drawn = yield None
            self.lot = drawn.seat
            self.happened.append(("lot", self.lot))
        ending = yield from super().round()
        return ending

    def opening(self) -> tuple[Pair | None, int]:
        if not self.up:
            if self.opener is None:
                return None, self.lot
            at = self.order.index(self.opener) + 1
            return None, self.order[at % self.players]
        if self.winner is not None:
            return None, self.winner
        if self.options["opens_first"] == "lot":
            return None, self.lot
        held = [(tile, seat) for seat, hand in enumerate(self.hands) for tile in hand]
        doubles = [(tile, seat) for tile, seat in held if is_double(tile)]
        return max(doubles) if doubles else highest(held)

    # -- the table -----------------------------------------------------------------------------

    def put(self, tile: Pair, place: Place | None, touch: int | None) -> None:
        spinners = self.options.get("spinners", "none")
        first = not any(is_double(old) for old in self.laid)
        super().put(tile, place, touch)
        if is_double(tile) and (spinners == "all" or (spinners == "first" and first)):
            self.ends += [(f"{tile[0]}-{tile[1]}.tip", tile[0])] * 2

    def playable(self) -> list[tuple[Place, int]]:
        bare = {place.partition(".")[0] for place, _ in self.ends if place.endswith(".side")}
        return [
            (place, number)
            for place, number in self.ends
            if not (place.endswith(".tip") and place.partition(".")[0] in bare)
        ]

    def sum(self) -> int:
        """Of the ends: a double there counts both halves, and bare tips nothing."""
        total = 0
        for place in {place for place, _ in self.ends}:
            name, _, socket = place.partition(".")
            if socket == "side":
                total += sum(map(int, name.split("-")))
            elif socket != "tip":
                total += int(socket)
        return total

    # -- what is scored ------------------------------------------------------------------------

    def lay(self, seat: int, tile: Pair, place: Place | None, touch: int | None) -> None:
        if not self.laid:
            self.opener = seat
        super().lay(seat, tile, place, touch)
        total = self.sum()
        if self.up:
            self.up_five(seat, total)
        else:
            self.fives_and_threes(seat, total)

    def up_five(self, seat: int, total: int) -> None:
        if total == 0 or total % 5:
            return
        if total == 5 and self.options["least_open"] == 10 and self.scores[seat] == 0:
            return
        self.credit(seat, total // 5 if self.options["unit"] == 1 else total)

    def fives_and_threes(self, seat: int, total: int) -> None:
        points = (total // 3 if total % 3 == 0 else 0) + (total // 5 if total % 5 == 0 else 0)
        chips = not any(self.hands[one] for one in self.side(seat))
        then = self.scores[seat] + points + chips
        if self.points is not None and then >= self.points:
            if self.options["exact"] and then != self.points:
                return
            if len(self.laid) == 1 and not self.options["down_wins"]:
                return
        if points:
            self.credit(seat, points)
        if chips:
            self.credit(seat, 1)

    def has_the_target(self, seat: int) -> bool:
        at_once = self.options.get("target", "at-once") == "at-once"
        return at_once and self.points is not None and self.scores[seat] >= self.points

    # -- the end of a round --------------------------------------------------------------------

    def laid_all(self, seat: int) -> Ending | None:
        if not self.up and any(self.hands[one] for one in self.side(seat)):
            self.happened.append(("dropped", seat))
            return None
        return "out", seat

    def is_over(self, ending: Ending) -> bool:
        self.played += 1
        self.playing = False
        self.happened.append(("end", *ending))
        if ending[0] == "target":
            return True
        if self.up:
            self.reckon(ending)
        return self.played == self.rounds or (
            self.points is not None and max(self.scores) >= self.points
        )

    def reckon(self, ending: Ending) -> None:
        how, by = ending
        left = [sum(count(self.hands[seat]) for seat in side) for side in self.sides]
        if how == "out":
            assert by is not None
            self.winner = by
            own = 0
        else:
            if left.count(min(left)) > 1:
                self.winner = None
                return
            own = min(left) if self.options["blocked_score"] == "difference" else 0
            assert self.opener is not None
            at = self.order.index(self.opener)
            around = self.order[at:] + self.order[:at]
            winners = self.sides[left.index(min(left))]
            self.winner = min(
                winners, key=lambda seat: (count(self.hands[seat]), around.index(seat))
            )
        others = sum(count(hand) for seat, hand in enumerate(self.hands)
                     if seat not in self.side(self.winner))  # fmt: skip
        points = rounded(others - own)
        self.credit(self.winner, points // 5 if self.options["unit"] == 1 else points)
