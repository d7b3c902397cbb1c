"""`boneyard simulate`: let bots play many matches and count."""

from __future__ import annotations

import argparse
import csv
import io
from math import ceil
from typing import Any

import msgspec

from boneyard.bots.arena import Played, Share, Summary, summary
from boneyard.bots.arena import run as play_many
from boneyard.bots.contenders import Entrant, contender
from boneyard.bots.forfeits import NONE
from boneyard.cli.choose import add_bots, add_game, add_set, game_of, names, seed, whole_number
from boneyard.cli.interrupt import Stoppable
from boneyard.cli.lost import lost, no_result
from boneyard.cli.mistake import Mistake
from boneyard.cli.plot import check_plot, plot
from boneyard.cli.shown import lines, terminal_width
from boneyard.cli.workers import add_workers, progress, workers
from boneyard.core.game import AnyGame, GameKind
from boneyard.core.reading import whole

TOGETHER = 20
"""Matches a process is given at a time."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", type=whole_number, default=1000, metavar="N", help="how many matches (1000)"
    )
    parser.add_argument(
        "--players",
        metavar="BOT,BOT,…",
        help="one bot per seat, or how many sit there (random bots; who plays alone is greedy)",
    )
    add_bots(parser)
    add_set(parser)
    parser.add_argument("--seed", type=seed, default=0, help="the same seed, the same matches")
    add_workers(parser)
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table")
    parser.add_argument("--plot", metavar="FILE", help="draw the points to a picture (png, svg)")


def run(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise Mistake("at least one game is needed")
    minds = _minds(args)
    if minds is not None:
        args.players = str(len(minds))
    game = game_of(args)
    players = minds or [_default(game)] * game.players
    if len(players) != game.players:
        raise Mistake(f"{game.slug} is for {game.players} here, and {len(players)} are seated")
    for name in players:
        try:
            contender(Entrant.parse(name), game.slug)
        except ValueError as wrong:
            raise Mistake(str(wrong)) from None
    check_plot(args.plot)
    work = Stoppable()
    played = _play(game, players, args, work)
    if (forfeits := sum((part.forfeits for part in played), NONE)).spoil:
        return no_result([(",".join(players), forfeits)], game.slug)
    if played:
        print(_told(summary(played), players, args.format))
        if args.plot:
            _plot(game, players, played, args.plot)
    return work.status(f"{len(played):,} of {args.games:,} matches")


def _default(game: AnyGame) -> str:
    """Who plays when nobody is named. In a solo, random play tells nothing: a free puzzle takes
    wrong moves back and would never end."""
    return "greedy" if game.listing.kind in (GameKind.SOLO, GameKind.PUZZLE) else "random"


def _minds(args: argparse.Namespace) -> list[str] | None:
    given = args.players
    return None if given is None or whole(given) is not None else names(given)


def _play(
    game: AnyGame, players: list[str], args: argparse.Namespace, work: Stoppable
) -> list[Played]:
    played: list[Played] = []
    with work, workers(args) as who, progress() as bar:
        task = bar.add_task(game.slug, total=args.games)
        # Few matches are shared out, too: those of bots that think take long.
        size = min(TOGETHER, ceil(args.games / who.ahead))
        for part in play_many(
            game, players, args.games,
            seed=args.seed, executor=who.executor, ahead=who.ahead, size=size,
        ):  # fmt: skip
            played += part
            if any(match.forfeits.given_up for match in part):
                break
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
    shown = [
        (str(seat), name, f"{wins.share:.1%}", _between(wins), f"{points:.1f}")
        for seat, name, wins, points in rows
    ]
    width = terminal_width()
    below = lines(("SEAT", "BOT", "WINS", "95 %", "POINTS"), shown, ("WINS", "POINTS"), width)
    told_below = (
        f"{told.games:,} matches, {told.rounds:.1f} rounds and {told.actions:.1f} actions each; "
        f"{told.blocked.share:.1%} of rounds blocked ({_between(told.blocked)})"
    )
    losses = [lost(told.forfeits)] if told.forfeits.lost else []
    return "\n".join((*below, "", told_below, *losses))


def _between(found: Share) -> str:
    return f"{found.low:.1%} – {found.high:.1%}"


def _plot(game: AnyGame, players: list[str], played: list[Played], file: str) -> None:
    points = [[p.scores[seat] for p in played] for seat in range(game.players)]
    labels = [f"{seat + 1} {name}" for seat, name in enumerate(players)]

    def draw(axes: Any) -> None:
        axes.hist(points, bins=24, label=labels)
        axes.set(title=f"{game.slug}: {len(played)} matches", xlabel="points", ylabel="matches")
        axes.legend()

    plot(file, draw)
