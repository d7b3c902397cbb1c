"""`boneyard serve`: the tables in the browser."""

from __future__ import annotations

import argparse

from boneyard.bots.registry import outside
from boneyard.cli.choose import add_bots, whole_number


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", nargs="?", const="0.0.0.0", default="127.0.0.1", metavar="ADDRESS",
        help="for friends in the local network; without an address: all of this machine's",
    )  # fmt: skip
    parser.add_argument(
        "--port", type=whole_number, default=8000, help="where to listen (0: any free one)"
    )
    parser.add_argument(
        "--workers", type=_count, default=1, metavar="N",
        help="processes that serve, on one PostgreSQL (see docs/serving.md)",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--set", action="append", default=[], type=_setting, metavar="NAME=VALUE",
        help="any setting of the list in docs/serving.md, like keep_days=30; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--log-format", choices=("plain", "json"),
        help="lines for people, or an object of JSON on each line (else BONEYARD_LOG_FORMAT)",
    )  # fmt: skip
    add_bots(parser)
    parser.add_argument(
        "--database", metavar="URL", help="where tables are kept (else BONEYARD_DATABASE_URL)"
    )


def run(args: argparse.Namespace) -> int:
    from boneyard.server.run import serve  # no other verb should load a web server

    outside()  # What is wrong with them is told now, and not at the first table.
    given = dict(args.set)
    if args.log_format is not None:
        given["log_format"] = args.log_format
    return serve(args.host, args.port, args.open, args.database, given=given, workers=args.workers)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text!r}")
    return int(text)


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"write it as NAME=VALUE, not {text!r}")
    return name.strip().replace("-", "_"), value.strip()
