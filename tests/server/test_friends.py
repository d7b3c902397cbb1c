"""One link for all: whoever has it takes a free seat, and the match begins when all have come."""

from __future__ import annotations

import asyncio
import sqlite3
import urllib.request
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import boneyard
from boneyard.core.actions import Seat
from boneyard.server.client import Http, RequestRefused, hear, hear_until, say
from boneyard.server.keys import new_id
from boneyard.server.live.connection import Connection
from boneyard.server.live.dispatch import hear as hear_it
from boneyard.server.live.protocol import Act
from boneyard.server.rooms import seating
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage.queries import Chair, Saying
from boneyard.table.fair import imprint
from tests.server.people import BOT, ME, Json, look
from tests.server.rooms import move
from tests.server.running import Running, quick, sqlite

FREE = {"kind": "open", "name": ""}


async def waiting(person: Http, *others: Json, slug: str = "block", **more: object) -> Json:
    """A table the maker sits at and the others do not."""
    made = await person.new_table(slug, [ME, *others], **more)
    await person.enter(made["table"], made["seats"][0]["secret"])
    return made


async def join(person: Http, made: Json, name: str, **more: object) -> Json:
    asked = {"invitation": made["invitation"], "name": name, **more}
    joined: Json = await person.post(f"/api/tables/{made['table']}/join", asked)
    return joined


async def table_where(line: ClientConnection, **there: object) -> Json:
    """The table as soon as it is told to be like this."""
    while True:
        told = await hear_until(line, "table")
        if all(told[name] == value for name, value in there.items()):
            return told


def called(told: Json) -> list[str]:
    return [seat["name"] for seat in told["seats"]]


# -- joining -----------------------------------------------------------------------------------


async def test_three_come_through_one_link_and_are_dealt_to(server: Running) -> None:
    ada, ben, cleo = (Http(server.address) for _ in range(3))
    made = await waiting(ada, FREE, FREE)
    async with ada.live(made["table"]) as line:
        told = await table_where(line, mode="waiting")
        assert told["invitation"] == made["invitation"]
        assert [seat["free"] for seat in told["seats"]] == [False, True, True]
        first = await join(ben, made, "Ben", nonce="of-my-own")
        while called(await table_where(line))[1] != "Ben":
            pass
        second = await join(cleo, made, "ben")
        told = await table_where(line, mode="playing")
        assert called(told) == ["Ada", "Ben", "ben 2"]
        assert told["invitation"] is None
        # A nonce is its client's secret until the end; its imprint says that it is in the deal.
        assert told["nonces"] is None
        assert told["imprints"][1] == imprint(1, "of-my-own").hex()
    assert [first["seat"], second["seat"]] == [1, 2]
    # The seat is theirs on any device.
    telephone = Http(server.address)
    assert (await telephone.enter(made["table"], second["secret"]))["seats"] == [2]
    async with telephone.live(made["table"]) as line:
        hands = (await look(line))["scene"]["hands"]
        assert [hand["tiles"] is not None for hand in hands] == [False, False, True]


async def test_of_many_who_want_the_last_seat_one_gets_it(server: Running) -> None:
    ada, crowd = Http(server.address), [Http(server.address) for _ in range(6)]
    made = await waiting(ada, FREE)
    wants = (join(one, made, "Ben") for one in crowd)
    answers = await asyncio.gather(*wants, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, RequestRefused)]
    assert len(refused) == len(crowd) - 1
    assert {answer.status for answer in refused} == {409}
    assert all("You can watch." in answer.problem for answer in refused)
    late = next(one for one, answer in zip(crowd, answers, strict=True) if answer in refused)
    async with late.live(made["table"]) as line:
        told = await table_where(line, mode="playing")
        assert not any(seat["mine"] for seat in told["seats"])
        assert told["invitation"] is None


async def test_a_seat_can_be_chosen_while_it_is_free(server: Running) -> None:
    ada, ben, cleo = (Http(server.address) for _ in range(3))
    made = await waiting(ada, FREE, FREE)
    assert (await join(ben, made, "Ben", seat=2))["seat"] == 2
    for taken in (0, 2):
        with pytest.raises(RequestRefused, match="Choose another"):
            await join(cleo, made, "Cleo", seat=taken)
    # Asking twice gives no second seat.
    assert (await join(ben, made, "Ben", seat=1))["seats"] == [2]
    assert (await join(cleo, made, "Cleo"))["seat"] == 1


