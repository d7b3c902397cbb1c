"""A full state consistent with everything a seat has seen.

A hidden tile's holder is constrained by *when* it came to a hand: who could not lay at fives held
no five then, but may have drawn one since. So the tiles a seat received are grouped by when it
received them, and each unseen tile, and each tile the seat has laid meanwhile, goes to one of these
groups (or the boneyard) where it contradicts nothing. All such assignments are equally likely, or
nearly so where they are too many to be counted (`core.assign`). What depends on several tiles
together — that a seat who was asked could lay, that the opener held the highest tile, how teams
were formed — is met by rejection: draw again until it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from boneyard.core.actions import Place, Seat
from boneyard.core.assign import Choice, Impossible, assignments
from boneyard.core.chance import Rng, pick, shuffled
from boneyard.core.common import with_common
from boneyard.core.events import Dealt, Drew, Event, Laid, Passed, Stopped
from boneyard.families.line.choices import can_lay, may_have_declined, only_lay
from boneyard.families.line.events import Ceded, OpenerNamed, TeamsFormed, carried, cession
from boneyard.families.line.past import Past
from boneyard.families.line.rules import BarWhen, Stuck
from boneyard.families.line.state import LineObservation, LineState
from boneyard.families.rounds import PLAY
from boneyard.rules.layout import Layout
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.opening import Opens
from boneyard.tiles import Tile

if TYPE_CHECKING:
    from boneyard.families.line.game import LineGame

MOST_TRIES = 10_000


class Batch(msgspec.Struct, frozen=True):
    """Tiles a seat received at one time."""

    seat: Seat
    at: int
    size: int
    event: int
    """The place in the log of the event that brought them."""


class Ban(msgspec.Struct, frozen=True, eq=False):
    """At this time this seat (None: every seat) held no tile like that."""

    seat: Seat | None
    at: int
    banned: Callable[[Tile], bool]


class Could(msgspec.Struct, frozen=True):
    """At this time this seat held at least one tile like that."""

    seat: Seat
    at: int
    wanted: Callable[[Tile], bool]


class Evidence:
    """What the log of a round proves about hidden hands."""

    def __init__(self, game: LineGame, seen: LineObservation) -> None:
        self.game, self.rules, self.seen = game, game.rules, seen
        self.batches: list[Batch] = []
        self.laid: list[tuple[Tile, Seat, int]] = []
        self.bans: list[Ban] = []
        self.coulds: list[Could] = []
        self.named: OpenerNamed | None = None
        """Which tile decided who opens, where everybody is told."""
        self.now = len(seen.log)
        self._mover: Seat | None = None
        self._lays = 0
        self.past = Past(game, seen)
        self._read()

    def _read(self) -> None:
        seen = self.seen
        for at, event in enumerate(seen.log):
            self.bans += self.proves(at, event)
            if isinstance(event, Dealt):
                self.batches.append(Batch(event.seat, 0, event.count, at))
            elif isinstance(event, OpenerNamed):
                self.named = event
                self.bans.append(Ban(None, 0, self._opens_before(event.tile)))
            elif isinstance(event, Laid | Drew | Passed | Stopped):
                self._happened(at, event)
            self.past.follow(at, event)
        if seen.phase == PLAY:
            if seen.turn != self._mover:
                self._turn_ended(self.now)
            self._asked()

    def proves(self, at: int, event: Event) -> Iterable[Ban]:
        """What this event proves in a game with a door of its own, beyond what it proves in any;
        `then(at)` is the position before it."""
        return ()

    def _happened(self, at: int, event: Laid | Drew | Passed | Stopped) -> None:
        if event.seat is not None and event.seat != self._mover:
            self._turn_ended(at)
            self._mover, self._lays = event.seat, 0
        if isinstance(event, Laid):
            self._laid(at, event)
        elif isinstance(event, Drew):
            self._drew(at, event)
        elif isinstance(event, Passed):
            if not may_have_declined(self.game, self.seen.log[:at], event.seat):
                self.bans.append(Ban(event.seat, at, self._fits(at, event.seat)))
        else:
            self._stopped(at, event.seat)

    def then(self, at: int) -> LineObservation:
        """The position as it was at that time, as far as everybody could see it."""
        return self.past.then(at, self._lays)

    def _fits(self, at: int, seat: Seat) -> Callable[[Tile], bool]:
        then = self.then(at)
        matching = self.game.matching(then, seat)
        numbers = {end.number for end in self.game.reach(then, seat)}
        return lambda tile: matching.fits_any((tile,), numbers)

    def _chooses(self, at: int, seat: Seat) -> Callable[[Tile], bool]:
        """A tile that gives its holder something to do: it fits, or it can bar an end."""
        fits, rules = self._fits(at, seat), self.rules
        if rules.bars and not rules.bar_fit and rules.bar_when is BarWhen.FREE:
            return lambda tile: tile.is_double or fits(tile)
        return fits

    def _laid(self, at: int, event: Laid) -> None:
        if event.seat is not None:
            if not self.laid and self.named is None:
                self.bans.append(Ban(None, 0, self._opens_before(event.tile)))
            elif self.rules.home_first:
                self._laid_elsewhere(at, event.seat, event.at)
            self.laid.append((event.tile, event.seat, at))
            self._lays += 1

    def _laid_elsewhere(self, at: int, seat: Seat, place: Place | None) -> None:
        """Where one lays at the first tile if one can: this seat could not."""
        first = self.past.layout.pieces[0].tile
        if place is None or place.tile == first:
            return
        matching = self.game.matching(self.then(at), seat)
        home = {end.number for end in self.past.layout.ends if end.place.tile == first}
        self.bans.append(Ban(seat, at, lambda tile: matching.fits_any((tile,), home)))

    def _opens_before(self, opened_with: Tile) -> Callable[[Tile], bool]:
        """Tiles that would have opened the round instead, had anybody held them."""
        opening, moment = self.rules.opening, self.before_opening()
        return lambda tile: opening.prefers(moment, tile, opened_with)

    def before_opening(self) -> Moment:
        position = replace(self.seen, layout=Layout(), log=carried(self.seen.log))
        return self.game.moment(position, position.order[0])

    def _drew(self, at: int, event: Drew) -> None:
        if not self.past.layout:
            # Drawing for somebody who can open: until now, nobody could.
            opening, moment = self.rules.opening, self.before_opening()
            alone = replace(moment, order=(0,), sides=((0,),))
            self.bans.append(Ban(None, at, lambda t: opening.opener(alone, ((t,),)) is not None))
        elif event.forced:
            self.bans.append(Ban(event.seat, at, self._fits(at, event.seat)))
        elif not self._lays and not isinstance(self.seen.log[at - 1], Stopped | Passed):
            self.coulds.append(Could(event.seat, at, self._fits(at, event.seat)))
        self.batches.append(Batch(event.seat, at + 1, event.count, at))

    def _stopped(self, at: int, seat: Seat) -> None:
        if not self.game.may_stop(self.then(at)):
            # They were asked only because they could have barred.
            self.bans.append(Ban(seat, at, self._fits(at, seat)))
        self.coulds.append(Could(seat, at, self._chooses(at, seat)))
        self._lays = 0

    def _turn_ended(self, at: int) -> None:
        """A turn that could have gone on ended by itself: nothing fitted."""
        seat = self._mover
        if seat is not None and self._lays and self.game.goes_on(self.then(at)):
            # The tile drawn at the end of the turn came too late to be laid.
            drew = isinstance(self.seen.log[at - 1], Drew)
            self.bans.append(Ban(seat, at - 1 if drew else at, self._chooses(at, seat)))

    def _asked(self) -> None:
        """Whoever is asked has a choice; mostly that means that they can lay."""
        rules, seen = self.rules, self.seen
        may_draw_two = rules.stuck is Stuck.PASS_OR_DRAW and seen.boneyard > rules.reserve
        says_nothing = not seen.lays and (
            may_have_declined(self.game, seen.log, seen.turn) or rules.bar_when is not BarWhen.FREE
        )
        if self.past.layout and not may_draw_two and not says_nothing:
            self.coulds.append(Could(seen.turn, self.now, self._chooses(self.now, seen.turn)))

    def bans_on(self, batch: Batch) -> tuple[Ban, ...]:
        """The bans in force for tiles that came in this batch, while they were held."""
        return tuple(
            ban for ban in self.bans if ban.seat in (None, batch.seat) and batch.at <= ban.at
        )


class Held(msgspec.Struct, frozen=True):
    """A tile, the batch it came in, and when it left the hand."""

    tile: Tile
    batch: Batch
    until: int


class HiddenDeals:
    """All ways in which the hidden tiles can have been dealt and drawn."""

    def __init__(self, evidence: Evidence, hidden: set[Seat], unseen: list[Tile]) -> None:
        self.evidence = evidence
        self.batches = [batch for batch in evidence.batches if batch.seat in hidden]
        tiles: list[tuple[Tile, Seat | None, int]] = [
            *((tile, seat, at) for tile, seat, at in evidence.laid if seat in hidden),
            *((tile, None, evidence.now + 1) for tile in unseen),
        ]
        named = evidence.named
        if named is not None:
            # It was dealt to whoever opened, so it comes before all that was drawn.
            tiles = [
                (tile, named.seat if tile == named.tile else seat, until)
                for tile, seat, until in tiles
            ]
            tiles.sort(key=lambda one: one[0] != named.tile)
        # Tiles that left a hand come first, in the order in which they left.
        self.tiles = [tile for tile, _, _ in tiles]
        self.owner = [seat for _, seat, _ in tiles]
        self.until = [until for _, _, until in tiles]
        self.since = [
            0 if named is not None and tile == named.tile else until for tile, _, until in tiles
        ]
        """By when each tile must have come."""
        self.places = self._places()
        self.rest = len(self.tiles) - sum(batch.size for batch in self.batches)
        self._banned: dict[Ban, frozenset[Tile]] = {}
        room = [*(sum(batch.size for batch in place) for place in self.places), self.rest]
        things = [self._choices(i) for i in range(len(self.tiles))]
        self._assignments = assignments(things, room)

    def _places(self) -> list[list[Batch]]:
        """Batches of one seat that the same bans apply to differ in nothing but time."""
        places: dict[tuple[Seat, tuple[Ban, ...]], list[Batch]] = {}
        for batch in self.batches:
            places.setdefault((batch.seat, self.evidence.bans_on(batch)), []).append(batch)
        return list(places.values())

    def _choices(self, i: int) -> tuple[Choice, ...]:
        """The places this tile can have come from, with the slots filled before it left."""
        choices = []
        for place, batches in enumerate(self.places):
            if self._may(i, batches[0]):
                slots = sum(batch.size for batch in batches if batch.at <= self.since[i])
                choices.append((place, slots))
        if self.owner[i] is None and self.rest:
            choices.append((len(self.places), self.rest))
        return tuple(choices)

    def _may(self, i: int, batch: Batch) -> bool:
        """Whether this tile can have come in this batch."""
        if self.owner[i] not in (None, batch.seat) or batch.at > self.since[i]:
            return False
        return not any(
            ban.at < self.until[i] and self.tiles[i] in self._banned_by(ban)
            for ban in self.evidence.bans_on(batch)
        )

    def _banned_by(self, ban: Ban) -> frozenset[Tile]:
        if ban not in self._banned:
            self._banned[ban] = frozenset(filter(ban.banned, self.tiles))
        return self._banned[ban]

    def sample(self, rng: Rng) -> tuple[list[Held], list[Tile]]:
        """What the hidden hands held, and what nobody has drawn."""
        came = self._into_batches(self._assignments.sample(rng), rng)
        order = shuffled(range(len(self.tiles)), rng)
        held = [
            Held(self.tiles[i], batch, self.until[i])
            for i in order
            if (batch := came[i]) is not None
        ]
        return held, [self.tiles[i] for i in order if came[i] is None]

    def _into_batches(self, chosen: list[int], rng: Rng) -> list[Batch | None]:
        """Spread the tiles of each place over its slots; who left early came early."""
        came: list[Batch | None] = [None] * len(chosen)
        for place, batches in enumerate(self.places):
            slots = [batch for batch in batches for _ in range(batch.size)]
            for i in (i for i, p in enumerate(chosen) if p == place):
                open_ = [k for k, batch in enumerate(slots) if batch.at <= self.since[i]]
                came[i] = slots.pop(pick(open_, rng))
        return came


def imagined(game: LineGame, seen: LineObservation, rng: Rng) -> Iterator[LineState]:
    """States drawn from all that are consistent with the observation, without end."""
    hidden = {seat for seat, hand in enumerate(seen.hands) if isinstance(hand, int)}
    visible = {tile for hand in seen.hands if isinstance(hand, tuple) for tile in hand}
    visible |= {piece.tile for piece in seen.layout.pieces}
    unseen = [tile for tile in game.rules.tiles if tile not in visible]
    while not hidden:
        boneyard = tuple(shuffled(unseen, rng)[: seen.boneyard])
        yield _state(game, seen, _shown_hands(seen), boneyard, {})
    evidence = (game.evidence or Evidence)(game, seen)
    deals = HiddenDeals(evidence, hidden, unseen)
    tries = 0
    while tries < MOST_TRIES:
        tries += 1
        held, rest = deals.sample(rng)
        state = _assembled(game, seen, held, tuple(rest[: seen.boneyard]), evidence)
        if state is not None and _holds(game, evidence, state, held, hidden):
            yield state
            tries = 0
    raise Impossible("no deal found that agrees with what was seen")


def _shown_hands(seen: LineObservation) -> Hands:
    return tuple(hand for hand in seen.hands if isinstance(hand, tuple))


def _assembled(
    game: LineGame,
    seen: LineObservation,
    held: list[Held],
    boneyard: tuple[Tile, ...],
    evidence: Evidence,
) -> LineState | None:
    """The state with these hidden tiles; None if another seat would have opened."""
    hands = tuple(
        hand
        if isinstance(hand, tuple)
        else tuple(
            item.tile
            for item in sorted(held, key=lambda item: item.batch.at)
            if item.batch.seat == seat and item.until > evidence.now
        )
        for seat, hand in enumerate(seen.hands)
    )
    came: dict[int, tuple[Tile, ...]] = {}
    for item in held:
        came[item.batch.event] = (*came.get(item.batch.event, ()), item.tile)
    state = _state(game, seen, hands, boneyard, came)
    if _first_turn(seen.log) is not None:
        return state
    opens = game.rules.opening.opener(game.moment(seen, seen.order[0]), hands)
    if evidence.named is not None:
        return state if opens == Opens(evidence.named.seat, evidence.named.tile) else None
    ceded = cession(seen.log)
    first = seen.turn if ceded is None else ceded.seat
    if opens is None or opens.seat != first or seen.must not in (None, opens.tile):
        return None
    if ceded is not None and opens.tile is not None:
        return None  # Whoever is bound to a tile cannot hand the opening on.
    return replace(state, must=opens.tile)


def _state(
    game: LineGame,
    seen: LineObservation,
    hands: Hands,
    boneyard: tuple[Tile, ...],
    came: dict[int, tuple[Tile, ...]],
) -> LineState:
    log = tuple(
        replace(event, tiles=came[at]) if at in came and isinstance(event, Dealt | Drew) else event
        for at, event in enumerate(seen.log)
    )
    # A game with events of its own keeps them in a state of its own.
    return with_common(
        game.state_type, seen, hands=hands, boneyard=boneyard, must=seen.must, log=log
    )


def _holds(
    game: LineGame, evidence: Evidence, state: LineState, held: list[Held], hidden: set[Seat]
) -> bool:
    """Whether what depends on several tiles together holds too."""
    for could in evidence.coulds:
        if could.seat in hidden and not any(
            could.wanted(item.tile)
            for item in held
            if item.batch.seat == could.seat and item.batch.at <= could.at < item.until
        ):
            return False
    if _would_be_over(game, state) or _would_go_on(game, state):
        return False
    return _was_dealt_so(game, evidence, state)


def _would_be_over(game: LineGame, state: LineState) -> bool:
    """Whether a round still being played would have ended with these hands: somebody who can only
    bar is asked as long as somebody else can lay or draw."""
    if state.phase != PLAY or state.lays or can_lay(game, state, state.turn):
        return False
    return game.is_blocked(state)


def _would_go_on(game: LineGame, state: LineState) -> bool:
    """Whether whoever is asked would not have been, because with this hand they have no choice."""
    if not game.honest or state.phase != PLAY or state.lays:
        return False
    return can_lay(game, state, state.turn) and only_lay(game, state) is not None


def _was_dealt_so(game: LineGame, evidence: Evidence, state: LineState) -> bool:
    """Whether these hands, as they were dealt, make the partners and the opener there were."""
    rules, dealt = game.rules, {e.seat: e.tiles for e in state.log if isinstance(e, Dealt)}
    first = tuple(dealt[seat] or () for seat in range(len(dealt)))
    moment = evidence.before_opening()
    if rules.deal_again is not None and rules.deal_again.wanted(moment, first):
        return False
    for event in state.log:
        if isinstance(event, TeamsFormed):
            assert rules.partners is not None
            if rules.partners.formed(first, game.start().order)[0] != event.teams:
                return False
        elif isinstance(event, OpenerNamed):
            named = Opens(event.seat, event.tile)
            return _drew_to_open(state.log) or rules.opening.opener(moment, first) == named
        elif isinstance(event, Ceded):
            opens = rules.opening.opener(moment, first)
            return opens is not None and opens.seat == event.seat and opens.tile is None
    began = _first_turn(state.log)
    if began is None or _drew_to_open(state.log):
        return True  # Nobody could open: who did at last, bans have settled already.
    opens = rules.opening.opener(moment, first)
    if opens is None or opens.seat != began.seat:
        return False
    return opens.tile is None or (isinstance(began, Laid) and began.tile == opens.tile)


def _first_turn(log: tuple[Event, ...]) -> Laid | Drew | Passed | None:
    """What the opener did first; where a tile was put out, they may have been unable to lay."""
    on_table = False
    for event in log:
        if isinstance(event, Laid) and event.seat is None:
            on_table = True
        elif isinstance(event, Laid) or (on_table and isinstance(event, Drew | Passed)):
            return event
    return None


def _drew_to_open(log: tuple[Event, ...]) -> bool:
    """Whether somebody drew before there was anything on the table."""
    kinds = (event for event in log if isinstance(event, Drew | Laid))
    return isinstance(next(kinds, None), Drew)
