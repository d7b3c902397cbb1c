"""Writes docs/strength.md: how strong the bots are, game by game, from ladders played anew.

    make strength                                  # minutes to hours, by the machine
    python -m tools.strength --quick --out FILE    # a few deals of everything: is the page sound?

Budgets are counted in play-outs, so every machine finds the same numbers.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import msgspec

from boneyard.cli import main as boneyard

PAGE = Path(__file__).resolve().parent.parent / "docs" / "strength.md"

ALL = "sees-all,master,strong,casual,beginner,heaviest,doubles-first,random"
LEVELS = "master,strong,casual,beginner"


class Measured(msgspec.Struct, frozen=True):
    """A game whose bots are measured, and which of them."""

    slug: str
    bots: str = LEVELS
    deals: int = 240


LADDERS = (
    Measured("pairs", ALL),
    Measured("block", ALL),
    Measured("classic-draw"),
    Measured("hungarian"),
    Measured("all-fives"),
    Measured("matador-seven"),
    Measured("bergen"),
    Measured("chicken-foot"),
    Measured("fortress"),
    Measured("dominance", "master@1000,strong,casual,beginner"),
    Measured("memory"),
    Measured("hectic"),
)
PLAYOUTS = 200
BETTER = 55


class CutDown(msgspec.Struct, frozen=True):
    """A game so small that what its bots lose can be computed."""

    slug: str
    set: int
    hand: int


PARTNERS = ("master", "casual", "heaviest")
"""With whom master plays as a partner."""
OPPONENTS = ("strong", "heaviest")
"""Against two of each."""
CROSS_DEALS, CROSS_PLAYOUTS = 150, 400
UNDECIDED = 50.1
"""So little better that the test cannot tell from so few deals: all of them are played."""

PLAYED = "forty-two"
PLAY_ONLY = (
    ("master,casual", 121),
    ("strong,casual", 116),
    ("master,strong", 16),
    ("master,random", 14),
    ("strong,random", 21),
    ("casual,random", 900),
)
"""Who meet where lots declare, and in how many deals."""

EXPLOITED = (CutDown("classic-block", 3, 3), CutDown("block", 2, 2))
EXPLOITED_BOTS = "strong,casual,heaviest,doubles-first,random"
DRAWS = 4
QUICK_DEALS, QUICK_PLAYOUTS = 2, 2

HEAD = """# How strong the bots are

Written by `make strength`; every command below finds the same numbers again, on every machine.

Neighbours on a ladder play the same deals, each from every side of the table, so that the luck of
the deal cancels out. **A wins** is the share of rounds that A won (a shared win counts in parts),
**points** is how many more than B it made per round. Both have their 95 % interval, and what is
counted for it is deals, not rounds: two rounds of one deal are no two witnesses. Playing stops as
soon as a sequential test can tell whether A wins 50 % or {better} %, with a chance of 5 % for
either error; *open* means that so many deals could not tell. A share from a match that was
stopped early tends to be a little too far from 50 %.

`heaviest` and `doubles-first` follow one rule of thumb each and look at nothing else; `sees-all`
cheats. It is the search that thinks for as long as the others here, but it knows every tile: what
it wins is about what there would be to gain from guessing them perfectly. Bots that think ahead
make {playouts} play-outs for a decision.
"""

CROSS = """
## master with a partner

In `pairs`, master plays with a partner against two who are alike. Each deal is played from both
sides, and partners who differ change seats. No match is stopped early, so the shares lean neither
way. Bots that think ahead make {playouts} play-outs for a decision, `strong` never more than 72.
"""

PLAY_ALONE = """
## {slug}, play alone

Whoever bids better gets better hands to play. With `--play-only` lots declare: a seat bids 30, all
others pass, and one of the nine calls is as likely as any other. Then what is left to compare is
play, and **A wins** is the share of hands in which A's side made the bid or set it. `casual` goes
by rules of thumb: it leads what nothing can beat, trumps first; it takes a trick as cheaply as it
can, gives a partner whose tile nothing can beat what counts, and otherwise throws away what counts
least. How many deals were played follows from the time there was for it. Master and casual were
given more after a first look, when their interval still held 50 %, which makes its lower end look
surer than it is; on 130 fresh deals, a number fixed beforehand (`--deals 130 --seed 77`), `master`
won 54.6 % (50.7 – 58.6). Bots that think ahead make {playouts} play-outs for a decision,
`strong` never more than 72.
"""

EXPLOIT = """
## What a perfect opponent wins

In games cut down to a small set and a few tiles each, the best response to a bot can be computed:
it knows how the bot plays, but not what it holds. **Loses** is what the response wins of the bot
per round, in points, on average over both seats. Who plays perfectly loses 0.
"""


def commands(quick: bool) -> Iterator[tuple[str, list[str]]]:
    """Every game with the command that measures its bots."""
    for one in LADDERS:
        deals, playouts = (QUICK_DEALS, QUICK_PLAYOUTS) if quick else (one.deals, PLAYOUTS)
        yield one.slug, [
            *("ladder", one.slug, "--bots", one.bots, "--playouts", str(playouts)),
            *("--deals", str(deals), "--better", str(BETTER)),
        ]  # fmt: skip


def cross_commands(quick: bool) -> Iterator[list[str]]:
    """Every partner of master's against all opponents."""
    deals, playouts = (QUICK_DEALS, QUICK_PLAYOUTS) if quick else (CROSS_DEALS, CROSS_PLAYOUTS)
    for other in OPPONENTS:
        for partner in PARTNERS:
            yield [
                *("ladder", "pairs", "--bots", f"master+{partner},{other}+{other}"),
                *("--playouts", str(playouts), "--deals", str(deals)),
                *("--better", str(UNDECIDED)),
            ]  # fmt: skip