async def test_an_invitation_taken_back_opens_nothing(server: Running) -> None:
    ada, ben = Http(server.address), Http(server.address)
    made = await waiting(ada, FREE, FREE)
    with pytest.raises(RequestRefused) as refused:
        await ben.post(f"/api/tables/{made['table']}/invitation/revoke", {})
    assert refused.value.status == 403
    await join(ben, made, "Ben")
    fresh = await ada.post(f"/api/tables/{made['table']}/invitation/revoke", {})
    assert fresh["invitation"] != made["invitation"]
    for dead in (made, {**made, "invitation": ""}, {**made, "invitation": "é"}):
        with pytest.raises(RequestRefused, match="Ask for a new one"):
            await join(Http(server.address), dead, "Cleo")
    # Who had come with it stays.
    async with ben.live(made["table"]) as line:
        assert (await table_where(line))["seats"][1]["mine"]
    assert (await join(Http(server.address), {**made, **fresh}, "Cleo"))["seat"] == 2


async def test_who_joins_has_the_seat_alone(server: Running) -> None:
    """Whoever was sent the private link of the seat before, and the maker who made it."""
    ada, ben = Http(server.address), Http(server.address)
    made = await waiting(ada, FREE, FREE)
    await join(ben, made, "Ben")
    with pytest.raises(RequestRefused) as refused:
        await Http(server.address).enter(made["table"], made["seats"][1]["secret"])
    assert refused.value.status == 403
    await Http(server.address).enter(made["table"], made["seats"][2]["secret"])


async def enter(person: Http, table: str, secret: str, nonce: str) -> Json:
    asked = {"secret": secret, "nonce": nonce}
    entered: Json = await person.post(f"/api/tables/{table}/enter", asked)
    return entered


async def test_a_private_link_is_its_guests_alone_once_they_have_come(server: Running) -> None:
    ada, ben, telephone = (Http(server.address) for _ in range(3))
    made = await waiting(ada, FREE, FREE)
    table, link = made["table"], made["seats"][1]["secret"]
    nonce, another = "a-nonce-of-bens-own", "a-nonce-of-somebody-else"
    came = await enter(ben, table, link, nonce)
    assert came["secret"] != link
    with pytest.raises(RequestRefused, match="opens no seat"):
        await enter(ada, table, link, another)
    # The guest may click on it again, also where the answer got lost, and take the new one along.
    assert (await enter(ben, table, link, another))["seats"] == [1]
    assert await enter(Http(server.address), table, link, nonce) == came
    assert (await enter(telephone, table, came["secret"], another))["seats"] == [1]
    # Until they take that back: then neither opens anything.
    fresh = await ben.post(f"/api/tables/{table}/seats/1/revoke", {})
    for dead in (link, came["secret"]):
        with pytest.raises(RequestRefused, match="opens no seat"):
            await enter(telephone, table, dead, nonce)
    assert (await enter(telephone, table, fresh["secret"], another))["seats"] == [1]


async def test_a_link_made_anew_for_a_guest_is_theirs_alone_too(server: Running) -> None:
    """And where a bot sits in for somebody who comes after the match has begun."""
    ada, ben = Http(server.address), Http(server.address)
    made = await waiting(ada, FREE)
    table = made["table"]
    link = (await ada.post(f"/api/tables/{table}/seats/1/revoke", {}))["secret"]
    async with ada.live(table) as line:
        await say(line, send="bot", seat=1)
        await table_where(line, mode="playing")
    own = (await enter(ben, table, link, "a-nonce-that-is-late"))["secret"]
    for person in (ada, Http(server.address)):
        with pytest.raises(RequestRefused, match="opens no seat"):
            await person.enter(table, link)
    assert (await Http(server.address).enter(table, own))["seats"] == [1]


async def test_who_comes_with_the_link_in_the_same_moment_does_not_get_the_seat_too(
    server: Running,
) -> None:
    for _ in range(6):
        ada, ben, cleo, dora = (Http(server.address) for _ in range(4))
        made = await waiting(ada, FREE, FREE)
        secrets = [seat["secret"] for seat in made["seats"]]
        await asyncio.gather(
            join(ben, made, "Ben", seat=1),
            cleo.enter(made["table"], secrets[1]),
            ada.post(f"/api/tables/{made['table']}/seats/2/revoke", {}),
            dora.enter(made["table"], secrets[2]),
            return_exceptions=True,
        )
        async with ben.live(made["table"]) as b, cleo.live(made["table"]) as c:
            there = [(await hear_until(line, "table"))["seats"][1]["mine"] for line in (b, c)]
        assert there != [True, True]
        async with dora.live(made["table"]) as line:
            told = (await hear_until(line, "table"))["seats"][2]
        # Either the link was taken back, or somebody sat there already.
        assert told["mine"] != (told["kind"] == "open")


