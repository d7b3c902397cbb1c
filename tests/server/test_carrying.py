"""The short way out: what is said goes to the network at once where it can, and in its order where
it has to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from boneyard.server.live.connection import COME_BACK, Connection


class Network:
    """A client that reads, or does not."""

    def __init__(self) -> None:
        self.reads, self.sent = True, list[list[bytes]]()

    def carry(self, texts: Sequence[bytes]) -> bool:
        if self.reads:
            self.sent.append(list(texts))
        return self.reads


def line(unsent: int = 99) -> tuple[Connection, Network]:
    connection, network = Connection(frozenset([0]), "en", "block", unsent), Network()
    connection.carried_by(network.carry)
    return connection, network


async def test_what_is_said_in_one_turn_goes_out_together() -> None:
    connection, network = line()
    connection.send(b"one")
    connection.send(b"two")
    assert connection.unsent == 2
    assert network.sent == []
    await asyncio.sleep(0)
    assert network.sent == [[b"one", b"two"]]
    assert connection.unsent == 0
    connection.send(b"three")
    await asyncio.sleep(0)
    assert network.sent == [[b"one", b"two"], [b"three"]]


async def test_nothing_overtakes_what_has_to_wait() -> None:
    connection, network = line()
    network.reads = False
    connection.send(b"one")
    await asyncio.sleep(0)
    network.reads = True
    connection.send(b"two")
    await asyncio.sleep(0)
    assert network.sent == []
    assert [await connection.next(), await connection.next()] == ["one", "two"]
    # Whoever took the last of them is still sending it.
    connection.send(b"three")
    await asyncio.sleep(0)
    assert network.sent == []
    assert await connection.next() == "three"
    waiting = asyncio.create_task(connection.next())
    await asyncio.sleep(0)
    connection.send(b"four")
    await asyncio.sleep(0)
    assert network.sent == [[b"four"]]
    waiting.cancel()


async def test_a_connection_is_closed_after_what_was_said_before() -> None:
    connection, network = line()
    connection.send(b"goodbye")
    connection.close(COME_BACK, "close-again")
    connection.send(b"never")
    await asyncio.sleep(0)
    assert network.sent == [[b"goodbye"]]
    assert await connection.next() is None


async def test_a_client_that_reads_nothing_is_let_go() -> None:
    connection, network = line(unsent=3)
    network.reads = False
    for i in range(5):
        connection.send(b"%d" % i)
        await asyncio.sleep(0)
    assert connection.closing is not None
    assert connection.closing[0] == COME_BACK


async def test_what_has_to_wait_is_text_again() -> None:
    connection, network = line()
    network.reads = False
    connection.send("Ana legt 6-5 → +3 🁡".encode())
    await asyncio.sleep(0)
    assert await connection.next() == "Ana legt 6-5 → +3 🁡"
    assert connection._unsent_bytes == 0


async def test_what_goes_wrong_on_the_short_way_loses_nothing() -> None:
    connection, network = line()

    def fails(texts: Sequence[bytes]) -> bool:
        raise AttributeError

    connection.carried_by(fails)
    connection.send(b"one")
    with pytest.raises(AttributeError):
        connection._hand_over()
    assert await connection.next() == "one"
    assert network.sent == []
