"""Rounds played on by compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boneyard.analysis.playing_on import Results
from boneyard.core.actions import Action, Seat
from boneyard.core.game import AnyGame
from boneyard.kernel import Numbers, judged, slots
from boneyard.kernel.choices import listed
from boneyard.kernel.packed import action, packed, with_hidden

NOTHING = -1


class Compiled:
    """The compiled rounds play on; the round must be in the middle."""

    def __init__(self, game: AnyGame, known: Numbers) -> None:
        self._game, self._known = game, known

    def leads(
        self,
        seat: Seat,
        candidates: Sequence[Action | None],
        worlds: Sequence[Any],
        seeds: Sequence[Sequence[int]],
        actor: Seat | None = None,
    ) -> Results:
        game, known = self._game, self._known
        base = packed(game, worlds[0])
        # Worlds that one seat imagines differ in what is hidden from it, and in nothing else.
        alike = list(candidates) != [None]
        positions = [with_hidden(base, world) if alike else packed(game, world) for world in worlds]
        codes = self._codes(base)
        firsts = [NOTHING if first is None else codes[first] for first in candidates]
        found = np.zeros((len(worlds), len(candidates)), np.int64)
        judged.leads(
            known.rules, known.tiles, known.fit, worlds[0].order.index(seat),
            np.array(firsts, np.int64), np.array(positions), np.array(seeds, np.uint64),
            -1 if game.fewest_win else 1, found, np.zeros(slots.POSITION, np.int64),
        )  # fmt: skip
        return found.tolist()

    def _codes(self, base: Any) -> dict[Action, int]:
        known = self._known
        found = np.zeros(slots.MOST_ACTIONS, np.int64)
        count = listed(known.rules, known.tiles, known.fit, base, found)
        return {action(known, base, int(code)): int(code) for code in found[:count]}
