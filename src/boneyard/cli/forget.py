"""`boneyard forget`: delete tables that nobody has touched for long, while the server runs."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from boneyard.cli.backup import add_database, database_of
from boneyard.cli.mistake import Mistake

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from boneyard.server.storage.queries import Status

KINDS: dict[str, tuple[Status, ...]] = {
    "any": ("waiting", "playing", "over", "abandoned"),
    "finished": ("over", "abandoned"),
    "never-begun": ("waiting",),
}


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--older-than", type=_days, metavar="DAYS", required=True,
        help="tables nobody has touched for so many days",
    )  # fmt: skip
    parser.add_argument("--only", choices=tuple(KINDS), default="any", help="which tables")
    parser.add_argument("--dry-run", action="store_true", help="say how many, and delete none")
    parser.add_argument(
        "--all", action="store_true", help="also where that is every table there is"
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from boneyard.server.storage import retention
    from boneyard.server.storage.queries import now_ms
    from boneyard.server.storage.schema import connect

    url = database_of(args)
    if url.startswith("sqlite"):
        _check_file(url)
    before = dict.fromkeys(KINDS[args.only], now_ms() - args.older_than * retention.DAY_MS)
    try:
        engine = connect(url)
        _check_form(engine)
        with engine.connect() as connection:
            count = sum(retention.count_due(connection, before).values())
            there, _ = retention.count_and_newest(connection)
        if not args.dry_run:
            if count and count == there and not args.all:
                raise Mistake(
                    f"these are all {count} tables there are, and none was deleted: if the clock "
                    "of this machine is right, and you mean it, add --all"
                )
            count = _forget(engine, before)
        engine.dispose()
    except (SQLAlchemyError, ImportError) as wrong:
        said = str(getattr(wrong, "orig", None) or wrong).strip().partition("\n")[0]
        raise Mistake(f"the database cannot be used: {said}") from None
    print(f"{count} tables {'would be forgotten' if args.dry_run else 'forgotten'}")
    return 0


def _forget(engine: Engine, before: dict[Status, int]) -> int:
    """In small portions: whoever plays meanwhile does not notice."""
    from boneyard.server.storage import retention
    from boneyard.server.storage.schema import writing

    count = 0
    while True:
        with writing(engine).begin() as connection:
            some = retention.forget_some(connection, before)
        if not some:
            return count
        count += some
        time.sleep(retention.PAUSE_S)


def _check_file(url: str) -> None:
    """Opening it would make one."""
    from boneyard.server.storage import backup

    try:
        file = backup.file_of(url)
    except backup.BackupTrouble as wrong:
        raise Mistake(str(wrong)) from None
    if not file.is_file():
        raise Mistake(f"there is no database {file}")


def _check_form(engine: Engine) -> None:
    from sqlalchemy import inspect, text

    from boneyard.server.storage.schema import forms

    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            raise Mistake("this is no database of Boneyard")
        form = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if form != forms()[0]:
        raise Mistake(
            "the database has the form of another version of Boneyard: start this one's server "
            "once, or use the other one"
        )


def _days(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5):
        raise argparse.ArgumentTypeError(f"a whole number of days, not {text[:40]!r}")
    return int(text)
