"""Python looks for garbage when nobody plays."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from boneyard.server.tidying import LOOK_S, MUCH, Tidier


class House:
    """What goes on, as the tidier is told."""

    def __init__(self) -> None:
        self.now, self.moves, self.ended, self.tidied = 0.0, 0, 0, 0
        self.tidier = Tidier(
            moves=lambda: self.moves,
            ended=lambda: self.ended,
            collect=self._collect,
            clock=lambda: self.now,
        )

    def _collect(self) -> None:
        self.tidied += 1

    def goes_on(self, *, moves: int = 0, ended: int = 0) -> int:
        """A while later; how often everything was looked through meanwhile."""
        before = self.tidied
        self.now, self.moves, self.ended = self.now + LOOK_S, self.moves + moves, self.ended + ended
        self.tidier.look()
        return self.tidied - before


@pytest.fixture
def house() -> Iterator[House]:
    usual = gc.get_threshold()
    house = House()
    house.tidier.begin()
    yield house
    gc.unfreeze()
    gc.set_threshold(*usual)


def test_as_soon_as_it_is_quiet(house: House) -> None:
    assert house.goes_on(moves=1, ended=3) == 0
    assert house.goes_on() == 1
    # There is nothing more to be found.
    assert house.goes_on() == 0
    assert house.goes_on(ended=1) == 1


def test_not_while_people_play_unless_much_has_gathered(house: House) -> None:
    assert house.goes_on(moves=1, ended=MUCH - 1) == 0
    assert house.goes_on(moves=1, ended=1) == 1
    assert house.goes_on(moves=1, ended=MUCH - 1) == 0


def test_it_looks_once_in_a_while_only(house: House) -> None:
    assert house.goes_on(ended=1) == 1
    house.ended += 1
    house.now += LOOK_S / 2
    house.tidier.look()
    assert house.tidied == 1


def test_python_itself_looks_at_what_is_new_only(house: House) -> None:
    """However much is made and kept."""
    before = [generation["collections"] for generation in gc.get_stats()]
    kept = [[number] for number in range(200_000)]
    after = [generation["collections"] for generation in gc.get_stats()]
    assert len(kept) == 200_000
    assert after[0] > before[0]
    assert after[1:] == before[1:]


def test_where_it_did_not_begin_python_decides() -> None:
    house = House()
    assert house.goes_on(ended=2 * MUCH) == 0
