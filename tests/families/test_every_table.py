"""Every line and counting game, on every set, with every number of players, to its end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import Lay
from boneyard.core.events import Scored
from boneyard.core.options import AnyOption

SLUGS = [slug for slug in boneyard.slugs() if boneyard.listing(slug).kind in ("line", "counting")]


def _option(slug: str, name: str, **chosen: Any) -> AnyOption:
    return next(o for o in boneyard.listing(slug).options(chosen) if o.name == name)


def _tables() -> Iterator[tuple[str, dict[str, Any]]]:
    for slug in SLUGS:
        bases = _option(slug, "base").choices if slug == "barricade" else (None,)
        for base in bases:
            above = {} if base is None else {"base": base}
            for set_ in _option(slug, "set", **above).choices:
                for players in _option(slug, "players", set=set_, **above).choices:
                    yield slug, {**above, "set": set_, "players": players}


def _variants() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every option once at each of its other values."""
    for slug in SLUGS:
        bases = _option(slug, "base").choices if slug == "barricade" else (None,)
        for base in bases:
            above: dict[str, Any] = {} if base is None else {"base": base}
            for option in boneyard.listing(slug).options(above):
                if option.name in ("set", "players", "base", "match"):
                    continue
                for value in (True, False) if option.kind == "flag" else option.choices:
                    if value != option.default:
                        yield slug, {**above, option.name: value}


def _name(value: Any) -> str:
    return value if isinstance(value, str) else ",".join(f"{k}={v}" for k, v in value.items())


@pytest.mark.parametrize(("slug", "options"), [*_tables(), *_variants()], ids=_name)
def test_random_games_end_with_all_tiles_and_points_accounted_for(
    slug: str, options: dict[str, Any]
) -> None:
    game: Any = boneyard.game(slug, **{"match": "rounds:2", **options})
    rng = random.Random(f"{slug} {options}")
    state = game.start()
    points = [0] * game.players
    laid: list[Any] = []
    while actors := game.to_act(state):
        (actor,) = actors
        action = game.legal(state, actor).sample(rng)
        state, events = game.apply(state, actor, action)
        for event in events:
            if isinstance(event, Scored):
                points[event.seat] += event.points
        if actor is boneyard.CHANCE:
            laid = []
        elif isinstance(action, Lay):
            laid.append(action.tile)
        if state.phase == "play":
            held = [tile for hand in state.hands for tile in hand]
            table = state.layout.pieces if hasattr(state, "layout") else state.table
            everything = [*held, *(getattr(piece, "tile", piece) for piece in table)]
            everything += getattr(state, "boneyard", ())
            assert len(everything) == len(set(everything))
            assert set(laid) <= set(everything)
            keeps = getattr(game.rules, "keeps_rest", game.rules.draw_after)
            whole = len(game.rules.tiles) if keeps else game.rules.hand * game.players
            assert len(everything) == whole
    assert game.scores(state) == tuple(points)
    assert tuple(map(sum, zip(*state.sheet, strict=True))) == tuple(points)
    assert game.decode(game.encode(state)) == state
