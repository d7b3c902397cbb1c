"""A line that can go dead without being cut: both sides think that it holds, and nothing comes."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator

from tests.browser.conftest import free_port


class Swallowing:
    """A proxy in front of a server. While it swallows, it takes every byte and passes none on;
    connections to it seem to open even then."""

    def __init__(self, server_port: int) -> None:
        self.swallows = False
        self._server_port, self._port = server_port, free_port()
        self.address = f"http://127.0.0.1:{self._port}/"
        self._up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def start(self) -> None:
        self._thread.start()
        assert self._up.wait(10), "the proxy did not start"

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join()

    async def _run(self) -> None:
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        listening = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._up.set()
        await self._stopped.wait()
        listening.close()

    async def _serve(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_connection("127.0.0.1", self._server_port)
        with contextlib.suppress(asyncio.CancelledError):
            both = self._pass_on(client, to_server), self._pass_on(server, to_client)
            await asyncio.gather(*both)

    async def _pass_on(self, from_: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        # What was once swallowed is missing for good: nothing more may follow on this connection.
        dead = False
        with contextlib.suppress(ConnectionError):
            while data := await from_.read(65536):
                dead = dead or self.swallows
                if not dead:
                    to.write(data)
                    await to.drain()
        to.close()


@contextlib.contextmanager
def swallowing(server_port: int) -> Iterator[Swallowing]:
    proxy = Swallowing(server_port)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
