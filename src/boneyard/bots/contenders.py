"""Who can be measured: every bot, the yardsticks, and the cheat that sees all.

Only the ladder and simulations know these names. Whoever seats bots for people asks
`boneyard.bots.bot`, which knows neither the yardsticks nor the cheat.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec

from boneyard import games
from boneyard.bots.bot import Bot, Budget
from boneyard.bots.forfeits import ANSWERED, NONE, Forfeits
from boneyard.bots.outside import Forfeit
from boneyard.bots.registry import FORMER, UnknownBot, bot, names, own_knowledge
from boneyard.bots.sees_all import SeesAll
from boneyard.bots.yardsticks import DoublesFirst, Heaviest
from boneyard.core.actions import Action, Seat
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.reading import whole

YARDSTICKS: dict[str, type[Bot]] = {kind.name: kind for kind in (Heaviest, DoublesFirst)}

Contender: TypeAlias = Bot | SeesAll
Kind: TypeAlias = Contender | tuple[Contender, Contender]
"""Whoever plays all seats of a side, or two who share them."""


class Entrant(msgspec.Struct, frozen=True):
    """A contender by name and budget, as it can be sent to another process."""

    name: str
    budget: Budget | None = None
    own: bool = False
    """The budget was given to this one alone, and is part of what it is called."""

    @staticmethod
    def parse(text: str, budget: Budget | None = None) -> Entrant:
        """`master`, or `master@400` for one with a budget of its own, in play-outs; raises
        ValueError.

        >>> Entrant.parse("master@400").budget
        Budget(seconds=None, playouts=400)
        """
        name, at, playouts = text.strip().partition("@")
        if not at:
            return Entrant(name, budget)
        number = whole(playouts)
        if number is None:
            raise ValueError(f"a bot's play-outs are written like master@400, not {text!r}")
        return Entrant(name, Budget(playouts=number), own=True)

    @property
    def label(self) -> str:
        return f"{self.name}@{self.budget.playouts}" if self.own and self.budget else self.name


class Partnership(msgspec.Struct, frozen=True):
    """Two entrants who play a side together."""

    one: Entrant
    other: Entrant

    @property
    def label(self) -> str:
        return f"{self.one.label}+{self.other.label}"


def entered(text: str, budget: Budget | None = None) -> Entrant | Partnership:
    """Who plays a side: `master`, or `master+casual` for partners; raises ValueError.

    >>> entered("master@400+casual").label
    'master@400+casual'
    """
    entrants = [Entrant.parse(name, budget) for name in text.split("+")]
    if len(entrants) > 2:
        raise ValueError(f"partners are two, written like master+casual, not {text.strip()!r}")
    return Partnership(*entrants) if len(entrants) == 2 else entrants[0]


def known() -> tuple[str, ...]:
    """The names of all contenders."""
    return (*names(), *YARDSTICKS, SeesAll.name)


@cache
def contender(entrant: Entrant, slug: str) -> Contender:
    """Whoever plays this game under this name; raises UnknownBot."""
    name, budget = FORMER.get(entrant.name, entrant.name), entrant.budget
    if name == SeesAll.name:
        own = own_knowledge(slug)
        if hasattr(own, "BOT") or hasattr(own, "BOTS"):
            raise UnknownBot(name, f"{slug} has bots of its own, and {name} is a search")
        return SeesAll(budget)
    if name in YARDSTICKS:
        if games.listing(slug).kind != "line":
            raise UnknownBot(name, f"{name} plays line games only, and {slug} is none")
        return YARDSTICKS[name]()
    if name not in names():
        raise UnknownBot(name, f"there is no bot {name!r}; there are {', '.join(known())}")
    found = bot(name, slug)
    found.get_ready()  # Who is measured thinks as well as it can from the first decision on.
    return found if budget is None else found.within(budget)


def kind(entered: Entrant | Partnership, slug: str) -> Kind:
    """Whoever plays this game under this name or these; raises UnknownBot."""
    if isinstance(entered, Partnership):
        return contender(entered.one, slug), contender(entered.other, slug)
    return contender(entered, slug)


STAND_IN = "casual"
"""Who decides where a program from outside has lost a decision."""


def stand_in(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Action:
    return choice(bot(STAND_IN, game.slug), game, state, seat, rng)


def decided(
    mind: Contender, game: AnyGame, state: Any, seat: Seat, rng: Rng
) -> tuple[Action, Forfeits]:
    """What they do at this seat, or their stand-in where they have lost the decision."""
    try:
        action = choice(mind, game, state, seat, rng)
    except Forfeit as lost:
        instead = stand_in(game, state, seat, rng)
        return instead, Forfeits(1, 1, (lost.detail,), lost.given_up)
    return action, ANSWERED if mind.from_outside else NONE


def choice(mind: Contender, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Action:
    """What they do at this seat: a bot is shown what the seat sees, the cheat everything."""
    moves = game.legal(state, seat)
    if isinstance(mind, SeesAll):
        return mind.choose(game, state, seat, moves, rng)
    return mind.choose(game, game.observe(state, seat), moves, rng)
