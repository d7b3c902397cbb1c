"""`boneyard manual`: the manual page, made from what the parsers say of themselves."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import boneyard
from boneyard.cli.parser import below, own

DESCRIPTION = """\
Boneyard plays every domino game of five printed rule booklets, and games of the world: in the
browser, in the terminal and from Python, alone against bots or with friends."""
STATUS = {
    "0": "Everything went well.",
    "1": "The output could not be written.",
    "2": "A mistake, told in a sentence on standard error; nothing was done.",
    "3": "Programs that play as bots lost so many decisions that there is no result.",
    "130": "Ctrl-C. Long work prints what it has found so far.",
}
ENVIRONMENT = {
    "BONEYARD_BOTS": "Programs that play as bots, one NAME=COMMAND a line.",
    "BONEYARD_DATABASE_URL": "Where a server keeps its tables. docs/serving.md lists the others.",
    "LC_ALL, LANG": "The language to read: German, English, French, Italian or Dutch.",
}


def add(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "To read it: boneyard manual | man -l -"


def run(args: argparse.Namespace) -> int:
    from boneyard.cli.main import whole_parser

    print("\n".join(_page(whole_parser())))
    return 0


def _page(parser: argparse.ArgumentParser) -> Iterator[str]:
    yield f'.TH BONEYARD 1 "" "Boneyard {boneyard.__version__}" "User Commands"'
    yield from (".SH NAME", "boneyard \\- domino games")
    yield from (".SH SYNOPSIS", ".B boneyard", _text("VERB [GAME] [NAME=VALUE …] [OPTION …]"))
    yield from (".SH DESCRIPTION", _text(DESCRIPTION))
    yield ".SH OPTIONS"
    yield from _actions(parser)
    yield ".SH VERBS"
    for name, verb in below(parser):
        yield from _verb(f"boneyard {name}", verb)
    for title, told in (("EXIT STATUS", STATUS), ("ENVIRONMENT", ENVIRONMENT)):
        yield f".SH {title}"
        for term, what in told.items():
            yield from (".TP", f".B {_text(term)}", _text(what))


def _verb(name: str, verb: argparse.ArgumentParser) -> Iterator[str]:
    yield from (f".SS {_text(name)}", _text(verb.description or ""))
    yield from _actions(verb)
    for word, inner in below(verb):
        yield from _verb(f"{name} {word}", inner)


def _actions(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in own(parser):
        yield from (".TP", f".B {_text(_term(action))}", _text(_help(action)))


def _term(action: argparse.Action) -> str:
    """`-o, --option NAME=VALUE`, or the name of what stands without one."""
    value = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    if not action.option_strings:
        return value
    names = ", ".join(action.option_strings)
    return names if action.nargs == 0 else f"{names} {value}"


def _help(action: argparse.Action) -> str:
    told = (action.help or "").replace("%%", "%")
    choices = [str(choice) for choice in action.choices or ()]
    listed = f"one of {', '.join(choices)}" if choices and told != ", ".join(choices) else ""
    return "; ".join(filter(None, (told, listed)))


def _text(text: str) -> str:
    """As roff wants it: what looks like a request or a break is escaped."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return "\\&" + escaped if escaped[:1] in (".", "'") else escaped
