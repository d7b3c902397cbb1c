"""Copies of an SQLite database, taken while it is in use, and put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import msgspec
from sqlalchemy import make_url

from boneyard.server.storage.schema import forms

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file: it belongs to what was there, not to what is put back."""


class BackupTrouble(Exception):
    """A backup that cannot be taken or put back; the message says why and what to do."""


class Contents(msgspec.Struct, frozen=True):
    """What a file holds."""

    tables: int
    form: str
    """Of the database: the number of its last migration."""


def file_of(url: str) -> Path:
    """The file that a database is; raises BackupTrouble for one that is none."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        raise BackupTrouble(
            "this is for SQLite. PostgreSQL brings its own: pg_dump --format=custom --file=FILE "
            "DATABASE takes a backup while the server runs, and pg_restore puts it back"
        )
    if not address.database or address.database == ":memory:":
        raise BackupTrouble("a database in memory has no file")
    return Path(address.database)


def take(source: Path, target: Path, *, replaces: bool = False) -> Contents:
    """Copy a database as it is in this moment, whoever writes to it meanwhile; it appears under its
    name when it is complete and was found to be well."""
    if not source.is_file():
        raise BackupTrouble(f"there is no database {source}")
    if source.resolve() == target.resolve():
        raise BackupTrouble(f"{target} is the database itself: the copy needs another name")
    if target.exists() and not replaces:
        raise BackupTrouble(f"{target} is there already; --force replaces it")
    half = target.with_name(f"{target.name}.half")
    try:
        half.unlink(missing_ok=True)
        # The secrets of all seats are in it.
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        # All of it in one step: in pieces it would begin anew whenever somebody writes. Whoever
        # writes does not wait for somebody who reads.
        with closing(_reading(source)) as old, closing(sqlite3.connect(half)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        found = look_into(half)
        _to_disk(half)
        os.replace(half, target)
    except sqlite3.Error as wrong:
        raise BackupTrouble(f"{source} cannot be copied: {wrong}") from None
    except OSError as wrong:
        raise BackupTrouble(f"cannot write {target}: {wrong.strerror}") from None
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)
    return found


def put_back(backup: Path, target: Path, *, replaces: bool = False) -> Contents:
    """Put a copy where the server looks for its tables. What was there is kept beside it, as
    `….replaced`."""
    found = look_into(backup)
    if backup.resolve() == target.resolve():
        raise BackupTrouble(f"{backup} is the database itself, and no copy of it")
    if target.exists():
        if not replaces:
            raise BackupTrouble(
                f"{target} is there already; --force puts the backup in its place and keeps what "
                f"is there as {replaced(target).name}"
            )
        if is_open_elsewhere(target):
            raise BackupTrouble(f"somebody has {target} open: stop the server first")
    arrives = target.with_name(f"{target.name}.arrives")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        take(backup, arrives, replaces=True)
        if target.exists():
            _like(target, arrives)
            replaced(target).unlink(missing_ok=True)
            os.link(target, replaced(target))
        for ending in BESIDE:
            target.with_name(target.name + ending).unlink(missing_ok=True)
        os.replace(arrives, target)
    except OSError as wrong:
        raise BackupTrouble(f"cannot write {target}: {wrong.strerror}") from None
    finally:
        with suppress(OSError):
            arrives.unlink(missing_ok=True)
    return found


def replaced(target: Path) -> Path:
    return target.with_name(f"{target.name}.replaced")


def look_into(path: Path) -> Contents:
    """What a copy holds; raises BackupTrouble unless it is whole and this version can use it."""
    if not path.is_file():
        raise BackupTrouble(f"there is no file {path}")
    try:
        with closing(_reading(path)) as file:
            (well,) = file.execute("PRAGMA integrity_check(1)").fetchone()
            if well != "ok":
                raise BackupTrouble(f"{path} is damaged: {' '.join(well.split())}")
            (form,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = file.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, TypeError):
        raise BackupTrouble(f"{path} is no database of Boneyard, or it is damaged") from None
    if form not in forms():
        raise BackupTrouble(
            f"{path} was made by a later version of Boneyard: install that one, then try again"
        )
    return Contents(tables, form)


def is_open_elsewhere(path: Path) -> bool:
    """Whether a server has this database open: only who is alone with it may end the journal that
    all of them share. (The next server that opens it begins one again.)"""
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as file:
        try:
            file.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as wrong:
            return "locked" in str(wrong)
        except sqlite3.DatabaseError:
            pass  # So damaged that nobody can have it open.
    return False


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _to_disk(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _like(old: Path, new: Path) -> None:
    """Who may read the one may read the other, also where somebody else puts it back."""
    known = old.stat()
    os.chmod(new, known.st_mode)
    with suppress(OSError, AttributeError):
        os.chown(new, known.st_uid, known.st_gid)