async def test_only_players_are_told_the_invitation(server: Running) -> None:
    ada, looks_on = Http(server.address), Http(server.address)
    made = await waiting(ada, FREE)
    address = f"/api/tables/{made['table']}/invitation.svg?at=https://x.example/t/1"
    async with looks_on.live(made["table"]) as line:
        told = await hear(line)
        assert told["invitation"] is None
        assert made["invitation"] not in str(told)
    with pytest.raises(RequestRefused) as refused:
        await looks_on.get(address)
    assert refused.value.status == 403


async def test_the_qr_code_is_drawn_without_a_secret_in_its_address(server: Running) -> None:
    ada = Http(server.address)
    made = await waiting(ada, FREE)
    address = f"{server.address}/api/tables/{made['table']}/invitation.svg?at=https://x.example/t/1"
    request = urllib.request.Request(address, headers={"cookie": ada.cookie()})

    def drawn() -> tuple[str, str]:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.headers["content-type"], answer.read().decode()

    kind, first = await asyncio.to_thread(drawn)
    assert kind == "image/svg+xml"
    assert first.startswith("<svg")
    await ada.post(f"/api/tables/{made['table']}/invitation/revoke", {})
    assert (await asyncio.to_thread(drawn))[1] != first


async def test_names_are_told_apart_from_the_start_and_when_they_change(server: Running) -> None:
    ada = Http(server.address)
    made = await waiting(ada, {"kind": "bot", "name": "Ada"}, {"kind": "bot", "name": "ada"})
    async with ada.live(made["table"]) as line:
        assert called(await table_where(line)) == ["Ada", "Ada 2", "ada 3"]
        await say(line, send="name", seat=0, name=" ADA\n3 ")
        while called(told := await table_where(line))[0] == "Ada":
            pass
        assert called(told)[0] == "ADA 3 2"


# -- bots for the rest -------------------------------------------------------------------------


async def test_the_match_begins_with_bots_for_the_rest(server: Running) -> None:
    ada, ben = Http(server.address), Http(server.address)
    made = await waiting(ada, FREE, FREE, FREE, bots="strong")
    await join(ben, made, "Ben", seat=2)
    async with ada.live(made["table"]) as line, ben.live(made["table"]) as other:
        await say(other, send="begin")
        assert "the first of those" in (await hear_until(other, "problem"))["text"]
        await say(line, send="begin", names=["", "Emil"])
        told = await table_where(line, mode="playing")
        assert called(told) == ["Ada", "Emil", "Ben", "Bot 4"]
        assert [seat["bot"] for seat in told["seats"]] == [None, "strong", None, "strong"]
        assert [seat["kind"] for seat in told["seats"]] == ["human", "bot", "human", "bot"]
    with pytest.raises(RequestRefused, match="has already begun"):
        await join(Http(server.address), made, "Cleo")
    with pytest.raises(RequestRefused, match="opens no seat"):
        await Http(server.address).enter(made["table"], made["seats"][1]["secret"])


async def test_who_may_not_begin_does_not_do_it_seat_by_seat(server: Running) -> None:
    ada, ben = Http(server.address), Http(server.address)
    made = await waiting(ada, FREE, FREE)
    await join(ben, made, "Ben")
    async with ada.live(made["table"]) as line, ben.live(made["table"]) as other:
        await table_where(line, mode="waiting")
        await say(other, send="bot", seat=2)
        assert "the first of those" in (await hear_until(other, "problem"))["text"]
        await say(line, send="bot", seat=2)
        await table_where(line, mode="playing")


async def come(room: Room, *seats: Seat) -> Connection:
    """Somebody with these seats, who has sat down at them."""
    line = Connection(frozenset(seats), "en", "block", 100, 100_000)
    for seat in seats:
        await room.sit(seat, new_id())
    await room.join(line)
    await room.arrive(line)
    return line


