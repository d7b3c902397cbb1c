"""Whole matches over real sockets, and everything that can come between."""

from __future__ import annotations

import asyncio
import urllib.request

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from boneyard.bots import LEVELS, bot, names
from boneyard.notation.record import read, replay
from boneyard.server.client import Http, RequestRefused, hear, hear_until, offered, say, see
from boneyard.table import Table
from boneyard.table.fair import seed_of
from tests.server.people import BOT, FRIEND, ME, Json, Player, alone, look, my_turn, together


@pytest.mark.parametrize(
    ("slug", "bots"), [("block", 1), ("divisor", 2), ("barricade", 1), ("peruvian", 3)]
)
async def test_a_person_plays_a_whole_match_against_bots(
    person: Http, slug: str, bots: int
) -> None:
    table = await alone(person, slug, bots)
    async with person.live(table) as line:
        over = await Player(0).play(line)
    assert over is not None
    assert len(over["scores"]) == bots + 1


async def test_two_people_play_and_one_looks_on(person: Http, another: Http) -> None:
    table = await together(person, another, match="rounds:2")
    onlooker = Http(person.address)
    async with person.live(table) as a, another.live(table) as b, onlooker.live(table) as c:
        await say(c, send="frame", width=30, height=18)
        first, second = Player(0, 1), Player(1, 2)
        ends = await asyncio.gather(first.play(a), second.play(b))
        seen = [await hear_until(c, "over")]
    assert ends[0] == ends[1] == seen[0]


async def test_the_deal_can_be_verified_when_the_match_is_over(person: Http) -> None:
    table = await alone(person, match="rounds:2")
    async with person.live(table) as line:
        committed = (await hear(line))["commitment"]
        over = await Player(0).play(line)
    with urllib.request.urlopen(f"{person.address}/api/tables/{table}/record") as answer:
        record = read(answer.read().decode())
    assert over is not None
    assert record.fair["commitment"] == committed == over["fair"]["commitment"]
    seed = seed_of(record, 2)
    again = Table(record.game(), seed)
    for step in replay(record):
        if not isinstance(step.entry.actor, int):
            assert again.go_on()[0].entry.deed == step.entry.action
        else:
            again.play(step.entry.actor, step.entry.action)
    assert again.over


async def test_before_the_end_a_record_is_ones_own(person: Http, another: Http) -> None:
    table = await together(person, another)
    with pytest.raises(RequestRefused) as refused:
        await Http(person.address).get(f"/api/tables/{table}/record")
    assert refused.value.status == 403
    request = urllib.request.Request(
        f"{person.address}/api/tables/{table}/record", headers={"cookie": person.cookie()}
    )
    with urllib.request.urlopen(request) as answer:
        text = answer.read().decode()
    assert "seen by: 1" in text
    assert "secret" not in text
    assert "| ? ? ? ? ? ? ?" in text


async def test_a_move_sent_twice_is_made_once(person: Http, another: Http) -> None:
    table = await together(person, another)
    async with person.live(table) as a, another.live(table) as b:
        lines = {0: a, 1: b}
        scenes = {0: await look(a), 1: await look(b)}
        seat = next(seat for seat, told in scenes.items() if any(offered(told["scene"])))
        action = next(offered(scenes[seat]["scene"]))
        for _ in range(2):
            await say(lines[seat], send="act", id="once", seat=seat, action=action)
        first = await hear_until(lines[seat], "ack")
        second = await hear_until(lines[seat], "ack")
        assert first == second
        other = await see(lines[1 - seat])
        assert other["seq"] == first["seq"] == scenes[seat]["seq"] + 1


async def test_a_cut_line_loses_nothing(person: Http) -> None:
    table = await alone(person)
    line = await person.live(table)
    told = await look(line)
    if not any(offered(told["scene"])):
        told = await my_turn(line)
    action = next(offered(told["scene"]))
    await say(line, send="act", id="cut", seat=0, action=action)
    line.transport.abort()
    async with person.live(table) as again:
        # Whether it arrived or not, the client sends it again, and it is there once.
        await say(again, send="act", id="cut", seat=0, action=action)
        assert (await hear_until(again, "ack"))["id"] == "cut"
        assert (await look(again))["seq"] > told["seq"]
        await Player(0).play(again, most=2)


