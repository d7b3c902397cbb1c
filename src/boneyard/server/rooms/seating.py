"""Who may sit where: seats that are free, bots for those who do not come, seats that move on."""

from __future__ import annotations

from collections.abc import Iterable

from boneyard import bots
from boneyard.core.actions import Seat
from boneyard.server.fairness import NOTHING
from boneyard.server.keys import invitation
from boneyard.server.storage.queries import Chair, Stored

LEAST = "casual"
"""Nobody weaker sits in for a person who has to leave the table."""
EXPECTED = 1
"""The generation of a seat that waits for the one it was made for, or has got them; tables of
earlier versions may have one less."""


def free(stored: Stored) -> tuple[Seat, ...]:
    """The seats that whoever has the invitation may take."""
    if stored.status != "waiting":
        return ()
    return tuple(
        chair.seat for chair in stored.chairs if chair.kind == "open" and chair.nonce is None
    )


def level(stored: Stored) -> str:
    """The bot for a seat that nobody comes to: what was chosen with the table, else the strongest
    that sits there."""
    return stored.bots or _strongest(stored) or LEAST


def sits_in(stored: Stored) -> str:
    """The bot for a person who is gone. Nobody at the table chooses it: a weaker one than the
    others would be a present to their opponents, a stronger one to their partner."""
    return max(LEAST, level(stored), _strongest(stored) or LEAST, key=bots.strength)


def moved_on(chairs: tuple[Chair, ...], by: int) -> tuple[Chair, ...]:
    """The chairs for the same people once more, everybody moved on by so many seats. All of them
    are expected, so nobody else can take their seats; and each is told their own secret alone."""
    moved = (_once_more(chair, (chair.seat + by) % len(chairs)) for chair in chairs)
    return tuple(sorted(moved, key=lambda chair: chair.seat))


def gathered(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs for those who have come to a table with more seats: without the empty ones."""
    come = (chair for chair in chairs if chair.nonce is not None)
    return tuple(_once_more(chair, seat) for seat, chair in enumerate(come))


def closing_up(chairs: tuple[Chair, ...]) -> int:
    """The seats that go on to a smaller table, as `Stored.moved` keeps them."""
    return -sum(1 << chair.seat for chair in chairs if chair.nonce is not None)


def seats_next(stored: Stored, seats: Iterable[Seat]) -> list[Seat]:
    """Where those who sit here sit at the next table."""
    if stored.moved >= 0:
        return sorted((seat + stored.moved) % len(stored.chairs) for seat in seats)
    stay = [chair.seat for chair in stored.chairs if -stored.moved >> chair.seat & 1]
    return sorted(stay.index(seat) for seat in seats if seat in stay)


def _once_more(chair: Chair, seat: Seat) -> Chair:
    """The chair of the same one at another table."""
    return Chair(
        seat=seat,
        kind="me" if chair.kind == "open" else chair.kind,
        name=chair.name,
        bot=None if chair.human else chair.bot,
        nonce=None if chair.human else NOTHING,
    ).with_own_secret()


def kept(made: Stored, seats: Iterable[Seat]) -> list[Seat]:
    """Of the seats somebody has at the next table, those that are still as they were made for them:
    nobody is ever told the secret of a seat that was left, freed or handed on, at which somebody
    else may sit."""
    chairs = (made.chairs[seat] for seat in seats)
    return [one.seat for one in chairs if one.kind != "open" and one.generation <= EXPECTED]


def passed_on(made: Stored) -> str | None:
    """The invitation to the next table, for whoever is at the one before; None: there is none, or
    it was made anew there, because of somebody who is not to have it."""
    return invitation(made) if free(made) and not made.invitation else None


def _strongest(stored: Stored) -> str | None:
    there = [chair.bot for chair in stored.chairs if not chair.human and chair.bot is not None]
    return max(there, key=bots.strength, default=None)
