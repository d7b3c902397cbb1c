"""Who may see what, and who may speak: from the rule book alone (0.3, 1.2, 1.3, w0).

It shares nothing with the engine, and is asked after every move of a match by the tests of the
referees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Bone: TypeAlias = tuple[int, int]
Seen: TypeAlias = int | frozenset[Bone]
"""A hand as somebody sees it: how many tiles, or which."""


def seen_hands(
    hands: Sequence[Sequence[Bone]],
    viewer: int | None,
    partner: int | None,
    options: Mapping[str, Any],
    *,
    playing: bool,
) -> list[Seen]:
    """What a seat, or (None) somebody looking on, sees of each hand. Who has laid all of a round
    lays open what is left; until then one sees one's own, and a partner's where partners are
    open."""
    known = {viewer}
    if options.get("partners") == "open":
        known.add(partner)
    return [
        frozenset(hand) if not playing or (viewer is not None and seat in known) else len(hand)
        for seat, hand in enumerate(hands)
    ]


def talk(options: Mapping[str, Any], *, teams: bool) -> str:
    """Who may say something while a round is played: `partners`, to each other, whose hands are
    open; else nobody where partners play in silence, and else everybody, aloud."""
    if not teams:
        return "everybody"
    return {"open": "partners", "silent": "nobody", "aloud": "everybody"}[options["partners"]]


def seen_notes(
    notes: Sequence[Sequence[tuple[int, int]]], viewer: int | None, options: Mapping[str, Any]
) -> list[int]:
    """Of notes that are still secret, what a seat knows of its own; a scorer tells nobody."""
    if options.get("notes") != "own" or viewer is None:
        return []
    return [points for note in notes for seat, points in note if seat == viewer]
