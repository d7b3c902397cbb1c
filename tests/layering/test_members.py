"""How a round ended, why points were scored, in which phase a round is, of which kind something is:
such words are members of an enumeration. A misspelt text would be compared for ever and never met;
a misspelt member is found by the types."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder in ("src/boneyard", "tests/plugins/garden/src")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not path.name.startswith("test_")
]
FIELDS = {"how", "why", "phase"}
OF_A_KIND = {"option", "listing"}
"""What `kind` is asked of; other things have other kinds."""
SAID_BY = {"RoundEnded": 0, "Scored": 2, "Gain": 1, "Option": 2, "Listing": 3}
"""Whose argument with this number is such a word."""


def _texts(node: ast.AST) -> Iterator[ast.Constant]:
    """The texts among several values, or this one."""
    match node:
        case ast.Constant(value=str() as text) if text:
            yield node
        case ast.Tuple(elts=several) | ast.List(elts=several) | ast.Set(elts=several):
            for one in several:
                yield from _texts(one)
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one)
            yield from _texts(other)


def _is_such_a_field(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id=owner) | ast.Attribute(attr=owner), attr="kind"):
            return owner in OF_A_KIND
        case ast.Attribute(attr=field):
            return field in FIELDS
    return False


def _slips(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others) if _is_such_a_field(left):
                for other in others:
                    yield from _texts(other)
            case ast.Match(subject=subject) if _is_such_a_field(subject):
                yield from (
                    found
                    for case in node.cases
                    for found in ast.walk(case.pattern)
                    if isinstance(found, ast.Constant)
                )
            case ast.Call(func=ast.Name(id=name), args=args, keywords=named):
                at = SAID_BY.get(name, len(args))
                for value in args[at : at + 1]:
                    yield from _texts(value)
                for argument in named:
                    if argument.arg in FIELDS or (
                        argument.arg == "kind" and "listing" in name.lower()
                    ):
                        yield from _texts(argument.value)


def test_no_such_word_is_written_out() -> None:
    assert SOURCES
    assert not [
        f"{path.relative_to(ROOT)}:{slip.lineno}: {slip.value!r}"
        for path in SOURCES
        for slip in _slips(ast.parse(path.read_text("utf-8")))
    ]


@pytest.mark.parametrize(
    "slip",
    [
        "state.phase == 'play'",
        "seen.phase in ('play', 'over')",
        "replace(state, phase='play')",
        "RoundEnded('out', seat, seat, hands)",
        "RoundEnded('out' if won else BLOCKED, seat, seat, hands)",
        "Scored(seat, 1, why='won')",
        "game.listing.kind == 'solo'",
        "match option.kind:\n    case 'flag':\n        pass",
        "line_listing('mine', kind='line')",
    ],
)
def test_a_word_that_is_written_out_is_found(slip: str) -> None:
    assert list(_slips(ast.parse(slip)))
