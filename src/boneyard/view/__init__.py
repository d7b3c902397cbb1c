"""The view: what a person at a given seat may see, with coordinates and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from boneyard import games
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.families.counting import CountingGame, CountingObservation
from boneyard.families.line import LineGame, LineObservation
from boneyard.families.memory import MemoryGame, MemoryObservation
from boneyard.families.tricks import TricksGame, TricksObservation
from boneyard.text import Words
from boneyard.view import kit
from boneyard.view.arrange.cache import ArrangementCache
from boneyard.view.counting import counting_own, counting_table
from boneyard.view.line import line_own, line_table
from boneyard.view.memory import memory_own, memory_table
from boneyard.view.scene import Hand, Scene, Timer
from boneyard.view.tricks import tricks_own, tricks_table

__all__ = ["Alike", "ArrangementCache", "Company", "Scene", "build"]

Alike: TypeAlias = dict[tuple[Words, tuple[float, float]], Scene]
"""What everybody sees of one position, by language and room for the table; the game, the names and
the company are the same for all of them."""


class Family(NamedTuple):
    """How the games of a family are drawn."""

    game: type[AnyGame]
    table: Callable[..., Scene]
    """What everybody sees, made from nothing but what everybody may know."""
    own: Callable[..., kit.Own]
    """Those parts of the scene in which an observer sees something else."""


FAMILIES: dict[type[Any], Family] = {
    LineObservation: Family(LineGame, line_table, line_own),
    CountingObservation: Family(CountingGame, counting_table, counting_own),
    MemoryObservation: Family(MemoryGame, memory_table, memory_own),
    TricksObservation: Family(TricksGame, tricks_table, tricks_own),
}
"""By the kind of their observations. Solos and puzzles share helpers (`view.solo`), but each draws
itself."""


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """What a table knows of those who sit at it, and the rules do not."""

    bots: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()
    """The seats of people who are not there."""
    timers: tuple[Timer, ...] = ()
    """Clocks of the table's own, beside those of the game."""


NOBODY = Company()


def build(
    game: AnyGame,
    observation: Any,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: tuple[float, float] = (30.0, 18.0),
    company: Company | None = None,
    alike: Alike | None = None,
    cache: ArrangementCache | None = None,
) -> Scene:
    """What the observer sees. `moves`: what they may do now (nothing, if it is not their turn);
    `frame`: the room for the table, in units; `company`: who sits there, where anybody does.
    `alike`: whoever shows one position to several gives the same one for each of them; `cache`:
    what was arranged is kept there for the next drawing."""
    company = company or NOBODY
    with nullcontext() if cache is None else cache.used():
        return _built(game, observation, moves, words, names, frame, company, alike)


def _built(
    game: AnyGame,
    observation: Any,
    moves: Moves,
    words: Words,
    names: Sequence[str],
    frame: tuple[float, float],
    company: Company,
    alike: Alike | None,
) -> Scene:
    own_scene = games.companion(game.slug, "scene")
    if own_scene is not None:
        built = own_scene.scene(game, observation, moves, words=words, names=names, frame=frame)
        goal = kit.goal(game, observation, words)
        return replace(_in_company(built, company), around=game.around(observation), goal=goal)
    family = FAMILIES.get(type(observation))
    if family is None:
        raise LookupError(f"{game.slug} needs a scene.py; see docs/adding-a-game.md")
    if type(game).observe is not family.game.observe:
        alike = None  # What else its seats see differently, nobody here knows.
    table = None if alike is None else alike.get((words, frame))
    if table is None:
        table = family.table(game, observation, words=words, names=names, frame=frame)
        table = replace(_in_company(table, company), goal=kit.goal(game, observation, words))
        if alike is not None:
            alike[words, frame] = table
    own = family.own(table, game, observation, moves, words=words, frame=frame, names=names)
    return replace(table, around=game.around(observation), **own)


def _in_company(drawn: Scene, company: Company) -> Scene:
    """The same with what the table knows of those who sit at it."""
    if company.timers:
        drawn = replace(drawn, timers=(*drawn.timers, *company.timers))
    if company.bots or company.away:
        drawn = replace(drawn, hands=tuple([_seated(company, hand) for hand in drawn.hands]))
    return drawn


def _seated(company: Company, hand: Hand) -> Hand:
    bot, connected = hand.seat in company.bots, hand.seat not in company.away
    return replace(hand, bot=bot, connected=connected)
