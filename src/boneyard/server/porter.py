"""The porter: who may stand at the door, how many at once, and for how long.

A caller that has sent half a request costs as much as one that plays, and nobody can know yet
whether it is a player. So a whole request has to come within a few seconds, nobody takes more than
their share of places, and where there is no place left, the one who has hesitated longest makes way
for the one who comes. There are always fewer places than the process may have files open: a server
that cannot open one more could not read its database either.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from boneyard.server import measures
from boneyard.server.addresses import counted_as
from boneyard.server.settings import Limits

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

LOOK_S = 1.0
"""How often the porter looks who takes too long."""
OWN_FILES = 128
"""What the server itself may have open at once: its database, its bots, the page."""
SOME_FILES = 8192
"""Windows counts files otherwise, and allows many."""
BACKLOG = 1024
"""So many may wait until they are let in, where there is room for so many."""
PORTION = 16 * 1024
"""Of an answer that is not taken at once, so much has to be taken within `Limits.send_s`."""
LOG_S = 60.0
"""How often the log says that the house is full."""


class Stage(Enum):
    """How far a caller is."""

    HEAD = "head"
    """It has not said yet what it wants."""
    BODY = "body"
    """It has not said all of it."""
    ANSWER = "answer"
    """It is answered."""
    IDLE = "idle"
    """It was answered, and may ask for something more."""
    LINE = "line"
    """It is connected to a table: we have said yes to that."""


HALF_SENT = (Stage.HEAD, Stage.BODY)


class Caller:
    """One network connection to the server, whatever comes over it."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport, self.address = transport, address
        self.stage, self.since = Stage.HEAD, now
        self.unsent = 0
        """How much waited for it to be read, at the most, since when."""
        self.unsent_since: float | None = None

    def reads(self) -> None:
        """It has taken a good part of its answer."""
        self.unsent_since = None


