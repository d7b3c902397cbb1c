"""`boneyard train`: the same seed, the same weights; and what goes wrong is told in a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from boneyard.bots.schooling import Schooling
from boneyard.bots.taught import BadWeights, Taught, encoded, read
from boneyard.cli.main import main
from boneyard.kernel import features

FEW = 6000


def weights(path: Path) -> bytes:
    return read(path.read_bytes(), "pairs", path.name).net.tobytes()


def test_the_same_seed_teaches_the_same_also_with_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["train", "pairs", "--decisions", str(FEW), "--seed", "3", "--out"]
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert main([*command, str(one)]) == 0
    lesson = Schooling.lesson
    lessons: list[float] = []

    def stopped(self: Schooling, done: float) -> None:
        if len(lessons) == 2:
            raise KeyboardInterrupt
        lessons.append(done)
        lesson(self, done)

    monkeypatch.setattr(Schooling, "lesson", stopped)
    assert main([*command, str(two)]) == 130
    assert not two.exists()
    monkeypatch.setattr(Schooling, "lesson", lesson)
    assert main([*command, str(two)]) == 0
    assert weights(one) == weights(two)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.json", "two.json"]


def test_somebody_taught_beats_somebody_untaught() -> None:
    course = Schooling("pairs", 1)
    untaught = course.net.copy()
    while course.decisions < 100_000:
        course.lesson(course.decisions / 100_000)
    share, width = course.duel(untaught, 2000)
    assert share - width > 50


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["pairs", "--minutes", "0"], "more than 0 minutes"),
        (["pairs", "--minutes", "nan"], "more than 0 minutes"),
        (["pairs", "--decisions", "0"], "at least one decision"),
        (["pairs", "--out", "nowhere/x.json"], "there is no folder"),
        (["mexican-train", "--decisions", "1"], "is not played by compiled rounds"),
        (["hectic", "--decisions", "1"], "is no line game"),
        (["pairs", "--decisions", "1", "--out", "broken.json"], "holds no weights"),
    ],
)
def test_what_is_wrong_is_told(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    Path("broken.json").write_text("{")
    assert main(["train", *words]) == 2
    assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["broken.json"]


def test_weights_of_something_else_are_refused() -> None:
    taught = Taught(
        format=1, game="pairs", version="0", command="", decisions=1, seconds=1.0,
        units=features.UNITS, numbers=features.FEATURES,
        weights=encoded(np.zeros(features.WEIGHTS, np.float32)),
    )  # fmt: skip
    read(msgspec.json.encode(taught), "pairs", "x")
    for wrong, said in (
        ({"game": "block"}, "for block, not for pairs"),
        ({"format": 2}, "in format 2"),
        ({"units": 32}, "weights for 32 units"),
        ({"weights": taught.weights[:-8]}, "there should be"),
        ({"weights": "?"}, "holds no weights"),
    ):
        other = msgspec.structs.replace(taught, **wrong)
        with pytest.raises(BadWeights, match=said):
            read(msgspec.json.encode(other), "pairs", "x")
