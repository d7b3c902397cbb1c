"""`boneyard solve deal`: the value of a four-hand deal and its best line, every hand seen."""

from __future__ import annotations

import argparse
import time

import msgspec

from boneyard.cli.choose import number_seed, whole_number
from boneyard.cli.interrupt import Stoppable
from boneyard.cli.mistake import Mistake
from boneyard.cli.replay import read_text
from boneyard.cli.workers import add_jobs, local_workers, progress
from boneyard.core.actions import CHANCE, Action, Deal, SeenDeal, parse
from boneyard.core.game import GameKind
from boneyard.core.reading import quoted
from boneyard.notation import record
from boneyard.puzzles import deal
from boneyard.puzzles.statistics import wilson

CHANCE_SAYS = f"{CHANCE.value}:"


class Told(msgspec.Struct, frozen=True):
    """A solved deal, as `--json` writes it."""

    value: int
    line: tuple[str, ...]
    deal: str
    ms: float


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="a deal or a record; - reads standard input"
    )
    parser.add_argument(
        "--random", type=whole_number, metavar="N", help="solve this many random deals"
    )
    parser.add_argument("--seed", type=number_seed, default=0, help="the same seed, the same deals")
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="tell it as JSON")
    parser.set_defaults(solve=solve_deal)


def solve_deal(args: argparse.Namespace) -> int:
    if (args.file is None) == (args.random is None):
        raise Mistake("give a FILE with a deal (- for standard input), or --random N")
    if args.file is None:
        return _random(args)
    _file(args)
    return 0


# -- one deal ----------------------------------------------------------------------------------


def _file(args: argparse.Namespace) -> None:
    dealt, order = _read(read_text(args.file))
    deal.check(dealt.hands)
    deal.warm_up()
    started = time.perf_counter()
    found = deal.solve(dealt.hands, order)
    ms = 1000 * (time.perf_counter() - started)
    line = tuple(f"{seat + 1}: {action}" for seat, action in found.line)
    if args.json:
        print(_json(Told(found.value, line, str(dealt), round(ms, 3))))
        return
    sides = [{found.opener, order[order.index(found.opener) - 2]}]
    sides.append(set(order) - sides[0])
    if found.value == 0:
        print("nobody wins: a block with equal pips")
    else:
        winners = sides[0] if found.value > 0 else sides[1]
        one, two = sorted(seat + 1 for seat in winners)
        print(f"seats {one} and {two} win {abs(found.value)} pips")
    print("\n".join(line))
    print(f"solved in {ms:.1f} ms")


def _read(text: str) -> tuple[Deal, tuple[int, ...]]:
    """The deal in a text, and the order of play."""
    lines = [line.strip() for line in text.splitlines()]
    told = [line for line in lines if line and line[0] not in "#>"]
    if told and told[0] == record.FIRST_LINE:
        return _first_deal(record.read(text))
    if len(told) != 1:
        raise Mistake(f"expected one line 'deal …' or a record, found {len(told)} lines")
    return _whole(parse(told[0].removeprefix(CHANCE_SAYS).strip())), tuple(range(deal.SEATS))


def _first_deal(found: record.Record) -> tuple[Deal, tuple[int, ...]]:
    """The one that was played: tiles may have been dealt again before."""
    dealt: Deal | SeenDeal | None = None
    for entry in found.entries:
        if isinstance(entry.action, Deal | SeenDeal):
            dealt = entry.action
        elif dealt is not None and entry.actor is not CHANCE:
            break
    if dealt is None:
        raise Mistake("nothing is dealt in this record")
    game = found.game()
    if game.players != deal.SEATS:
        raise Mistake(f"a deal for four is wanted, and {game.players} play here")
    if game.listing.kind != GameKind.LINE:
        raise Mistake(f"{game.slug} is no line game")
    return _whole(dealt), tuple(game.start().order)


def _whole(action: Action) -> Deal:
    if isinstance(action, SeenDeal):
        raise Mistake("this deal has hidden tiles; all 28 have to be known")
    if not isinstance(action, Deal):
        raise Mistake(f"{quoted(str(action))} is no deal")
    if action.boneyard or action.table:
        raise Mistake("in a deal for four all 28 tiles are in the hands, and none lies elsewhere")
    return action


# -- many deals --------------------------------------------------------------------------------


def _random(args: argparse.Namespace) -> int:
    if args.random < 1:
        raise Mistake("at least one deal is needed")
    solved: list[deal.Timed] = []
    work = Stoppable()
    with work, local_workers(args.jobs) as who, progress() as bar:
        task = bar.add_task("deal", total=args.random)
        for part in deal.solve_many(args.random, args.seed, who.executor, who.ahead):
            solved += part
            bar.update(task, completed=len(solved))
    if solved:
        _tell(deal.totals(solved), args.json)
    return work.status(f"{len(solved):,} of {args.random:,} deals")


def _tell(told: deal.Totals, as_json: bool) -> None:
    if as_json:
        figures = told._asdict()
        print(_json({k: round(v, 3) if isinstance(v, float) else v for k, v in figures.items()}))
        return
    print(f"{told.deals:,} deals: {told.mean_value:+.2f} pips for the opener's side on average")
    for name, count in (("wins", told.won), ("ties", told.tied), ("loses", told.lost)):
        low, high = wilson(count, told.deals)
        print(f"  it {name:5} {count / told.deals:.1%} (95 % confidence: {low:.1%} to {high:.1%})")
    print(
        f"{told.mean_ms:.2f} ms a deal: half within {told.p50_ms:.2f}, 95 % within "
        f"{told.p95_ms:.2f}, all within {told.max_ms:.2f}"
    )


def _json(told: object) -> str:
    return msgspec.json.format(msgspec.json.encode(told)).decode()
