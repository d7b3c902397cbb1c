"""`boneyard bench server`: what a move costs a server, and how much it can take."""

from __future__ import annotations

import argparse
import os

import msgspec

import boneyard
from boneyard.cli.choose import number, whole_number
from boneyard.cli.mistake import Mistake


def add(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--processes", type=whole_number, default=1, metavar="N", help="servers (1)")
    group.add_argument("--tables", type=whole_number, default=40, metavar="N", help="tables (40)")
    group.add_argument(
        "--spectators",
        type=whole_number,
        default=0,
        metavar="N",
        help="who look on, at each table (0)",
    )
    group.add_argument(
        "--rate", type=number, default=0.0, metavar="MOVES",
        help="moves per second; without it everybody acts as soon as they can",
    )  # fmt: skip
    group.add_argument("--game", help="one game instead of a mixture")
    group.add_argument(
        "--players",
        type=whole_number,
        default=0,
        metavar="N",
        help="at each table of this game (4)",
    )  # fmt: skip
    group.add_argument(
        "--database", metavar="URL",
        help="a PostgreSQL of its own instead of a new SQLite file: its tables stay there",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    if args.tables < 1 or args.processes < 1:
        raise Mistake("there is at least one table, and one server")
    if args.players < 0 or (args.players and args.game is None):
        raise Mistake("--players goes with --game: of a mixture each has its own number")
    if args.spectators < 0 or not 0 <= args.rate < float("inf"):
        raise Mistake("there are no fewer than 0 spectators or moves")
    database = args.database
    if args.processes > 1:
        database = database or os.environ.get("BONEYARD_DATABASE_URL", "")
        if not database.startswith("postgres"):
            raise Mistake(
                "several servers need a PostgreSQL that they share: --database postgresql://… "
                "(or BONEYARD_DATABASE_URL)"
            )
    if args.game is not None:
        boneyard.listing(args.game)
    # Only this verb needs a web server.
    from boneyard.server.bench import BenchFailed, Load, bench
    from boneyard.server.run import CannotServe, prepare
    from boneyard.server.settings import BadSetting, database_address

    load = Load(
        tables=args.tables,
        seconds=args.seconds or 10.0,
        processes=args.processes,
        spectators=args.spectators,
        rate=args.rate,
        game=args.game,
        players=args.players,
        database_url=database,
    )
    try:
        if database is not None:
            prepare(database_address(database))
        measured = bench(load)
    except (BadSetting, CannotServe, BenchFailed) as wrong:
        raise Mistake(str(wrong)) from None
    print(msgspec.json.encode(measured).decode() if args.json else measured)
    return 0
