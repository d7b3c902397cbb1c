"""The engine is watched while it plays: whether everybody sees what they may, and no more."""

from __future__ import annotations

from typing import Any, Protocol

from tests.rules.discretion import Bone, seen_hands, seen_notes, talk


class Watching(Protocol):
    """A referee who knows who holds what, and who plays with whom."""

    options: Any
    playing: bool
    notes: list[list[tuple[int, int]]]

    def hands_by_seat(self) -> list[list[Bone]]: ...

    def partner(self, seat: int | None, /) -> int | None: ...


def keeps_quiet(game: Any, state: Any, referee: Watching) -> None:
    """Nobody sees or says what they may not."""
    hands, options = referee.hands_by_seat(), referee.options
    partners = [referee.partner(seat) for seat in range(game.players)]
    for viewer, partner in zip((*range(game.players), None), (*partners, None), strict=True):
        seen = game.observe(state, viewer)
        shown = [one if isinstance(one, int) else frozenset(map(tuple, one)) for one in seen.hands]
        assert shown == seen_hands(hands, viewer, partner, options, playing=referee.playing)
        noted = [note.points for note in game.own_notes(seen)]
        assert noted == seen_notes(referee.notes, viewer, options)
        assert seen.scores == game.scores(state)
    assert _talk(game, state) == talk(options, teams=partners[0] is not None)


def _talk(game: Any, state: Any) -> str:
    """Who may say something while a round is played."""
    if game.talks(state):
        assert game.talks(state) == game.sides(state)
        return "partners"
    return "nobody" if game.hushes(state) else "everybody"
