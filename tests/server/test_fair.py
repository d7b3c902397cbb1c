"""What the server adds to a deal is fixed before anybody comes, and what people add is in it."""

from __future__ import annotations

import urllib.request
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.cli import main
from boneyard.notation.record import read
from boneyard.server.client import Http, RequestRefused, hear_until, say
from boneyard.server.fairness import came_before, commitment_of, proof_of
from boneyard.server.live.outbox import record_of
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage import queries
from boneyard.server.storage.queries import Chair, Stored
from boneyard.table import fair, stream
from tests.server.people import BOT, ME, Json, Player
from tests.server.rooms import move
from tests.server.running import Running

FREE = {"kind": "open", "name": ""}
NONCE = "a-nonce-of-my-own-0123456789"
ANOTHER = "another-nonce-0123456789-abc"


async def table_of(registry: Registry, *chairs: Chair) -> Room:
    game = boneyard.game("block", players=len(chairs), match="rounds:1")
    return await registry.room((await registry.create(game, chairs, daily=None, clock_s=0)).id)


def person(seat: int, nonce: str | None = None) -> Chair:
    return Chair(seat=seat, kind="me", name=f"P{seat}", nonce=nonce)


def guest(seat: int) -> Chair:
    return Chair(seat=seat, kind="open", name="")


async def join(http: Http, made: Json, nonce: str | None, **more: object) -> Json:
    asked = {"invitation": made["invitation"], "name": "Ben", "nonce": nonce, **more}
    joined: Json = await http.post(f"/api/tables/{made['table']}/join", asked)
    return joined


async def play_out(room: Room) -> None:
    while not room.table.over:
        await (room.go_on() if room.table.rests else move(room))


# -- what is fixed, and shown first ------------------------------------------------------------


async def test_what_the_server_has_fixed_is_told_before_anybody_sits_down(
    server: Running,
) -> None:
    ada, stranger = Http(server.address), Http(server.address)
    made = await ada.new_table("block", [ME, BOT, FREE], options={"set": 9})
    told = await stranger.get(f"/api/tables/{made['table']}/deal")
    assert told["scheme"] == 2
    assert told["commitment"] == made["commitment"]
    assert (told["game"], told["options"]["set"], told["bots"]) == ("block", "9", [1])
    # The commitment is what all of it comes to; without the secret nobody can tell more.
    assert "secret" not in told


async def test_the_puzzle_of_a_day_has_nothing_to_fix(another: Http) -> None:
    today = await another.get("/api/daily/dominosa")
    asked = {"options": today["options"], "daily": today["date"]}
    made = await another.new_table("dominosa", [ME], **asked)
    assert made["commitment"] is None
    assert (await another.get(f"/api/tables/{made['table']}/deal"))["commitment"] is None


async def test_the_server_adds_its_secret_and_nothing_else(registry: Registry) -> None:
    bot = Chair(seat=1, kind="bot", name="B", bot="random", nonce="")
    room = await table_of(registry, person(0), bot, guest(2), person(3))
    before = commitment_of(room.stored)
    await room.sit(0, NONCE)
    await room.begin_with_bots({2: "Emil"})
    assert room.stored.status == "playing"
    assert [chair.nonce for chair in room.chairs] == [NONCE, "", "", ""]
    # What it has come to does not change what was fixed, nor which seats were bots' then.
    assert commitment_of(room.stored) == before
    assert proof_of(room.stored, 0)["bots"] == "2"


async def test_a_client_without_a_nonce_adds_nothing(registry: Registry) -> None:
    room = await table_of(registry, person(0), guest(1))
    await room.sit(0, None)
    assert await room.take_seat(None, "Ben", None) == 1
    assert [chair.nonce for chair in room.chairs] == ["", ""]
    assert room.stored.status == "playing"


async def test_who_comes_after_a_bot_sat_in_adds_to_a_deal_that_is_not_made(
    registry: Registry,
) -> None:
    room = await table_of(registry, person(0), person(1), guest(2))
    await room.seat_bot(1)
    assert room.chairs[1].nonce == ""
    await room.sit(1, NONCE)
    assert room.chairs[1].nonce == NONCE
    await room.sit(1, ANOTHER)
    assert room.chairs[1].nonce == NONCE, "only the first counts"
    await room.sit(0, None)
    await room.take_seat(2, "Ben", None)
    assert room.stored.status == "playing"
    await room.sit(0, ANOTHER)
    assert room.chairs[0].nonce == "", "the deal is made"


