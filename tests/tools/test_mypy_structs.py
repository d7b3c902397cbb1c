"""A slip in a change of state is found by the types, not by a player."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
GOOD = "replace(state, phase='over', turn=1)"
SLIPS = {
    "replace(state, phse='over')": 'Unexpected keyword argument "phse"',
    "replace(state, turn='x')": 'Argument "turn" to "replace" has incompatible type "str"',
    "replace(state, phase='plya')": 'Argument "phase" to "replace" has incompatible type',
}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """What mypy says of each of these lines."""
    file = tmp_path_factory.mktemp("slips") / "slips.py"
    head = (
        "from msgspec.structs import replace\n"
        "from boneyard.families.line import LineState\n"
        "def change(state: LineState) -> None:\n"
    )
    file.write_text(head + "".join(f"    {line}\n" for line in (GOOD, *SLIPS)), "utf-8")
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(file.parent)]
    out, err, _ = api.run([*config, "--follow-imports", "silent", str(file)])
    assert not err
    found: dict[int, str] = {}
    for line in out.splitlines():
        if line.startswith(str(file)):
            number, _, text = line.removeprefix(f"{file}:").partition(":")
            found[int(number) - 4] = found.get(int(number) - 4, "") + text
    return found


@pytest.mark.parametrize("number", range(1, len(SLIPS) + 1))
def test_a_slip_is_found(said: dict[int, str], number: int) -> None:
    slip = list(SLIPS.values())[number - 1]
    assert slip in said.get(number, ""), said


def test_what_is_right_is_taken(said: dict[int, str]) -> None:
    assert 0 not in said
