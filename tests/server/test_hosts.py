"""Under which names the server answers: no stranger's name may lead a browser to it."""

from __future__ import annotations

import io
import json
import re
import socket
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boneyard.server import run
from boneyard.server.client import Http, hear
from boneyard.server.http.hosts import Hosts
from boneyard.server.live.protocol import PROTOCOL
from tests.server.people import alone
from tests.server.running import Running, quick, sqlite
from tests.server.test_door import ask

HERE = [
    "localhost",
    "LOCALHOST:8000",
    "127.0.0.1:8000",
    "127.0.1.1",
    "[::1]:8000",
    "",
    "a.localhost",
]
HOME = [
    "192.168.1.20:8000",
    "[fe80::1]",
    "ada-pc",
    "ada.local:8000",
    "box.lan",
    "x.home.arpa",
    "10.0.0.9.",
]
PUBLIC = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:8000"]
NONSENSE = ["[::1", "a b", "localhost:x", "[::1]x", "localhost:٨", "::1"]


@pytest.mark.parametrize("at_home", [False, True])
def test_a_strangers_name_is_not_answered_to(at_home: bool) -> None:
    hosts = Hosts(at_home=at_home)
    assert [name for name in HERE if not hosts.answers_to(name)] == []
    assert [name for name in PUBLIC + NONSENSE if hosts.answers_to(name)] == []
    assert [name for name in HOME if hosts.answers_to(name)] == (HOME if at_home else [])


def test_this_machines_own_name_is_answered_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.server.http.hosts.own_names", lambda: {"ada.example.org"})
    assert Hosts(at_home=True).answers_to("Ada.example.org:8000")
    assert not Hosts().answers_to("ada.example.org")


def test_names_can_be_set() -> None:
    hosts = Hosts(["play.example.org", "*.club.example"])
    for name in ("play.example.org", "Play.Example.org.:443", "a.club.example", "b.a.club.example"):
        assert hosts.answers_to(name)
    for name in ("example.org", "x.play.example.org", "club.example", "evilclub.example"):
        assert not hosts.answers_to(name)
    assert hosts.answers_to("localhost"), "the machine itself is always answered"
    assert Hosts(["*"]).answers_to("anything.example")


def test_what_to_set_is_said(server: Running) -> None:
    for lang in ("en", "de", "fr", "it", "nl"):
        status, _, text = ask(
            f"{server.address}/healthz", host="play.example.org:80", accept_language=lang
        )
        assert status == 403
        assert "play.example.org:80" in json.loads(text)["problem"]
        assert "BONEYARD_HOSTS" in json.loads(text)["problem"]
    assert ask(f"{server.address}/healthz", host="localhost")[0] == 200


async def test_a_line_is_opened_under_our_names_only(person: Http) -> None:
    table = await alone(person)
    port = person.address.rpartition(":")[2]
    for name, well in (("evil.example", False), ("localhost", True)):
        live = f"ws://{name}:{port}/api/tables/{table}/live?protocol={PROTOCOL}"
        # As after rebinding: the page's own origin, at our address.
        opened = connect(live, origin=f"http://{name}:{port}", host="127.0.0.1", proxy=None)  # type: ignore[arg-type]
        if well:
            async with opened as line:
                assert (await hear(line))["tell"] == "table"
        else:
            with pytest.raises(InvalidStatus) as refused:
                await opened
            assert refused.value.response.status_code == 403


def test_a_name_that_was_set_is_answered_to(tmp_path: Path) -> None:
    server = Running(replace(quick(sqlite(tmp_path)), hosts=("play.example.org",)))
    try:
        assert ask(f"{server.address}/healthz", host="play.example.org")[0] == 200
        assert ask(f"{server.address}/healthz", host="evil.example")[0] == 403
    finally:
        server.kill()


def test_the_name_it_listens_at_is_answered_to() -> None:
    config = run.configuration(quick("sqlite://"), host="play.example.org")
    assert "play.example.org" in config.house.state.settings.hosts


def test_what_is_announced_is_answered_to() -> None:
    out = io.StringIO()
    run._announce("0.0.0.0", 8000, quick("sqlite://"), out)
    announced = re.findall("http://([^/]+)/", out.getvalue())
    assert len(announced) == 2
    for name in (*announced, socket.gethostname()):
        assert Hosts(at_home=True).answers_to(name)
