"""Random numbers anybody can re-do: a SHA-256 counter stream, and the seed a deal comes from.

docs/fair-deals.md specifies every byte of it. In short: the server commits to a secret by showing
its hash, every seat adds a nonce, the hash of them all is the seed of the match, and the k-th time
chance acts it draws from a stream of its own, seeded by the match and k. A move taken back and
played again therefore meets the same chance.

>>> seed = match_seed(bytes(32), ["ada", "bot"])
>>> [chance_stream(seed, k).randrange(28) for k in range(3)]
[0, 12, 1]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from hashlib import sha256

from boneyard.core.reading import quoted

SECRET_BYTES = 32
_MATCH = b"boneyard match\0"
_CHANCE = b"boneyard chance\0"
_DAILY = b"boneyard daily\0"


class Stream:
    """Numbers from the blocks SHA-256(seed ‖ counter), the counter as 8 bytes, from 0 on."""

    def __init__(self, seed: bytes) -> None:
        self._bytes = _stream_bytes(seed)

    def randrange(self, n: int, /) -> int:
        """A number from 0 to n - 1, all exactly equally likely: too high a draw is thrown away."""
        if n < 1:
            raise ValueError(f"there is no number from 0 to {n - 1}")
        width = ((n - 1).bit_length() + 7) // 8
        fair = 256**width // n * n
        while True:
            drawn = int.from_bytes(bytes(next(self._bytes) for _ in range(width)), "big")
            if drawn < fair:
                return drawn % n


def _stream_bytes(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from sha256(seed + counter.to_bytes(8, "big")).digest()
        counter += 1


def commitment(secret: bytes) -> str:
    """What is shown before anything else: it fixes the secret without telling it."""
    return sha256(secret).hexdigest()


def match_seed(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The seed of a match: nobody who lacks the secret or a single nonce can know it."""
    hashed = (sha256(nonce.encode("utf-8")).digest() for nonce in nonces)
    return sha256(_MATCH + secret + b"".join(hashed)).digest()


def daily_seed(slug: str, date: str) -> bytes:
    """The seed of a day's puzzle (ISO date, UTC): the same for everybody, no secret in it."""
    return sha256(_DAILY + f"{slug} {date}".encode("ascii")).digest()


def chance_stream(seed: bytes, index: int) -> Stream:
    """What the chance action number `index` of a match (counted from 0) draws from."""
    return Stream(sha256(_CHANCE + seed + index.to_bytes(8, "big")).digest())


def proof(secret: bytes, nonces: Sequence[str], *, revealed: bool) -> dict[str, str]:
    """What a record says about its deal; the secret only once it is revealed."""
    said = {"commitment": commitment(secret)}
    if revealed:
        said["secret"] = secret.hex()
    return said | {f"nonce {seat}": nonce for seat, nonce in enumerate(nonces, 1)}


class BadProof(ValueError):
    """A proof that proves nothing: what is wrong with it, and with which part."""

    def __init__(self, part: str, reason: str) -> None:
        super().__init__(reason)
        self.part = part


def seed_from(proof: Mapping[str, str], slug: str, players: int) -> bytes:
    """The seed that a record's proof leads to; raises BadProof."""
    if "daily" in proof:
        return _seed_of_day(slug, proof["daily"])
    missing = [
        name
        for name in ("commitment", "secret", *(f"nonce {i + 1}" for i in range(players)))
        if name not in proof
    ]
    if missing:
        raise BadProof(
            missing[0],
            f"the record says nothing of: {', '.join(missing)}; one of a match that is over does",
        )
    secret = secret_from(proof["secret"])
    if commitment(secret) != proof["commitment"]:
        raise BadProof("secret", "the secret is not the one that was committed to before the deal")
    return match_seed(secret, [proof[f"nonce {i + 1}"] for i in range(players)])


def secret_from(text: str) -> bytes:
    """The secret as a record writes it; raises BadProof. One of any other length could be the very
    bytes that were hashed for a commitment of the next scheme, nonces and all."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        said = f"the secret is {SECRET_BYTES} bytes in hexadecimal, not {quoted(text)}"
        raise BadProof("secret", said)
    return secret


def _seed_of_day(slug: str, day: str) -> bytes:
    try:
        known = date.fromisoformat(day).isoformat() == day
    except ValueError:
        known = False
    if not known:
        # The same day written otherwise would be another puzzle.
        raise BadProof("daily", f"{quoted(day)} is no day; write it like 2026-01-31")
    return daily_seed(slug, day)
