"""`boneyard verify`: re-do the deals of a record from the secret and the players' nonces."""

from __future__ import annotations

import argparse

from boneyard.cli.mistake import Mistake
from boneyard.cli.replay import read_text
from boneyard.core.actions import CHANCE
from boneyard.notation import record
from boneyard.table.stream import BadProof, chance_stream, seed_from


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a whole record; - reads standard input")


def run(args: argparse.Namespace) -> int:
    found = record.read(read_text(args.file))
    game = found.game()
    try:
        seed = seed_from(found.fair, game.slug, game.players)
    except BadProof as wrong:
        at = found.line_of(f"fair {wrong.part}")
        raise record.BadRecord(at, f"{args.file} cannot be verified: {wrong}") from None
    state, dealt = game.start(), 0
    for step in record.replay(found):
        if step.entry.actor is CHANCE:
            expected = game.legal(state, CHANCE).sample(chance_stream(seed, dealt))
            if expected != step.entry.action:
                raise Mistake(f"{args.file}, line {step.entry.line}: not the deal that was fixed")
            dealt += 1
        state = step.state
    print(f"{args.file}: all {dealt} acts of chance follow from the secret and the nonces")
    return 0
