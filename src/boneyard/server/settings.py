"""What can be set about a server, and where it keeps its tables by default.

Every field of `Settings` and `Limits` can be set from outside, by its name: `keep_days` as
`BONEYARD_KEEP_DAYS` or `--set keep_days=30`, `Limits.body_bytes` as `BONEYARD_LIMIT_BODY_BYTES` or
`--set limit_body_bytes=1000`. A new field needs nothing but its type, its default and its
docstring: docs/serving.md lists it from there (`make generated`).
"""

from __future__ import annotations

import difflib
import math
import os
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

Count: TypeAlias = Annotated[int, Meta(ge=1)]
CountOrNone: TypeAlias = Annotated[int, Meta(ge=0)]
Rate: TypeAlias = Annotated[float, Meta(gt=0)]
Seconds: TypeAlias = Annotated[float, Meta(gt=0)]
SecondsOrNone: TypeAlias = Annotated[float, Meta(ge=0)]
LogFormat: TypeAlias = Literal["plain", "json"]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may ask for. No person meets these; a program that runs wild does."""

    body_bytes: Count = 64 * 1024
    """The longest body of a request."""
    message_bytes: Count = 16 * 1024
    """The longest message over a connection."""
    requests_per_second: Rate = 40
    """Requests from one address, in the long run."""
    requests_at_once: Count = 200
    """Requests from one address, one right after the other."""
    tables_per_second: Rate = 1
    """New tables from one address, in the long run."""
    tables_at_once: Count = 60
    """New tables from one address, one right after the other."""
    messages_per_second: Rate = 25
    """Messages over one connection, and over all connections of one seat together."""
    messages_at_once: Count = 60
    """The same, one right after the other."""
    sayings_per_second: Rate = 0.5
    """What one seat says to the others, in the long run."""
    sayings_at_once: Count = 8
    """The same, one right after the other."""
    address_messages_per_second: Rate = 200
    """Messages of all who look on from one address; as much again of all who play from there."""
    address_messages_at_once: Count = 500
    """The same, one right after the other."""
    watchers_per_table: CountOrNone = 64
    """Connections that look on at one table."""
    watchers_per_address: CountOrNone = 256
    """Connections that look on from one address, at all tables."""
    watchers_per_table_and_address: CountOrNone = 16
    """Connections that look on at one table from one address."""
    connections_per_seat: Count = 8
    """Devices of one player: the one that came first makes way for the next."""
    moves_per_day: Count = 50_000
    """Moves from one address that are written down, marks and moves taken back among them: so many
    one right after the other, and in the long run in a day. A move takes about a kilobyte."""
    parcels_per_day: Count = 40
    """Lists of matches that are sent from one address to another browser, with a link or a QR code;
    so many one right after the other, and in the long run in a day."""
    pictures_per_second: Rate = 2
    """Pictures that are drawn for one address, in the long run: link previews, positions, embedded
    replays. What was drawn a moment ago is not drawn again."""
    pictures_at_once: Count = 100
    """The same, one right after the other."""
    pictures_bytes: Count = 16 * 1024 * 1024
    """What is kept of pictures in memory, of all addresses together."""
    reviews_per_day: Count = 100
    """Matches that are judged for one address: so many one right after the other, and in the long
    run in a day."""
    entries_per_table: Count = 25_000
    """A log as long as this is not added to: no match comes near it, and it has to be read again
    whenever the table is opened."""
    unsent_messages: Count = 512
    """A client that does not read is let go when so many messages wait for it."""
    unsent_bytes: Count = 2 * 1024 * 1024
    """Or when so much waits for it."""
    send_s: Seconds = 20
    """Or when one message, or a part of an answer, could not be sent for so long."""
    head_s: Seconds = 10
    """How long a request may take to say what it asks for."""
    body_s: Seconds = 20
    """How long the rest of it may take."""
    callers: Count = 10_000
    """Network connections in all, whatever comes over them; fewer where the process may not open so
    many files. When all places are taken, who has sent half a request longest ago makes way."""
    callers_per_address: Count = 400
    """Network connections from one address, unless it is this machine's or that of a trusted
    proxy."""


UNLIMITED = Limits(
    requests_per_second=1e6,
    requests_at_once=10**6,
    tables_per_second=1e6,
    tables_at_once=10**6,
    messages_per_second=1e6,
    messages_at_once=10**6,
    sayings_per_second=1e6,
    sayings_at_once=10**6,
    address_messages_per_second=1e6,
    address_messages_at_once=10**6,
    moves_per_day=10**9,
    parcels_per_day=10**9,
    pictures_per_second=1e6,
    pictures_at_once=10**6,
    reviews_per_day=10**9,
    watchers_per_address=10**6,
    watchers_per_table_and_address=10**6,
    callers=10**6,
    callers_per_address=10**6,
)
"""For programs that measure or test the server from one address."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database_url: str
    """Where tables are kept: `sqlite:////path/to/tables.db`, or
    `postgresql://user:password@host/name` (needs `pip install 'boneyard-dominoes[postgres]'`);
    without it in your data folder."""
    redis_url: str = ""
    """A Redis or Valkey (`redis://host:6379`) through which several servers on one PostgreSQL hear
    of each other at once (needs `pip install 'boneyard-dominoes[redis]'`); without it they look
    twice a second."""
    base_path: str = ""
    """The path under which a reverse proxy shows the server, like `/boneyard`."""
    origins: tuple[str, ...] = ()
    """Addresses of pages, besides the server's own, that may open a connection to it, with blanks
    between them."""
    hosts: tuple[str, ...] = ()
    """Names under which the server answers, with blanks between them, like `play.example.org` or
    `*.example.org`; `*` for all. Without it: the names of this machine and, with `--host`, those
    of a home network."""
    pace_ms: CountOrNone = 900
    """How soon a bot acts at the earliest, so that a person can follow; players can change it at
    their table."""
    grace_s: SecondsOrNone = 30
    """How long a seat waits for a player who is cut off before a bot may take it."""
    rest_s: SecondsOrNone = 60
    """How long a finished round is looked at by those who do not say that they are ready."""
    bot_seconds: Seconds = 1.0
    """How long a bot that thinks ahead may think about one decision. It never acts sooner than
    after this and a tenth more, so that nobody learns from the time whether it had a choice."""
    think_s: Seconds = 10
    """After so long, whether it waits for its turn to think or still thinks, a bot is replaced by a
    simple one, for this decision; the table is told."""
    idle_s: Seconds = 120
    """A table nobody looks at is kept on disk only after this time."""
    keep_days: Count = 180
    """Tables nobody has touched for so many days are deleted."""
    keep_finished_days: CountOrNone = 0
    """Those whose match is over may go sooner; 0: as late as all others."""
    keep_waiting_days: Count = 30
    """Those at which no match ever began go after so many days."""
    drain_s: SecondsOrNone = 0
    """How long a server that is told to stop (SIGTERM) serves on, while `/healthz` says that it is
    stopping, so that a load balancer sends nobody there any more."""
    log_format: LogFormat = "plain"
    """How the log is written: `plain`, for people, or `json`, an object on each line."""
    access_log: bool = False
    """Whether every request is written to the log, with the address it came from: `true` or
    `false`."""
    metrics_token: str = ""
    """Who sends this (`Authorization: Bearer …`) may read `/metrics`; without it only programs on
    the same machine."""
    processes: Count = max(1, (os.cpu_count() or 2) - 1)
    """How many bots may think hard at the same time; without it one less than the machine has
    cores."""
    limits: Limits = Limits()
    """How much one client may ask for."""

    @staticmethod
    def from_environment(
        environment: Mapping[str, str] = os.environ, given: Mapping[str, str] | None = None
    ) -> Settings:
        """As the environment says, and before that what was `given` by name; raises BadSetting."""
        given = given or {}
        for name in given:
            if name not in declared():
                near = difflib.get_close_matches(name, declared(), 1)
                instead = f"did you mean {near[0]}?" if near else "docs/serving.md lists them all"
                raise BadSetting(f"there is no setting {name!r}; {instead}")
        chosen: dict[str, Any] = {}
        for name, setting in declared().items():
            # A variable that is set to nothing is as good as none.
            if name in given:
                chosen[name] = setting.read(given[name], f"--set {name}")
            elif environment.get(setting.variable):
                chosen[name] = setting.read(environment[setting.variable], setting.variable)
        short = {name: value for name, value in chosen.items() if name.startswith(LIMIT)}
        limits = Limits(**{name.removeprefix(LIMIT): value for name, value in short.items()})
        plain = {name: value for name, value in chosen.items() if name not in short}
        plain.setdefault("database_url", default_database_url())
        settings = Settings(**plain, limits=limits)
        return msgspec.structs.replace(
            settings,
            database_url=database_address(settings.database_url),
            base_path=_base_path(settings.base_path),
        )


