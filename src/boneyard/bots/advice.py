"""Advice for people: what to do now and why, and how a solo stands.

A game's `bot.py` may know better than any bot: its `advise(game, observation, moves, rng)` gives an
action with a reason, its `outlook(game, observation)` says whether a solo can still be won. Where
there is none the strongest bot advises.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from boneyard.bots.bot import Bot, Budget
from boneyard.bots.registry import LEVELS, bot, own_knowledge
from boneyard.bots.search import SearchBot
from boneyard.bots.weighed import Weighed
from boneyard.core.actions import Action, Lay
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves

CLEARLY = 0.1
"""So many rounds more per round are not by chance."""


class Advice(msgspec.Struct, frozen=True):
    """An action to take and why."""

    action: Action
    reason: Reason | None = None
    """The whole advice as the game's own adviser puts it, with the action in it."""
    items: tuple[str, ...] = ()
    """The ids of what in the scene shows it."""
    because: Reason | None = None
    """What speaks for the action; said after it where there is no `reason`."""


def items_of(lay: Lay) -> tuple[str, ...]:
    """What shows a lay in the scene of a line: the tile, and the place that lights up for it."""
    where = "first" if lay.at is None else str(lay.at)
    across = ":across" if lay.tile.is_double else ""
    return str(lay.tile), f"place:{where}{across}"


def gives_reasons(slug: str) -> bool:
    """Whether the game has an adviser of its own, who says why."""
    own = own_knowledge(slug)
    return hasattr(own, "advise")


def is_heavy(slug: str) -> bool:
    """Whether advice on this game thinks so hard, or brings a compiler, that it needs a process of
    its own, as a heavy bot does."""
    own = own_knowledge(slug)
    if hasattr(own, "advise"):
        return bool(getattr(own, "HEAVY_ADVICE", False))
    return _strongest(slug).heavy


def advise(
    game: AnyGame, observation: Any, moves: Moves, rng: Rng, budget: Budget | None = None
) -> Advice:
    """What the game's own adviser says, else what the strongest bot would do within this budget.
    Nobody waits for a compiler."""
    said = getattr(own_knowledge(game.slug), "advise", None)
    if said is not None:
        advice: Advice = said(game, observation, moves, rng)
        return advice
    if (only := at_once(game.slug, moves)) is not None:
        return only
    best = _strongest(game.slug)
    best = best if best.warm(game) else best.until_warm()
    best = best if budget is None else best.within(budget)
    if not isinstance(best, SearchBot):
        return Advice(best.choose(game, observation, moves, rng))
    weighed = best.weigh(game, observation, moves, rng)
    return Advice(weighed.action, because=_because(game, weighed))


def at_once(slug: str, moves: Moves) -> Advice | None:
    """What nobody has to think about: where there is one move, and no adviser who says why."""
    if gives_reasons(slug) or not moves.listed or len(few := list(islice(moves, 2))) != 1:
        return None
    return Advice(few[0], because=Reason("because-only"))


def _strongest(slug: str) -> Bot:
    return bot(LEVELS[-1], slug)


def _because(game: AnyGame, weighed: Weighed) -> Reason:
    """How much better it is than the next best: in points, where a round brings more than one."""
    margin, tables = weighed.margin, weighed.tables
    if margin < (CLEARLY if game.counts_rounds else 1):
        return Reason.of("because-close", tables=tables)
    if game.counts_rounds:
        return Reason.of("because-often", tables=tables)
    return Reason.of("because-points", points=round(margin), tables=tables)


def outlook(game: AnyGame, observation: Any) -> Reason | None:
    """How a solo stands; None: nobody can tell."""
    said = getattr(own_knowledge(game.slug), "outlook", None)
    stands: Reason | None = None if said is None else said(game, observation)
    return stands
