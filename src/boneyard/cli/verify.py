"""`boneyard verify`: re-do the deals of a record from the secret and the players' nonces.

It says what it has checked and what only the person who asks can know: the commitment they were
shown, and the nonces they drew themselves.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from boneyard.cli.mistake import Mistake
from boneyard.cli.replay import read_text
from boneyard.core.actions import CHANCE, Seat
from boneyard.core.events import MatchEnded, RoundEnded
from boneyard.core.game import AnyGame
from boneyard.core.reading import quoted, whole
from boneyard.notation import record
from boneyard.notation.record import Check, Note, Noted, Record, ReplayStep
from boneyard.table import fair
from boneyard.table.stream import BadProof, chance_stream

COMMITMENT = re.compile(r"[0-9a-f]{64}")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a whole record; - reads standard input")
    parser.add_argument(
        "--commitment", metavar="HEX", help="what the server showed before anybody sat down"
    )
    parser.add_argument(
        "--nonce",
        metavar="SEAT=TEXT",
        action="append",
        default=[],
        help="what you added to the deal at a seat, counted from 1; may be repeated",
    )
    parser.add_argument(
        "--first-scheme",
        action="store_true",
        help="accept the weaker proof of a table that was made by Boneyard 0.2 or older",
    )


class Witness(msgspec.Struct, frozen=True):
    """What somebody saw of a match while it was played."""

    commitment: str | None
    nonces: Mapping[Seat, str]


def run(args: argparse.Namespace) -> int:
    seen = Witness(_commitment(args.commitment), _nonces(args.nonce))
    found = record.read(read_text(args.file))
    game = found.game()
    _can_be_compared(found, game, seen)
    try:
        seed = fair.seed_of(found, game.players)
    except BadProof as wrong:
        at = found.line_of(f"fair {wrong.part}")
        raise record.BadRecord(at, f"{args.file} cannot be verified: {wrong}") from None
    _compare(args.file, found, seen)
    if _is_of_the_first(found) and not args.first_scheme:
        # Silence about the scheme must not be a way round what the newer one proves.
        raise Mistake(
            f"{args.file}: not verified: its deals are proven by the first scheme only, in which a "
            "server could have chosen what it added for bots. If you know that the table was made "
            "by Boneyard 0.2 or older, add --first-scheme; of any other, do not believe these deals"
        )
    dealt, last = _redo(args.file, game, found, seed)
    ended = _how_it_ended(args.file, game, found, dealt, last)
    print(f"{args.file}: all {dealt} acts of chance follow from the secret and the nonces")
    for line in (*_told(found, game, seen), ended):
        print(f"  {line}")
    return 0


# -- what one saw ------------------------------------------------------------------------------


def _commitment(text: str | None) -> str | None:
    if text is None:
        return None
    told = text.strip().lower()
    if COMMITMENT.fullmatch(told) is None:
        raise Mistake(f"a commitment is 64 hexadecimal digits, not {quoted(text)}")
    return told


def _nonces(given: Sequence[str]) -> dict[Seat, str]:
    nonces: dict[Seat, str] = {}
    for text in given:
        word, equals, nonce = text.partition("=")
        number = whole(word.strip())
        if not equals or not number:
            raise Mistake(f"write --nonce SEAT=TEXT, like --nonce 1=ada, not {quoted(text)}")
        if number - 1 in nonces:
            raise Mistake(f"--nonce gives seat {number} twice; leave one of them out")
        nonces[number - 1] = nonce.strip()
    return nonces


def _can_be_compared(found: Record, game: AnyGame, seen: Witness) -> None:
    for seat in seen.nonces:
        if seat >= game.players:
            raise Mistake(f"--nonce {seat + 1}=…: this match has seats 1 to {game.players}")
    if "daily" in found.fair and (seen.commitment is not None or seen.nonces):
        raise Mistake(
            "this is the puzzle of a day, the same for everybody: "
            "it has no commitment and no nonces to compare"
        )


def _compare(file: str, found: Record, seen: Witness) -> None:
    """Raises Mistake where the record says something else than what one saw."""
    said = found.fair.get("commitment", "")
    if seen.commitment not in (None, said):
        at = found.line_of("fair commitment")
        raise Mistake(
            f"{file}, line {at}: not verified: the commitment is not the one you were shown; "
            "this is not the secret that was fixed before you sat down"
        )
    for seat, nonce in seen.nonces.items():
        key = f"nonce {seat + 1}"
        if found.fair.get(key, "") != nonce:
            at = found.line_of(f"fair {key}")
            raise Mistake(
                f"{file}, line {at}: not verified: seat {seat + 1} added "
                f"{_added(found.fair.get(key, ''))} to the deal, not {_added(nonce)}"
            )


def _added(nonce: str) -> str:
    return quoted(nonce) if nonce else "nothing"


# -- what was played ---------------------------------------------------------------------------


def _redo(
    file: str, game: AnyGame, found: Record, seed: bytes
) -> tuple[int, tuple[Any, ReplayStep | None]]:
    """How often chance acted, as it had to; and where the match came to by which last step."""
    state, dealt, last = game.start(), 0, None
    for step in record.replay(found):
        if step.entry.actor is CHANCE:
            expected = game.legal(state, CHANCE).sample(chance_stream(seed, dealt))
            if expected != step.entry.action:
                raise Mistake(f"{file}, line {step.entry.line}: not the deal that was fixed")
            dealt += 1
        state, last = step.state, step
    return dealt, (state, last)


def _how_it_ended(
    file: str, game: AnyGame, found: Record, dealt: int, where: tuple[Any, ReplayStep | None]
) -> str:
    """How the match ended, in words; raises Mistake where the record is not all of it."""
    state, last = where
    over, actions = not game.to_act(state), len(found.entries)
    so_far = f"what it has is in order, with {dealt} acts of chance in {actions} actions"
    noted, end = found.fair.get("actions"), found.fair.get("end")
    if noted is None or end is None:
        # Records of older versions do not say how they end.
        if over and _is_rounded_off(found, last):
            return "the match is over"
        raise Mistake(
            f"{file}: not verified: the record ends before the match is over, and does not say "
            f"that it was given up: it was cut off, or the match is not finished; {so_far}"
        )
    if end not in (fair.OVER, fair.GIVEN_UP):
        at = found.line_of("fair end")
        said = f"a match ends {fair.OVER!r} or {fair.GIVEN_UP!r}, not {quoted(end)}"
        raise record.BadRecord(at, said)
    whole_record = whole(noted) == actions and _is_rounded_off(found, last)
    if not whole_record or over != (end == fair.OVER):
        raise Mistake(
            f"{file}: not verified: the record was cut off or changed: {quoted(noted)} actions, "
            f"with the count of every round, should lead to a match that is {end}; {so_far}"
        )
    if over:
        return "the match is over, and the record has all of it"
    return f"the match was given up after {actions} actions, and the record has all of them"


def _is_rounded_off(found: Record, last: ReplayStep | None) -> bool:
    """Whether the counts that follow the last action of a match stand there."""
    events = () if last is None else last.events
    due = [
        what
        for what, kind in (("round", RoundEnded), ("result", MatchEnded))
        if any(isinstance(event, kind) for event in events)
    ]
    return due == [check.what for check in reversed(list(_last_checks(found)))]


def _last_checks(found: Record) -> Iterator[Check]:
    for line in reversed(found.lines):
        if isinstance(line, Noted):
            return
        if not isinstance(line, Note):
            yield line


# -- what is told ------------------------------------------------------------------------------


def _told(found: Record, game: AnyGame, seen: Witness) -> Iterator[str]:
    """What was checked, and what was not."""
    if "daily" in found.fair:
        yield f"the puzzle of {found.fair['daily']}: the same for everybody, without a secret"
        return
    old = _is_of_the_first(found)
    if old:
        yield (
            "the first scheme: what was added for bots and for those who never came was fixed by "
            "nothing, so a server could have chosen it"
        )
    else:
        yield f"scheme {found.fair['scheme']}, table {found.fair['table']}"
    if seen.commitment is None:
        yield (
            f"commitment {found.fair['commitment']}: the record's own; compare it with the one "
            "you were shown (--commitment)"
        )
    else:
        yield "commitment: the one you were shown"
    bots = () if old else fair.pledge_of(found).bots
    for seat in range(game.players):
        yield f"seat {seat + 1}: {_seat_told(found, seat, seen, bots)}"


def _is_of_the_first(found: Record) -> bool:
    """Whether a record is proven by the first scheme, which had no name yet."""
    return "scheme" not in found.fair and "daily" not in found.fair


def _seat_told(found: Record, seat: Seat, seen: Witness, bots: Sequence[Seat]) -> str:
    nonce = found.fair.get(f"nonce {seat + 1}", "")
    if seat in bots:
        return "a bot's from the start, which adds nothing"
    if not nonce:
        return "added nothing"
    if seat in seen.nonces:
        return f"added {quoted(nonce)}, as you say"
    return (
        f"added {quoted(nonce)}; only who sat there knows whether it is theirs "
        f"(--nonce {seat + 1}=…)"
    )
