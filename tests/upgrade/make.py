"""Makes the fixtures of this folder: run it with the version whose tables are to be kept alive.

    python -m tests.upgrade.make DIR

leaves in DIR a database with open tables of every game, and a record of each. They are never made
anew by a later version: what they are for is that a later version opens them.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import boneyard
from boneyard.notation.record import write
from boneyard.server.fairness import proof_of
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import Settings
from boneyard.server.storage.queries import Chair

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "team-block": [{"partners": "open"}],
    "barricade": [
        {"base": base} for base in ("peruvian", "team-block", "tiddle-wink", "hungarian")
    ],
    "divisor": [{"set": 18, "players": 4}],
    "chicken-foot": [{"players": 6}],
    "cyprus": [{"players": 10}],
    "dominosa": [{"set": 9}],
    "solo-draw": [{"rescue": 5}],
    "peruvian": [{"set": 9}],
    "block": [{"direction": "counter-clockwise", "players": 4}],
}


class Maker:
    def __init__(self, registry: Registry, folder: Path) -> None:
        self.registry, self.folder = registry, folder
        self.expected: dict[str, Any] = {}

    async def make(self, slug: str, number: int, options: dict[str, Any], how: str) -> None:
        """A table of this game: `how` says how far it is played."""
        rng = random.Random(f"{slug} {number} {how}")
        game = boneyard.game(slug, **options)
        # People at one device: nobody acts unless we do.
        chairs = tuple(
            Chair(seat=seat, kind="local", name=f"Player {seat + 1}", nonce=f"{slug}-{seat}")
            for seat in range(game.players)
        )
        stored = await self.registry.create(game, chairs, daily=None, clock_s=0)
        room = await self.registry.room(stored.id)
        await room.begin()
        most = {"begun": 9, "rounds": 400, "over": 20_000}[how]
        undone = 0
        for _ in range(most):
            table = room.table
            in_a_later_round = how == "rounds" and table.chances > 1 and not table.rests
            if table.over or (in_a_later_round and rng.random() < 0.3):
                break
            if table.rests:
                await room.go_on()
                continue
            if not table.seats_to_act:
                await room.ring()
                continue
            seat = rng.choice(table.seats_to_act)
            await room.play(seat, self.choice(table, seat, rng), room.seq)
            if how != "over" and table.why_no_undo(seat, {seat}) is None and rng.random() < 0.3:
                plan = table.plan_undo(seat, {seat})
                await room.inbox.put(partial(room._commit, plan))
                undone += 1
        if options.get("partners") == "open":
            await room.say(0, "Have you got a six?")
        fair = proof_of(room.stored, room.table.count)
        names = tuple(chair.name for chair in room.chairs)
        name = f"{slug}-{number}-{how}"
        for viewer, file in ((None, name), (0, f"{name}-as-seen")):
            record = room.table.record(names=names, seat=viewer, fair=fair)
            (self.folder / f"{file}.txt").write_text(write(record), "utf-8")
        self.expected[name] = {
            "table": stored.id,
            "slug": slug,
            "seq": room.seq,
            "undone": undone,
            "status": room.stored.status,
            "rounds": room.table.chances,
            "scores": list(game.scores(room.table.state)),
            "to_act": [str(actor) for actor in room.table.to_act],
            "said": len(room.said),
        }

    def choice(self, table: Any, seat: int, rng: random.Random) -> Any:
        from boneyard import bots

        if table.game.players == 1 or table.game.listing.kind == "own":
            chosen = bots.bot("greedy", table.game.slug)
            if rng.random() < 0.5:
                return chosen.choose(table.game, table.observe(seat), table.moves(seat), rng)
        return table.moves(seat).sample(rng)


async def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    registry = Registry(Settings(database_url=f"sqlite:///{folder / 'tables.db'}"))
    await registry.open()
    maker = Maker(registry, folder)
    for slug in boneyard.slugs():
        for number, options in enumerate([{}, *VARIANTS.get(slug, [])]):
            matches = any(o.name == "match" for o in boneyard.listing(slug).options(options))
            await maker.make(slug, number, options, "begun")
            if matches and number == 0:
                await maker.make(slug, number, {**options, "match": "rounds:3"}, "rounds")
            if number == 0 and boneyard.listing(slug).kind not in ("puzzle",) and slug != "hectic":
                short = {**options, "match": "rounds:1"} if matches else options
                await maker.make(slug, number, short, "over")
    await registry.close()
    # One file, as small as it can be.
    with closing(sqlite3.connect(folder / "tables.db", isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("VACUUM")
    told = json.dumps(maker.expected, indent=1, sort_keys=True)
    (folder / "expected.json").write_text(told + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