class BadSetting(ValueError):
    """A setting that means nothing; the message says what would."""


# -- from outside ------------------------------------------------------------------------------

LIMIT = "limit_"
"""What the names of the limits begin with, among the other settings."""


class Setting(msgspec.Struct, frozen=True):
    """One thing that can be set."""

    name: str
    kind: Any

    @property
    def variable(self) -> str:
        return f"BONEYARD_{self.name.upper()}"

    def read(self, text: str, where: str) -> Any:
        """The value that a text means; raises BadSetting that names where it was found."""
        if self.kind is str:
            return text
        if self.kind == tuple[str, ...]:
            return tuple(text.split())
        try:
            value = msgspec.convert(text, self.kind, strict=False)
        except msgspec.ValidationError:
            value = math.nan
        # Not what the decoder says, which is for programmers.
        if not isinstance(value, str) and not math.isfinite(value):
            raise BadSetting(f"{where} is {self.form}, not {text[:80]!r}")
        return value

    @property
    def form(self) -> str:
        """What a value looks like, as a part of a sentence."""
        if self.kind is str:
            return "a text"
        if self.kind == tuple[str, ...]:
            return "texts with blanks between them"
        if self.kind is bool:
            return "true or false"
        if get_origin(self.kind) is Literal:
            return " or ".join(get_args(self.kind))
        kind, meta = get_args(self.kind)
        number = "a whole number" if kind is int else "a number"
        return f"{number} above {meta.gt}" if meta.gt is not None else f"{number} from {meta.ge} on"


@cache
def declared() -> dict[str, Setting]:
    """Everything that can be set, by name, in the order of the declaration."""
    kinds = get_type_hints(Settings, include_extras=True)
    del kinds["limits"]
    limits = get_type_hints(Limits, include_extras=True)
    kinds |= {LIMIT + name: kind for name, kind in limits.items()}
    return {name: Setting(name, kind) for name, kind in kinds.items()}


def _base_path(path: str) -> str:
    return "/" + path.strip("/") if path.strip("/") else ""


def database_address(url: str) -> str:
    """The address with the driver we bring; raises BadSetting for a database we do not speak to."""
    kind, colon, rest = url.partition("://")
    if colon and kind in ("postgres", "postgresql", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if colon and kind == "sqlite":
        return url
    # The address may hold a password: it is not repeated.
    raise BadSetting(
        "the database address must begin with sqlite:/// or postgresql://, "
        "like sqlite:////home/ada/boneyard.db or postgresql://ada@localhost/boneyard"
    )


def default_database_url() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


def data_folder() -> Path:
    """Where programs of this person keep their data on this kind of machine."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "boneyard"
