"""Martinique: three alone, to three rounds while somebody has none."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from boneyard.core.actions import Seat, Side
from boneyard.core.events import Names, RoundEnded, Scored, Telling, telling
from boneyard.core.game import Aim, Listing
from boneyard.core.options import COUNTER_CLOCKWISE, MATCH, SET, Chosen, match_option
from boneyard.families.line import (
    LineGame,
    LineObservation,
    LineRules,
    LineState,
    Stuck,
    line_listing,
)
from boneyard.rules.match import LONGEST, Match, leaders
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.opening import HighestDouble, Opening, Opens
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Reckoned, Reckoning, fewest, told_by_pips
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import Tile, TileSet, pips

PLAYED_IN = ("MQ", "GP")
SOURCES = (
    "omardev1900/domino-martinique",
    "blog.locations-vue-turquoise.com",
    "sandycarros.canalblog.com",
)

PLAYERS = 3
STARS = 3
"""So many end a manche."""


class MancheWhy(StrEnum):
    """What the end of a manche brings."""

    COCHONS = "cochons"
    COCHON = "cochon"


class StarTally(msgspec.Struct, frozen=True):
    """How a match has gone so far: it follows from who has won its rounds."""

    rounds: int = 0
    """Those that somebody has won: void rounds do not count."""
    stars: tuple[int, ...] = (0,) * PLAYERS
    given: tuple[int, ...] = (0,) * PLAYERS
    """How often each has made somebody a cochon."""
    points: tuple[int, ...] = (0,) * PLAYERS
    manches: int = 0
    won_last: Seat | None = None
    """Who has won the last round of the manche that goes on."""
    cochons: tuple[Seat, ...] = ()
    """Who ended the last round, and with it a manche, without a star."""
    ended: bool = False
    """The last round has ended a manche."""
    chiree: bool = False
    """The last round has given everybody a star."""

    def won_by(self, winner: Seat) -> StarTally:
        """The tally after one more round."""
        stars = _more(self.stars, winner, 1)
        chiree, ended = all(stars), stars[winner] == STARS
        none = tuple(seat for seat, had in enumerate(stars) if not had)
        cochons = none if ended and not chiree else ()
        points = _more(self.points, winner, 1 + len(cochons))
        for seat in cochons:
            points = _more(points, seat, -1)
        over = chiree or ended
        return StarTally(
            self.rounds + 1,
            (0,) * PLAYERS if over else stars,
            _more(self.given, winner, len(cochons)),
            points,
            self.manches + (ended and not chiree),
            None if over else winner,
            cochons,
            ended and not chiree,
            chiree,
        )


def _more(numbers: tuple[int, ...], at: Seat, by: int) -> tuple[int, ...]:
    return tuple(number + by * (seat == at) for seat, number in enumerate(numbers))


def tally_of(ends: Iterable[RoundEnded]) -> StarTally:
    """How a match has gone in which the rounds have ended like this."""
    tally = StarTally()
    for end in ends:
        if end.winners:
            tally = tally.won_by(end.winners[0])
    return tally


class OpensManche(Opening, frozen=True):
    """The highest double opens a manche, and who has won the last round the next of it. A round
    that nobody has won did not happen."""

    first: Opening = HighestDouble()

    def opener(self, moment: Moment, hands: Hands) -> Opens | None:
        heir = tally_of(moment.ended).won_last
        return self.first.opener(moment, hands) if heir is None else Opens(heir)

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        begins = tally_of(moment.ended).won_last is None
        return begins and self.first.prefers(moment, tile, to)

    def in_numbers(self) -> InNumbers | None:
        # Compiled rounds that are dealt by themselves are first rounds.
        return InNumbers(parts=(self.first,))


class Manches(Reckoning, frozen=True):
    """A round won is a point and a star. Three stars end a manche, and are worth one more for
    everybody who has none, and who loses one."""

    counts_rounds: ClassVar[bool] = True

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        best = fewest(end.hands, moment.sides)
        if end.how == LineHow.OUT:
            assert end.by is not None, "somebody has gone out"
            winner = end.by
        elif len(best) == 1:
            winner = best[0][0]
        else:
            return Reckoned((), ())
        scored = [Scored(winner, 1, LineWhy.WON)]
        if cochons := tally_of(moment.ended).won_by(winner).cochons:
            scored.append(Scored(winner, len(cochons), MancheWhy.COCHONS, len(cochons)))
            scored += [Scored(seat, -1, MancheWhy.COCHON) for seat in cochons]
        return Reckoned((winner,), tuple(scored))

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(
            {"reckoning": "round-won"},
            twins={"reckons": f"{__package__}.kernel:manches"},
            notes=f"{__package__}.kernel:notes",
        )

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.how != LineHow.BLOCKED:
            return None
        if not end.winners:
            return telling("decided-void")
        return told_by_pips("decided-fewest-pips", end.winners, pips(end.hands[end.winners[0]]))


class Cochon(LineGame):
    """A line game whose match is made of manches."""

    in_numbers: ClassVar[InNumbers | None] = InNumbers({"family": "line"})

    def is_over(self, state: LineState) -> bool:
        kind, _, number = self.options[MATCH].partition(":")
        goal, tally, reached = int(number), StarTally(), False
        if state.round == LONGEST:
            return True
        for end in state.ends:
            if end.winners:
                tally = tally.won_by(end.winners[0])
                if tally.ended:
                    counted = {
                        "manches": tally.manches,
                        "points": max(tally.points),
                        "cochons": sum(tally.given),
                    }
                    # Whatever the totals are afterwards: only the first place is still open.
                    reached = reached or counted.get(kind, 0) >= goal
        if kind == "rounds":
            return tally.rounds == goal
        return reached and tally.ended and len(self.victors(state)) == 1

    def victors(self, position: LineState | LineObservation) -> tuple[Seat, ...]:
        if self.options[MATCH].startswith("cochons"):
            return leaders(tally_of(position.ends).given)
        return super().victors(position)

    def decided(self, position: LineState | LineObservation, end: RoundEnded) -> Telling | None:
        tally = tally_of(position.ends)
        if end.winners and tally.chiree:
            return telling("decided-chiree")
        if end.winners and tally.ended:
            return telling("decided-manche", name=Names(end.winners))
        return super().decided(position, end)

    def aim(self, observation: LineObservation) -> Aim | None:
        aim = super().aim(observation)
        if aim is None or aim.rounds is None:
            return aim
        played = tally_of(observation.ends).rounds
        running = played + (aim.running > aim.played)
        return replace(aim, played=played, running=max(1, running))


def rules(chosen: Chosen, hand: int) -> LineRules:
    kind = chosen[MATCH].partition(":")[0]
    return LineRules(
        tiles=TileSet.double(chosen[SET]),
        hand=hand,
        keeps_rest=False,
        opening=OpensManche(),
        stuck=Stuck.PASS,
        reckoning=Manches(),
        match=Match.of(chosen) if kind in ("rounds", "points") else Match(),
    )


LISTING: Listing = line_listing(
    "martinique",
    section="w1.9",
    booklets="",
    sets=(6,),
    hands={PLAYERS: 7},
    options=(match_option("manches:3", counted=("manches", "cochons")),),
    direction=COUNTER_CLOCKWISE,
    build=Cochon,
    rules=rules,
)