async def test_a_guest_does_not_begin_while_the_line_of_the_host_blinks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = Registry(replace(quick(database), grace_s=60))
    await registry.open()
    try:
        room = await seated(registry, "block", players=3)
        now = 0
        monkeypatch.setattr(room, "_clock", lambda: now)
        ada, ben = await come(room, 0), await come(room, 1)
        room.leave(ada)
        await hear_it(registry, room, ben, '{"send":"begin"}')
        await hear_it(registry, room, ben, '{"send":"bot","seat":2}')
        now = 59_999
        await hear_it(registry, room, ben, '{"send":"begin"}')
        assert not room.playing
        # Who made the table and left keeps nobody waiting.
        now = 60_000
        await hear_it(registry, room, ben, '{"send":"begin"}')
        assert room.stored.status == "playing"
    finally:
        await registry.close()


# -- guests who are not wanted -----------------------------------------------------------------


async def test_the_host_sends_away_who_is_not_wanted(server: Running) -> None:
    ada, eve, ben = (Http(server.address) for _ in range(3))
    made = await waiting(ada, FREE, FREE)
    table = made["table"]
    came = await join(eve, made, "Eve", seat=1, nonce="a-nonce-of-eves-own")
    async with ada.live(table) as line, eve.live(table) as shown_out:
        await say(shown_out, send="say", text="Nobody likes you")
        assert (await hear_until(line, "chat"))["name"] == "Eve"
        await say(shown_out, send="away", seat=0)
        assert "first seat" in (await hear_until(shown_out, "problem"))["text"]
        for nobody in (0, 2, 9):
            await say(line, send="away", seat=nobody)
            assert "Nobody can be sent away" in (await hear_until(line, "problem"))["text"]
        await say(line, send="away", seat=1)
        # Whoever comes next must not be taken for the one who said it.
        assert (await hear_until(line, "talk"))["lines"] == []
        while not (told := await table_where(line))["seats"][1]["free"]:
            pass
        assert called(told)[1] == "Seat 2"
        heard = []
        with suppress(ConnectionClosed):
            async for message in shown_out:
                heard.append(str(message))
        assert told["invitation"] != made["invitation"]
        assert told["invitation"] not in str(heard)
        assert "freed again" in (shown_out.close_reason or "")
        # Neither the invitation nor the seat's own link nor the nonce lets them in again.
        for again in ("a-nonce-of-eves-own", "another-nonce-of-hers"):
            with pytest.raises(RequestRefused, match="no longer works"):
                await join(eve, made, "Eve", nonce=again)
            with pytest.raises(RequestRefused, match="opens no seat"):
                await enter(eve, table, came["secret"], again)
        await join(ben, {**made, "invitation": told["invitation"]}, "Ben", seat=1)
        async with ben.live(table) as other:
            await say(other, send="frame", width=30, height=18)
            assert (await hear_until(other, "talk"))["lines"] == []
        await say(line, send="begin")
        await table_where(line, mode="playing")
        await say(line, send="away", seat=1)
        assert "the match has begun" in (await hear_until(line, "problem"))["text"]


@pytest.mark.parametrize(
    ("chosen", "there", "fills", "sits_in"),
    [
        (None, [], "casual", "casual"),
        ("beginner", [], "beginner", "casual"),
        ("master", [], "master", "master"),
        (None, ["random"], "random", "casual"),
        (None, ["beginner", "strong"], "strong", "strong"),
        ("casual", ["search-2"], "casual", "search-2"),
    ],
)
async def test_who_sits_in_is_no_weaker_than_the_bots_there(
    registry: Registry, chosen: str | None, there: list[str], fills: str, sits_in: str
) -> None:
    people = [Chair(seat=0, kind="me", name=""), Chair(seat=1, kind="open", name="")]
    chairs = [
        *people,
        *(Chair(seat=2 + s, kind="bot", name="", bot=b) for s, b in enumerate(there)),
    ]
    game = boneyard.game("block", players=len(chairs))
    stored = await registry.create(game, tuple(chairs), daily=None, clock_s=0, bots=chosen)
    assert seating.level(stored) == fills
    assert seating.sits_in(stored) == sits_in
    room = await registry.room(stored.id)
    assert room.stored == stored
    await room.seat_bot(1)
    assert room.chairs[1].bot == sits_in


async def test_nobody_chooses_who_sits_in(server: Running) -> None:
    ada = Http(server.address)
    made = await waiting(ada, FREE, {**BOT, "bot": "strong"})
    async with ada.live(made["table"]) as line:
        await say(line, send="bot", seat=1, bot="random")
        told = await table_where(line, mode="playing")
        while told["seats"][1]["kind"] != "away":
            told = await table_where(line)
        assert told["seats"][1]["bot"] == "strong"


# -- talk --------------------------------------------------------------------------------------


