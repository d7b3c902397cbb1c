"""How many cases a property is tried on."""

from __future__ import annotations

from hypothesis import settings

FEWER = settings(max_examples=2 * settings().max_examples // 5)
"""For a property whose cases take a tenth of a second or more: still many with `make test-deep`."""
