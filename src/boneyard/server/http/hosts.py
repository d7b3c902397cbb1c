"""Under which names the server answers.

A page of a stranger may have its own name lead to this machine, once the browser has loaded it
(DNS rebinding); for the browser we would then be that page's own server. But such a request still
says by which name it was sent here. So we answer only to names that no stranger can own: addresses,
names that mean something in this network alone, and those an operator has set.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from functools import cache

ANY = "*"
LOOPBACK = ("localhost", "*.localhost")
HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""Endings of names that the names' registries give to nobody."""


class Hosts:
    """The names of one server."""

    def __init__(self, named: Sequence[str] = (), *, at_home: bool = False) -> None:
        """`named`: what an operator has set, with `*.` before a name for all below it. `at_home`:
        it listens in a network, and not for its own machine alone."""
        self._named = tuple(name.lower().rstrip(".") for name in named)
        self._at_home = at_home

    def answers_to(self, host: str) -> bool:
        """Whether a request with this `host` is meant for us. Who says none is no browser."""
        name = bare(host)
        if name is None:
            return False
        if not name or ANY in self._named or _matches(name, self._named):
            return True
        return is_loopback(name) or (self._at_home and _is_of_home(name))


def bare(host: str) -> str | None:
    """The name without its port, as it is compared; None: it is no name at all.

    >>> bare("Play.Example.org:8000"), bare("[::1]:80"), bare("::1"), bare("a b")
    ('play.example.org', '::1', None, None)
    """
    host = host.strip().lower()
    if host.startswith("["):
        name, bracket, port = host[1:].partition("]")
        return name if bracket and _is_port(port) else None
    name, colon, number = host.partition(":")
    if not _is_port(colon + number) or any(letter.isspace() for letter in name):
        return None
    return name.rstrip(".")


def is_loopback(name: str) -> bool:
    """Whether a name means this machine, on this machine."""
    address = _address(name)
    return address.is_loopback if address else _matches(name, LOOPBACK)


def _is_of_home(name: str) -> bool:
    if _address(name) or "." not in name or name.endswith(HOME):
        return True
    return name in own_names()


@cache
def own_names() -> frozenset[str]:
    """What this machine is called."""
    return frozenset(one.lower() for one in (socket.gethostname(), socket.getfqdn()))


def _matches(name: str, patterns: Sequence[str]) -> bool:
    return any(
        name.endswith(pattern[1:]) if pattern.startswith("*.") else name == pattern
        for pattern in patterns
    )


def _is_port(text: str) -> bool:
    return not text or text == ":" or (text[0] == ":" and text[1:].isascii() and text[1:].isdigit())


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return None