async def seated(registry: Registry, slug: str, **options: object) -> Room:
    """A table of people who have not been dealt to."""
    game = boneyard.game(slug, **options)
    chairs = tuple(Chair(seat=s, kind="me", name=f"P{s}") for s in range(game.players))
    return await registry.room((await registry.create(game, chairs, daily=None, clock_s=0)).id)


async def deal(room: Room) -> None:
    for chair in room.chairs:
        await room.sit(chair.seat, new_id())
    assert room.playing


async def play_on(room: Room) -> None:
    """To the end of the round or of the match."""
    while room.table.seats_to_act and not room.table.rests:
        seat = room.table.seats_to_act[0]
        assert await room.play(seat, next(iter(room.table.moves(seat))), room.seq)


async def test_where_partners_are_silent_nobody_gives_a_sign_during_a_round(
    registry: Registry,
) -> None:
    room = await seated(registry, "team-block", partners="silent", match="rounds:2")

    async def may() -> bool:
        said = await room.say(0, "six!")
        assert await room.say(1, "bravo", to="table", kind="reaction") == said
        assert await room.rename(2, f"P{room.seq}") == said
        assert not await room.say(3, "psst", to="partners")
        return said

    assert await may()
    await deal(room)
    assert not await may()
    await play_on(room)
    assert room.table.rests
    assert await may()
    await room.go_on()
    assert not await may()
    await play_on(room)
    assert room.stored.status == "over"
    assert await may()


async def test_where_partners_are_silent_neither_pace_nor_giving_up_is_a_sign(
    registry: Registry,
) -> None:
    room = await seated(registry, "team-block", partners="silent", match="rounds:2")
    line = Connection(frozenset(range(4)), "en", "team-block", 100, 100_000)

    async def plays_on(seat: Seat) -> None:
        while room.table.seats_to_act[0] != seat:
            await move(room)
        action = next(iter(room.table.moves(seat)))
        await room.act(line, Act(id=new_id(), seat=seat, action=action))

    # Who is not there is asked only for a moment.
    await room.join(line)
    await deal(room)
    pace = room.pace_ms
    await room.set_pace(pace + 77)
    assert room.presence.paced == 0
    assert await room.abandon([0])
    await plays_on(0)
    assert room.giving_up == set()
    assert not await room.abandon([0])
    assert room.giving_up == set()
    assert await room.abandon([2])
    assert room.pace_ms == pace
    await play_on(room)
    assert room.table.rests
    assert room.pace_ms == pace + 77
    assert await room.abandon([0])


async def test_alone_with_bots_the_pace_is_changed_at_once(registry: Registry) -> None:
    game = boneyard.game("team-block", partners="silent")
    chairs = [Chair(seat=0, kind="me", name="Ada")]
    chairs += [Chair(seat=s, kind="bot", name="", bot="random", nonce="") for s in (1, 2, 3)]
    stored = await registry.create(game, tuple(chairs), daily=None, clock_s=0)
    room = await registry.room(stored.id)
    await room.sit(0, new_id())
    await room.set_pace(77)
    assert room.pace_ms == 77


async def test_without_partners_everybody_talks_all_the_time(registry: Registry) -> None:
    room = await seated(registry, "block", players=3)
    assert await room.say(0, "before")
    await deal(room)
    assert await room.say(1, "meanwhile")
    assert await room.say(2, "heart", to="table", kind="reaction")
    everybody = (0, 1, 2)
    assert room.said == (
        Saying(0, 0, everybody, "before"),
        Saying(1, 1, everybody, "meanwhile"),
        Saying(2, 2, everybody, "heart", "reaction"),
    )


async def test_the_table_hears_and_whoever_looks_on_hears_but_does_not_speak(
    server: Running,
) -> None:
    ada, ben, looks_on = (Http(server.address) for _ in range(3))
    made = await waiting(ada, FREE)
    await join(ben, made, "Ben")
    async with (
        ada.live(made["table"]) as a,
        ben.live(made["table"]) as b,
        looks_on.live(made["table"]) as c,
    ):
        for line in (a, b, c):
            await look(line)
        await say(c, send="say", text="lay the six")
        assert "Only someone who plays" in (await hear_until(c, "problem"))["text"]
        await say(c, send="react", reaction="bravo")
        assert "Only someone who plays" in (await hear_until(c, "problem"))["text"]
        await say(b, send="say", text="<b>hello</b>")
        await say(b, send="react", reaction="laugh")
        for line in (a, b, c):
            told = await hear_until(line, "chat")
            about = {"tell": "chat", "seat": 1, "name": "Ben", "to": "table"}
            assert told == {**about, "text": "<b>hello</b>", "reaction": None}
            assert await hear_until(line, "chat") == {**about, "text": "", "reaction": "laugh"}
        await say(b, send="react", reaction="rude")
        assert "did not understand" in (await hear_until(b, "problem"))["text"]
    async with looks_on.live(made["table"]) as line:
        await say(line, send="frame", width=30, height=18)
        lines = (await hear_until(line, "talk"))["lines"]
        assert [(one["text"], one["reaction"]) for one in lines] == [
            ("<b>hello</b>", None),
            ("", "laugh"),
        ]


