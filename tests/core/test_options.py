"""What is chosen can be asked by name and by option, and nobody changes it."""

from __future__ import annotations

import pytest

from boneyard.core.options import (
    SET,
    BadOption,
    Chosen,
    Option,
    choice,
    flag,
    match_option,
    resolve,
)

MAY_STOP = flag("may_stop")
CHOSEN = Chosen({"set": 9, "may_stop": True})


def declare(chosen: Chosen) -> tuple[Option[bool | int], ...]:
    """With the larger set nobody may stop."""
    return (choice(SET, 6, 9), *(() if chosen.get(SET, 6) == 9 else (MAY_STOP,)))


def test_an_option_is_as_good_as_its_name() -> None:
    assert CHOSEN[SET] == CHOSEN["set"] == CHOSEN[choice(SET, 6, 9)] == 9
    assert CHOSEN.get(MAY_STOP) is CHOSEN.get("may_stop") is True


def test_what_is_not_chosen() -> None:
    assert Chosen().get(SET) is None
    assert Chosen().get(SET, 6) == 6
    assert "set" not in Chosen()
    with pytest.raises(KeyError, match="set"):
        Chosen()[SET]


def test_what_is_chosen_stays() -> None:
    values = {"set": 6}
    chosen = Chosen(values)
    values["set"] = 9
    assert chosen == {"set": 6}
    assert chosen.having(SET, 9) == Chosen({"set": 9})
    assert chosen == {"set": 6}


def test_options_are_declared_after_what_is_settled() -> None:
    assert resolve(declare, {}) == {"set": 6, "may_stop": False}
    assert resolve(declare, {"set": "9"}) == {"set": 9}
    with pytest.raises(BadOption, match="the options are set"):
        resolve(declare, {"set": 9, "may_stop": True})


def test_a_match_may_have_a_name() -> None:
    named = match_option("points:6", "six-love")
    assert [named.read(value) for value in ("Six-Love", "rounds:3")] == ["six-love", "rounds:3"]
    with pytest.raises(BadOption, match=r"points:N \(1 to 10000\) or six-love"):
        named.read("six")
    with pytest.raises(BadOption, match=r"choose rounds:N \(1 to 100\) or points:N"):
        match_option("points:6").read("six-love")
