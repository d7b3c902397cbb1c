"""`boneyard backup`: a copy of all tables, while they are played at."""

from __future__ import annotations

import argparse
from pathlib import Path

from boneyard.cli.mistake import Mistake


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="where the copy goes")
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from boneyard.server.storage import backup

    try:
        found = backup.take(backup.file_of(database_of(args)), args.file, replaces=args.force)
    except backup.BackupTrouble as wrong:
        raise Mistake(str(wrong)) from None
    print(f"{args.file}: {found.tables} tables")
    return 0


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="where the tables are (else BONEYARD_DATABASE_URL)"
    )


def database_of(args: argparse.Namespace) -> str:
    """The database that `serve` would use; raises Mistake."""
    from boneyard.server.settings import BadSetting, Settings

    given = {} if args.database is None else {"database_url": args.database}
    try:
        return Settings.from_environment(given=given).database_url
    except BadSetting as wrong:
        raise Mistake(str(wrong)) from None
