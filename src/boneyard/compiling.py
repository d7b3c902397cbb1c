"""Functions that Numba compiles, and where what it made of them is kept.

Importing this brings the compiler, so only modules of compiled functions do, and those are imported
only when they are wanted.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import Any, TypeVar

from numba import config, njit, types
from numba.misc.appdirs import AppDirs

F = TypeVar("F", bound=Callable[..., Any])
log = logging.getLogger(__name__)
NUMBA: Any = config
_variable: Callable[[Any], Any] = types.unliteral
HERE = Path(__file__).parent
_SETTING = Lock()


def compiled(uses: Path | None = None, **how: Any) -> Callable[[F], F]:
    """Have Numba compile a function when it is first called, and keep that, where there is room.
    `uses` is a folder besides its own from which it is compiled."""

    def compile_(function: F) -> F:
        # Several threads get code ready at the same time, and this setting is one for all of them.
        with _SETTING:
            usual = NUMBA.CACHE_DIR
            NUMBA.CACHE_DIR = _kept_in(usual, Path(function.__code__.co_filename), uses)
            try:
                made: F = _for_any_number(njit(cache=True, nogil=True, **how)(function))
            except RuntimeError:
                # Neither the folder of the source nor a home can be written.
                _tell_once()
                made = _for_any_number(njit(nogil=True, **how)(function))
            finally:
                NUMBA.CACHE_DIR = usual
        return made

    return compile_


def _for_any_number(dispatcher: Any) -> Any:
    """Whether a compiled function calls this one with a constant or a variable, it is the same that
    they call. Numba would compile it anew for each constant; what there is to be gained by knowing
    it, LLVM gains where it puts the one function into the other."""
    find = dispatcher.get_call_template

    def found(args: Sequence[Any], named: Mapping[str, Any]) -> Any:
        return find(
            tuple(map(_variable, args)), {name: _variable(kind) for name, kind in named.items()}
        )

    dispatcher.get_call_template = found
    return dispatcher


def _kept_in(usual: str, source: Path, uses: Path | None = None) -> str:
    """A folder for these very sources. Numba looks only at the file of a function, and would not
    notice that what it calls, or a number it uses, has changed in another one. Where it cannot
    write it goes elsewhere by itself, to a folder for any sources: so we go before it does."""
    folder = Path(usual or source.parent / "__pycache__")
    kept = folder if _can_be_written(folder) else _of_this_person()
    return str(kept / (_digest(_package(source)) + (_digest(uses) if uses else "")))


@cache
def _can_be_written(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _of_this_person() -> Path:
    """Where Numba keeps for a person what it cannot keep beside the source."""
    dirs: Any = AppDirs
    return Path(dirs("numba", appauthor=False).user_cache_dir)


def _package(source: Path) -> Path:
    """The outermost folder of ours that a source is in: what it is compiled from is all there."""
    return next((up for up in source.parents if up.parent == HERE), source.parent)


@cache
def _digest(folder: Path) -> str:
    sources = b"".join(path.read_bytes() for path in sorted(folder.rglob("*.py")))
    return sha256(sources).hexdigest()[:16]


@cache
def _tell_once() -> None:
    log.warning(
        "compiled code cannot be kept, so every process compiles anew, for up to a minute; set "
        "NUMBA_CACHE_DIR to a folder that can be written"
    )
