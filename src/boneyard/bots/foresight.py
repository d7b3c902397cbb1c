"""Thinking ahead with a taught player (`taught`): imagined worlds count by how likely all that was
seen would have been in them, had everybody played as it does, and are played on as it plays."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from itertools import islice
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from boneyard.bots import taught
from boneyard.bots.compiled import KINDS, PIP, USUAL, Floats, SeenInPlain, Thought, swing
from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.events import Dealt, Drew, Event, Laid, Passed, Stopped
from boneyard.core.game import AnyGame
from boneyard.families.line import LineGame
from boneyard.families.line.choices import is_settled
from boneyard.families.line.events import Ceded, cession
from boneyard.kernel import Numbers, features, foresight, plain, policy, slots
from boneyard.kernel.choices import listed
from boneyard.kernel.dealing import begin, lay_first
from boneyard.kernel.numbers import index
from boneyard.kernel.packed import SOCKETS, action, past

Ints = NDArray[np.int64]
Reals = NDArray[np.float32]

ANYTHING = 0.3
"""How often, when the likelihood of a world is reckoned, everybody is taken to do just anything."""
FLAT = 0.7
"""A quicker look at what was seen is trusted so far, as an exponent of likelihoods."""
PRIOR = 0.02
"""What the taught player itself thinks of an action counts so much: it is rarely far wrong, and
what few tries tell often is."""
UNLIKELY = 0.01
"""What it would do less often is not tried at all."""
TAUGHT_SURE = 2.5
"""Standard errors by which a candidate has to be worse to be dropped: play-outs by the taught
player are dear, and go to those that are hard to tell apart."""
HEAT = 1.0
"""How much chance there is in how imagined players play: 1 is as they were taught."""


PLAIN: dict[type[Event], int] = {
    Drew: slots.DRAW,
    Passed: slots.PASS,
    Stopped: slots.STOP,
    Ceded: slots.CEDE,
}
"""What is done without a tile of one's own, by the event that tells it."""


class Done:
    """What was seen of a round, as rows of `kernel.foresight`; seats in order of play."""

    def __init__(self, game: LineGame, known: Numbers, position: Any) -> None:
        self._place = {seat: at for at, seat in enumerate(position.order)}
        self._sockets = (*SOCKETS, *known.sockets)
        self.given: list[tuple[int, int]] = []
        """Who got tiles before the opening, and where in the log that is."""
        self.drawn_first = 0
        """How many of these were drawn, because nobody could open."""
        self.drawn: list[int] = []
        """Where in the log somebody drew later."""
        self.laid: list[tuple[int, int]] = []
        """Who laid which tile."""
        rows: list[list[int]] = []
        passes = drawn = 0
        may_open = known.told[slots.FIRST] != slots.NOBODY
        for at, event in enumerate(position.log):
            opening = not (may_open or rows)
            if isinstance(event, Dealt) or (isinstance(event, Drew) and opening):
                self.given.append((self._place[event.seat], at))
                drawn += 0 if isinstance(event, Dealt) else event.count
                self.drawn_first = drawn
                continue
            if isinstance(event, Laid) and event.seat is not None:
                row = self._lay(event)
            elif (what := PLAIN.get(type(event))) is not None:
                row = [what, slots.NOBODY, slots.NOBODY, 0, slots.NOBODY, 0]
            else:
                continue
            rows.append([row[0], self._place[event.seat], *row[1:], passes, drawn])
            if isinstance(event, Passed):
                passes += 1
            elif isinstance(event, Drew):
                self.drawn.append(at)
                drawn += event.count
        self.named = is_settled(position) and cession(position.log) is None
        """Whether a tile says who opens."""
        self.rows = np.array(rows, np.int64).reshape(len(rows), foresight.SEEN_ROW)
        self.opener = rows[0][foresight.BY_WHOM] if rows else self._place[position.turn]

    def _lay(self, event: Laid) -> list[int]:
        assert event.seat is not None
        tile = index(event.tile)
        self.laid.append((self._place[event.seat], tile))
        if event.at is None:
            return [slots.LAY, tile, slots.NOBODY, 0, slots.NOBODY, 0]
        socket, touch = event.at.socket, event.touch
        assert touch is not None
        named = socket in self._sockets
        kind = self._sockets.index(socket) if named else slots.HALF
        number = slots.NOBODY if named else int(socket)
        return [slots.LAY, tile, index(event.at.tile), kind, number, touch]


