"""Private links: who may sit where.

A seat's secret stands in the fragment of its link, which browsers never send to a server, and is
exchanged for a cookie that no script can read. Secrets follow from a key of the table and a
generation of the seat, so that a revoked one and every cookie made from it mean nothing any more.
Whoever makes a table knows the secrets they send to others: each opens its seat once, and who comes
with it gets another that nobody else has.
The invitation to a table is such a secret, too: it opens no seat, but gives one that is free.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256

from boneyard.core.actions import Seat
from boneyard.server.storage.queries import Stored

COOKIE_DAYS = 365
ID = r"^[A-Za-z0-9_-]{1,22}$"
"""What the id of a table looks like. Nothing else is looked for: not every database bears to be
asked for every text."""


def new_id() -> str:
    """An id nobody can guess: whoever knows a table's may watch it."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Whether there could be a table of this id."""
    return re.fullmatch(ID, text) is not None


def seat_secret(stored: Stored, seat: Seat) -> str:
    return _secret(stored, seat, stored.chairs[seat].generation)


def _secret(stored: Stored, seat: Seat, generation: int) -> str:
    said = f"{stored.id} {seat} {generation}".encode("ascii")
    return urlsafe_b64encode(hmac.digest(stored.key, said, sha256)[:18]).decode("ascii")


def seat_of(stored: Stored, secret: str) -> Seat | None:
    """The seat this secret opens."""
    for chair in stored.chairs:
        if chair.human and _same(seat_secret(stored, chair.seat), secret):
            return chair.seat
    return None


def seat_once_of(stored: Stored, secret: str) -> Seat | None:
    """The seat this secret opened until somebody came with it."""
    for chair in stored.chairs:
        once = _secret(stored, chair.seat, chair.generation - 1)
        if chair.human and not chair.shares_secret and _same(once, secret):
            return chair.seat
    return None


def invitation(stored: Stored) -> str:
    """The secret of the one link for all: whoever has it may take a free seat."""
    said = f"{stored.id} join {stored.invitation}".encode("ascii")
    return urlsafe_b64encode(hmac.digest(stored.key, said, sha256)[:18]).decode("ascii")


def invites(stored: Stored, secret: str) -> bool:
    """Whether this is the invitation to the table, and not one that was taken back."""
    return _same(invitation(stored), secret)


def cookie_name(table_id: str) -> str:
    return f"boneyard_{table_id}"


def cookie_value(stored: Stored, seats: Iterable[Seat]) -> str:
    return "~".join(seat_secret(stored, seat) for seat in sorted(seats))


def seats_of(stored: Stored, cookie: str | None) -> frozenset[Seat]:
    """The seats a cookie gives; what is out of date in it gives none."""
    found = (seat_of(stored, secret) for secret in (cookie or "").split("~")[: len(stored.chairs)])
    return frozenset(seat for seat in found if seat is not None)


def _same(mine: str, theirs: str) -> bool:
    return hmac.compare_digest(mine.encode(), theirs.encode("utf-8", "replace"))
