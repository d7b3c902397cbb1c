"""`boneyard simulate`: let bots play many matches and count."""

from __future__ import annotations

import argparse
import csv
import io
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from boneyard.bots import bot
from boneyard.bots.arena import Played, Share, Summary, summary
from boneyard.bots.arena import run as play_many
from boneyard.cli.choose import add_options, game_of
from boneyard.cli.mistake import Mistake
from boneyard.core.game import AnyGame, GameKind
from boneyard.core.reading import whole


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", metavar="GAME", help="its name; `boneyard games` lists them")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many matches")
    parser.add_argument(
        "--players",
        metavar="BOT,BOT,…",
        help="one bot per seat, or how many sit there (random bots; who plays alone is greedy)",
    )
    add_options(parser)
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same matches")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use")
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table")
    parser.add_argument("--plot", metavar="FILE", help="draw the points to a picture (png, svg)")


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.jobs < 1:
        raise Mistake("at least one game and one process are needed")
    minds = _minds(args)
    if minds is not None:
        args.players = str(len(minds))
    game = game_of(args)
    players = minds or [_default(game)] * game.players
    if len(players) != game.players:
        raise Mistake(f"{game.slug} is for {game.players} here, and {len(players)} are seated")
    for name in players:
        bot(name, game.slug)
    played = _play(game, players, args)
    told = summary(played)
    if args.plot:
        _plot(game, players, played, args.plot)
    print(_told(told, players, args.format))
    return 0


def _default(game: AnyGame) -> str:
    """Who plays when nobody is named. In a solo, random play tells nothing: a free puzzle takes
    wrong moves back and would never end."""
    return "greedy" if game.listing.kind in (GameKind.SOLO, GameKind.PUZZLE) else "random"


def _minds(args: argparse.Namespace) -> list[str] | None:
    given = args.players
    if given is None or whole(given) is not None:
        return None
    return [name.strip() for name in given.split(",")]


def _play(game: AnyGame, players: list[str], args: argparse.Namespace) -> list[Played]:
    played: list[Played] = []
    bar = Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
    # `spawn`: a fork after compiled code has started its threads kills the child.
    pool: Executor | None = None
    if args.jobs > 1:
        pool = ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn"))
    with pool or nullcontext(), bar:
        task = bar.add_task(game.slug, total=args.games)
        for part in play_many(game, players, args.games, seed=args.seed, executor=pool):
            played += part
            bar.advance(task, len(part))
    return played


def _told(told: Summary, players: list[str], form: str) -> str:
    if form == "json":
        return msgspec.json.format(msgspec.json.encode(told)).decode()
    rows = [
        (seat, name, told.wins[seat - 1], told.points[seat - 1])
        for seat, name in enumerate(players, 1)
    ]
    if form == "csv":
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        table.writerow(["seat", "bot", "wins", "wins_low", "wins_high", "points"])
        for seat, name, wins, points in rows:
            table.writerow([seat, name, wins.share, wins.low, wins.high, points])
        return out.getvalue().rstrip()
    shown = Table(box=None, pad_edge=False)
    for heading in ("SEAT", "BOT", "WINS", "95 %", "POINTS"):
        shown.add_column(heading)
    for seat, name, wins, points in rows:
        shown.add_row(str(seat), name, f"{wins.share:.1%}", _between(wins), f"{points:.1f}")
    console = Console()
    with console.capture() as capture:
        console.print(shown)
    return (
        f"{capture.get()}\n{told.games} matches, {told.rounds:.1f} rounds and {told.actions:.1f} "
        f"actions each; {told.blocked.share:.1%} of rounds blocked ({_between(told.blocked)})"
    )


def _between(found: Share) -> str:
    return f"{found.low:.1%} – {found.high:.1%}"


def _plot(game: AnyGame, players: list[str], played: list[Played], file: str) -> None:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Mistake("drawing needs matplotlib: pip install 'boneyard-dominoes[plot]'") from None
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    points = [[p.scores[seat] for p in played] for seat in range(game.players)]
    labels = [f"{seat + 1} {name}" for seat, name in enumerate(players)]
    axes.hist(points, bins=24, label=labels)
    axes.set(title=f"{game.slug}: {len(played)} matches", xlabel="points", ylabel="matches")
    axes.legend()
    try:
        figure.savefig(file)
    except (OSError, ValueError) as wrong:
        raise Mistake(f"cannot draw to {file}: {wrong}") from None
