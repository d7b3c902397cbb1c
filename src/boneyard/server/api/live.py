"""The line to a table: one WebSocket, over which everything about a match goes."""

from __future__ import annotations

import asyncio
import time
from contextlib import nullcontext

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from boneyard.server.hearing import hear
from boneyard.server.house import House, NoTable
from boneyard.server.limits import Bucket
from boneyard.server.line import COME_BACK, CROWDED, GONE, NO_TABLE, TOO_FAST, Line
from boneyard.server.links import cookie_name, is_id, seats_of
from boneyard.server.reload import NotInstalled, Unplayable
from boneyard.server.room import Room
from boneyard.server.speaking import words_for
from boneyard.server.store import Conflict, Unavailable

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Come to a table; who has no seat there looks on."""
    house: House = socket.app.state.house
    address = socket.client.host if socket.client else ""
    say = words_for(socket)
    await socket.accept()
    try:
        if not is_id(table):
            raise NoTable(table)
        room = await house.room(table)
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
    limits, crowd = house.settings.limits, house.crowd
    seats = seats_of(room.stored, socket.cookies.get(cookie_name(table)))
    if not seats and not crowd.has_room(table, address):
        await socket.close(CROWDED, say("close-crowded"))
        return
    unsent = limits.unsent_messages, limits.unsent_bytes
    line = Line(seats, say.language, room.stored.slug, *unsent)
    crowd.make_way(line, room.lines)
    with nullcontext() if seats else crowd.watching(table, address):
        room.join(line)
        try:
            await _talk(house, room, line, socket, address)
        finally:
            room.leave(line)


async def _talk(house: House, room: Room, line: Line, socket: WebSocket, address: str) -> None:
    """Listen and speak until one of both ends."""
    listening = asyncio.create_task(_listen(house, room, line, socket, address))
    speaking = asyncio.create_task(_speak(line, socket, house.settings.limits.send_s))
    try:
        await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done() and line.closing is not None:
            await asyncio.wait({speaking}, timeout=2)
    finally:
        for task in (listening, speaking):
            task.cancel()
        results = await asyncio.gather(listening, speaking, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            raise result


async def _listen(house: House, room: Room, line: Line, socket: WebSocket, address: str) -> None:
    limits, crowd = house.settings.limits, house.crowd
    bucket = Bucket(limits.messages_per_second, limits.messages_at_once, time.monotonic())
    try:
        await _arrive(room, line)
        while line.closing is None:
            message = await socket.receive()
            heard = await crowd.hears(line, room.stored.id, address)
            # Whoever was sent away while we waited for them is not heard any more.
            if message["type"] == "websocket.disconnect" or line.closing is not None:
                return
            if not heard or not bucket.take(time.monotonic()):
                line.close(TOO_FAST, "close-fast")
                return
            text = message.get("text")
            if text is None:
                line.problem("house-not-text")
            else:
                await hear(house, room, line, text)
    except Conflict:
        line.close(COME_BACK, "close-again")


async def _arrive(room: Room, line: Line) -> None:
    try:
        await room.do(lambda: room.arrive(line))
    except Unavailable:
        line.problem("house-unavailable")


async def _speak(line: Line, socket: WebSocket, patience_s: float) -> None:
    try:
        while (text := await line.next()) is not None:
            async with asyncio.timeout(patience_s):
                await socket.send_text(text)
        if line.closing is not None:
            async with asyncio.timeout(patience_s):
                await socket.close(*line.closing)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        # The client is gone or has stopped reading; there is nobody to tell.
        return