class TaughtThought(Thought):
    """Candidates are tried in worlds that are weighed and played on by a taught player."""

    sure = TAUGHT_SURE

    def __init__(
        self, game: LineGame, known: Numbers, observation: Any, moves: list[Action], rng: Rng,
        net: Reals, heat: float = HEAT,
    ) -> None:  # fmt: skip
        super().__init__(known, moves, rng)
        self._game, self._observation, self._net = game, observation, net
        self._heat = heat
        self._done = Done(game, known, observation)
        self._me = observation.order.index(observation.seat)
        self._sign = -1 if game.fewest_win else 1
        self._swing = swing(known, game.match, observation)
        self._worlds = np.zeros((self.at_a_time, slots.POSITION), np.int64)
        self._weights = np.zeros(self.at_a_time)
        self._candidates = np.zeros(len(moves), np.int64)
        self._found = np.zeros(slots.MOST_ACTIONS, np.int64)
        self._likes = np.zeros(features.MOST_WEIGHED, np.float32)
        self._seen = np.zeros(3 * slots.WORDS, np.int64)
        self._after = np.zeros(slots.POSITION, np.int64)
        self._numbers = np.zeros(features.FEATURES, np.float32)
        self._units = np.zeros(features.WORKROOM, np.float32)
        self._rows = np.zeros((0, features.FEATURES), np.float32)
        self._begun = self._beginning()
        told = known.told
        self._must_open = not (
            told[slots.OPENING] in (slots.SEAT_OPENS, slots.BY_LOT)
            or told[slots.OPENS_ANY]
            or told[slots.OPENS]
        )
        self._is_new = True
        self._worth_worlds = 0.0

    def _beginning(self) -> Ints:
        """The position after the deal, without what is hidden."""
        seen, known = self._observation, self.known
        s = np.zeros(slots.POSITION, np.int64)
        begin(known.rules, s)
        for at, side in enumerate(self._game.sides(seen)):
            for seat in side:
                s[slots.SIDE + seen.order.index(seat)] = at
        s[slots.ROUNDS_WON], s[slots.TIES] = past(seen.ends)
        s[slots.SETTLED] = self._done.named
        s[slots.ROUND], s[slots.SEAT] = seen.round, self._done.opener
        lay_first(known.rules, known.tiles, known.fit, s)
        s[slots.NEXT_DRAWN] = self._done.drawn_first
        return s

    @abstractmethod
    def _deal(self) -> Floats:
        """Fill `_worlds` with how the tiles may have been dealt; logarithms of what each counts
        beforehand."""

    def imagine(self) -> Ints:
        counted = self._deal()
        known, worlds = self.known, self._worlds
        foresight.recall_all(
            known.rules, known.tiles, known.fit, worlds, self._done.rows, self._me,
            self._must_open, self._net, ANYTHING, self._weights, self._found, self._likes,
            self._seen, self._after, self._numbers, self._units, self._rows,
        )  # fmt: skip
        seen = self._observation
        for place, total in zip(seen.order, self._totals(), strict=True):
            worlds[:, slots.SCORE + seen.order.index(place)] = total
        if known.note is not None:
            # What earlier rounds have left is not done again.
            noted = worlds[0].copy()
            noted[slots.OWN : slots.HELD] = 0
            known.note(seen, noted)
            worlds[:, slots.OWN : slots.HELD] = noted[slots.OWN : slots.HELD]
        self._weights += counted
        best = self._weights.max()
        if best <= foresight.LOST / 2:
            raise Lost("in no imagined world could be done what was seen")
        if self._is_new:
            self._is_new = False
            self._name(worlds[int(self._weights.argmax())])
        weights = np.exp(self._weights - best)
        weights /= weights.sum()
        self._worth_worlds += 1 / float((weights**2).sum())
        picked = self._picked(weights, self.at_a_time * self.repeats)
        seed = int(self.rng[0]) & 0xFFFFFFFF
        return np.random.default_rng(seed).permutation(picked)

    @staticmethod
    def _picked(weights: Floats, number: int) -> Ints:
        """So many worlds, each as often as its weight demands, spread evenly."""
        picked = np.searchsorted(np.cumsum(weights), (np.arange(number) + 0.5) / number)
        return np.minimum(picked, len(weights) - 1)

    def _independent(self, tries: int) -> float:
        # Where a few worlds are far likelier than the rest, more tries in them tell little more.
        return min(tries / self.repeats, self._worth_worlds)

    def _totals(self) -> list[int]:
        seen = self._observation
        totals = self._game.totals(seen)
        return [totals[seat] for seat in seen.order]

    def _name(self, s: Ints) -> None:
        """The candidates as the rounds know them."""
        known = self.known
        count = listed(known.rules, known.tiles, known.fit, s, self._found)
        codes = {action(known, s, int(code)): int(code) for code in self._found[:count]}
        self._candidates[:] = [codes[candidate] for candidate in self.actions]
        if count > features.MOST_WEIGHED:
            return
        policy.likings(
            known.rules, known.tiles, known.fit, s, self._net, count, self._found, self._likes,
            self._seen, self._after, self._numbers, self._units, self._rows,
        )  # fmt: skip
        policy.to_chances(self._likes, count, 1.0)
        chances = dict(zip(self._found[:count].tolist(), self._likes.tolist(), strict=False))
        chosen = np.array([chances[int(code)] for code in self._candidates])
        self.prior = PRIOR * np.log(np.maximum(chosen, 1e-4))
        self.alive[(chosen < UNLIKELY) & (chosen < chosen.max())] = 0

    def try_out(self, picked: Ints) -> None:
        known = self.known
        foresight.try_out(
            known.rules, known.tiles, known.fit, self._me, self._candidates, self.alive,
            self._worlds, picked, self._sign, self._swing, PIP, self._net, self._heat, self.sums,
            self.leads, self.products, self.values, self.trial, self._found, self._likes,
            self._seen, self._after, self._numbers, self._units, self._rows, self.rng,
        )  # fmt: skip


