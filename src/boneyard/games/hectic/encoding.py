"""Hectic cannot be put into numbers: what is done there is a whole chain at once."""

from __future__ import annotations

from boneyard.adapters.encoding import CannotEncode
from boneyard.core.game import AnyGame


def encoder(game: AnyGame) -> None:
    raise CannotEncode(
        f"{game.slug} cannot be encoded: an action is a whole chain of tiles, all play at once, and"
        " even seven tiles can be chained in thousands of ways"
    )
