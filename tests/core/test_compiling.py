"""What Numba has compiled is kept, and for its very sources only."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Barrier, BrokenBarrierError
from types import SimpleNamespace
from typing import Any

import pytest
from numba.core.caching import CacheImpl

from boneyard import compiling


@compiling.compiled()
def next_one(number: int) -> int:
    return number + 1


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(CacheImpl, "_locator_classes", [])
    compiling._tell_once.cache_clear()

    def one_before(number: int) -> int:
        return number - 1

    assert compiling.compiled()(one_before)(1) == 0
    compiling.compiled()(one_before)
    (told,) = caplog.messages
    assert "NUMBA_CACHE_DIR" in told


def test_an_edit_in_any_source_of_the_package_is_noticed(tmp_path: Path) -> None:
    inner = tmp_path / "puzzles" / "solo"
    inner.mkdir(parents=True)
    source, other = inner / "kernel.py", inner.parent / "numbers.py"
    source.write_text("1")
    other.write_text("2")

    def kept() -> str:
        compiling._digest.cache_clear()
        return compiling._kept_in("", source)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiling, "HERE", tmp_path)
        before = kept()
        assert Path(before).parent == inner / "__pycache__"
        assert kept() == before
        other.write_text("3")
        assert kept() != before
    compiling._digest.cache_clear()


def test_where_the_source_cannot_be_written_it_is_kept_for_its_sources_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "kernel.py"
    source.write_text("1")
    (tmp_path / "__pycache__").touch()  # No folder, and nobody can make one.
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    kept = Path(compiling._kept_in("", source))
    assert kept == compiling._of_this_person() / compiling._digest(tmp_path)
    assert tmp_path / "home" in kept.parents or sys.platform != "linux"


def test_several_threads_keep_what_they_compile_in_the_same_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In folders inside folders no other process would find it, and would compile again."""
    folders: list[str] = []
    together = Barrier(2)

    def noticing(**how: Any) -> Callable[[Any], Any]:
        # Both at the same time, if they can be.
        with suppress(BrokenBarrierError):
            together.wait(timeout=0.2)
        folders.append(compiling.NUMBA.CACHE_DIR)
        return lambda _: SimpleNamespace(get_call_template=None)

    monkeypatch.setattr(compiling, "njit", noticing)
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda _: compiling.compiled()(lambda: 1), range(2)))
    usual = compiling.NUMBA.CACHE_DIR
    assert folders == [compiling._kept_in(usual, Path(__file__))] * 2


def test_compiled_code_is_a_function_like_any_other() -> None:
    assert next_one(1) == 2


def test_it_is_compiled_once_whatever_number_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CacheImpl, "_locator_classes", [])  # What is kept is not compiled at all.

    @compiling.compiled()
    def twice(number: int) -> int:
        return 2 * number

    @compiling.compiled()
    def several(number: int) -> int:
        return twice(1) + twice(2) + twice(number)

    assert several(3) == 12
    known: Any = twice
    assert len(known.signatures) == 1
