"""Lets `master` play against the best honest player of the package `dominoes` (the extra `peers`),
in the one game that package has, with as much time for a decision as that player takes.

    python -m tools.peers_match                # minutes: says the share that master wins
    python -m tools.peers_match --deals 20 --samples 4

That game is one round of `pairs` in which the count is of all hands. Every round is played on
both programs at once: before each decision they must offer the same lays, and at the end they
must agree on who won how much. Deals are played from both sides, and count once each.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from statistics import fmean
from typing import Any, TypeAlias

from boneyard.bots import Budget, bot
from boneyard.bots.bot import Bot
from boneyard.bots.duplicate import dealt, one_round, seatings
from boneyard.bots.ladder import win_interval
from boneyard.core.actions import Lay, Seat
from boneyard.core.game import AnyGame
from boneyard.puzzles.statistics import around_mean
from boneyard.tiles import Tile

TheirMove: TypeAlias = tuple[Any, bool]
"""A tile of theirs, and whether it goes to the left end."""
TheirPlayer: TypeAlias = Callable[[Any], None]
"""Puts the best moves of a game of theirs first."""

TRIAL_ROUNDS = 4
"""Rounds that their player plays alone, to learn how long it takes."""


class Disagreement(AssertionError):
    """The programs do not play the same game."""


class Stopwatch:
    """How long somebody took for decisions in which there was a choice."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def timed(self, decide: Callable[[], Any]) -> Any:
        began = time.perf_counter()
        found = decide()
        self.seconds.append(time.perf_counter() - began)
        return found

    @property
    def mean(self) -> float:
        return fmean(self.seconds)


class MirroredRound:
    """A round on both programs at once. Their players are numbered in the order of play."""

    def __init__(self, dominoes: Any, game: AnyGame, state: Any) -> None:
        self._dominoes, self.game, self.state = dominoes, game, state
        hands = [dominoes.Hand([self._domino(t) for t in state.hands[s]]) for s in state.order]
        (opener,) = game.to_act(state)
        (opening,) = game.legal(state, opener)
        assert isinstance(opening, Lay)
        turn, first = state.order.index(opener), (self._domino(opening.tile), True)
        board = dominoes.Board()
        self.theirs = dominoes.Game(board, hands, [], turn, (first,), turn, None)
        self._lay(opening, first)

    @property
    def ended(self) -> bool:
        return not self.game.to_act(self.state)

    @property
    def seat(self) -> Seat:
        """Who is to act; somebody who can lay nothing is passed over by both programs."""
        (seat,) = self.game.to_act(self.state)
        assert isinstance(seat, int)
        return seat

    def lays(self) -> dict[TheirMove, Lay]:
        """What may be laid, as they write it and as we do; raises Disagreement.

        Where both ends show the same number they know one lay of a tile, and we know two.
        """
        state, board = self.state, self.theirs.board
        found: dict[TheirMove, Lay] = {}
        for lay in self.game.legal(state, self.seat):
            assert isinstance(lay, Lay)
            move = (self._domino(lay.tile), lay.touch == board.left_end())
            found.setdefault(move, lay)
        seat = state.order[self.theirs.turn]
        if seat != self.seat or set(found) != set(self.theirs.valid_moves):
            raise Disagreement(f"they: {seat} {self.theirs.valid_moves}; we: {self.seat} {found}")
        return found

    def lay(self, move: TheirMove) -> None:
        self._lay(self.lays()[move], move)

    def _lay(self, lay: Lay, move: TheirMove) -> None:
        self.state, _ = self.game.apply(self.state, self.seat, lay)
        self.theirs.make_move(*move)
        if self.ended != (self.theirs.result is not None):
            raise Disagreement("the round has ended for one program only")

    def points(self) -> int:
        """What the first place and its partner won, below 0: lost; raises Disagreement."""
        scores = self.game.scores(self.state)
        first, second = self.state.order[:2]
        ours: int = scores[first] - scores[second]
        if ours != self.theirs.result.points:
            raise Disagreement(f"they count {self.theirs.result.points}, we {ours}")
        return ours

    def _domino(self, tile: Tile) -> Any:
        return self._dominoes.Domino(tile.low, tile.high)