def play_commands(quick: bool) -> Iterator[list[str]]:
    """Everybody against everybody where lots declare."""
    for pair, deals in PLAY_ONLY:
        yield [
            *("ladder", PLAYED, "--bots", pair, "--play-only"),
            *("--playouts", str(QUICK_PLAYOUTS if quick else PLAYOUTS)),
            *("--deals", str(QUICK_DEALS if quick else deals), "--better", str(UNDECIDED)),
        ]  # fmt: skip


def exploit_commands(quick: bool) -> Iterator[tuple[str, list[str]]]:
    for cut in EXPLOITED:
        draws, size = (1, (2, 2)) if quick else (DRAWS, (cut.set, cut.hand))
        yield cut.slug, [
            *("exploit", cut.slug, "--bots", EXPLOITED_BOTS, "--playouts", str(PLAYOUTS)),
            *("--set", str(size[0]), "--hand", str(size[1]), "--draws", str(draws)),
        ]  # fmt: skip


def page(quick: bool, jobs: int, told: Callable[[str], None]) -> str:
    """The whole page."""
    parts = [HEAD.format(better=BETTER, playouts=PLAYOUTS)]
    for slug, words in commands(quick):
        told(slug)
        found = _asked([*words, "--jobs", str(jobs)])
        parts.append(f"\n## {slug}\n\n{_command(words)}\n{_ladder_table(found['matches'])}")
        if lost := sum(match["helpless"] for match in found["matches"]):
            parts.append(f"\n{lost} decisions were made at random: no deal was found that fits.\n")
    parts.append(cross_play(quick, jobs, told))
    parts.append(play_alone(quick, jobs, told))
    parts.append(EXPLOIT)
    for slug, words in exploit_commands(quick):
        told(f"{slug}, cut down")
        parts.append(f"\n{_command(words)}\n{_exploit_table(_asked(words)['bots'])}")
    return "".join(parts)


def cross_play(quick: bool, jobs: int, told: Callable[[str], None]) -> str:
    """The section on master's partners."""
    told("partners")
    return CROSS.format(playouts=CROSS_PLAYOUTS) + _met(list(cross_commands(quick)), jobs)


def play_alone(quick: bool, jobs: int, told: Callable[[str], None]) -> str:
    """The section on a trick game in which lots declare."""
    told(f"{PLAYED}, play alone")
    said = PLAY_ALONE.format(slug=PLAYED, playouts=PLAYOUTS)
    return said + _met(list(play_commands(quick)), jobs)


def _met(asked: list[list[str]], jobs: int) -> str:
    """These commands, and what came of them, a row each."""
    matches = [_asked([*words, "--jobs", str(jobs)])["matches"][0] for words in asked]
    rows = [
        f"| {m['a']} | {m['b']} | {m['win']:.1f} % | {m['low']:.1f} – {m['high']:.1f} "
        f"| {m['points']:+.2f} | {m['points_low']:+.2f} – {m['points_high']:+.2f} "
        f"| {m['deals']} |\n"
        for m in matches
    ]
    lines = "\n".join(f"boneyard {' '.join(words)}" for words in asked)
    return (
        f"\n```sh\n{lines}\n```\n\n"
        "| A | B | A wins | 95 % | points | 95 % | deals |\n"
        f"|---|---|--:|---|--:|---|--:|\n{''.join(rows)}"
    )


def _asked(words: list[str]) -> dict[str, Any]:
    out = io.StringIO()
    with redirect_stdout(out):
        status = boneyard([*words, "--json"])
    if status:
        raise SystemExit(status)
    found: dict[str, Any] = json.loads(out.getvalue())
    return found


def _command(words: list[str]) -> str:
    return f"```sh\nboneyard {' '.join(words)}\n```\n"


def _ladder_table(matches: list[dict[str, Any]]) -> str:
    rows = [
        f"| {m['a']} | {m['b']} | {m['win']:.1f} % | {m['low']:.1f} – {m['high']:.1f} "
        f"| {m['points']:+.2f} | {m['points_low']:+.2f} – {m['points_high']:+.2f} "
        f"| {m['deals']} | {m['verdict']} |\n"
        for m in matches
    ]
    head = "| A | B | A wins | 95 % | points | 95 % | deals | A is |\n"
    return f"{head}|---|---|--:|---|--:|---|--:|---|\n{''.join(rows)}"


def _exploit_table(bots: list[dict[str, Any]]) -> str:
    rows = [f"| {bot['bot']} | {bot['exploitability']:.4f} |\n" for bot in bots]
    return f"| bot | loses |\n|---|--:|\n{''.join(rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/strength.md anew.")
    parser.add_argument("--out", type=Path, default=PAGE)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--jobs", type=int, default=0)
    args = parser.parse_args()
    text = page(args.quick, args.jobs, lambda what: print(what, file=sys.stderr, flush=True))
    args.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
