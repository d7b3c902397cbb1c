"""`boneyard restore`: put a copy of all tables back."""

from __future__ import annotations

import argparse
from pathlib import Path

from boneyard.cli.backup import add_database, database_of
from boneyard.cli.mistake import Mistake


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="what `boneyard backup` has made")
    parser.add_argument(
        "--force", action="store_true",
        help="put it in the place of tables that are there, which are kept beside it",
    )  # fmt: skip
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from boneyard.server.storage import backup

    try:
        target = backup.file_of(database_of(args))
        found = backup.put_back(args.file, target, replaces=args.force)
    except backup.BackupTrouble as wrong:
        raise Mistake(str(wrong)) from None
    print(f"{target}: {found.tables} tables, as they were in {args.file}")
    return 0
