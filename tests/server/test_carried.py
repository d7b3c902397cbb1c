"""One's matches: carried to another browser once, forgotten where one asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from boneyard.server.client import Http, RequestRefused, hear, hear_until, say
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import UNLIMITED
from boneyard.server.storage import parcels
from boneyard.server.storage.schema import parcels as stored
from boneyard.server.storage.schema import writing
from tests.server.people import BOT, ME, Json, alone, together
from tests.server.running import Running, quick, sqlite

MATCH = {"table": "abc", "slug": "block", "at": 1, "names": ["Ben"], "won": True, "points": "9 : 7"}
PAGE = "http://here.example/"


async def packed(person: Http, *matches: Json) -> str:
    made = await person.post("/api/matches", {"matches": list(matches), "at": PAGE})
    assert made["drawn"].startswith("<svg")
    link, _, secret = made["link"].partition("#carry=")
    assert link == PAGE
    return str(secret)


async def collect(person: Http, secret: str) -> list[Json]:
    collected = await person.post("/api/matches/collect", {"secret": secret})
    return list(collected["matches"])


async def refusal(person: Http, path: str, body: Json) -> int:
    with pytest.raises(RequestRefused) as refused:
        await person.post(path, body)
    return refused.value.status


async def test_a_list_is_collected_once(person: Http, another: Http) -> None:
    secret = await packed(person, MATCH)
    assert await collect(another, secret) == [MATCH]
    assert await refusal(another, "/api/matches/collect", {"secret": secret}) == 404


async def test_a_list_carries_nothing_but_a_list(person: Http) -> None:
    """Neither the secret of a seat nor a file of one's own."""
    for odd in ({"secret": "s"}, {"points": "<b>"}, {"slug": "../x"}, {"at": 10**15}):
        asked = {"matches": [{**MATCH, **odd}], "at": PAGE}
        assert await refusal(person, "/api/matches", asked) == 422
    many = {"matches": [MATCH] * 201, "at": PAGE}
    assert await refusal(person, "/api/matches", many) == 422


async def test_an_address_sends_so_many_lists(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, parcels_per_day=2)
    running = Running(quick(sqlite(tmp_path), limits))
    try:
        ada = Http(running.address)
        for _ in range(2):
            await packed(ada, MATCH)
        assert await refusal(ada, "/api/matches", {"matches": [MATCH], "at": PAGE}) == 429
    finally:
        running.stop()


async def test_nobody_reads_a_list_after_a_day_nor_its_secret_in_the_database(
    registry: Registry,
) -> None:
    engine = writing(registry.store._engine)
    with engine.begin() as connection:
        parcels.put(connection, "old", "[]")
        connection.execute(update(stored).values(made=stored.c.made - parcels.KEPT_MS))
        parcels.put(connection, "new", "[]")
        assert "new" not in str(connection.execute(stored.select()).all())
        assert parcels.take(connection, "old") is None
        parcels.put(connection, "older", "[]")
        connection.execute(update(stored).values(made=stored.c.made - parcels.KEPT_MS))
        assert parcels.any_old(connection)
        parcels.forget_old(connection)
        assert not connection.execute(stored.select()).all()


async def test_a_flood_of_lists_pushes_out_the_oldest(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parcels, "MOST", 3)
    with writing(registry.store._engine).begin() as connection:
        for number in range(5):
            connection.execute(update(stored).values(made=stored.c.made - 1))
            parcels.put(connection, str(number), "[]")
        left = [parcels.take(connection, str(number)) for number in range(5)]
    assert left == [None, None, "[]", "[]", "[]"]


# -- forgetting --------------------------------------------------------------------------------


async def test_who_was_alone_takes_the_table_along(person: Http, another: Http) -> None:
    table = await alone(person)
    path = f"/api/tables/{table}/forget"
    assert await refusal(another, path, {}) == 403
    assert await person.post(path, {}) == {"deleted": True}
    with pytest.raises(RequestRefused) as gone:
        await another.get(f"/api/tables/{table}/glance")
    assert gone.value.status == 404


async def test_after_the_next_match_is_forgotten_one_can_play_again(person: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        await say(line, send="abandon")
        await hear_until(line, "over")
    rematch = f"/api/tables/{table}/rematch"
    first = await person.post(rematch, {})
    await person.enter(first["table"], first["seats"][0]["secret"])
    await person.post(f"/api/tables/{first['table']}/forget", {})
    second = await person.post(rematch, {})
    assert second["table"] != first["table"]
    assert (await person.post(rematch, {}))["table"] == second["table"]


async def test_a_table_of_two_is_left_to_the_other(person: Http, another: Http) -> None:
    table = await together(person, another)
    path = f"/api/tables/{table}/forget"
    assert await person.post(path, {}) == {"deleted": False}
    # The cookie is gone, the other plays on.
    assert await refusal(person, path, {}) == 403
    seen = await another.get(f"/api/tables/{table}/glance")
    assert [seat["mine"] for seat in seen["seats"]] == [False, True]


async def test_a_guest_who_added_nothing_to_the_deal_is_a_person(
    person: Http, another: Http
) -> None:
    """Also while a bot sits in for them."""
    seats = [ME, {"kind": "open", "name": ""}, BOT]
    made = await person.new_table("block", seats)
    table, first = made["table"], made["seats"][0]
    await person.post(f"/api/tables/{table}/enter", {"secret": first["secret"]})
    invited = {"invitation": made["invitation"], "name": "Ben"}
    await another.post(f"/api/tables/{table}/join", invited)
    async with person.live(table) as line:
        await say(line, send="bot", seat=1)
        while (told := await hear(line))["tell"] != "table" or told["seats"][1]["kind"] != "away":
            if told["tell"] == "problem":  # Ben has not been gone for long enough.
                await say(line, send="bot", seat=1)
    assert await person.post(f"/api/tables/{table}/forget", {}) == {"deleted": False}


async def test_a_glance_says_how_to_play_the_same_again(person: Http) -> None:
    table = await alone(person, bots=2, set=9)
    seen = await person.get(f"/api/tables/{table}/glance")
    assert seen["options"]["set"] == 9
    assert [seat["bot"] for seat in seen["seats"]] == [None, "random", "random"]


async def test_people_are_told_for_how_long_things_are_kept(person: Http) -> None:
    kept = await person.get("/api/matches/keeping")
    assert kept == {"playing": 180, "over": 180, "waiting": 30, "logged": False}
