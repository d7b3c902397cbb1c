"""Types that are read for the first time by several threads at once."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import boneyard
from boneyard.typed import Typed, typed

HOUSE = Path(boneyard.__file__).parent

RACE = """
import sys, threading
from msgspec import defstruct
from boneyard.typed import typed

sys.setswitchinterval(1e-6)
for i in range(60):
    inner = defstruct(f"Inner{i}", [(f"field{n}", int | None, None) for n in range(20)])
    outer = defstruct(f"Outer{i}", [(f"field{n}", inner | None, None) for n in range(10)])
    start = threading.Barrier(6)

    def read():
        start.wait()
        assert typed(outer).convert({"field3": {"field4": 5}}).field3.field4 == 5

    threads = [threading.Thread(target=read) for _ in range(6)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
"""


def test_threads_that_read_a_new_type_at_once_do_not_crash() -> None:
    done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


class Pair(msgspec.Struct):
    a: int
    b: int = 0


def test_json_and_plain_data_are_read_alike() -> None:
    pair: Typed[Pair] = Typed(Pair)
    assert pair.decode('{"a": 1}') == pair.convert({"a": 1}) == Pair(1)
    assert typed(Pair) is typed(Pair)
    for wrong in ('{"a": "x"}', "{}"):
        with pytest.raises(msgspec.ValidationError):
            pair.decode(wrong)
    with pytest.raises(msgspec.ValidationError):
        pair.convert({"a": "x"})


ALONE = {"typed.py", "server/settings.py", "server/bench/people.py", "server/bench/measure.py"}
"""The one place, and programs that read in no thread but their own."""


def test_nobody_else_reads_types() -> None:
    """`msgspec.convert`, `msgspec.json.decode(…, type=…)` and decoders of one's own would look at a
    type when it may be too late."""
    found = set()
    for file in HOUSE.rglob("*.py"):
        inside = file.relative_to(HOUSE).as_posix()
        if inside in ALONE or "/test_" in inside:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                typed_ = any(keyword.arg == "type" for keyword in node.keywords)
                if called in ("msgspec.convert", "msgspec.json.Decoder") or (
                    called == "msgspec.json.decode" and typed_
                ):
                    found.add(inside)
    assert not found
