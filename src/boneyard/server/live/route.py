"""The connection to a table: one WebSocket, over which everything about a match goes."""

from __future__ import annotations

import asyncio
import time
from contextlib import nullcontext
from functools import partial

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from boneyard.core.actions import Seat
from boneyard.server import measures
from boneyard.server.addresses import client_of
from boneyard.server.buckets import Bucket
from boneyard.server.keys import cookie_name, is_id, seats_of
from boneyard.server.language import words_for
from boneyard.server.live import protocol
from boneyard.server.live.connection import (
    COME_BACK,
    CROWDED,
    GONE,
    NO_TABLE,
    OLD_PAGE,
    REVOKED,
    TOO_FAST,
    Connection,
)
from boneyard.server.live.dispatch import hear
from boneyard.server.live.ear import Ear
from boneyard.server.live.protocol import PONG
from boneyard.server.porter import CARRIER
from boneyard.server.rooms.recovery import NotInstalled, Unplayable
from boneyard.server.rooms.registry import NoTable, Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage.queries import Conflict, Unavailable

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Come to a table; who has no seat there looks on."""
    registry: Registry = socket.app.state.registry
    address = client_of(socket.scope)
    say = words_for(socket)
    await socket.accept()
    if socket.query_params.get("protocol") != str(protocol.PROTOCOL):
        # A page that was loaded before the server was updated: it would not understand us.
        await socket.close(OLD_PAGE, say("close-old-page"))
        return
    try:
        if not is_id(table):
            raise NoTable(table)
        room = await registry.room(table, address)
    except NoTable:
        await socket.close(NO_TABLE, say("close-no-table"))
        return
    except NotInstalled as gone:
        await socket.close(GONE, say("close-not-installed", slug=gone.slug))
        return
    except Unplayable:
        await socket.close(GONE, say("close-gone"))
        return
    except Unavailable:
        await socket.close(COME_BACK, say("close-unavailable"))
        return
    limits, crowd = registry.settings.limits, registry.crowd
    seats = _seats(room, socket)
    if not seats and not crowd.has_room(table, address, room.watchers_elsewhere):
        measures.REFUSALS.add("close-crowded")
        await socket.close(CROWDED, say("close-crowded"))
        return
    unsent = limits.unsent_messages, limits.unsent_bytes
    connection = Connection(seats, say.language, room.stored.slug, *unsent, address)
    shorter = socket.scope.get("extensions", {}).get(CARRIER)
    if shorter is not None:
        connection.carried_by(shorter["carry"])
    with nullcontext() if seats else crowd.watching(table, address):
        try:
            await _talk(registry, room, connection, socket, address)
        finally:
            room.leave(connection)


async def _talk(
    registry: Registry, room: Room, connection: Connection, socket: WebSocket, address: str
) -> None:
    """Listen and speak until one of both ends."""
    listening = asyncio.create_task(_listen(registry, room, connection, socket, address))
    speaking = asyncio.create_task(_speak(connection, socket, registry.settings.limits.send_s))
    try:
        await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done() and connection.closing is not None:
            await asyncio.wait({speaking}, timeout=2)
    finally:
        for task in (listening, speaking):
            task.cancel()
        results = await asyncio.gather(listening, speaking, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            raise result


async def _listen(
    registry: Registry, room: Room, connection: Connection, socket: WebSocket, address: str
) -> None:
    limits, crowd = registry.settings.limits, registry.crowd
    bucket = Bucket(limits.messages_per_second, limits.messages_at_once, time.monotonic())
    ear = Ear(socket.receive, bucket, partial(connection.send, PONG))
    try:
        await ear.meanwhile(_arrive(room, connection, socket))
        while connection.closing is None:
            message = await ear.next()
            heard = await crowd.hears(connection, room.stored.id, address)
            # Whoever was sent away while we waited for them is not heard any more.
            if message["type"] == "websocket.disconnect" or connection.closing is not None:
                return
            if not heard or not bucket.take(time.monotonic()):
                connection.close(TOO_FAST, "close-fast")
                return
            text = message.get("text")
            if text is None:
                connection.problem("house-not-text")
            else:
                await ear.meanwhile(hear(registry, room, connection, text))
    except Conflict:
        connection.close(COME_BACK, "close-again")


async def _arrive(room: Room, connection: Connection, socket: WebSocket) -> None:
    try:
        await room.join(connection)
        if _seats(room, socket) != connection.seats:
            # The link was taken back while they came; from here on the room sees to it.
            connection.close(REVOKED, "close-revoked")
            return
        await room.arrive(connection)
    except Unavailable:
        connection.problem("house-unavailable")


def _seats(room: Room, socket: WebSocket) -> frozenset[Seat]:
    return seats_of(room.stored, socket.cookies.get(cookie_name(room.stored.id)))


async def _speak(connection: Connection, socket: WebSocket, patience_s: float) -> None:
    try:
        while (text := await connection.next()) is not None:
            async with asyncio.timeout(patience_s):
                await socket.send_text(text)
        if connection.closing is not None:
            async with asyncio.timeout(patience_s):
                await socket.close(*connection.closing)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        # The client is gone or has stopped reading; there is nobody to tell.
        return
