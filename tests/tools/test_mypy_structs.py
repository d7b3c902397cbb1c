"""A slip in a state, an observation or what is chosen is found by the types, not by a player."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
HEAD = """\
from msgspec.structs import replace
from boneyard.core.common import with_common
from boneyard.core.events import RoundEnded
from boneyard.core.options import SET, TARGET, Chosen
from boneyard.families.line import LineState
from boneyard.families.memory.state import MemoryObservation, MemoryState
from boneyard.families.rounds import Phase
from boneyard.games.hectic.state import HecticPhase
from boneyard.games.hungarian.game import MAY_STOP
from boneyard.rules.why import LineHow

def whole(number: int) -> None: ...
def yes_or_no(answer: bool) -> None: ...

def slips(state: LineState, chosen: Chosen, memory: MemoryState) -> None:
"""
GOOD = (
    "replace(state, phase=Phase.OVER, turn=1)",
    "print(RoundEnded(LineHow.OUT, 0, 0, ()).how == 'out', state.phase != Phase.PLAY)",
    "with_common(MemoryObservation, memory, seat=None, faces=()).flips",
    "with_common(MemoryState, with_common(MemoryObservation, memory, seat=None, faces=())).table",
    "whole(chosen[SET] + chosen.get(SET, 6))",
    "yes_or_no(chosen[MAY_STOP])",
    "print(chosen['set'], chosen.get('set'), chosen[TARGET] == 'at-once')",
)
SLIPS = {
    "replace(state, phse='over')": 'Unexpected keyword argument "phse"',
    "replace(state, turn='x')": 'Argument "turn" to "replace" has incompatible type "str"',
    "replace(state, phase=Phase.PLYA)": '"type[Phase]" has no attribute "PLYA"',
    "replace(state, phase=HecticPhase.PLAY)": 'Argument "phase" to "replace" has incompatible type',
    "print(state.phase == HecticPhase.PLAY)": "Non-overlapping equality check",
    "RoundEnded(LineHow.OTU, 0, 0, ())": '"type[LineHow]" has no attribute "OTU"',
    "replace(state, phase='plya')": 'Argument "phase" to "replace" has incompatible type',
    "with_common(MemoryObservation, memory, seat=0)": 'Missing named argument "faces"',
    "with_common(MemoryObservation, memory, seat=0, faecs=())": (
        'Unexpected keyword argument "faecs"'
    ),
    "with_common(MemoryObservation, memory, seat=0, faces=(6,))": (
        'Argument "faces" to "with_common" has incompatible type "tuple[int]"'
    ),
    "with_common(MemoryObservation, memory, seat=0, faces=(), up=())": (
        'Unexpected keyword argument "up"'
    ),
    "with_common(MemoryObservation, state, seat=0, faces=())": 'Missing named argument "kept"',
    "whole(chosen['set'])": 'Argument 1 to "whole" has incompatible type "bool | int | str"',
    "yes_or_no(chosen[SET])": 'Argument 1 to "yes_or_no" has incompatible type "int"',
    "whole(chosen.get(SET))": 'Argument 1 to "whole" has incompatible type "int | None"',
    "print(chosen[TARGET] == 'at-onec')": "Non-overlapping equality check",
}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What mypy says of each of these lines."""
    file = tmp_path_factory.mktemp("slips") / "slips.py"
    lines = [*HEAD.splitlines(), *(f"    {line}" for line in (*GOOD, *SLIPS))]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(file.parent)]
    out, err, _ = api.run([*config, "--follow-imports", "silent", str(file)])
    assert not err
    found: dict[str, str] = {}
    for line in out.splitlines():
        if line.startswith(str(file)):
            number, _, text = line.removeprefix(f"{file}:").partition(":")
            slip = lines[int(number) - 1].strip()
            found[slip] = found.get(slip, "") + text
    return found


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_found(said: dict[str, str], slip: str) -> None:
    assert SLIPS[slip] in said.get(slip, ""), said


def test_what_is_right_is_taken(said: dict[str, str]) -> None:
    assert set(said) <= set(SLIPS), said