class PeersMatch:
    """`master` against their player, deal by deal."""

    def __init__(self, dominoes: Any, samples: int, start_move: int, seed: int) -> None:
        # Early on their search would take minutes: before `start_move` they lay what is heaviest,
        # as they look at heavy tiles first when they search.
        heavy = dominoes.players.bota_gorda
        search = dominoes.players.probabilistic_alphabeta(
            start_move=start_move, sample_size=samples, player=heavy
        )
        self._dominoes, self._players, self._seed = dominoes, (heavy, search), seed
        self.game = one_round("pairs", counts="all")
        self.master: Bot = bot("master", self.game.slug)
        self.master.get_ready()
        self.ours, self.theirs = Stopwatch(), Stopwatch()

    def try_out(self) -> None:
        """Learn how long their player takes."""
        for number in range(TRIAL_ROUNDS):
            self._round(f"trial {number}", (1, 1))

    def deal(self, number: int) -> tuple[float, float]:
        """The share of this deal that master won, and the points per round."""
        found = [
            self._round(f"{self._seed} {number}", seating) * (1 if seating[0] == 0 else -1)
            for seating in seatings(2)
        ]
        return fmean((points > 0) + (points == 0) / 2 for points in found), fmean(found)

    def _round(self, seed: str, seating: tuple[int, ...]) -> int:
        """What the first place and its partner win; `seating` has 0 where master sits."""
        random.seed(seed)  # Their players draw from here.
        rng = random.Random(f"{seed} master")
        mirrored = MirroredRound(self._dominoes, self.game, dealt(self.game, seed))
        while not mirrored.ended:
            lays = mirrored.lays()
            if len(lays) == 1:
                mirrored.lay(next(iter(lays)))
            elif seating[mirrored.theirs.turn % 2]:
                mirrored.lay(self.theirs.timed(lambda: self._their_move(mirrored)))
            else:
                mirrored.lay(self.ours.timed(lambda: self._our_move(mirrored, rng)))
        return mirrored.points()

    def _their_move(self, mirrored: MirroredRound) -> TheirMove:
        for player in self._players:
            player(mirrored.theirs)
        move: TheirMove = mirrored.theirs.valid_moves[0]
        return move

    def _our_move(self, mirrored: MirroredRound, rng: random.Random) -> TheirMove:
        mind = self.master.within(Budget(seconds=self.theirs.mean))
        seat, lays = mirrored.seat, mirrored.lays()
        moves = self.game.legal(mirrored.state, seat)
        chosen = mind.choose(self.game, self.game.observe(mirrored.state, seat), moves, rng)
        assert isinstance(chosen, Lay)
        same = (chosen.tile, chosen.touch)
        return next(move for move, lay in lays.items() if (lay.tile, lay.touch) == same)


def main() -> None:
    parser = argparse.ArgumentParser(description="Let master play against the package dominoes.")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--samples", type=int, default=16, help="hands their player imagines")
    parser.add_argument(
        "--start-move", type=int, default=10, help="their player searches from here"
    )
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    if args.deals < 2:
        parser.error("at least two deals are needed to say how much deals differ")
    try:
        import dominoes
    except ImportError:
        parser.error("this needs the package dominoes: pip install 'boneyard-dominoes[peers]'")
    match = PeersMatch(dominoes, args.samples, args.start_move, args.seed)
    match.try_out()
    wins: list[float] = []
    points: list[float] = []
    for number in range(args.deals):
        win, won = match.deal(number)
        wins.append(win)
        points.append(won)
        print(
            f"\r{number + 1} deals, {100 * fmean(wins):.1f} %", end="", file=sys.stderr, flush=True
        )
    print(file=sys.stderr)
    low, high = win_interval(wins)
    points_low, points_high = around_mean(points)
    print(
        f"master wins {100 * fmean(wins):.1f} % ({100 * low:.1f} – {100 * high:.1f}) and "
        f"{fmean(points):+.1f} points per round ({points_low:+.1f} – {points_high:+.1f})\n"
        f"on {args.deals} deals, each from both sides; a decision takes master "
        f"{1000 * match.ours.mean:.0f} ms, and probabilistic_alphabeta "
        f"{1000 * match.theirs.mean:.0f} ms"
    )


if __name__ == "__main__":
    main()
