"""Boneyard's games as OpenSpiel games (extra `openspiel`).

    from boneyard.adapters import spiel
    import pyspiel

    game = spiel.load("block", players=2)
    game = pyspiel.load_game("boneyard_block(players=2)")  # once `spiel` is imported

All chance is explicit. Whatever chance does in a game, it draws from numbers that are all equally
likely, one after the other; each of these draws is a chance node. A game that is cut down
(`highest` and `hand`) has so few deals that one node has them all.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import msgspec
import numpy as np

from boneyard import games
from boneyard.adapters.encoding import CannotEncode, Encoder, encoder
from boneyard.bots.duplicate import one_round
from boneyard.bots.exploit import all_deals, cut_down
from boneyard.core.actions import CHANCE, Action
from boneyard.core.game import AnyGame, GameKind, Listing
from boneyard.core.moves import Moves
from boneyard.core.options import PLAYERS, AnyOption, OptionKind, Value
from boneyard.rules.match import LONGEST
from boneyard.typed import typed

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        f"{missing}; OpenSpiel comes with: pip install 'boneyard-dominoes[openspiel]'"
    ) from missing

PREFIX = "boneyard_"
MOST_MOVES = 10_000
"""In a round. Memory games have no bound of their own, and no round of ours was ever near it."""
DEALT_AGAIN = 20
"""A round may be dealt again and again; more often than this it never is."""
MOST_PER_LAY = 200
"""Points besides the pips that a single lay or pass can bring: bonuses are at most 100 each."""
AS_USUAL = -1
"""A number that is not chosen: the option's default."""
SMALL = ("highest", "hand")
"""The parameters that cut a line game down."""


class Spec(msgspec.Struct, frozen=True):
    """What an OpenSpiel game is made from."""

    slug: str
    options: tuple[tuple[str, Value], ...] = ()
    highest: int = 0
    hand: int = 0


class Wanted(Exception):
    """Chance has to draw one of so many numbers."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class Recorded:
    """A source of random numbers that gives those drawn so far, and then asks for the next."""

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self._left = list(reversed(drawn))

    def randrange(self, n: int, /) -> int:
        if n == 1:
            return 0
        if not self._left:
            raise Wanted(n)
        return self._left.pop()


class Sampled:
    """A source of random numbers made from OpenSpiel's, which gives fractions."""

    def __init__(self, fraction: Callable[[], float]) -> None:
        self._fraction = fraction

    def randrange(self, n: int, /) -> int:
        return min(n - 1, int(self._fraction() * n))


class Widest:
    """A source of random numbers that remembers the widest choice it was given: nothing that
    chance draws later is wider than its first deal."""

    def __init__(self) -> None:
        self.count = 1
        self._luck = random.Random(0)

    def randrange(self, n: int, /) -> int:
        self.count = max(self.count, n)
        return self._luck.randrange(n)


