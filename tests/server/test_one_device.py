"""Several people at one device: what one of them was told is not there for the next to read."""

from __future__ import annotations

from boneyard.server.client import Http, hear, hear_until, say
from tests.server.people import ME


async def test_the_log_is_told_anew_to_the_one_who_looks(person: Http) -> None:
    ben = {"kind": "local", "name": "Ben"}
    made = await person.new_table("block", [{**ME, "kind": "local"}, ben], options={})
    for seat in made["seats"]:
        await person.enter(made["table"], seat["secret"])
    async with person.live(made["table"]) as line:

        async def log() -> list[str]:
            return [one["text"] for one in (await hear_until(line, "log"))["lines"]]

        await say(line, send="frame", width=30, height=18)
        between = await log()
        told = {}
        for seat in (0, 1):
            await say(line, send="look", seat=seat)
            told[seat] = await log()
        await say(line, send="look", seat=None)
        behind_the_curtain = await log()
    mine = [[text for text in told[seat] if text.startswith("You take")] for seat in (0, 1)]
    assert [len(lines) for lines in mine] == [1, 1], "each is told what they took"
    assert mine[0] != mine[1]
    for lines in (between, behind_the_curtain):
        assert lines
        assert not any(text.startswith("You") for text in lines), "nobody looks, nobody is told"


async def test_who_looks_on_may_say_how_fast_he_likes_it(person: Http) -> None:
    made = await person.new_table("block", [{"kind": "bot", "bot": "random"}] * 2, options={})
    async with Http(person.address).live(made["table"]) as line:
        await say(line, send="pace", ms=0)
        await say(line, send="frame", width=30, height=18)
        told = ""
        while told != "scene":
            told = (await hear(line))["tell"]
            assert told != "problem"
