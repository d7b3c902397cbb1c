"""Friends: one link for all, a waiting room, names, and talk at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import in_the_way, serious
from tests.browser.conftest import People, Server
from tests.browser.person import Person
from tests.browser.test_table import GAME

pytestmark = pytest.mark.browser

MARKED = "Hello <b>you two</b>"


def invite(ada: Person, players: int) -> str:
    """Make a table in the lobby; the link for everybody else."""
    ada.page.goto(f"{ada.address}?game={GAME}")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Players").select_option(str(players))
    expect(ada.page.get_by_test_id("people")).to_have_value(str(players))
    ada.page.get_by_test_id("play-friends").click()
    link = ada.page.get_by_test_id("invitation")
    expect(link).to_be_visible()
    return link.input_value()


def sit_down(person: Person, link: str, name: str) -> None:
    person.page.goto(link)
    expect(person.page.get_by_text("Ada invites you")).to_be_visible()
    person.page.get_by_test_id("join-name").fill(name)
    person.page.get_by_test_id("sit-down").click()
    expect(person.page.get_by_test_id("sit-down")).to_be_hidden()


def test_three_come_through_one_link_and_talk(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ben = people.person(server.address, width=390, height=844, touch=True)
    cleo = people.person(server.address, width=844, height=390, touch=True)
    link = invite(ada, 3)
    room = ada.page.get_by_role("region", name="2 seats are still free.")
    expect(room).to_be_visible()
    qr = room.get_by_role("img")
    ada.wait_until(lambda: bool(qr.evaluate("(image) => image.naturalWidth > 0")))
    ada.look(artifacts, "waiting-room")
    ben.page.goto(link)
    expect(ben.page.get_by_text("Ada invites you")).to_be_visible()
    assert in_the_way(ben.page) == []
    sit_down(ben, link, "Ben")
    for person in (ada, ben):
        expect(person.page.locator("[data-chair='1']")).to_contain_text("Ben")
        assert in_the_way(person.page) == []
        person.page.reload()  # Nobody has to be asked in again.
        expect(person.page.locator("[data-chair='2']")).to_contain_text("free")

    # Where the link has got to somebody it was not meant for, it is taken back.
    cleo.page.goto(link)
    expect(cleo.page.get_by_test_id("join-name")).to_be_visible()
    ada.page.get_by_test_id("renew-invitation").click()
    expect(ada.page.get_by_test_id("invitation")).not_to_have_value(link)
    cleo.page.get_by_test_id("join-name").fill("Ben")
    cleo.page.get_by_test_id("sit-down").click()
    expect(cleo.page.get_by_role("alert")).to_contain_text("no longer works")
    people.trouble[:] = [one for one in people.trouble if "403" not in one]
    sit_down(cleo, ada.page.get_by_test_id("invitation").input_value(), "Ben")
    for person in (ada, ben, cleo):
        expect(person.page.locator("[data-hand-tile]").first).to_be_visible()
        expect(person.page.locator("[data-seat='2']")).to_contain_text("Ben 2")
        assert "#" not in person.page.url, "the secret stays in the address bar"
    cleo.page.get_by_role("button", name="Seats and links").first.click()
    cleo.page.locator("[data-name-of='2']").fill("Cleo")
    cleo.page.locator("[data-name-of='2']").blur()
    expect(ada.page.locator("[data-seat='2']")).to_contain_text("Cleo")
    cleo.page.keyboard.press("Escape")

    ada.page.get_by_label("Say something").fill(MARKED)
    ada.page.get_by_role("button", name="Send").click()
    for person in (ben, cleo):
        expect(person.page.locator("[data-bubble='0']")).to_contain_text(MARKED)
    cleo.page.get_by_test_id("talk").click()
    cleo.page.get_by_role("dialog").get_by_label("Well played!").click()
    for person in (ada, ben):
        expect(person.page.locator("[data-bubble='2']")).to_contain_text("Well played!")
    ada.look(artifacts, "talk")
    ben.page.get_by_test_id("talk").click()
    talk = ben.page.get_by_role("dialog")
    expect(talk).to_contain_text("Ada: Hello <b>you two</b>")
    expect(talk).to_contain_text("Cleo: Well played!")
    talk.get_by_role("button", name="Hide chat").click()
    expect(talk).not_to_contain_text("Hello")

    late = people.person(server.address)
    late.page.goto(link)
    expect(late.page.get_by_text("The match has begun without you.")).to_be_visible()
    late.page.get_by_test_id("look-on").click()
    expect(late.page.locator("[data-chair]")).to_have_count(0)
    expect(late.page.locator(".chat")).to_contain_text(MARKED)
    expect(late.page.get_by_label("Say something")).to_have_count(0)


def test_the_host_sends_away_who_is_not_wanted(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=390, height=844, touch=True)
    eve, ben = people.person(server.address), people.person(server.address)
    link = invite(ada, 3)
    sit_down(eve, link, "Eve")
    chair = ada.page.locator("[data-chair='1']")
    away = chair.get_by_role("button", name="Send Eve away")
    away.click()
    ada.page.get_by_role("button", name="Let Eve stay").click()
    expect(chair).to_contain_text("Eve")
    expect(eve.page.get_by_role("button", name="Send Ada away")).to_have_count(0)
    away.click()
    assert in_the_way(ada.page) == []
    ada.look(artifacts, "send-away")
    ada.page.get_by_test_id("send-away").click()
    expect(eve.page.get_by_text("has been freed again")).to_be_visible()
    expect(chair).to_contain_text("free")
    expect(ada.page.get_by_test_id("sure")).to_have_count(0)
    invitation = ada.page.get_by_test_id("invitation")
    expect(invitation).not_to_have_value(link)
    sit_down(ben, invitation.input_value(), "Ben")
    expect(chair).to_contain_text("Ben")


def test_bots_take_the_seats_nobody_comes_to(people: People, server: Server) -> None:
    ada, ben = people.person(server.address), people.person(server.address)
    link = invite(ada, 4)
    ben.page.goto(link)
    ben.page.locator("[data-chair='2'] button").click()
    ben.page.get_by_test_id("join-name").fill("Ben")
    ben.page.get_by_test_id("sit-down").click()
    expect(ben.page.get_by_text("Ada can start without waiting")).to_be_visible()
    expect(ben.page.get_by_test_id("begin-with-bots")).to_have_count(0)
    ada.page.get_by_test_id("begin-with-bots").click()
    for seat, name in enumerate(("Ada", "Emil", "Ben", "Otto")):
        expect(ada.page.locator(f"[data-seat='{seat}']")).to_contain_text(name)
    for person in (ada, ben):
        expect(person.page.locator("[data-hand-tile]").first).to_be_visible()


def test_a_table_grows_with_every_friend_and_begins_when_the_host_says_so(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada, ben, cleo = (people.person(server.address) for _ in range(3))
    ada.page.goto(f"{ada.address}?game={GAME}")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_test_id("play-friends").click()
    link = ada.page.get_by_test_id("invitation").input_value()
    expect(ada.page.locator("[data-chair]")).to_have_count(4)
    expect(ada.page.get_by_test_id("gather")).to_have_count(0)
    sit_down(ben, link, "Ben")
    sit_down(cleo, link, "Cleo")
    expect(ben.page.get_by_test_id("gather")).to_have_count(0)
    begins = ada.page.get_by_test_id("gather")
    expect(begins).to_have_text("Start with the 3 of us")
    ada.look(artifacts, "gather")
    begins.click()
    for person in (ada, ben, cleo):
        expect(person.page.locator("[data-hand-tile]").first).to_be_visible()
        expect(person.page.locator("[data-seat]")).to_have_count(3)


def test_partners_find_each_other_by_their_colour(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ben = people.person(server.address, width=390, height=844, touch=True)
    ada.page.goto(f"{ada.address}?game=pairs")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_test_id("play-friends").click()
    link = ada.page.get_by_test_id("invitation").input_value()
    ben.page.goto(link)
    partner = ben.page.locator("[data-chair='2']")
    mates = ben.page.locator("[data-team='0']")
    expect(mates).to_have_count(2)
    expect(mates.first).to_contain_text("Ada")
    partner.get_by_role("button").click()
    ben.look(artifacts, "partners")
    assert serious(ben.page) == []
    ben.page.get_by_test_id("join-name").fill("Ben")
    ben.page.get_by_test_id("sit-down").click()
    expect(ada.page.locator("[data-chair='2']")).to_contain_text("Ben")


def test_the_server_says_no_in_the_language_that_is_chosen(people: People, server: Server) -> None:
    """Whatever language the browser prefers; and a link speaks that of whoever passes it on."""
    ada = people.person(server.address, language="it")
    ben = people.person(server.address)
    ada.page.goto(f"{ada.address}?game={GAME}")
    ada.page.get_by_test_id("play-friends").click()
    link = ada.page.get_by_test_id("invitation")
    expect(link).to_have_value(re.compile(r"\?lang=it#join="))
    ben.page.goto(ben.address)
    ben.page.get_by_test_id("language").select_option("de")
    expect(ben.page.get_by_test_id("language").locator("xpath=..")).to_contain_text("Sprache")
    ben.page.reload()
    assert ben.page.evaluate("fetch('.').then((page) => page.text())").count('<html lang="de">')
    ben.page.goto(link.input_value())
    ben.page.get_by_test_id("join-name").fill("Ben")
    ada.page.get_by_test_id("renew-invitation").click()
    expect(ada.page.get_by_role("status").filter(has_text="nuovo invito")).to_be_visible()
    ben.page.get_by_test_id("sit-down").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Einladung")
    people.trouble[:] = [one for one in people.trouble if "403" not in one]


def test_a_long_name_pushes_nothing_out_of_a_small_window(people: People, server: Server) -> None:
    ben = people.person(server.address, width=320, height=568, touch=True)
    seats = [{"kind": "me", "name": "W" * 40}, {"kind": "open"}, {"kind": "open"}]
    made = ben.page.request.post(
        f"{server.address}api/tables",
        data={"slug": GAME, "options": {"players": 3}, "seats": seats},
    ).json()
    for fragment in (f"join={made['invitation']}", made["seats"][0]["secret"]):
        ben.page.goto(f"{server.address}t/{made['table']}#{fragment}")
        expect(ben.page.locator("[data-chair]")).to_have_count(3)
        cover = ben.page.locator(".cover")
        assert cover.evaluate("(cover) => cover.scrollWidth <= cover.clientWidth"), fragment
    # The second link was followed in the tab of the first.
    expect(ben.page.locator("[data-chair='0']")).to_contain_text("you")
    assert "#" not in ben.page.url


def test_at_one_device_everybody_has_a_name(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game={GAME}")
    ada.page.get_by_test_id("play-local").click()
    ada.page.get_by_label("Player 1").fill("Ada")
    ada.page.get_by_label("Player 2").fill("Ben")
    ada.page.get_by_test_id("begin-local").click()
    for seat, name in enumerate(("Ada", "Ben")):
        expect(ada.page.locator(f"[data-seat='{seat}']")).to_contain_text(name)
    # The next time nobody has to type.
    ada.page.goto(f"{server.address}?game={GAME}")
    ada.page.get_by_test_id("play-local").click()
    expect(ada.page.get_by_label("Player 2")).to_have_value("Ben")
