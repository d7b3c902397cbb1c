"""Golden playthroughs, which `python -m boneyard.testing.golden SLUG …` writes.

A golden playthrough is a record of a short match, played by a fixed stream of chance, followed by
counted trees: how many sequences of 1, 2, 3, … actions there are after the first deal. When rules
change on purpose, write them again and read the difference before committing it.
"""

from __future__ import annotations

from typing import Any

import boneyard
from boneyard.core.actions import CHANCE, Action, Actor, Nature
from boneyard.core.game import AnyGame
from boneyard.notation import record
from boneyard.table.stream import Stream

MOST_ACTIONS = 400
MOST_LEAVES = 20_000
DEEPEST = 5


def short(slug: str) -> AnyGame:
    """The game by default, in a match of at most two rounds."""
    listing = boneyard.listing(slug)
    by_default = listing.game()
    shorter = [listing.match_of(rounds) for rounds in (1, 2)]
    is_short = any(match.items() <= by_default.options.items() for match in shorter)
    return by_default if is_short else listing.game(shorter[-1])


def play(game: AnyGame) -> list[tuple[Actor, Action]]:
    """A match in which everybody, chance included, follows a stream seeded by the game's name."""
    stream = Stream(f"golden {game.slug}".encode())
    state = game.start()
    played: list[tuple[Actor, Action]] = []
    while len(played) < MOST_ACTIONS:
        able = [actor for actor in game.to_act(state) if game.legal(state, actor)]
        if not able:
            break
        actor = able[stream.randrange(len(able))]
        action = game.legal(state, actor).sample(stream)
        played.append((actor, action))
        state, _ = game.apply(state, actor, action)
    return played


def tree(game: AnyGame, state: Any) -> list[int]:
    """How many sequences of so many actions of seats there are, until there are too many."""
    counts: list[int] = []
    layer = [state]
    while len(counts) < DEEPEST:
        after = []
        for position in layer:
            for actor in game.to_act(position):
                if isinstance(actor, Nature):
                    continue
                moves = game.legal(position, actor)
                if not moves.listed:
                    return counts
                after += [game.apply(position, actor, action)[0] for action in moves]
        counts.append(len(after))
        if not after or len(after) > MOST_LEAVES // 10:
            break
        layer = after
    return counts


def golden(slug: str) -> str:
    """The text of the game's golden playthrough."""
    game = short(slug)
    played = play(game)
    text = record.write(record.of_match(game, played))
    dealt = game.start()
    for actor, action in played:
        if actor is not CHANCE:
            break
        dealt, _ = game.apply(dealt, actor, action)
    return f"{text}\n# tree: {' '.join(map(str, tree(game, dealt)))}\n"