class Porter:
    """Lets callers in and sends them away."""

    def __init__(
        self, limits: Limits, files: int, clock: Callable[[], float] | None = None
    ) -> None:
        """`files`: how many the process may have open."""
        self._limits, self._clock = limits, clock or _loop_time
        self.backlog = max(16, min(BACKLOG, files // 16))
        # Whoever is taken from the backlog has a file before anybody can be sent away, and the loop
        # is up to three rounds ahead of us with that.
        spare = OWN_FILES + 3 * self.backlog
        self.places = max(16, min(limits.callers, files - spare))
        self._trusted = _Trusted()
        self._callers: dict[asyncio.Transport, Caller] = {}
        self._of_address: Counter[str] = Counter()
        # Each in the order in which they came there.
        self._at: dict[Stage, dict[Caller, None]] = {stage: {} for stage in Stage}
        self._looking: asyncio.TimerHandle | None = None
        self._complained: float | None = None

    def trust(self, proxies: list[str] | str) -> None:
        """Behind these addresses there are many people."""
        self._trusted = _Trusted(proxies)

    # -- coming and going ----------------------------------------------------------------------

    def let_in(self, transport: asyncio.Transport) -> Caller | None:
        """Somebody calls; None: they were sent away."""
        address = (get_remote_addr(transport) or ("", 0))[0]
        full = self._of_address[counted_as(address)] >= self._limits.callers_per_address
        if full and address not in self._trusted:
            self._turn_away(transport, "address")
            return None
        if len(self._callers) >= self.places and not self._make_way():
            self._turn_away(transport, "full")
            return None
        caller = Caller(transport, counted_as(address), self._clock())
        self._callers[transport] = caller
        self._of_address[caller.address] += 1
        self._at[Stage.HEAD][caller] = None
        if self._looking is None:
            self._look_later()
        return caller

    def gone(self, caller: Caller) -> None:
        if self._callers.pop(caller.transport, None) is None:
            return
        measures.ENDED.add("connection")
        self._at[caller.stage].pop(caller, None)
        self._of_address[caller.address] -= 1
        if not self._of_address[caller.address]:
            del self._of_address[caller.address]

    def now_at(self, caller: Caller, stage: Stage) -> None:
        if stage is caller.stage or caller.transport not in self._callers:
            return
        self._at[caller.stage].pop(caller, None)
        caller.stage, caller.since = stage, self._clock()
        self._at[stage][caller] = None

    def caller(self, transport: asyncio.Transport) -> Caller | None:
        return self._callers.get(transport)

    def counts(self) -> dict[str, int]:
        """How many are here, by how far they are."""
        return {stage.value: len(callers) for stage, callers in self._at.items()}

    # -- sending away --------------------------------------------------------------------------

    def _make_way(self) -> bool:
        """The one who has hesitated longest goes; False: everybody is busy."""
        for stage in (Stage.HEAD, Stage.BODY, Stage.IDLE):
            for caller in self._at[stage]:
                self._complain()
                self._end(caller, "made_way")
                return True
        return False

    def _turn_away(self, transport: asyncio.Transport, why: str) -> None:
        if why == "full":
            self._complain()
        measures.SENT_AWAY.add(why)
        transport.write(_answer(503, "Service Unavailable", "Too many connections. Try again."))
        transport.close()

    def _end(self, caller: Caller, why: str) -> None:
        measures.SENT_AWAY.add(why)
        if caller.stage in HALF_SENT and why in ("head", "body"):
            caller.transport.write(
                _answer(408, "Request Timeout", "The request did not come to its end in time.")
            )
        # Not `close`, which would wait until somebody has read the rest.
        caller.transport.abort()
        self.gone(caller)

    def _complain(self) -> None:
        now = self._clock()
        if self._complained is None or now - self._complained > LOG_S:
            self._complained = now
            full = "all %(places)s places for callers are taken; see the setting limit_callers"
            log.warning(full, {"places": self.places})

    # -- looking who takes too long ------------------------------------------------------------

    def _look_later(self) -> None:
        self._looking = asyncio.get_running_loop().call_later(LOOK_S, self._look_on)

    def _look_on(self) -> None:
        self.look()
        self._looking = None
        if self._callers:
            self._look_later()

    def look(self) -> None:
        """Send away who takes too long, to ask or to read."""
        now, limits = self._clock(), self._limits
        for stage, patience in ((Stage.HEAD, limits.head_s), (Stage.BODY, limits.body_s)):
            late = [one for one in self._at[stage] if now - one.since > patience]
            for caller in late:
                self._end(caller, stage.value)
        for caller in list(self._callers.values()):
            if self._does_not_read(caller, now):
                self._end(caller, "unread")

    def _does_not_read(self, caller: Caller, now: float) -> bool:
        unsent = caller.transport.get_write_buffer_size()
        if not unsent:
            caller.unsent_since = None
            return False
        if caller.unsent_since is None or unsent <= caller.unsent - PORTION:
            caller.unsent, caller.unsent_since = unsent, now
        caller.unsent = max(caller.unsent, unsent)
        return now - caller.unsent_since > self._limits.send_s


class _Trusted:
    """Addresses that many people may share: this machine's own, and those of proxies."""

    def __init__(self, proxies: list[str] | str = "") -> None:
        named = proxies.split(",") if isinstance(proxies, str) else proxies
        texts = {one.strip() for one in named}
        self._all = "*" in texts
        self._networks = []
        for text in texts:
            try:
                self._networks.append(ipaddress.ip_network(text, strict=False))
            except ValueError:
                continue  # A name of something that is no address.

    def __contains__(self, address: str) -> bool:
        if self._all or not address:
            return True
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return True
        return found.is_loopback or any(
            found in network for network in self._networks if network.version == found.version
        )


def _answer(status: int, phrase: str, text: str) -> bytes:
    """A whole answer, for somebody whose request nobody has read."""
    return (
        f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(text)}\r\nretry-after: 5\r\nconnection: close\r\n\r\n{text}"
    ).encode("ascii")


def _loop_time() -> float:
    return asyncio.get_running_loop().time()


def file_limit() -> int:
    """How many files this process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return SOME_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = 1 << 20 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wished:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            soft = wished
        except (ValueError, OSError):
            pass  # Some systems allow less than they say.
    return wished if soft == resource.RLIM_INFINITY else soft


# -- between the porter and uvicorn ------------------------------------------------------------


class HouseConfig(uvicorn.Config):
    """uvicorn's settings, with a porter."""

    def __init__(self, house: FastAPI, porter: Porter, **more: Any) -> None:
        super().__init__(house, http=HttpCaller, ws=LineCaller, backlog=porter.backlog, **more)
        self.house, self.porter = house, porter
        porter.trust(self.forwarded_allow_ips)


class HttpCaller(H11Protocol):
    """A caller that speaks HTTP."""

    config: HouseConfig
    _caller: Caller | None = None
    _answered = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._caller = self.config.porter.let_in(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._caller is not None:
            self.config.porter.gone(self._caller)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        self._answered = True
        super().on_response_complete()
        self._note()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._caller is not None:
            self._caller.reads()

    def _note(self) -> None:
        """Tell the porter how far we are. Once the caller wants to be a connection to a table, that
        is for `LineCaller` to say."""
        if self._caller is not None and self.transport.get_protocol() is self:
            self.config.porter.now_at(self._caller, self._stage())

    def _stage(self) -> Stage:
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            return Stage.BODY
        if theirs is not h11.IDLE:
            return Stage.ANSWER
        half_sent = not self._answered or bool(self.conn.trailing_data[0])
        return Stage.HEAD if half_sent else Stage.IDLE


CARRIER = "boneyard.carrier"
"""What the scope of a connection calls the way that is shorter than ASGI's (`LineCaller.carry`)."""
WHOLE_TEXT = 0x81
"""The first byte of a WebSocket frame that holds all of a text."""
AHEAD = 8
"""So many messages of a client may wait before no more are read: to stop reading and to begin again
for every one of them costs more than to read it."""


def _head(length: int) -> bytes:
    """What a WebSocket frame begins with that holds a whole text of so many bytes, from a server.
    Every message goes out in one, and to have the library make it takes about as long as to send
    it. (What extensions would change about a frame is left to the library.)"""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 2**16:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


class LineCaller(WebSocketsSansIOProtocol):
    """A caller that wants to be a connection to a table. Until it is let in, it hesitates like any
    other: it has `Limits.head_s`, and makes way."""

    config: HouseConfig
    _caller: Caller | None = None
    _deaf = False
    """We have not read all the time since it last said that it is there."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CARRIER] = {"carry": self.carry}

    def carry(self, messages: Sequence[bytes]) -> bool:
        """Send these messages at once, and together; False: the client has to read first what was
        sent before, or is gone."""
        gone = self.transport.is_closing() or self.conn.state is not State.OPEN
        if gone or self.conn.extensions or not self.writable.is_set():
            return False
        framed = self.conn.data_to_send()
        for message in messages:
            framed += _head(len(message)), message
        self.transport.write(b"".join(framed))
        return True

    def send_receive_event_to_app(self) -> None:
        paused, few = self.read_paused, self.queue.qsize() < AHEAD
        # uvicorn pauses after every message, unless it takes reading for paused already.
        self.read_paused = paused or few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = paused
        self._deaf = self._deaf or self.read_paused

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._deaf = self.read_paused

    def keepalive_timeout(self) -> None:
        """Nobody is let go for not being heard while we did not listen, because a database is slow:
        its answer may lie there."""
        if not self._deaf:
            super().keepalive_timeout()
            return
        self._deaf = self.read_paused
        self.pong_timer = self.loop.call_later(self.ping_timeout or 0, self.keepalive_timeout)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._caller = self.config.porter.caller(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self._refuse()

    def _refuse(self) -> None:
        """Its request is none that the library takes: one with a body, a line that is too long or
        too many of them. uvicorn would neither answer it nor let it go."""
        said = b"".join(self.conn.data_to_send())
        self.transport.write(said or _answer(400, "Bad Request", "This is no WebSocket request."))
        self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        let_in = message["type"] == "websocket.accept" and self.conn.state is State.OPEN
        if let_in and self._caller is not None:
            self.config.porter.now_at(self._caller, Stage.LINE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._caller is not None:
            self.config.porter.gone(self._caller)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._caller is not None:
            self._caller.reads()
