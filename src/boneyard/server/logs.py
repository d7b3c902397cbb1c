"""What the server writes to its log, and in which form: lines for people, or JSON for programs.

Neither form ever shows what an error said, only its kind and where it happened: its message may
name a tile that somebody holds (see safe_log.py). That counts for the log of uvicorn and asyncio,
too, which would write all of it.
"""

from __future__ import annotations

import json
import logging
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from boneyard.server.settings import LogFormat

LOGGERS = ("boneyard", "uvicorn", "asyncio", "concurrent.futures", "sqlalchemy", "websockets")
ACCESS = "uvicorn.access"
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class PlainLines(logging.Formatter):
    """For people; an error may take several lines."""

    def format(self, record: logging.LogRecord) -> str:
        return super().format(_discreet(record))

    def formatException(self, ei: Any) -> str:
        return _places(ei)


class JsonLines(logging.Formatter):
    """For programs: an object on each line. `event` is the same for all that is of one kind; what
    tells one from the other are fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        record = _discreet(record)
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": str(record.msg),
            "message": record.getMessage(),
        }
        if isinstance(record.args, Mapping):
            told |= {name: value for name, value in record.args.items() if name not in told}
        elif record.args:
            told["args"] = record.args
        if record.exc_info:
            told["places"] = _places(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def _discreet(record: logging.LogRecord) -> logging.LogRecord:
    """The record without what a log must not know, and with names for what uvicorn counts off."""
    kept = logging.makeLogRecord(record.__dict__)
    # Made by another formatter before us, with all that the error said.
    kept.exc_text = None
    if record.name == ACCESS and isinstance(record.args, tuple) and len(record.args) == 5:
        address, method, path, _, status = record.args
        kept.msg = "%(address)s %(method)s %(path)s %(status)s"
        asked = str(path).partition("?")[0]
        kept.args = {"address": address, "method": method, "path": asked, "status": status}
    elif record.name == "asyncio":
        # The rest shows the task and what it raised, or what a callback was given.
        kept.msg, kept.args = record.getMessage().partition("\n")[0].partition("(")[0], ()
    return kept


def _places(raised: Any) -> str:
    """The kind of an error, and where it happened."""
    kind, _, trace = raised
    if kind is None:
        return ""
    return f"{kind.__qualname__}\n{''.join(traceback.format_tb(trace)).rstrip()}"


def configuration(form: LogFormat, *, access: bool) -> dict[str, Any]:
    """For `logging.config.dictConfig`. The root is left alone: it belongs to whoever runs us."""
    lines = JsonLines if form == "json" else PlainLines
    levels = {"boneyard": "INFO"}
    loggers: dict[str, Any] = {
        name: {"handlers": ["stderr"], "level": levels.get(name, "WARNING")} for name in LOGGERS
    }
    if access:
        loggers[ACCESS] = {"level": "INFO"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines, "fmt": PLAIN}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": loggers,
    }
