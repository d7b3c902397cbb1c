"""Domino games as other programs play them, where these are installed (the extra `peers`): seven
tiles each of the double-six set and no drawing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec


class Peer(msgspec.Struct, frozen=True):
    """Another program; it plays so many games when called."""

    label: str
    players: int
    play: Callable[[int], None]


def peers() -> Iterator[Peer]:
    """Those that are installed."""
    try:
        import dominoes
    except ImportError:
        pass
    else:
        yield Peer("PyPI dominoes", 4, lambda n: _play_dominoes(dominoes, n))
    try:
        import pyspiel
        from open_spiel.python.games import (  # noqa: F401 - importing registers them
            block_dominoes,
            team_dominoes,
        )
    except ImportError:
        return
    for name, players in (("python_block_dominoes", 2), ("python_team_dominoes", 4)):
        theirs = pyspiel.load_game(name)
        yield Peer(f"OpenSpiel {name}", players, lambda n, theirs=theirs: _play_spiel(theirs, n))  # type: ignore[misc]


def _play_dominoes(dominoes: object, count: int) -> None:
    rng = random.Random(count)
    for _ in range(count):
        game = dominoes.Game.new()  # type: ignore[attr-defined]
        while game.result is None:
            game.make_move(*rng.choice(game.valid_moves))


def _play_spiel(game: object, count: int) -> None:
    rng = random.Random(count)
    for _ in range(count):
        state = game.new_initial_state()  # type: ignore[attr-defined]
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