async def test_partners_who_may_talk_may_also_talk_to_all(registry: Registry) -> None:
    room = await seated(registry, "team-block", partners="open")
    await deal(room)
    team = next(side for side in room.table.game.sides(room.table.state) if 0 in side)
    assert await room.say(0, "only for you")
    assert await room.say(0, "to all", to="table")
    assert [saying.ears for saying in room.said] == [team, (0, 1, 2, 3)]


async def test_who_talks_all_the_time_is_asked_to_wait(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    limits = replace(settings.limits, sayings_per_second=0.01, sayings_at_once=2)
    server = Running(replace(settings, limits=limits))
    try:
        ada, ben = Http(server.address), Http(server.address)
        made = await waiting(ada, FREE)
        await join(ben, made, "Ben")
        async with ada.live(made["table"]) as line:
            for reaction in ("heart", "thumb", "tears"):
                await say(line, send="react", reaction=reaction)
            assert "Wait a moment" in (await hear_until(line, "problem"))["text"]
            # The line holds, and the others may go on.
            async with ben.live(made["table"]) as other:
                await say(other, send="say", text="well?")
                assert (await hear_until(line, "chat"))["name"] == "Ben"
    finally:
        server.kill()


# -- giving up and playing again ---------------------------------------------------------------


async def test_everybody_sees_who_wants_to_give_up(server: Running) -> None:
    ada, ben = Http(server.address), Http(server.address)
    made = await waiting(ada, FREE)
    await join(ben, made, "Ben")
    async with ada.live(made["table"]) as a, ben.live(made["table"]) as b:
        await table_where(a, mode="playing")
        await say(b, send="abandon")
        while not (told := await table_where(a))["seats"][1]["gives_up"]:
            pass
        assert not told["seats"][0]["gives_up"]
        await say(a, send="abandon")
        told = await table_where(a, mode="abandoned")
        assert not any(seat["gives_up"] for seat in told["seats"])


async def test_nobody_gives_up_what_has_not_begun(registry: Registry) -> None:
    room = await seated(registry, "block", players=2)
    await room.join(Connection(frozenset({0, 1}), "en", "block", 100))
    await room.abandon([1])
    await deal(room)
    assert room.giving_up == set()
    await room.abandon([0])
    assert room.stored.status == "playing"


@pytest.mark.parametrize("moved", [False, True])
async def test_whoever_asks_first_says_whether_seats_move_on(server: Running, moved: bool) -> None:
    ada, ben = Http(server.address), Http(server.address)
    made = await waiting(ada, {**BOT, "name": "Emil"}, FREE, bots="strong")
    table = f"/api/tables/{made['table']}"
    await join(ben, made, "Ben")
    async with ada.live(made["table"]) as a, ben.live(made["table"]) as b:
        for line in (a, b):
            await table_where(line, mode="playing")
            await say(line, send="abandon")
        await hear_until(a, "over")
        again = await ada.post(f"{table}/rematch", {"moved": moved})
        told = await hear_until(b, "rematch")
    follows = await ben.post(f"{table}/rematch", {"moved": not moved})
    assert follows["table"] == again["table"] == told["table"]
    own = [{"seat": seat["seat"], "secret": seat["secret"]} for seat in follows["seats"]]
    assert told["seats"] == own
    # Nobody else is expected, so nobody else is invited.
    assert again["invitation"] is None
    # All their devices are told at once, and come at once.
    for person, seats in ((ada, again["seats"]), (ben, own), (Http(server.address), own)):
        await person.enter(again["table"], seats[0]["secret"])
    async with ada.live(again["table"]) as line:
        seats = (await table_where(line, mode="playing"))["seats"]
    there = [(seat["name"], seat["mine"], seat["bot"]) for seat in seats]
    before = [("Ada", True, None), ("Emil", False, "random"), ("Ben", False, None)]
    assert there == ([before[2], *before[:2]] if moved else before)


async def test_who_declines_leaves_the_seat_to_somebody_who_looked_on(server: Running) -> None:
    ada, ben, cleo = (Http(server.address) for _ in range(3))
    made = await waiting(ada, FREE)
    table = f"/api/tables/{made['table']}"
    await join(ben, made, "Ben")
    async with (
        ada.live(made["table"]) as a,
        ben.live(made["table"]) as b,
        cleo.live(made["table"]) as c,
    ):
        for line in (a, b):
            await table_where(line, mode="playing")
            await say(line, send="abandon")
        await hear_until(a, "over")
        with pytest.raises(RequestRefused, match="Nobody has asked"):
            await ben.post(f"{table}/rematch/decline", {})
        again = await ada.post(f"{table}/rematch", {"moved": False})
        await ada.enter(again["table"], again["seats"][0]["secret"])
        told = await hear_until(b, "rematch")
        assert told["by"] == 0
        seat = told["seats"][0]
        # Who looks on is told of it, and not yet let in.
        asked = await hear_until(c, "rematch")
        assert (asked["seats"], asked["invitation"]) == ([], None)
        with pytest.raises(RequestRefused, match="403"):
            await cleo.post(f"{table}/rematch/decline", {})
        left = await ben.post(f"{table}/rematch/decline", {})
        assert left == {"left": [seat["seat"]]}
        offered = await hear_until(c, "rematch")
        assert offered["seats"] == []
        # Said once more, it is no news for those who look on.
        assert await ben.post(f"{table}/rematch/decline", {}) == {"left": []}
        await say(c, send="ping")
        while (heard := (await hear(c))["tell"]) != "pong":
            assert heard != "rematch"
    sat = await join(cleo, {**again, "invitation": offered["invitation"]}, "Cleo")
    assert sat["seat"] == seat["seat"]
    # Neither the link they had nor asking once more brings them back to a seat that is Cleo's.
    with pytest.raises(RequestRefused, match="opens no seat"):
        await ben.enter(again["table"], seat["secret"])
    assert (await ben.post(f"{table}/rematch", {"moved": False}))["seats"] == []
    async with cleo.live(again["table"]) as line:
        told = await table_where(line, mode="playing")
        assert called(told) == ["Ada", "Cleo"]


async def asked_again(*people: Http) -> tuple[str, Json]:
    """A match of these people that was given up, and the table at which the first of them sits and
    waits for the others to play again."""
    first, *others = people
    made = await waiting(first, *[FREE] * len(others))
    for other in others:
        await join(other, made, "Guest")
    table = f"/api/tables/{made['table']}"
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(one.live(made["table"])) for one in people]
        for line in lines:
            await table_where(line, mode="playing")
            await say(line, send="abandon")
        await hear_until(lines[0], "over")
    again = await first.post(f"{table}/rematch", {})
    await first.enter(again["table"], again["seats"][0]["secret"])
    return f"{table}/rematch", again


