"""Writes golden playthroughs, each as `golden.txt` in the folder of its game."""

from __future__ import annotations

import argparse
import sys

import boneyard
from boneyard.games import UnknownGame, folder
from boneyard.testing.playthrough import golden


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m boneyard.testing.golden", description=__doc__)
    parser.add_argument("slugs", metavar="SLUG", nargs="*", help="the games")
    parser.add_argument("--all", action="store_true", help="all games there are")
    asked = parser.parse_args(arguments)
    if bool(asked.slugs) == asked.all:
        parser.error("name the games, or say --all")
    try:
        for slug in boneyard.slugs() if asked.all else asked.slugs:
            (folder(slug) / "golden.txt").write_text(golden(slug), "utf-8")
            print(slug)
    except UnknownGame as wrong:
        print(f"golden: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
