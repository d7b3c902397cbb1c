"""The client's end of a WebSocket, as lean as it gets: thousands of them share a core with the
server that is measured. It speaks to our own server only: text in single frames, and pings."""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Closed(ConnectionError):
    """The server has hung up."""


class ClientEnd(asyncio.Protocol):
    """A connection, as soon as it is `open`."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._hello = _hello(host, path, cookie)
        self._heard = heard
        self._unread = bytearray()
        self._transport: asyncio.Transport
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.why_closed = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.why_closed = self.why_closed or f"the line broke: {exc}"
        if not self.open.done():
            self.open.set_exception(Closed(self.why_closed))

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self.open.done() and not self._greeted():
            return
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                self.why_closed = payload[2:].decode() or "the server closed the line"
                self.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        self._transport.close()

    def _greeted(self) -> bool:
        """Whether the server's answer to our hello has come whole."""
        head, end, rest = self._unread.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(Closed(head.partition(b"\r\n")[0].decode()))
            self.close()
            return False
        self._unread = bytearray(rest)
        self.open.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        unread = self._unread
        if len(unread) < 2:
            return None
        begin, length = 2, unread[1]
        if length >= 126:
            begin = 4 if length == 126 else 10
            if len(unread) < begin:
                return None
            length = int.from_bytes(unread[2:begin], "big")
        if len(unread) < begin + length:
            return None
        payload = bytes(unread[begin : begin + length])
        kind = unread[0] & 0xF
        del unread[: begin + length]
        return kind, payload

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        # A client must mask what it sends; a mask of zeros leaves it as it is.
        self._transport.write(head + bytes(4) + payload)


def _hello(host: str, path: str, cookie: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join((*lines, "", "")).encode()
