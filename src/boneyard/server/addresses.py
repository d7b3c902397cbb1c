"""Whom a limit counts as one.

Whoever has IPv6 has at least a whole network of 2⁶⁴ addresses to themselves, and may take another
one for every request. So it is the network that counts, by its first 64 bits.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

NETWORK = 64


def client_of(scope: Mapping[str, Any]) -> str:
    """Who asks, as limits count them."""
    client = scope.get("client")
    return counted_as(client[0]) if client else ""


@lru_cache(4096)
def counted_as(address: str) -> str:
    """The address itself, or of IPv6 its network; what is no address counts for itself.

    >>> counted_as("192.0.2.7"), counted_as("::ffff:192.0.2.7"), counted_as("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK), strict=False))