class Lost(Exception):
    """In no world could be done what was seen."""


class TaughtInGeneral(TaughtThought):
    """Worlds are imagined by the game."""

    most_worlds: ClassVar[int] = 48
    most_repeats: ClassVar[int] = 12

    def __init__(
        self, game: LineGame, known: Numbers, observation: Any, moves: list[Action], rng: Rng,
        net: Reals, playouts: int | None,
    ) -> None:  # fmt: skip
        self.at_a_time, self.repeats = self.most_worlds, self.most_repeats
        if playouts is not None:
            each = playouts // len(moves)
            self.at_a_time = min(max(each, 8), self.most_worlds)
            self.repeats = min(max(each // self.at_a_time, 1), self.most_repeats)
        super().__init__(game, known, observation, moves, rng, net)
        self._imagined = game.imagined(observation, rng)

    def _deal(self) -> Floats:
        done = self._done
        imagined: Iterator[Any] = islice(self._imagined, self.at_a_time)
        for world, state in zip(self._worlds, imagined, strict=True):
            world[:] = self._begun
            for place, at in done.given:
                for tile in state.log[at].tiles:
                    _give(world, place, index(tile))
            bones = [tile for at in done.drawn for tile in state.log[at].tiles]
            bones += state.boneyard
            world[slots.BONEYARD] = done.drawn_first + len(bones)
            at = slots.BONE + done.drawn_first
            world[at : at + len(bones)] = [index(tile) for tile in bones]
        return np.zeros(self.at_a_time)


class TaughtInPlain(TaughtThought):
    """Hidden hands are dealt by compiled code."""

    most_worlds: ClassVar[int] = 256
    most_repeats: ClassVar[int] = 2
    proposed: ClassVar[int] = 2
    """So many are dealt for each of these, and picked from by a quicker look at what was seen."""

    def __init__(
        self, game: LineGame, known: Numbers, observation: Any, moves: list[Action], rng: Rng,
        net: Reals, playouts: int | None = None,
    ) -> None:  # fmt: skip
        self.at_a_time, self.repeats = self.most_worlds, self.most_repeats
        if playouts is not None:
            self.at_a_time = min(max(playouts // 2, 16), self.most_worlds)
        super().__init__(game, known, observation, moves, rng, net)
        self._hidden = seen = SeenInPlain(game, observation)
        self._hands = np.zeros((self.proposed * self.at_a_time, seen.players), np.int64)
        self._guesses = np.zeros(len(self._hands))
        self._counted = np.zeros((len(seen.hidden) + 1, *(room + 1 for room in seen.room[:3])))
        plain.ways(seen.may, len(seen.hidden), seen.room, self._counted)
        self._places = np.zeros(slots.MOST_PLACES, np.int64)
        self._held = np.zeros(seen.players, np.int64)
        self._chance = np.zeros(plain.MOST_LAYS)
        self._told = np.zeros((seen.players, len(KINDS)))
        for place, tile in self._done.laid:
            _give(self._begun, place, tile)

    def _deal(self) -> Floats:
        seen, known = self._hidden, self.known
        plain.imagine(
            seen.base, known.tiles, known.fit, seen.players, seen.me, seen.hidden, seen.may,
            seen.room, seen.seats, seen.laid, seen.most_doubles, self._counted, seen.history,
            KINDS, USUAL, self._hands, self._guesses, self._places, self._held, self._found,
            self._chance, self._told, self.rng,
        )  # fmt: skip
        guesses = FLAT * (self._guesses - self._guesses.max())
        likely = np.exp(guesses)
        picked = self._picked(likely / likely.sum(), self.at_a_time)
        self._worlds[:] = self._begun
        for place in range(seen.players):
            self._worlds[:, slots.HELD + place * slots.WORDS] |= self._hands[picked, place]
        # What the quick look has counted already must not count twice.
        counted: Floats = -guesses[picked]
        return counted


def taught_thought(
    game: AnyGame, known: Numbers, observation: Any, moves: list[Action], rng: Rng,
    playouts: int | None,
) -> TaughtThought | None:  # fmt: skip
    """How a taught player thinks about these moves; None: nobody was taught this game."""
    net = taught.net(game.slug)
    if net is None or known.told[slots.FAMILY] != slots.LINE_FAMILY:
        return None
    assert isinstance(game, LineGame)
    if known.plain:
        return TaughtInPlain(game, known, observation, moves, rng, net, playouts)
    return TaughtInGeneral(game, known, observation, moves, rng, net, playouts)


def _give(s: Ints, place: int, tile: int) -> None:
    s[slots.HELD + place * slots.WORDS + tile // 64] |= np.uint64(1 << tile % 64).astype(np.int64)