async def test_a_seat_that_was_left_is_not_opened_from_the_table_before(server: Running) -> None:
    """Not even when whoever has it now makes a new link for it, as if they had been expected."""
    ada, ben, cleo = (Http(server.address) for _ in range(3))
    rematch, again = await asked_again(ada, ben)
    await ben.post(f"{rematch}/decline", {})
    invited = await ben.post(rematch, {})
    seat = (await join(cleo, invited, "Cleo"))["seat"]
    await cleo.post(f"/api/tables/{again['table']}/seats/{seat}/revoke", {})
    assert (await ben.post(rematch, {}))["seats"] == []


async def test_a_seat_that_was_handed_on_is_not_opened_from_the_table_before(
    server: Running,
) -> None:
    ada, ben, cleo = (Http(server.address) for _ in range(3))
    rematch, again = await asked_again(ada, ben)
    (expected,) = (await ben.post(rematch, {}))["seats"]
    seats = f"/api/tables/{again['table']}/seats/{expected['seat']}"
    link = await ada.post(f"{seats}/revoke", {})
    await cleo.enter(again["table"], link["secret"])
    assert (await ben.post(rematch, {}))["seats"] == []


async def test_who_was_sent_away_is_not_invited_from_the_table_before(server: Running) -> None:
    ada, ben, cleo = (Http(server.address) for _ in range(3))
    rematch, again = await asked_again(ada, ben, cleo)
    (seat,) = (await ben.post(rematch, {}))["seats"]
    await ben.enter(again["table"], seat["secret"])
    async with ada.live(again["table"]) as line:
        await say(line, send="away", seat=seat["seat"])
        while not (told := await table_where(line))["seats"][seat["seat"]]["free"]:
            pass
    assert told["invitation"], "others may come"
    asked = await ben.post(rematch, {})
    assert (asked["seats"], asked["invitation"]) == ([], None)
    # Nor when somebody else leaves a seat to whoever looks on there.
    async with ben.live(rematch.split("/")[3]) as line:
        await cleo.post(f"{rematch}/decline", {})
        assert (await hear_until(line, "rematch"))["invitation"] is None


