"""What proves a deal, in the scheme of today: boneyard-2.

docs/fair-deals.md specifies every byte of it. All that a server adds to a deal is its secret. The
commitment fixes that secret together with the *pledge*: the table, the game, its version and
options, and which seats are bots'. Seats add nonces after they have seen the commitment; a seat
without one (a bot's, or that of somebody who never came) adds nothing, so there is nothing left
that a server could try out. When the match begins, the *imprint* of each nonce is shown, which
fixes the nonces; they themselves are shown with the secret, at the end.

>>> pledge = Pledge(table="q1", slug="block", version=1, options={"set": "6"}, bots=(1,))
>>> fixed = commitment(bytes(32), pledge)
>>> said = proof(bytes(32), pledge, ["ada", ""], revealed=True)
>>> said["commitment"] == fixed, said["nonce 2"]
(True, '')

Records of an older scheme say nothing of a scheme; `stream` has what it takes to verify them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from boneyard.core.actions import Seat
from boneyard.core.reading import quoted, whole
from boneyard.notation.record import Record
from boneyard.table import stream
from boneyard.table.stream import BadProof

SCHEME = "boneyard-2"
NUMBER: Final = 2
"""The same as it is stored. The first scheme had no name: its records do not name it."""
OVER, GIVEN_UP = "over", "given up"
"""How a match ended, as its record says it."""
ENDING = ("end", "actions")
_COMMITMENT = b"boneyard-2 commitment"
_NONCE = b"boneyard-2 nonce"
_MATCH = b"boneyard-2 match"


class Pledge(msgspec.Struct, frozen=True, kw_only=True):
    """What a server commits to besides its secret."""

    table: str
    slug: str
    version: int
    options: Mapping[str, str]
    """As a record writes them."""
    bots: tuple[Seat, ...] = ()
    """The seats that are bots' from the start. They add nothing to the deal."""


def commitment(secret: bytes, pledge: Pledge) -> str:
    """What is shown before anybody sits down: it fixes the secret without telling it."""
    options = [text for pair in sorted(pledge.options.items()) for text in pair]
    told = [pledge.table, pledge.slug, str(pledge.version), _seats_text(pledge.bots), *options]
    return _hash(_COMMITMENT, secret, *(text.encode("utf-8") for text in told)).hex()


def imprint(seat: Seat, nonce: str) -> bytes:
    """What is shown of a seat's nonce when the match begins: nothing, where it adds nothing."""
    if not nonce:
        return b""
    return _hash(_NONCE, str(seat + 1).encode("ascii"), nonce.encode("utf-8"))


def imprints(nonces: Sequence[str]) -> list[bytes]:
    return [imprint(seat, nonce) for seat, nonce in enumerate(nonces)]


def match_seed(secret: bytes, pledge: Pledge, nonces: Sequence[str]) -> bytes:
    """The seed of a match: nobody who lacks the secret or a single nonce can know it."""
    fixed = bytes.fromhex(commitment(secret, pledge))
    return _hash(_MATCH, fixed, secret, *imprints(nonces))


def proof(
    secret: bytes, pledge: Pledge, nonces: Sequence[str], *, revealed: bool
) -> dict[str, str]:
    """What a record says about its deal; secret and nonces only once they are revealed."""
    said = {
        "scheme": SCHEME,
        "table": pledge.table,
        "bots": _seats_text(pledge.bots),
        "commitment": commitment(secret, pledge),
    }
    if not revealed:
        shown = [imprint.hex() for imprint in imprints(nonces)]
        return said | {f"imprint {seat}": text for seat, text in enumerate(shown, 1)}
    said["secret"] = secret.hex()
    return said | {f"nonce {seat}": nonce for seat, nonce in enumerate(nonces, 1)}


def ending(actions: int, *, given_up: bool) -> dict[str, str]:
    """What a record says about its end, so that one that was cut off is found out."""
    end, count = ENDING
    return {end: GIVEN_UP if given_up else OVER, count: str(actions)}


def pledge_of(record: Record) -> Pledge:
    """What the server of this record has committed to; raises BadProof."""
    bots = record.fair.get("bots", "").split()
    seats = [whole(word) for word in bots]
    if not all(seats):
        raise BadProof("bots", f"{quoted(' '.join(bots))} are no seats; they are counted from 1")
    return Pledge(
        table=record.fair.get("table", ""),
        slug=record.slug,
        version=record.version,
        options=record.options,
        bots=tuple(seat - 1 for seat in seats if seat),
    )


def seed_of(record: Record, players: int) -> bytes:
    """The seed that a record's proof leads to, whatever its scheme; raises BadProof."""
    fair = record.fair
    if "daily" in fair:
        _can_be_of_a_day(record)
    if "daily" in fair or "scheme" not in fair:
        return stream.seed_from(fair, record.slug, players)
    if fair["scheme"] != SCHEME:
        said = f"the scheme {quoted(fair['scheme'])} is not known here; use a newer Boneyard"
        raise BadProof("scheme", said)
    names = [f"nonce {seat + 1}" for seat in range(players)]
    missing = [
        name for name in ("table", "bots", "commitment", "secret", *names) if name not in fair
    ]
    if missing:
        raise BadProof(
            missing[0],
            f"the record says nothing of: {', '.join(missing)}; one of a match that is over does",
        )
    secret = stream.secret_from(fair["secret"])
    pledge = pledge_of(record)
    if commitment(secret, pledge) != fair["commitment"]:
        raise BadProof(
            "commitment",
            "the commitment does not fit: the secret, the table, the game, its version, an option "
            "or a bot's seat is not what was committed to before the deal",
        )
    for seat in pledge.bots:
        if fair.get(f"nonce {seat + 1}"):
            said = f"seat {seat + 1} is a bot's, and a bot adds nothing to the deal"
            raise BadProof(f"nonce {seat + 1}", said)
    return match_seed(secret, pledge, [fair[name] for name in names])


def _can_be_of_a_day(record: Record) -> None:
    """Whoever may call any match the puzzle of any day can choose among many deals."""
    if "daily" not in record.game().listing.abilities:
        raise BadProof("daily", f"{record.slug} has no puzzle of the day")
    if any(name in record.fair for name in ("scheme", "commitment", "secret")):
        raise BadProof("daily", "the puzzle of a day has no secret, and this record has one")


def _hash(*parts: bytes) -> bytes:
    """The hash of some parts, each with its length before it: no two lists of parts are alike."""
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def _seats_text(seats: Sequence[Seat]) -> str:
    return " ".join(str(seat + 1) for seat in sorted(seats))