# -- when what is told -------------------------------------------------------------------------


async def test_nonces_are_their_clients_secret_until_the_end(server: Running) -> None:
    ada, ben = Http(server.address), Http(server.address)
    made = await ada.new_table("block", [ME, FREE], options={"match": "rounds:1"})
    table = made["table"]
    enter = {"secret": made["seats"][0]["secret"], "nonce": NONCE}
    assert (await ada.post(f"/api/tables/{table}/enter", enter))["added"] is True
    assert NONCE not in record_as_seen(ada, table), "others are still to come"
    async with ada.live(table) as line:
        told = await hear_until(line, "table")
        assert (told["nonces"], told["imprints"]) == (None, None)
        joined = await join(ben, made, ANOTHER)
        assert (joined["seat"], joined["added"]) == (1, True)
        while told["mode"] == "waiting":
            told = await hear_until(line, "table")
        assert told["nonces"] is None
        assert told["imprints"] == [
            fair.imprint(0, NONCE).hex(),
            fair.imprint(1, ANOTHER).hex(),
        ]
        seen = record_as_seen(ada, table)
        assert NONCE not in seen
        assert f"fair imprint 2: {told['imprints'][1]}" in seen
        await say(line, send="abandon")
        async with ben.live(table) as other:
            await say(other, send="abandon")
            over = await hear_until(line, "over")
    assert (over["fair"]["nonce 1"], over["fair"]["nonce 2"]) == (NONCE, ANOTHER)
    assert over["fair"]["end"] == "given up"


def record_as_seen(http: Http, table: str) -> str:
    headers = {"cookie": http.cookie()}
    request = urllib.request.Request(f"{http.address}/api/tables/{table}/record", headers=headers)
    with urllib.request.urlopen(request) as answer:
        text: str = answer.read().decode()
    return text


async def test_a_second_device_is_told_that_it_adds_nothing(server: Running) -> None:
    ada, telephone = Http(server.address), Http(server.address)
    made = await ada.new_table("block", [ME, FREE])
    secret = made["seats"][0]["secret"]
    for http, nonce, added in ((ada, NONCE, True), (telephone, ANOTHER, False), (ada, NONCE, True)):
        asked = {"secret": secret, "nonce": nonce}
        entered = await http.post(f"/api/tables/{made['table']}/enter", asked)
        assert (entered["seat"], entered["added"]) == (0, added)
        secret = entered["secret"]


async def test_a_match_against_a_bot_is_verified_with_what_one_saw(
    server: Running, tmp_path: Path
) -> None:
    ada = Http(server.address)
    made = await ada.new_table("block", [ME, BOT], options={"match": "rounds:1"})
    asked = {"secret": made["seats"][0]["secret"], "nonce": NONCE}
    await ada.post(f"/api/tables/{made['table']}/enter", asked)
    async with ada.live(made["table"]) as line:
        assert await Player(0).play(line) is not None
    kept = tmp_path / "kept.txt"
    kept.write_text(record_as_seen(ada, made["table"]), "utf-8")
    seen = ["--commitment", made["commitment"], "--nonce", f"1={NONCE}", "--nonce", "2="]
    assert main(["verify", str(kept), *seen]) == 0
    assert main(["verify", str(kept), "--nonce", f"1={ANOTHER}"]) == 2


# -- an answer that got lost -------------------------------------------------------------------


async def test_a_guest_who_asks_again_has_their_seat(server: Running) -> None:
    ada, ben, cleo = (Http(server.address) for _ in range(3))
    made = await ada.new_table("block", [ME, FREE, FREE])
    asked = {"secret": made["seats"][0]["secret"]}
    await ada.post(f"/api/tables/{made['table']}/enter", asked)
    first = await join(ben, made, NONCE)
    # The cookie was lost with the answer.
    again = await join(Http(server.address), made, NONCE)
    assert again == first
    assert (await join(cleo, made, ANOTHER))["seat"] == 2
    # All have come and the match has begun; whose answer got lost then is let in, too.
    late = Http(server.address)
    assert (await join(late, made, ANOTHER, seat=2))["seat"] == 2
    async with late.live(made["table"]) as line:
        told = await hear_until(line, "table")
    assert [seat["mine"] for seat in told["seats"]] == [False, False, True]
    with pytest.raises(RequestRefused, match="409"):
        await join(Http(server.address), made, "nobody-has-drawn-this-nonce")


