"""`boneyard ladder`: which bot is better, on the same deals."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.progress import TaskID

import boneyard
from boneyard.bots import Budget, suited
from boneyard.bots.contenders import Entrant, Partnership, contender, entered, kind
from boneyard.bots.duplicate import DealScore, has_partners, one_round
from boneyard.bots.forfeits import NONE, Forfeits
from boneyard.bots.ladder import Meeting, Spoilt, Standoff, forfeits_in, meet, pairs, standoff
from boneyard.bots.sprt import Sprt
from boneyard.cli.choose import (
    add_bots,
    add_game,
    add_set,
    names,
    number,
    options_of,
    seed,
    whole_number,
)
from boneyard.cli.interrupt import Stoppable
from boneyard.cli.lost import lost, no_result
from boneyard.cli.mistake import Mistake
from boneyard.cli.plot import check_plot, plot
from boneyard.cli.shown import lines, terminal_width
from boneyard.cli.workers import add_workers, progress, workers
from boneyard.core.game import AnyGame
from boneyard.families.tricks.declared import NotDeclared, declared

FEWEST_DEALS = 2
"""Of fewer nobody can say how much deals differ."""


class Ladder(msgspec.Struct, frozen=True):
    """All that a ladder tells, as JSON has it."""

    game: str
    options: dict[str, Any]
    seed: int | str
    seconds: float | None
    playouts: int | None
    better: float
    """Who wins so many percent is better; the sequential test looks for it."""
    matches: tuple[Standoff, ...]


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots", type=names, metavar="A,B,…",
        help="who plays, best first; every bot for this game if none is named. Also heaviest, "
        "doubles-first, and sees-all, who cheats; master@400 thinks for 400 play-outs, "
        "and master+casual are partners",
    )  # fmt: skip
    parser.add_argument(
        "--all", action="store_true", help="everybody meets everybody, not neighbours only"
    )
    parser.add_argument(
        "--play-only", action="store_true",
        help="in games of tricks: who bids, and the call, are by lot, and only play is compared",
    )  # fmt: skip
    parser.add_argument(
        "--deals", type=whole_number, default=1000, metavar="MAX", help="deals for a pair at most"
    )
    parser.add_argument(
        "--better", type=number, default=52.0, metavar="PERCENT",
        help="stop when it is clear whether A wins 50 %% or so many (default: 52)",
    )  # fmt: skip
    add_budget(parser)
    add_bots(parser)
    parser.add_argument("--players", metavar="N", help="how many sit there")
    add_set(parser)
    parser.add_argument("--seed", type=seed, default=0, help="the same seed, the same deals")
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="numbers for programs")
    parser.add_argument("--plot", metavar="FILE", help="draw it to a picture (png, svg)")


def add_budget(parser: argparse.ArgumentParser) -> None:
    """The options that say how long bots think."""
    parser.add_argument(
        "--time", type=number, metavar="S", help="seconds a bot may think about a decision"
    )
    parser.add_argument(
        "--playouts", type=whole_number, metavar="N",
        help="play-outs it may make for one; the same on every machine",
    )  # fmt: skip


def budget_of(args: argparse.Namespace) -> Budget | None:
    if args.time is None and args.playouts is None:
        return None
    try:
        return Budget(args.time, args.playouts)
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None


def entrants_of(named: Sequence[str], budget: Budget | None, slug: str) -> list[Entrant]:
    """Those that are named, checked; raises Mistake or UnknownBot."""
    try:
        entrants = [Entrant.parse(name, budget) for name in named]
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None
    for entrant in entrants:
        contender(entrant, slug)
    return entrants


def sides_of(
    named: Sequence[str], budget: Budget | None, game: AnyGame
) -> list[Entrant | Partnership]:
    """The same, where partners may be named as well."""
    try:
        found = [entered(name, budget) for name in named]
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None
    for one in found:
        if isinstance(one, Partnership) and not has_partners(game):
            raise Mistake(f"{one.label} would be partners, and {game.slug} has none here")
        kind(one, game.slug)
    return found


def run(args: argparse.Namespace) -> int:
    if args.deals < FEWEST_DEALS:
        raise Mistake("at least two deals are needed to say how much deals differ")
    budget = budget_of(args)
    try:
        sprt = Sprt(better=args.better / 100)
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None
    boneyard.listing(args.slug)
    chosen = {"players": args.players, "set": args.set} | options_of(args)
    game = one_round(args.slug, **{name: value for name, value in chosen.items() if value})
    if game.players == 1:
        raise Mistake(f"{game.slug} is played alone: nobody is better than anybody")
    if args.play_only:
        try:
            declared(game)
        except NotDeclared as wrong:
            raise Mistake(str(wrong)) from None
    entrants = sides_of(args.bots or tuple(reversed(suited(game.slug))), budget, game)
    meetings = pairs(entrants, args.all)
    if not meetings:
        raise Mistake("a ladder has at least two bots, like --bots strong,casual")
    check_plot(args.plot)
    work = Stoppable()
    matches, spoilt = _met(game, meetings, sprt, args, work)
    told = Ladder(
        game.slug, dict(game.options), args.seed, args.time, args.playouts, args.better, matches
    )
    if matches:
        print(_json(told) if args.json else _shown(told))
        if args.plot:
            _plot(told, args.plot)
    status = work.status(f"{sum(one.deals for one in matches):,} deals")
    return no_result(spoilt, game.slug) if spoilt else status


def _met(
    game: AnyGame, meetings: list[Meeting], sprt: Sprt, args: argparse.Namespace, work: Stoppable
) -> tuple[tuple[Standoff, ...], list[tuple[str, Forfeits]]]:
    """How they came out, and for whom nothing can be said."""
    found: list[Standoff] = []
    spoilt: list[tuple[str, Forfeits]] = []
    with work, workers(args) as who, progress() as bar:
        for pair in meetings:
            name = f"{pair[0].label} – {pair[1].label}"
            task = bar.add_task(name, total=args.deals)
            scores: Sequence[DealScore] = ()

            def tell(so_far: Sequence[DealScore], task: TaskID = task) -> None:
                nonlocal scores
                scores = so_far
                bar.update(task, completed=len(so_far))

            try:
                one = meet(
                    game,
                    pair,
                    args.deals,
                    sprt=sprt,
                    seed=args.seed,
                    play_only=args.play_only,
                    executor=who.executor,
                    ahead=who.ahead,
                    told=tell,
                )
            except Spoilt as why:
                spoilt.append((name, why.forfeits))
                continue
            except KeyboardInterrupt:
                if len(scores) >= FEWEST_DEALS and not forfeits_in(scores).spoil:
                    found.append(standoff(pair, scores, verdict=None))
                raise
            bar.update(task, total=one.deals)
            found.append(one)
    return tuple(found), spoilt


def _json(told: Ladder) -> str:
    return msgspec.json.format(msgspec.json.encode(told)).decode()


def _shown(told: Ladder) -> str:
    rows = [
        (
            one.a, one.b, f"{one.win:.1f} %", f"{one.low:.1f} – {one.high:.1f}",
            f"{one.points:+.2f}", f"{one.points_low:+.2f} – {one.points_high:+.2f}",
            str(one.deals), one.verdict,
        )
        for one in told.matches
    ]  # fmt: skip
    headings = ("A", "B", "A WINS", "95 %", "POINTS", "95 %", "DEALS", "A IS")
    rounds = sum(one.rounds for one in told.matches)
    below = [
        *lines(headings, rows, ("A WINS", "POINTS", "DEALS"), terminal_width()),
        "",
        f"{told.game}: {rounds:,} rounds; every deal was played from every side. Points are those "
        f"of A beyond B's,\nper round. A is “better” if 50 % was ruled out against "
        f"{told.better:g} %, both with an error of 5 %.",
    ]
    helpless = sum(one.helpless for one in told.matches)
    if helpless:
        below.append(f"{helpless} decisions were made at random: no deal was found that fits.")
    if (forfeits := sum((one.forfeits for one in told.matches), NONE)).lost:
        below.append(lost(forfeits))
    return "\n".join(below)


def _plot(told: Ladder, file: str) -> None:
    def draw(axes: Any) -> None:
        matches = told.matches[::-1]
        places = range(len(matches))
        wins = [one.win for one in matches]
        bars = [
            [one.win - one.low for one in matches],
            [one.high - one.win for one in matches],
        ]
        axes.errorbar(wins, places, xerr=bars, fmt="o", capsize=4)
        axes.axvline(50, color="grey", linewidth=1)
        axes.set_yticks(places, [f"{one.a} – {one.b}" for one in matches])
        axes.set(title=f"{told.game}: who wins the same deals", xlabel="% won, and 95 % interval")
        axes.margins(y=0.3)

    plot(file, draw, height=2 + 0.5 * len(told.matches))
