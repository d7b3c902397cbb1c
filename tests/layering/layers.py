"""The way through the house: which part of Boneyard may know which.

tiles > core > rules > families > games +-> notation > table ---+> server > cli
                                        +-> text > view --------+
                                        +-> puzzles > bots -----+
"""

from __future__ import annotations

from pathlib import PurePosixPath

# Each layer, with those it may import directly; what those may import, it may too.
BELOW: dict[str, tuple[str, ...]] = {
    "tiles": (),
    "core": ("tiles",),
    "rules": ("core",),
    "families": ("rules",),
    "games": ("families",),
    # Human text is of no concern to the games: whoever speaks to people loads it.
    "text": ("games",),
    "notation": ("games",),
    "puzzles": ("games",),
    "bots": ("puzzles",),
    # One table, whoever sits at it: it knows neither bots nor words.
    "table": ("notation",),
    # What is seen is made from observations: no table is needed to look at one.
    "view": ("text",),
    # The table of a Python session, which `import boneyard` offers but does not load.
    "open_table": ("table", "bots", "view"),
    # The server and the command line use the library as everybody does: `import boneyard`.
    "server": ("table", "bots", "view", "boneyard"),
    "cli": ("server",),
    # What a game tests itself with.
    "testing": ("table", "boneyard"),
    # `import boneyard`: what a person uses from the REPL.
    "boneyard": ("open_table",),
}

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

# A game's folder may bring how it is drawn and how a bot of its own plays; nobody below sees it.
IN_A_GAME = {"scene": "view", "arrange": "view", "bot": "bots"}


def allowed(layer: str) -> frozenset[str]:
    """Every layer that `layer` may import."""
    found = {layer}
    for below in BELOW[layer]:
        found |= allowed(below)
    return frozenset(found)


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
