"""How Martinique is drawn: the scene of any line game, and everybody's stars."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.core.moves import Moves
from boneyard.families.line import LineGame, LineObservation
from boneyard.games.martinique.game import tally_of
from boneyard.text import Words
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.line import line_scene


def scene(
    game: LineGame,
    observation: LineObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """The stars of the manche stand at the seats."""
    drawn = line_scene(game, observation, moves, words=words, names=names, frame=frame)
    stars = tally_of(observation.ends).stars
    hands = (
        replace(hand, status=_with_stars(hand.status, stars[hand.seat], words))
        for hand in drawn.hands
    )
    return replace(drawn, hands=tuple(hands))


def _with_stars(status: str, stars: int, words: Words) -> str:
    told = words("status-stars", count=stars) if stars else ""
    return " · ".join(filter(None, (told, status)))