class Rules:
    """A game, and what OpenSpiel asks about it."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        if bool(spec.highest) != bool(spec.hand):
            raise ValueError("a game is cut down by both: highest=2, hand=2")
        self.game: AnyGame = (
            cut_down(spec.slug, spec.highest, spec.hand, **dict(spec.options))
            if spec.highest
            else one_round(spec.slug, **dict(spec.options))
        )
        if self.game.listing.kind == GameKind.PUZZLE:
            raise CannotEncode(f"{spec.slug} need not end, and a game of OpenSpiel has to")
        self.encoder: Encoder[Any] = encoder(self.game)
        self.deals: tuple[Action, ...] = self._small_deals() if spec.highest else ()
        """All that chance can do in a game that is cut down."""
        self.start = Reached.at(self, self.game.start())

    def _small_deals(self) -> tuple[Action, ...]:
        """What would be dealt again is left out: what follows it is the same once more."""
        game: Any = self.game
        start = game.start()
        found = tuple(
            deal
            for deal in all_deals(game)
            if game.to_act(game.apply(start, CHANCE, deal)[0]) != (CHANCE,)
        )
        if not found:
            raise ValueError("every deal is dealt again: this cannot be played")
        return found

    @property
    def rounds(self) -> int:
        match: Any = getattr(self.game, "match", None)
        return getattr(match, "rounds", None) or LONGEST


@cache
def rules_of(spec: Spec) -> Rules:
    return Rules(spec)


class Reached:
    """Where a match stands, and what chance has drawn for its next action. Nothing in it ever
    changes, so that copies are the thing itself."""

    __slots__ = ("drawn", "outcomes", "rules", "state")

    def __init__(self, rules: Rules, state: Any, drawn: tuple[int, ...], outcomes: int) -> None:
        self.rules, self.state, self.drawn = rules, state, drawn
        self.outcomes = outcomes
        """Among how many chance draws next; 0: a seat is to act, or nobody."""

    @staticmethod
    def at(rules: Rules, state: Any) -> Reached:
        """This state, or what follows if chance has nothing to draw."""
        game = rules.game
        while game.to_act(state) == (CHANCE,):
            if rules.deals:
                return Reached(rules, state, (), len(rules.deals))
            try:
                action = game.legal(state, CHANCE).sample(Recorded(()))
            except Wanted as wanted:
                return Reached(rules, state, (), wanted.count)
            state, _ = game.apply(state, CHANCE, action)
        return Reached(rules, state, (), 0)

    def after_draw(self, number: int) -> Reached:
        rules, game = self.rules, self.rules.game
        if rules.deals:
            action = rules.deals[number]
        else:
            drawn = (*self.drawn, number)
            try:
                action = _drawn_from(game.legal(self.state, CHANCE), drawn)
            except Wanted as wanted:
                return Reached(rules, self.state, drawn, wanted.count)
        return Reached.at(rules, game.apply(self.state, CHANCE, action)[0])

    def __deepcopy__(self, memo: object) -> Reached:
        return self

    def __reduce__(self) -> Any:
        told = msgspec.json.encode(self.state)
        return _again, (msgspec.json.encode(self.rules.spec), told, self.drawn, self.outcomes)


def _drawn_from(moves: Moves, drawn: tuple[int, ...]) -> Action:
    return moves.sample(Recorded(drawn))


def _again(spec: bytes, told: bytes, drawn: tuple[int, ...], outcomes: int) -> Reached:
    rules = rules_of(typed(Spec).decode(spec))
    return Reached(rules, rules.game.decode(msgspec.json.decode(told)), drawn, outcomes)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; what is Boneyard's of it is in `reached`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.reached = game.rules.start

    # The names and signatures below are OpenSpiel's.

    def current_player(self) -> int:
        if self.reached.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.reached.rules.game.to_act(self.reached.state)
        return int(actors[0]) if actors else int(pyspiel.PlayerId.TERMINAL)  # type: ignore[arg-type]

    def _legal_actions(self, player: int) -> list[int]:
        rules, state = self.reached.rules, self.reached.state
        seen = rules.game.observe(state, player)
        return sorted(rules.encoder.index(seen, move) for move in rules.game.legal(state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.reached.outcomes
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.reached.outcomes:
            self.reached = self.reached.after_draw(action)
            return
        rules, state = self.reached.rules, self.reached.state
        seat = self.current_player()
        move = rules.encoder.action(rules.game.observe(state, seat), action)
        self.reached = Reached.at(rules, rules.game.apply(state, seat, move)[0])

    def _action_to_string(self, player: int, action: int) -> str:
        reached = self.reached
        if player == pyspiel.PlayerId.CHANCE:
            deals = reached.rules.deals
            return str(deals[action]) if deals else f"draw {action + 1} of {reached.outcomes}"
        seen = reached.rules.game.observe(reached.state, player)
        try:
            return str(reached.rules.encoder.action(seen, action))
        except CannotEncode:
            return reached.rules.encoder.actions[action]

    def is_terminal(self) -> bool:
        reached = self.reached
        return not reached.outcomes and not reached.rules.game.to_act(reached.state)

    def returns(self) -> list[float]:
        game, state = self.reached.rules.game, self.reached.state
        if not self.is_terminal():
            return [0.0] * game.players
        return [float(game.lead(state, seat)) for seat in range(game.players)]

    def resample_from_infostate(self, player: int, fraction: Callable[[], float]) -> SpielState:
        """A position that this player could be in, as likely as the evidence says. It has no
        history: that would tell what the player cannot know."""
        rules = self.reached.rules
        seen = rules.game.observe(self.reached.state, player)
        imagined: SpielState = self.get_game().new_initial_state()
        imagined.reached = Reached.at(rules, rules.game.sample(seen, Sampled(fraction)))
        return imagined

    def __str__(self) -> str:
        drawn = " ".join(map(str, self.reached.drawn))
        return f"{msgspec.json.encode(self.reached.state).decode()} {drawn}".rstrip()


class SpielObserver:
    """What a player sees, as text (all of it) and as numbers (what the encoder makes of it)."""

    def __init__(self, rules: Rules, private: bool) -> None:
        self._rules, self._private = rules, private
        self.tensor = np.zeros(len(rules.encoder.features), np.float32) if private else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            seen = self._rules.game.observe(state.reached.state, player)
            self.tensor[:] = self._rules.encoder.encode(seen)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = player if self._private else None
        return msgspec.json.encode(self._rules.game.observe(state.reached.state, seat)).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Boneyard; `register` makes a class of each."""

    listing: ClassVar[Listing]

    def __init__(self, params: dict[str, Any]) -> None:
        listing = self.listing
        self.rules = rules = rules_of(spec_from(listing, params))
        game, widest = rules.game, Widest()
        tiles = game.tiles(_dealt(game, widest))
        self._draws = rules.rounds * DEALT_AGAIN * (len(tiles) + game.players + 1)
        each = sum(tile.pips for tile in tiles) + MOST_PER_LAY
        utility = float(rules.rounds * 8 * len(tiles) * each)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.encoder.actions),
            max_chance_outcomes=max(widest.count, len(rules.deals)),
            num_players=game.players,
            min_utility=-utility,
            max_utility=utility,
            utility_sum=0.0 if game.players == 2 else None,
            max_game_length=rules.rounds * MOST_MOVES,
        )
        super().__init__(game_type(listing, game.players), info, params)

    def __reduce__(self) -> Any:
        return _loaded, (str(self),)

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        private = iig_obs_type is None or iig_obs_type.private_info == single
        return SpielObserver(self.rules, private)


