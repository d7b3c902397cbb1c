"""The deal of a stored table: what it follows from, and what is told of it at which time.

While people come, only the commitment is told; when the match begins, the imprints of the nonces;
when it is over, the secret and the nonces themselves. Until then a nonce is known to nobody but the
client that drew it, which is why it is recognised by it if the answer to its coming was lost.
"""

from __future__ import annotations

from boneyard.core.actions import Seat
from boneyard.notation.record import told
from boneyard.server.storage.queries import Chair, Stored
from boneyard.table import fair, stream

NOTHING = ""
"""What a seat adds to the deal where nobody's client has drawn a nonce: bots, and those who sit in
for somebody. A nonce of the server's own would be one that it can choose."""
HARD_TO_GUESS = 16
"""So long a nonce is at least, to be recognised by it."""


def pledge_of(stored: Stored) -> fair.Pledge:
    return fair.Pledge(
        table=stored.id,
        slug=stored.slug,
        version=stored.version,
        # As they were when the table was made: options that a game got since are not in it.
        options=told(stored.options),
        bots=tuple(map(int, stored.bot_seats.split())),
    )


LESSONS = "2000-01-01"
"""The day whose deals everybody learns with: no secret is in them."""


def bot_seats(chairs: tuple[Chair, ...]) -> str:
    """The seats of bots at a new table, as they are stored."""
    return " ".join(str(chair.seat) for chair in chairs if not chair.human)


def commitment_of(stored: Stored) -> str | None:
    """What is shown before anybody adds to the deal; None: the day's puzzle has no secret."""
    if stored.daily is not None:
        return None
    if stored.scheme < fair.NUMBER:
        return stream.commitment(stored.secret)
    return fair.commitment(stored.secret, pledge_of(stored))


def seed_of(stored: Stored) -> bytes | None:
    """What the deals follow from; None while a seat has not been taken."""
    if stored.daily is not None:
        return stream.daily_seed(stored.slug, stored.daily)
    if any(chair.nonce is None for chair in stored.chairs):
        return None
    if stored.scheme < fair.NUMBER:
        return stream.match_seed(stored.secret, _nonces(stored))
    return fair.match_seed(stored.secret, pledge_of(stored), _nonces(stored))


def imprints_of(stored: Stored) -> list[str] | None:
    """What is shown of the nonces once the match has begun."""
    if stored.daily is not None or stored.scheme < fair.NUMBER or stored.status == "waiting":
        return None
    return [imprint.hex() for imprint in fair.imprints(_nonces(stored))]


def nonces_of(stored: Stored) -> list[str] | None:
    """The nonces, as soon as they are public."""
    return _nonces(stored) if stored.daily is None and _published(stored) else None


def proof_of(stored: Stored, actions: int) -> dict[str, str]:
    """What proves the deal, as far as it may be told now, and how long the match was."""
    done = _is_done(stored)
    ending = fair.ending(actions, given_up=stored.status == "abandoned") if done else {}
    if stored.daily is not None:
        return {"daily": stored.daily} | ending
    nonces = [] if stored.status == "waiting" else _nonces(stored)
    if stored.scheme < fair.NUMBER:
        return stream.proof(stored.secret, nonces, revealed=done) | ending
    return fair.proof(stored.secret, pledge_of(stored), nonces, revealed=done) | ending


def came_before(stored: Stored, nonce: str | None) -> Seat | None:
    """The seat of the guest who drew this nonce: they ask again because no answer reached them."""
    came = (c.seat for c in stored.chairs if c.kind == "open" and drew(stored, c.seat, nonce))
    return next(came, None)


def drew(stored: Stored, seat: Seat, nonce: str | None) -> bool:
    """Whether somebody can be known by this nonce as the one who sits here. Whoever else knows a
    nonce that is public is not them."""
    # Alone at a puzzle a match that was over may go on, after its nonces were shown.
    if not nonce or len(nonce) < HARD_TO_GUESS or _published(stored) or len(stored.chairs) == 1:
        return False
    return stored.chairs[seat].nonce == nonce


def _published(stored: Stored) -> bool:
    return _is_done(stored) or (stored.scheme < fair.NUMBER and stored.status != "waiting")


def _is_done(stored: Stored) -> bool:
    return stored.status in ("over", "abandoned")


def _nonces(stored: Stored) -> list[str]:
    return [chair.nonce or NOTHING for chair in stored.chairs]
