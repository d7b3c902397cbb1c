#!/usr/bin/env python3
"""A bot for Boneyard that lays as many pips as it can. It needs nothing but Python.

    boneyard ladder block --bot "heavy=python3 examples/bots/heaviest.py" --bots heavy,random

The protocol is described in docs/bots-from-outside.md.
"""

import re
import sys

TILE = re.compile(r"(\d+)-(\d+)")


def say(line):
    print(line, flush=True)


def pips(action):
    """Of the tile that an action names first; none: it lays nothing."""
    found = TILE.match(action)
    return int(found[1]) + int(found[2]) if found else -1


moves = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "boneyard":
        say("name Heaviest 1.0")
        say("ready")
    elif word == "seat":
        moves = []
    elif word == "may":
        moves.append(rest)
    elif word == "go":
        say(f"do {max(moves, key=pips)}")
    elif word == "quit":
        say("bye")
        break
