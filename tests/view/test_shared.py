"""What is made once of the very same object, for as long as it is kept."""

from __future__ import annotations

import threading

from boneyard.view import shared as module
from boneyard.view.shared import shared


def test_it_is_made_once_for_the_very_same_object() -> None:
    made: list[tuple[int, ...]] = []

    @shared(module.LONG)
    def doubled(numbers: tuple[int, ...], by: int) -> list[int]:
        made.append(numbers)
        return [number * by for number in numbers]

    one, equal = (1, 2), tuple([1, 2])
    assert doubled(one, 2) is doubled(one, 2)
    assert doubled(equal, 2) == doubled(one, 2)
    assert doubled(equal, 2) is not doubled(one, 2)
    assert doubled(one, 3) == [3, 6]
    assert len(made) == 3


def test_the_oldest_is_forgotten_and_no_id_is_taken_for_another() -> None:
    @shared(module.LONG)
    def first_of(numbers: list[int]) -> int:
        return numbers[0]

    # A list that nobody else holds may get the id of one that was given up.
    assert [first_of([i]) for i in range(3 * module.LONG)] == list(range(3 * module.LONG))


def test_no_more_are_kept_than_said() -> None:
    made: list[str] = []

    @shared(2)
    def itself(word: str) -> str:
        made.append(word)
        return word

    one, two, three = "one", "two", "three"
    for word in (one, two, one, three, two, one):
        itself(word)
    # The first of them was forgotten for the third.
    assert made == [one, two, three, one]


def test_many_threads_share() -> None:
    @shared(module.LONG)
    def itself(number: tuple[int]) -> tuple[int]:
        return number

    wrong: list[object] = []

    def ask(start: int) -> None:
        for i in range(start, start + 2 * module.LONG):
            one = (i,)
            if itself(one) is not one:
                wrong.append(i)

    threads = [threading.Thread(target=ask, args=(1000 * k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