async def test_nobody_is_let_in_by_a_nonce_that_can_be_guessed_or_is_public(
    registry: Registry,
) -> None:
    room = await table_of(registry, person(0, NONCE), guest(1), guest(2))
    assert await room.take_seat(1, "Ben", ANOTHER) == 1
    assert await room.take_seat(2, "Eve", "short") == 2
    stored = room.stored
    assert stored.status == "playing"
    assert came_before(stored, ANOTHER) == 1
    assert came_before(stored, "short") is None
    assert came_before(stored, NONCE) is None, "whoever made the table has a link of their own"
    assert came_before(stored, None) is None
    assert came_before(stored, "") is None
    assert came_before(replace(stored, status="over"), ANOTHER) is None
    assert came_before(replace(stored, status="abandoned"), ANOTHER) is None
    # The first scheme shows nonces as soon as the match begins.
    old = replace(stored, scheme=1)
    assert came_before(old, ANOTHER) is None
    assert came_before(replace(old, status="waiting"), ANOTHER) == 1


async def test_whose_link_was_revoked_is_not_let_in_by_the_nonce(registry: Registry) -> None:
    room = await table_of(registry, person(0, NONCE), guest(1))
    assert await room.take_seat(1, "Ben", ANOTHER) == 1
    assert await room.take_seat(1, "Ben", ANOTHER) == 1
    assert await room.revoke(1) is not None
    assert await room.take_seat(1, "Ben", ANOTHER) is None
    assert room.chairs[1].nonce == ANOTHER, "it is in the deal all the same"


async def test_alone_nobody_is_let_in_by_a_nonce(registry: Registry) -> None:
    """A puzzle that was over, with all its nonces shown, can be taken back and played on."""
    game = boneyard.game("dominosa")
    room = await registry.room((await registry.create(game, (guest(0),), daily=None, clock_s=0)).id)
    assert await room.take_seat(0, "Ben", NONCE) == 0
    assert came_before(room.stored, NONCE) is None


# -- tables of another time --------------------------------------------------------------------


async def verified(room: Room, folder: Path, *seen: str) -> bool:
    kept = folder / "kept.txt"
    kept.write_text(record_of(room, None)(), "utf-8")
    return main(["verify", str(kept), *seen]) == 0


async def stored_as(registry: Registry, stored: Stored) -> Room:
    """A table that stands in the database like this."""
    await registry.store.write(partial(queries.create, stored=stored))
    return await registry.room(stored.id)


async def test_a_table_that_waits_since_the_first_scheme_is_played_and_verified_by_it(
    registry: Registry, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = (await table_of(registry, person(0, "of-then"), person(1), person(2))).stored
    room = await stored_as(registry, replace(new, id="of-then", scheme=1, bot_seats=""))
    await room.sit(1, NONCE)
    await room.seat_bot(2)
    assert room.stored.status == "playing"
    await play_out(room)
    record = read(record_of(room, None)())
    assert "scheme" not in record.fair
    assert record.fair["commitment"] == stream.commitment(room.stored.secret)
    seen = ["--nonce", f"2={NONCE}", "--nonce", "3="]
    assert await verified(room, tmp_path, "--first-scheme", *seen)
    told = capsys.readouterr().out
    assert "the first scheme" in told
    assert "the record has all of it" in told


async def test_an_option_that_a_game_got_later_does_not_spoil_the_proof(
    registry: Registry, tmp_path: Path
) -> None:
    new = (await table_of(registry, person(0), person(1))).stored
    # As a version would have stored it that did not know of `reserve` yet.
    fewer = {name: value for name, value in new.options.items() if name != "reserve"}
    room = await stored_as(registry, replace(new, id="of-then", options=fewer))
    fixed = commitment_of(room.stored)
    assert fixed is not None
    await room.sit(0, NONCE)
    await room.sit(1, ANOTHER)
    await play_out(room)
    assert room.table.game.options["reserve"] == 2
    assert await verified(room, tmp_path, "--commitment", fixed)


async def test_a_match_that_was_given_up_is_verified_as_far_as_it_went(
    registry: Registry, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await table_of(registry, person(0, NONCE), person(1, ANOTHER))
    await room.begin()
    await move(room)
    await room.abandon([0, 1])
    assert await verified(room, tmp_path)
    assert "given up after 2 actions" in capsys.readouterr().out