# -- what is kept ------------------------------------------------------------------------------


async def test_a_server_that_starts_again_knows_invitation_and_reactions(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    server = Running(settings)
    try:
        ada, ben = Http(server.address), Http(server.address)
        made = await waiting(ada, FREE, FREE, bots="strong")
        await join(ben, made, "Ben")
        fresh = await ada.post(f"/api/tables/{made['table']}/invitation/revoke", {})
        async with ada.live(made["table"]) as line:
            await say(line, send="react", reaction="gasp")
            await hear_until(line, "chat")
        server.kill()
        await asyncio.to_thread(server.start)
        async with ada.live(made["table"]) as line:
            assert (await table_where(line))["invitation"] == fresh["invitation"]
            await say(line, send="frame", width=30, height=18)
            assert (await hear_until(line, "talk"))["lines"][0]["reaction"] == "gasp"
            await say(line, send="begin")
            told = await table_where(line, mode="playing")
            assert told["seats"][2]["bot"] == "strong"
    finally:
        server.kill()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        # Something that a later version might write is passed over.
        file.execute("UPDATE sayings SET kind = 'dance'")
    registry = Registry(settings)
    await registry.open()
    assert (await registry.room(made["table"])).said == ()
    await registry.close()


# -- closing up --------------------------------------------------------------------------------


async def gather(person: Http, made: Json) -> Json:
    closed: Json = await person.post(f"/api/tables/{made['table']}/gather", {})
    return closed


async def test_a_table_is_closed_up_around_those_who_have_come(server: Running) -> None:
    ada, ben, cleo = (Http(server.address) for _ in range(3))
    made = await waiting(ada, FREE, FREE, FREE)
    table = made["table"]
    await join(ben, made, "Ben", seat=2)
    with pytest.raises(RequestRefused) as refused:
        await gather(ben, made)
    assert refused.value.status == 403
    async with ada.live(table) as line, ben.live(table) as theirs:
        closed = await gather(ada, made)
        assert [seat["seat"] for seat in closed["seats"]] == [0]
        told = await hear_until(theirs, "rematch")
        assert (told["table"], [seat["seat"] for seat in told["seats"]]) == (closed["table"], [1])
        assert (await hear_until(line, "rematch"))["table"] == closed["table"]
        secret = told["seats"][0]["secret"]
    # Nobody comes late to a seat that is somebody else's at the new table: neither with the
    # invitation nor with the link of a seat that was empty.
    with pytest.raises(RequestRefused) as refused:
        await join(cleo, made, "Cleo")
    assert refused.value.status == 409
    await cleo.post(f"/api/tables/{table}/enter", {"secret": made["seats"][1]["secret"]})
    assert (await cleo.post(f"/api/tables/{table}/rematch", {}))["seats"] == []
    again = await ben.post(f"/api/tables/{table}/rematch", {})
    assert [(seat["seat"], seat["secret"]) for seat in again["seats"]] == [(1, secret)]
    await ada.enter(closed["table"], closed["seats"][0]["secret"])
    await ben.enter(closed["table"], secret)
    async with ben.live(closed["table"]) as line:
        told = await table_where(line, mode="playing")
        assert called(told) == ["Ada", "Ben"]
        assert told["chosen"]["players"] == 2


async def test_no_table_is_closed_up_for_fewer_than_the_game_is_for(server: Running) -> None:
    ada = Http(server.address)
    made = await waiting(ada, FREE, FREE, FREE, slug="pairs")
    with pytest.raises(RequestRefused) as refused:
        await gather(ada, made)
    assert refused.value.status == 409
    async with ada.live(made["table"]) as line:
        told = await table_where(line, mode="waiting")
        # Whoever chooses a seat sees whose partner they will be.
        assert [seat["team"] for seat in told["seats"]] == [0, 1, 0, 1]