def _loaded(text: str) -> Any:
    """Whoever unpickles a game imports this module, and with it the game is registered."""
    return pyspiel.load_game(text)


def _dealt(game: AnyGame, rng: Widest) -> Any:
    """Any position after chance has acted."""
    state = game.start()
    while game.to_act(state) == (CHANCE,):
        state, _ = game.apply(state, CHANCE, game.legal(state, CHANCE).sample(rng))
    return state


def game_type(listing: Listing, players: int | None = None) -> Any:
    """What OpenSpiel's catalogue says; with so many players, what the game itself does."""
    offered = {option.name: option for option in listing.options()}
    counts = [int(count) for count in offered[PLAYERS.name].choices]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + listing.slug.replace("-", "_"),
        long_name=f"Boneyard: {listing.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(listing),
    )


def parameters(listing: Listing) -> dict[str, Any]:
    """The options as OpenSpiel's parameters, each with a value that means "as usual"."""
    found = {option.name: usual(option) for option in listing.options()}
    if listing.kind == GameKind.LINE:
        found |= dict.fromkeys(SMALL, 0)
    return found


def usual(option: AnyOption) -> Value:
    if option.kind == OptionKind.FLAG:
        return bool(option.default)
    number = option.kind == OptionKind.NUMBER or all(
        isinstance(value, int) and not isinstance(value, bool) for value in option.choices or ("",)
    )
    return AS_USUAL if number else ""


def spec_from(listing: Listing, params: dict[str, Any]) -> Spec:
    """What these parameters ask for; those that are as usual say nothing."""
    known = parameters(listing)
    chosen = {name: value for name, value in params.items() if value != known.get(name)}
    small = {name: int(chosen.pop(name, 0)) for name in SMALL}
    return Spec(listing.slug, tuple(sorted(chosen.items())), **small)


def playable() -> tuple[str, ...]:
    """The games that OpenSpiel can play."""
    return tuple(slug for slug in games.slugs() if _is_playable(slug))


def _is_playable(slug: str) -> bool:
    try:
        rules_of(Spec(slug))
    except CannotEncode:
        return False
    return True


def load(slug: str, /, **options: Any) -> Any:
    """This game as a `pyspiel.Game`: a match of one round, unless `match` says otherwise. With
    `highest` and `hand`, a line game for two is cut down to the double-`highest` set and so many
    tiles each. Raises UnknownGame, BadOption, CannotEncode, or ValueError for a cut that makes no
    game."""
    listing = games.listing(slug)
    params = {name: value for name, value in options.items() if value is not None}
    rules_of(spec_from(listing, params))  # OpenSpiel would end the process with a worse message.
    return pyspiel.load_game(PREFIX + slug.replace("-", "_"), params)


def register() -> None:
    """Enter all that can be played in OpenSpiel's catalogue, as `boneyard_…`."""
    known = set(pyspiel.registered_names())
    for slug in games.slugs():
        listing = games.listing(slug)
        if listing.kind == GameKind.PUZZLE or PREFIX + slug.replace("-", "_") in known:
            continue
        # A class for each, as OpenSpiel's own games are: it lets go of them only after Python has
        # ended, and a function would not survive that.
        made = type(f"Spiel{slug.title().replace('-', '')}", (SpielGame,), {"listing": listing})
        pyspiel.register_game(game_type(listing), made)


register()
