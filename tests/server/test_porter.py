"""Who stands at the door keeps nobody out: half-sent requests, slow readers, many callers."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from boneyard.server.app import create_app
from boneyard.server.client import Http
from boneyard.server.porter import (
    AHEAD,
    HALF_SENT,
    HouseConfig,
    HttpCaller,
    LineCaller,
    Porter,
    Stage,
    _head,
)
from boneyard.server.settings import UNLIMITED, Limits
from tests.server.people import Player, alone
from tests.server.running import Running, quick, sqlite

HALF = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"
CROWD = 1500
FILES = 1024


class Door(asyncio.Transport):
    """The network as the porter sees it."""

    def __init__(self, address: str = "192.0.2.7") -> None:
        super().__init__({"peername": (address, 40000)})
        self.unsent, self.written, self.closed, self.aborted = 0, b"", False, False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


# -- what the porter decides -------------------------------------------------------------------


async def test_who_hesitates_longest_makes_way() -> None:
    porter = Porter(Limits(callers=20), 10_000)
    doors = [Door() for _ in range(20)]
    callers = [porter.let_in(door) for door in doors]
    assert callers[0] is not None
    porter.now_at(callers[0], Stage.LINE)
    assert porter.let_in(Door()) is not None
    assert [door.aborted for door in doors] == [False, True, *[False] * 18], "the player stays"
    for caller in callers:
        assert caller is not None
        porter.now_at(caller, Stage.ANSWER)
    assert porter.let_in(Door()) is not None, "the newcomer of before makes way"
    porter.now_at(next(iter(porter._at[Stage.HEAD])), Stage.LINE)
    late = Door()
    assert porter.let_in(late) is None, "everybody is busy"
    assert late.written.startswith(b"HTTP/1.1 503 ")
    assert late.closed


async def test_an_address_has_its_share_unless_many_are_behind_it() -> None:
    porter = Porter(Limits(callers_per_address=2), 10_000)
    for address, many in (("192.0.2.7", 2), ("127.0.0.1", 5), ("10.1.2.3", 5), ("::1", 5)):
        porter.trust("10.0.0.0/8, 127.0.0.1")
        let_in = [porter.let_in(Door(address)) for _ in range(5)]
        assert sum(caller is not None for caller in let_in) == many, address
        for caller in let_in:
            if caller is not None:
                porter.gone(caller)
    porter.trust("*")
    assert all(porter.let_in(Door()) for _ in range(5))


async def test_a_network_of_ipv6_has_one_share() -> None:
    porter = Porter(Limits(callers_per_address=2), 10_000)
    theirs = [porter.let_in(Door(f"2001:db8:1:2::{number:x}")) for number in range(5)]
    assert sum(caller is not None for caller in theirs) == 2
    assert porter.let_in(Door("2001:db8:1:3::1")) is not None
    assert theirs[0] is not None
    porter.gone(theirs[0])
    assert porter.let_in(Door("2001:db8:1:2::5")) is not None


async def test_who_does_not_come_to_an_end_is_sent_away() -> None:
    clock = Time()
    porter = Porter(Limits(head_s=10, body_s=20), 10_000, clock)
    doors = {stage: Door() for stage in Stage}
    for stage, door in doors.items():
        caller = porter.let_in(door)
        assert caller is not None
        porter.now_at(caller, stage)
    clock.now = 15
    porter.look()
    assert [stage for stage, door in doors.items() if door.aborted] == [Stage.HEAD]
    assert doors[Stage.HEAD].written.startswith(b"HTTP/1.1 408 ")
    clock.now = 25
    porter.look()
    assert [stage for stage, door in doors.items() if door.aborted] == [*HALF_SENT]


async def test_who_does_not_read_is_sent_away_and_who_reads_slowly_is_not() -> None:
    clock = Time()
    porter = Porter(Limits(send_s=20), 10_000, clock)
    never, slowly, drop = Door(), Door(), Door()
    for door in (never, slowly, drop):
        caller = porter.let_in(door)
        assert caller is not None
        porter.now_at(caller, Stage.LINE)
        door.unsent = 400_000
    for second in range(60):
        clock.now = second
        slowly.unsent -= 2000
        drop.unsent -= 10
        porter.look()
    assert never.aborted
    assert drop.aborted, "a drop now and then is not reading"
    assert not slowly.aborted


def test_there_are_fewer_places_than_files() -> None:
    for files in (1024, 4096, 20_000, 1 << 20):
        porter = Porter(Limits(), files)
        assert 600 < porter.places <= min(10_000, files - 3 * porter.backlog - 100)


# -- real sockets ------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(folder: Path, limits: Limits, files: int = 0) -> Iterator[Running]:
    running = Running(quick(sqlite(folder), limits), files=files)
    try:
        yield running
    finally:
        running.kill()


async def half_sent(port: int, count: int) -> list[socket.socket]:
    """So many callers that begin to say something."""
    loop = asyncio.get_running_loop()

    async def begin() -> socket.socket:
        caller = socket.socket()
        caller.setblocking(False)
        await loop.sock_connect(caller, ("127.0.0.1", port))
        with contextlib.suppress(OSError):  # sent away already
            await loop.sock_sendall(caller, HALF)
        return caller

    async with asyncio.timeout(60):
        return await asyncio.gather(*(begin() for _ in range(count)))


@pytest.mark.skipif(sys.platform == "win32", reason="files are not limited there")
async def test_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    """More of them than the server may have files: a player plays on, a newcomer gets in."""
    with serving(tmp_path, replace(UNLIMITED, head_s=600), files=FILES) as server:
        ada = Http(server.address)
        table = await alone(ada, match="rounds:100")
        async with ada.live(table) as line:
            player = Player(0)
            await player.play(line, most=2)
            crowd = await half_sent(server.port, CROWD)
            try:
                await player.play(line, most=12)
                assert len(player.acked) >= 12
                ben = Http(server.address)
                began = time.monotonic()
                theirs = await alone(ben)
                async with ben.live(theirs) as other:
                    await Player(0).play(other, most=2)
                assert time.monotonic() - began < 10
            finally:
                for caller in crowd:
                    caller.close()


def answer(caller: socket.socket) -> bytes:
    """All that comes until the server closes."""
    caller.settimeout(10)
    said = b""
    with contextlib.suppress(ConnectionError):
        while more := caller.recv(65536):
            said += more
    return said


def test_a_request_has_to_come_to_its_end(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, head_s=0.5, body_s=0.5)
    body = (
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        b"content-length: 50\r\n\r\n{"
    )
    with serving(tmp_path, limits) as server:
        for begun in (b"", HALF, body, HALF + b"\r\n" + HALF):
            with socket.create_connection(("127.0.0.1", server.port)) as caller:
                caller.sendall(begun)
                assert b"HTTP/1.1 408 " in answer(caller), begun


def test_who_asks_and_does_not_read_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, replace(UNLIMITED, send_s=1)) as server:
        ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
        with socket.socket() as caller:
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            caller.connect(("127.0.0.1", server.port))
            caller.settimeout(20)
            with pytest.raises((ConnectionError, BrokenPipeError)):  # noqa: PT012
                while True:
                    caller.sendall(ask)
                    time.sleep(0.01)


def test_nobody_takes_all_places(tmp_path: Path) -> None:
    with serving(tmp_path, replace(UNLIMITED, callers=16)) as server:
        callers = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(40)]
        with socket.create_connection(("127.0.0.1", server.port)) as newcomer:
            newcomer.sendall(HALF + b"connection: close\r\n\r\n")
            assert answer(newcomer).startswith(b"HTTP/1.1 200 ")
        for caller in callers:
            caller.close()


UPGRADE = (
    b"GET /api/tables/none/live HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n"
    b"upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
NO_CONNECTIONS = {
    "with a body": UPGRADE + b"content-length: 5\r\n\r\nhello",
    "a long line": UPGRADE + b"x: " + b"x" * 9000 + b"\r\n\r\n",
    "many lines": UPGRADE + b"".join(b"x%d: x\r\n" % number for number in range(200)) + b"\r\n",
}


@pytest.mark.parametrize("asked", NO_CONNECTIONS.values(), ids=NO_CONNECTIONS.keys())
def test_what_is_no_connection_is_answered_and_takes_no_place(tmp_path: Path, asked: bytes) -> None:
    """More callers than there are places ask for what cannot become a connection to a table, and
    stay: each is told so and let go, and who comes after them is served."""
    with serving(tmp_path, replace(UNLIMITED, callers=16, head_s=600)) as server:
        callers = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
        for caller in callers:
            caller.sendall(asked)
        assert answer(callers[-1]).startswith(b"HTTP/1.1 4")
        with socket.create_connection(("127.0.0.1", server.port)) as newcomer:
            newcomer.sendall(HALF + b"connection: close\r\n\r\n")
            assert answer(newcomer).startswith(b"HTTP/1.1 200 ")
        for caller in callers:
            caller.close()


async def test_a_caller_is_connected_when_it_is_let_in(tmp_path: Path) -> None:
    """Not when it asks for it: between the two it hesitates, and is sent away in time."""
    app = create_app(quick(sqlite(tmp_path)))
    porter = Porter(Limits(), 10_000)
    config = HouseConfig(app, porter)
    config.load()
    config.loaded_app = _never_answers
    door = Door()
    caller = HttpCaller(config, ServerState(), {})
    caller.connection_made(door)
    caller.data_received(UPGRADE + b"\r\n")
    assert porter.counts()["head"] == 1
    line = door.get_protocol()
    assert isinstance(line, LineCaller)
    await line.send({"type": "websocket.accept"})
    assert porter.counts() == dict.fromkeys(porter.counts(), 0) | {"line": 1}
    for task in line.tasks:
        task.cancel()


async def test_nobody_is_let_go_for_what_we_do_not_hear(tmp_path: Path) -> None:
    """While a database is slow we stop reading, and the answer to whether they are there lies in
    the network. They have the whole time for it again once we listen."""
    config = HouseConfig(create_app(quick(sqlite(tmp_path))), Porter(Limits(), 10_000))
    config.load()
    door, line = Door(), LineCaller(config, ServerState(), {})
    line.connection_made(door)
    line.conn.state = State.OPEN
    for _ in range(AHEAD + 1):
        line.handle_text(Frame(Opcode.TEXT, b"{}"))
    line.keepalive_timeout()
    line.keepalive_timeout()
    assert not door.is_closing()
    for _ in range(AHEAD + 1):
        await line.receive()
    line.keepalive_timeout()
    assert not door.is_closing()
    line.keepalive_timeout()
    assert door.is_closing()
    line.stop_keepalive()


async def _never_answers(*_: object) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_frame_begins_as_the_library_would_have_it(length: int) -> None:
    text = b"x" * length
    assert _head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
