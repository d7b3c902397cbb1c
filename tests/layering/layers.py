"""The way through the house: which part of Boneyard may know which.

tiles > core > rules > families > games +-> notation > table ---+> server > cli
                                        +-> text > view --------+
                                        +-> puzzles > bots ---------+> adapters
                   table, kernel > analysis > server
                   families > kernel > bots
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePosixPath

# Each layer, with those it may import directly; what those may import, it may too.
BELOW: dict[str, tuple[str, ...]] = {
    "tiles": (),
    # How plain data is read; below everybody, because it has to know of threads.
    "typed": (),
    "core": ("tiles", "typed"),
    "rules": ("core",),
    "families": ("rules",),
    "games": ("families",),
    # Human text is of no concern to the games: whoever speaks to people loads it.
    "text": ("games",),
    "notation": ("games",),
    "compiling": (),
    "puzzles": ("games", "compiling"),
    # Compiled rounds know the parts that all games share; a game brings what it has besides.
    "kernel": ("families", "compiling"),
    # What a game brings for them: compiled twins of its own parts.
    "twins": ("games", "kernel"),
    "bots": ("puzzles", "kernel"),
    # One table, whoever sits at it: it knows neither bots nor words.
    "table": ("notation",),
    # Looking back at a match that is over.
    "analysis": ("table", "kernel"),
    # What is seen is made from observations: no table is needed to look at one.
    "view": ("text",),
    # The table of a Python session, which `import boneyard` offers but does not load.
    "open_table": ("table", "bots", "view", "analysis"),
    # Rounds to look at and to learn from, with what speaks for each move.
    "lessons": ("table", "bots", "view"),
    # Numbers for programs that learn: games and bots, and neither words nor pictures.
    "adapters": ("table", "bots"),
    # The server and the command line use the library as everybody does: `import boneyard`.
    "server": ("lessons", "analysis", "boneyard"),
    "cli": ("server",),
    "__main__": ("cli",),
    # What a game tests itself with.
    "testing": ("table", "boneyard"),
    # `import boneyard`: what a person uses from the REPL.
    "boneyard": ("open_table",),
}

# The same inside the server. What goes out (`live.outbox` and what it needs) is below the rooms,
# which tell by it; what comes in is above them.
BELOW_IN_SERVER: dict[str, tuple[str, ...]] = {
    "measures": (),
    "basics": ("measures",),
    "storage": ("measures",),
    "keys": ("storage",),
    "fairness": ("storage",),
    "bot_pool": ("basics",),
    "sharing": ("basics", "keys", "measures"),
    "live, out": ("basics", "storage", "fairness"),
    "rooms": ("live, out", "sharing", "bot_pool"),
    "live, in": ("rooms",),
    "http": ("rooms",),
    "client": ("live, out",),
    "top": ("live, in", "http", "client"),
}
BASICS = frozenset(
    {"settings", "safe_log", "addresses", "buckets", "drawings", "language"}
    | {"logs", "names", "porter", "text", "tidying"}
)
LIVE_OUT = frozenset({"protocol", "connection", "crowd", "frames", "outbox", "chat"})
LIVE_IN = frozenset({"dispatch", "ear", "route"})

PURE = frozenset({"tiles", "core", "rules", "families", "games"})

# What the pure layers know nothing of: files, sockets, time, chance, drawing, human text.
IMPURE = frozenset(
    {
        *("io", "logging", "os", "pathlib", "shutil", "sqlalchemy", "tempfile"),
        *("asyncio", "fastapi", "socket", "starlette", "urllib", "uvicorn", "websockets"),
        *("multiprocessing", "subprocess", "threading"),
        *("datetime", "time"),
        *("random", "secrets", "uuid"),
        *("matplotlib", "numba", "numpy", "segno"),
        *("fluent", "rich"),
    }
)

# The index of the games is the one place that looks at folders: games are found, not listed.
FINDS_THE_GAMES = ("boneyard.games", "pathlib")

# A game's folder may bring how it is drawn, how a bot of its own plays, what it is in numbers
# and in compiled rounds; nobody below sees it.
IN_A_GAME = {
    "scene": "view", "arrange": "view", "bot": "bots", "encoding": "adapters", "kernel": "twins",
}  # fmt: skip


def allowed(layer: str, map_: Mapping[str, tuple[str, ...]] = BELOW) -> frozenset[str]:
    """Every layer that `layer` may import."""
    found = {layer}
    for below in map_[layer]:
        found |= allowed(below, map_)
    return frozenset(found)


def part_of_server(module: str) -> str | None:
    """The part of the server a dotted name belongs to; None: it is no name of the server's, or
    only that of a package."""
    match module.split("."):
        case ["boneyard", "server", "live", name, *_]:
            if name in LIVE_OUT:
                return "live, out"
            return "live, in" if name in LIVE_IN else f"live.{name}"
        case [
            "boneyard",
            "server",
            (
                "http"
                | "rooms"
                | "sharing"
                | "storage"
                | "keys"
                | "fairness"
                | "bot_pool"
                | "client"
            ) as part,
            *_,
        ]:
            return part
        case ["boneyard", "server", ("app" | "run" | "workers" | "bench" | "handover"), *_]:
            return "top"
        case ["boneyard", "server", name, *_]:
            return "basics" if name in BASICS else name
    return None


def layer_of(module: str) -> str:
    """The layer of a dotted module name; the package itself is the layer 'boneyard'."""
    parts = module.split(".")
    match parts:
        case ["boneyard"]:
            return "boneyard"
        case ["boneyard", "games", _, part, *_] if part in IN_A_GAME:
            return IN_A_GAME[part]
        case ["boneyard", top, *_]:
            return top
    raise ValueError(f"{module} is no part of boneyard")


def game_of(module: str) -> str | None:
    """The folder of the game that a module belongs to."""
    match module.split("."):
        case ["boneyard", "games", game, _, *_]:
            return game
    return None


def module_of(path: PurePosixPath) -> str:
    """`boneyard/core/__init__.py` is boneyard.core."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
