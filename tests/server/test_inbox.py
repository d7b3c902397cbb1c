"""What is asked of a room is done one after the other, in the order in which it was asked."""

from __future__ import annotations

import asyncio
import logging

import pytest

from boneyard.server.rooms.inbox import Inbox, serialised
from boneyard.server.storage.queries import Conflict


class Diary:
    """Notes when something begins and ends."""

    def __init__(self) -> None:
        self.noted: list[str] = []
        self.wrong: list[tuple[str, bool]] = []
        self.news = 0
        """So often somebody else was faster, and we could catch up."""
        self.inbox = Inbox(
            "diary",
            on_error=lambda wrong, nobody: self.wrong.append((str(wrong), nobody)),
            catch_up=self.catch_up,
            after=lambda: self.noted.append("told"),
        )

    async def catch_up(self) -> bool:
        self.news -= 1
        return self.news >= 0

    @serialised
    async def meet(self) -> int:
        """Somebody else is faster as long as there is news."""
        if self.news:
            raise Conflict
        return len(self.noted)

    @serialised
    async def note(self, what: str) -> str:
        self.noted.append(f"{what} begins")
        await asyncio.sleep(0.001)
        self.noted.append(f"{what} ends")
        return what

    @serialised
    async def twice(self, what: str) -> list[str]:
        return [await self.note(what), await self.note(what)]

    @serialised
    async def fail(self, what: str) -> None:
        await asyncio.sleep(0.001)
        raise ValueError(what)


async def test_one_thing_after_the_other() -> None:
    diary = Diary()
    first, second = diary.note("a"), diary.note("b")
    assert [await second, await first] == ["b", "a"]
    assert diary.noted == ["a begins", "a ends", "told", "b begins", "b ends", "told"]
    await diary.inbox.close()


async def test_a_method_may_need_another() -> None:
    diary = Diary()
    both, other = diary.twice("a"), diary.note("b")
    async with asyncio.timeout(5):
        assert await both == ["a", "a"]
        await other
    assert diary.noted[-3:] == ["b begins", "b ends", "told"]
    await diary.inbox.close()


async def test_what_is_begun_is_finished_though_nobody_waits() -> None:
    diary = Diary()
    asked = asyncio.ensure_future(diary.note("a"))
    await asyncio.sleep(0)
    asked.cancel()
    await diary.inbox.close()
    assert diary.noted == ["a begins", "a ends", "told"]


async def test_a_closed_room_does_nothing_more() -> None:
    diary = Diary()
    last = diary.note("a")
    closing = asyncio.create_task(diary.inbox.close())
    await asyncio.sleep(0)
    with pytest.raises(Conflict):
        await diary.note("b")
    diary.inbox.post(lambda: diary.fail("c"))  # type: ignore[arg-type, return-value]
    await closing
    assert await last == "a"
    assert diary.noted == ["a begins", "a ends", "told"]


async def test_a_mistake_is_told_to_who_asked_and_the_next_is_done(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.ERROR)
    diary = Diary()
    with pytest.raises(ValueError, match="no"):
        await diary.fail("no")
    diary.inbox.post(lambda: diary.fail("nobody"))  # type: ignore[arg-type, return-value]
    assert await diary.note("a") == "a"
    assert diary.wrong == [("no", False), ("nobody", True)]
    await diary.inbox.close()
    assert caplog.text == ""


async def test_who_was_not_the_first_catches_up_and_does_it_again() -> None:
    diary = Diary()
    diary.news = 3
    assert await diary.meet() == 0
    diary.news = -1
    with pytest.raises(Conflict):
        await diary.meet()
    assert diary.wrong == [("", False)]
    await diary.inbox.close()