async def test_bots_hurry_until_the_person_has_to_decide(person: Http, another: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        told = await look(line)
        if not any(offered(told["scene"])):
            told = await my_turn(line)
        await say(line, send="pace", ms=10_000)
        await say(line, send="act", id="a", seat=0, action=next(offered(told["scene"])))
        await say(line, send="hurry")
        told = await my_turn(line)
        await say(line, send="act", id="b", seat=0, action=next(offered(told["scene"])))
        await hear_until(line, "moved")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.4):
                await my_turn(line)
    table = await together(person, another)
    async with person.live(table) as line:
        # Where others look, too, nothing is hurried, and nobody is shown out for it.
        await say(line, send="hurry")
        await look(line)


async def test_undo_goes_back_against_bots_only(person: Http, another: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        await say(line, send="pace", ms=10_000)
        told = await look(line)
        if not any(offered(told["scene"])):
            told = await my_turn(line)
        await say(line, send="act", id="a", seat=0, action=next(offered(told["scene"])))
        await hear_until(line, "ack")
        await see(line)
        await say(line, send="undo", id="u", seat=0)
        undone = await hear_until(line, "moved")
        assert [event["event"]["event"] for event in undone["events"]] == ["undone"]
        assert list(offered(undone["scene"])) == list(offered(told["scene"]))
        assert undone["seq"] > told["seq"]
    table = await together(person, another)
    async with person.live(table) as line:
        await say(line, send="undo", id="u", seat=0)
        assert "cannot undo that" in (await hear_until(line, "refused"))["why"]


async def test_a_solo_that_is_taken_up_again_is_played_on(person: Http) -> None:
    """What was lost is not lost after an undo, and the clock of the page runs again."""
    table = await alone(person, "solo-rows", 0)
    async with person.live(table) as line:
        assert await Player(0).play(line) is not None
        assert (await hear_until(line, "table"))["mode"] == "over"
        await say(line, send="undo", id="u", seat=0)
        now = await hear_until(line, "table")
        assert now["mode"] == "playing"
        # What was taken back is still in the log, but cannot be looked back at.
        await say(line, send="replay", at=0)
        assert (await hear_until(line, "replay"))["of"] == now["count"] < now["seq"]


async def test_who_has_no_seat_cannot_act(person: Http) -> None:
    table = await alone(person)
    async with Http(person.address).live(table) as line:
        told = await look(line)
        assert not any(offered(told["scene"]))
        assert all(hand["tiles"] is None for hand in told["scene"]["hands"])
        await say(line, send="act", id="x", seat=0, action={"do": "pass"})
        assert "not yours" in (await hear_until(line, "refused"))["why"]
        await say(line, send="hint", seat=0)
        assert "not yours" in (await hear_until(line, "problem"))["text"]
        await say(line, send="look", seat=0)
        assert "not yours" in (await hear_until(line, "problem"))["text"]


async def test_pass_and_play_shows_one_hand_at_a_time(person: Http) -> None:
    made = await person.new_table("block", [ME, {"kind": "local", "name": "Cleo"}])
    for seat in made["seats"]:
        await person.enter(made["table"], seat["secret"])
    async with person.live(made["table"]) as line:
        curtain = await look(line)
        assert curtain["seat"] is None
        assert all(hand["tiles"] is None for hand in curtain["scene"]["hands"])
        for seat in (0, 1):
            await say(line, send="look", seat=seat)
            told = await see(line)
            shown = [hand["seat"] for hand in told["scene"]["hands"] if hand["tiles"]]
            assert shown == [seat]


async def test_the_match_begins_when_everybody_is_there(person: Http, another: Http) -> None:
    made = await person.new_table("block", [ME, FRIEND])
    await person.enter(made["table"], made["seats"][0]["secret"])
    async with person.live(made["table"]) as line:
        told = await hear(line)
        assert told["mode"] == "waiting"
        assert told["seats"][1]["kind"] == "open"
        await say(line, send="act", id="early", seat=0, action={"do": "pass"})
        assert "every seat" in (await hear_until(line, "refused"))["why"]
        await look(line)
        await another.enter(made["table"], made["seats"][1]["secret"])
        dealt = await hear_until(line, "moved")
        assert {event["event"]["event"] for event in dealt["events"]} >= {"roundbegan", "dealt"}
        # The log and the picture arrive together.
        assert any(hand["tiles"] for hand in dealt["scene"]["hands"])


@pytest.mark.parametrize("name", ["sees-all", "heaviest", "doubles-first"])
async def test_those_who_are_for_measuring_sit_at_no_table(person: Http, name: str) -> None:
    """One of them would have to be shown every hand."""
    with pytest.raises(RequestRefused, match="strong"):
        await person.new_table("block", [ME, {**BOT, "bot": name}])
    listed = str(await person.get("/api/catalogue"))
    assert "strong" in listed
    assert name not in listed
    with pytest.raises(RequestRefused, match="strong"):
        await person.new_table("block", [ME, FRIEND], bots=name)


async def test_a_bot_takes_an_empty_seat_and_gives_it_back(person: Http, another: Http) -> None:
    made = await person.new_table("block", [ME, FRIEND])
    table = made["table"]
    await person.enter(table, made["seats"][0]["secret"])
    async with person.live(table) as line:
        await hear_until(line, "table")
        await say(line, send="pace", ms=10_000)
        await say(line, send="bot", seat=1)
        while (told := await hear_until(line, "table"))["mode"] != "playing":
            pass
        while told["seats"][1]["kind"] != "away":
            told = await hear_until(line, "table")
        await another.enter(table, made["seats"][1]["secret"])
        async with another.live(table) as other:
            while told["seats"][1]["kind"] != "human":
                told = await hear_until(line, "table")
            assert (await look(other))["seat"] == 1
            await say(line, send="bot", seat=1)
            assert "Someone sits there." in (await hear_until(line, "problem"))["text"]
        # Cut off: after a moment of grace a bot may sit in again.
        while told["seats"][1]["connected"]:
            told = await hear_until(line, "table")
        await asyncio.sleep(0.3)
        await say(line, send="bot", seat=1)
        while told["seats"][1]["kind"] != "away":
            told = await hear_until(line, "table")


async def test_a_seat_waits_for_a_moment(person: Http, another: Http) -> None:
    table = await together(person, another)
    async with person.live(table) as line:
        async with another.live(table):
            await hear_until(line, "table")
        await asyncio.sleep(0.05)
        await say(line, send="bot", seat=1)
        assert "only a moment" in (await hear_until(line, "problem"))["text"]


async def test_a_clock_decides_for_who_does_not(person: Http) -> None:
    made = await person.new_table("block", [ME, BOT], clock_s=1)
    await person.enter(made["table"], made["seats"][0]["secret"])
    async with person.live(made["table"]) as line:
        told = await look(line)
        if not any(offered(told["scene"])):
            told = await my_turn(line)
        (timer,) = told["scene"]["timers"]
        assert 0 < timer["left_ms"] <= timer["total_ms"] == 1000
        after = await see(line, 5)
        assert after["seq"] > told["seq"]


async def test_a_hint_can_be_played(person: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        told = await look(line)
        if not any(offered(told["scene"])):
            told = await my_turn(line)
        await say(line, send="hint", seat=0)
        hint = await hear_until(line, "hint")
        assert hint["text"]
        await say(line, send="act", id="h", seat=0, action=hint["action"])
        assert (await hear_until(line, "ack"))["id"] == "h"


async def test_a_hint_is_in_the_words_of_the_table(person: Http) -> None:
    table = await alone(person, "classic-draw", match="rounds:100")
    async with person.live(table, "de") as line:
        await say(line, send="pace", ms=0)
        for turn in range(4):
            told = await look(line) if turn == 0 else await my_turn(line)
            if not any(offered(told["scene"])):
                told = await my_turn(line)
            await say(line, send="hint", seat=0)
            hint = await hear_until(line, "hint")
            labels = [
                offer["label"]
                for item in told["scene"]["items"]
                if item["item"] == "place"
                for offer in item["offers"]
                if offer["action"] == hint["action"]
            ]
            (label,) = labels
            assert hint["text"].startswith(f"Versuche: {label}")
            await say(line, send="act", id=f"h{turn}", seat=0, action=hint["action"])


async def test_looking_back_shows_what_one_saw_then(person: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        await Player(0).play(line, most=3)
        await say(line, send="replay", at=1)
        told = await hear_until(line, "replay")
        assert told["at"] == 1 < told["of"]
        hands = {hand["seat"]: hand["tiles"] for hand in told["scene"]["hands"]}
        assert hands[1] is None
        assert len(hands[0]) == 7
        assert not any(offered(told["scene"]))


async def test_partners_talk_where_they_may(person: Http) -> None:
    people = [Http(person.address) for _ in range(4)]
    made = await people[0].new_table(
        "team-block", [ME, *[FRIEND] * 3], options={"partners": "open"}
    )
    for http, seat in zip(people, made["seats"], strict=True):
        await http.enter(made["table"], seat["secret"])
    lines = [await http.live(made["table"]) for http in people]
    scenes = [await look(line) for line in lines]
    teams = {hand["seat"]: hand["team"] for hand in scenes[0]["scene"]["hands"]}
    partner = next(seat for seat in (1, 2, 3) if teams[seat] == teams[0])
    await say(lines[0], send="say", text="I hold\nsixes")
    assert (await hear_until(lines[partner], "chat"))["text"] == "I hold sixes"
    foe = next(seat for seat in (1, 2, 3) if teams[seat] != teams[0])
    await say(lines[foe], send="hint", seat=foe)
    while (told := await hear(lines[foe]))["tell"] not in ("hint", "problem"):
        assert told["tell"] != "chat"
    for line in lines:
        await line.close()


async def test_a_revoked_link_opens_nothing(person: Http, another: Http) -> None:
    table = await together(person, another)
    thief = Http(person.address)
    thief.cookies = dict(person.cookies)
    async with thief.live(table) as line:
        await hear_until(line, "table")
        fresh = await person.post(f"/api/tables/{table}/seats/0/revoke", {})
        with pytest.raises(ConnectionClosed, match="4411"):
            await hear_until(line, "nothing any more")
    async with thief.live(table) as line:
        assert not any(seat["mine"] for seat in (await hear(line))["seats"])
    async with person.live(table) as line:
        assert (await hear(line))["seats"][0]["mine"]
    await thief.enter(table, fresh["secret"])


async def test_after_giving_up_it_is_nobodys_turn(person: Http, another: Http) -> None:
    table = await together(person, another)
    async with person.live(table) as a, another.live(table) as b:
        for line in (a, b):
            await say(line, send="frame", width=30, height=18)
            scene = (await hear_until(line, "scene"))["scene"]
            assert scene["prompt"]
            assert any(hand["active"] for hand in scene["hands"])
        await say(a, send="abandon")
        await say(b, send="abandon")
        for line in (a, b):
            scene = (await hear_until(line, "scene"))["scene"]
            assert list(offered(scene)) == []
            assert scene["prompt"] == ""
            assert not any(hand["active"] for hand in scene["hands"])
            await hear_until(line, "over")


async def test_giving_up_reveals_the_secret(person: Http, another: Http) -> None:
    table = await together(person, another)
    async with person.live(table) as a, another.live(table) as b:
        await hear_until(b, "table")
        await say(a, send="abandon")
        await say(b, send="abandon")
        over = await hear_until(a, "over")
        assert over["abandoned"]
        assert over["fair"]["secret"]


async def test_a_rematch_is_one_for_all(person: Http, another: Http) -> None:
    table = await together(person, another)
    with pytest.raises(RequestRefused) as early:
        await person.post(f"/api/tables/{table}/rematch", {})
    assert early.value.status == 409
    async with person.live(table) as a, another.live(table) as b:
        await hear_until(b, "table")
        await say(a, send="abandon")
        await say(b, send="abandon")
        await hear_until(b, "over")
        made = await person.post(f"/api/tables/{table}/rematch", {})
        invited = await hear_until(b, "rematch")
    again = await another.post(f"/api/tables/{table}/rematch", {})
    assert made["table"] == again["table"] == invited["table"]
    assert [seat["seat"] for seat in made["seats"]] == [0]
    assert invited["seats"][0]["secret"] == again["seats"][0]["secret"]


async def test_a_name_is_one_line_without_tricks(person: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        await hear_until(line, "table")
        await say(line, send="name", seat=0, name=" Eve\n\u202e 1: pass ")
        while (told := await hear_until(line, "table"))["seats"][0]["name"] == "Ada":
            pass
        assert told["seats"][0]["name"] == "Eve 1: pass"


async def test_texts_come_in_the_language_of_the_line(person: Http) -> None:
    table = await alone(person)
    async with person.live(table, "de-CH") as line:
        told = await hear(line)
        assert told["lang"] == "de"
        assert "Steine" in str(told["options"])
        await say(line, send="act", id="x", seat=1, action={"do": "pass"})
        assert "Platz" in (await hear_until(line, "refused"))["why"]


def heavy() -> list[tuple[str, str]]:
    return [
        (slug, name) for slug in ("block", "dominance") for name in names() if bot(name, slug).heavy
    ]


@pytest.mark.parametrize(("slug", "name"), heavy())
async def test_a_bot_that_thinks_hard_thinks_elsewhere(person: Http, slug: str, name: str) -> None:
    made = await person.new_table(slug, [ME, {"kind": "bot", "bot": name}])
    await person.enter(made["table"], made["seats"][0]["secret"])
    async with person.live(made["table"]) as line:
        player = Player(0)
        await player.play(line, most=3)
        laid = [
            event["event"]["seat"]
            for told in player.told
            if told["tell"] == "moved"
            for event in told["events"]
            if event["event"]["event"] in ("laid", "drew", "passed", "took")
        ]
        assert {0, 1} <= set(laid)


def test_strong_bots_are_there() -> None:
    assert {("block", "strong"), ("block", "master"), ("dominance", "master")} <= set(heavy())


async def test_the_lobby_offers_the_bots_of_each_game_in_words(person: Http) -> None:
    cards = {card["slug"]: card for card in (await person.get("/api/catalogue?lang=de"))["games"]}
    assert cards["fortress"]["bots"] == [
        {"name": "beginner", "label": "einfach"},
        {"name": "casual", "label": "entspannt"},
        {"name": "strong", "label": "stark"},
        {"name": "master", "label": "meisterhaft"},
    ]
    assert [one["name"] for one in cards["block"]["bots"]] == list(LEVELS)
    for slug, card in cards.items():
        for one in card["bots"]:
            bot(one["name"], slug)  # It exists, else this raises.
            assert one["label"]


async def test_where_all_act_at_once_the_first_claim_wins(person: Http, another: Http) -> None:
    table = await together(person, another, "hectic")
    async with person.live(table) as a, another.live(table) as b:
        await look(a)
        await look(b)
        claims = []
        for seat, line in ((0, a), (1, b)):
            # A hint for somebody who builds a chain is a chain.
            await say(line, send="hint", seat=seat)
            claims.append((await hear_until(line, "hint"))["action"])
        for seat, line in ((1, b), (0, a)):
            await say(line, send="act", id="claim", seat=seat, action=claims[seat])
        heard = [await _heard(line, {"ack", "refused"}, {"pause"}) for line in (a, b)]
        assert sorted({*heard[0], *heard[1]} & {"ack", "refused"}) == ["ack", "refused"]
        assert heard[0]["pause"]["waiting"] == [0, 1]
        for line in (a, b):
            await say(line, send="ready")
        assert (await hear_until(b, "moved"))["events"][0]["event"]["event"] == "roundbegan"


async def _heard(line: ClientConnection, *kinds: set[str]) -> dict[str, Json]:
    """What was told until a message of each kind has come."""
    heard: dict[str, Json] = {}
    while not all(kind & set(heard) for kind in kinds):
        told = await hear(line)
        heard[told["tell"]] = told
    return heard


async def test_a_solo_goes_back_and_on(person: Http) -> None:
    made = await person.new_table("dominosa", [ME])
    await person.enter(made["table"], made["seats"][0]["secret"])
    async with person.live(made["table"]) as line:
        told = await look(line)
        assert not told["undo"]
        await say(line, send="hint", seat=0)
        hint = await hear_until(line, "hint")
        await say(line, send="act", id="1", seat=0, action=hint["action"])
        assert (await see(line))["undo"]
        await say(line, send="undo", id="2", seat=0)
        back = await see(line)
        assert back["scene"] == told["scene"]
        await say(line, send="solve", seat=0)
        assert (await hear_until(line, "outlook"))["text"] != "Nobody can tell."
