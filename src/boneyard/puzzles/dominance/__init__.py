"""Dominance searched: `search` finds the best move, `warm_up` gets the compiled search ready."""

from boneyard.puzzles.dominance.engine import (
    PLAIN_NODES,
    Engine,
    Found,
    decode,
    encode,
    estimate,
    expected,
    full_search_tiles,
    ready,
    search,
    tables,
    warm_up,
)

__all__ = [
    "PLAIN_NODES",
    "Engine",
    "Found",
    "decode",
    "encode",
    "estimate",
    "expected",
    "full_search_tiles",
    "ready",
    "search",
    "tables",
    "warm_up",
]
