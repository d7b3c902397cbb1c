"""`boneyard bots`: who can be played against or measured, and a trial for a program of your own."""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import time
from statistics import fmean

from boneyard.bots import registry
from boneyard.bots.contenders import YARDSTICKS
from boneyard.bots.outside import USUAL, Forfeit, Outside
from boneyard.bots.sees_all import SeesAll
from boneyard.cli.choose import add_game, add_set, game_of, seed, whole_number
from boneyard.cli.ladder import add_budget, budget_of
from boneyard.cli.lost import SPOILT
from boneyard.cli.mistake import Mistake
from boneyard.cli.shown import show
from boneyard.core.actions import Nature
from boneyard.core.game import AnyGame

HOW = {
    "random": "makes any legal move at random",
    "beginner": "takes whatever move comes to mind two times in three; otherwise plays like casual",
    "greedy": "takes the points it can get; otherwise plays the most pips",
    "casual": "takes the points it can get; otherwise plays doubles first, then the most pips",
    "strong": "imagines the hidden tiles and plays each move on a little, 72 times in all",
    "master": "does so for a second, and asks what the others' moves tell about their hands",
    "heaviest": "plays the most pips (line games)",
    "doubles-first": "plays doubles first, then the most pips (line games)",
    "sees-all": "cheats: thinks like master, but knows every hidden tile",
}
SHOWN = 3
"""Decisions whose conversation is shown in full."""
NAME = "the program"
USUAL_GAME = "block"


def add(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT")
    trial = what.add_parser(
        "try",
        help="let a program of your own make 100 decisions, and see what is said",
        description="Let a program of your own play every seat, show what it reads (>) and writes "
        "(<), and check that it answers in time with what is possible. The exit status is 3 if it "
        "loses a decision.",
    )
    trial.add_argument("command", metavar="COMMAND", help="how it is started, as for --bot")
    add_game(trial, needed=False)
    trial.add_argument("--players", metavar="N", help="how many sit at the table")
    add_set(trial)
    add_budget(trial)
    trial.add_argument(
        "--decisions", type=whole_number, default=100, metavar="N", help="how many (100)"
    )
    trial.add_argument("--seed", type=seed, default=0, help="the same seed, the same deals")
    trial.add_argument(
        "--all", action="store_true", help=f"show every decision, not only the first {SHOWN}"
    )


def run(args: argparse.Namespace) -> int:
    return _list() if args.what is None else _try(args)


def _list() -> int:
    outside = registry.outside()
    seated = {*registry.names()}
    rows = []
    for name in (*registry.names(), *YARDSTICKS, SeesAll.name):
        where = "tables, measuring" if name in seated else "measuring"
        rows.append((name, where, outside[name] if name in outside else HOW[name]))
    show(("BOT", "FOR", "HOW IT PLAYS"), rows)
    print(
        "\nSome games have bots of their own under these names. `tables`: `play` and the server; "
        "`measuring`:\n`simulate`, `ladder` and `exploit`. `boneyard bots try COMMAND` tries a "
        "program of your own."
    )
    return 0


# -- trying a program --------------------------------------------------------------------------


def _try(args: argparse.Namespace) -> int:
    if args.decisions < 1:
        raise Mistake("at least one decision is needed")
    registry.check_command(args.command)
    args.slug = args.slug or USUAL_GAME
    game = game_of(args)
    conversation = Conversation()
    mind = Outside(NAME, args.command, budget_of(args) or USUAL, conversation)
    rng = random.Random(f"{args.seed} trial")
    took: list[float] = []
    failed = 0
    state = game.start()
    while len(took) + failed < args.decisions:
        if not (actors := game.to_act(state)):
            state = game.start()
            continue
        actor = actors[0] if len(actors) == 1 else rng.choice(actors)
        if isinstance(actor, Nature):
            state, _ = game.apply(state, actor, game.legal(state, actor).sample(rng))
            continue
        conversation.shown = args.all or len(took) + failed < SHOWN
        moves, began = game.legal(state, actor), time.perf_counter()
        try:
            action = mind.choose(game, game.observe(state, actor), moves, rng)
            took.append(time.perf_counter() - began)
        except Forfeit as lost:
            print("!", lost.detail.removeprefix(f"{NAME} "), flush=True)
            if lost.given_up:
                break
            failed += 1
            action = moves.sample(rng)
        state, _ = game.apply(state, actor, action)
    return _told(took, failed, game)


class Conversation:
    """Prints what is said, while it is to be shown."""

    shown = True

    def __call__(self, way: str, line: str) -> None:
        if self.shown:
            print(way, _shortened(line), flush=True)


def _shortened(line: str) -> str:
    """As much of a line as a terminal shows; a program and a file get all of it."""
    width = shutil.get_terminal_size().columns - 2
    return line if not sys.stdout.isatty() or len(line) <= width else line[: width - 1] + "…"


def _told(took: list[float], failed: int, game: AnyGame) -> int:
    told = [f"\n{len(took)} decisions of {game.slug} made"]
    if took:
        told.append(f"{1000 * fmean(took):.1f} ms each on average, {1000 * max(took):.1f} at most")
    if failed:
        told.append(f"{failed} lost")
    print("; ".join(told) + ".")
    return SPOILT if failed else 0
