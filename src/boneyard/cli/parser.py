"""Reading the command line: what is misspelt is met with what was probably meant."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from boneyard.cli.mistake import Mistake
from boneyard.core.reading import quoted


class Parser(argparse.ArgumentParser):
    """Complains in a sentence, as everything else here does, and not in a page of usage."""

    def error(self, message: str) -> NoReturn:
        raise Mistake(message if message.endswith("?") else f"{message}; see `{self.prog} --help`")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            names = [str(choice) for choice in action.choices]
            said = f"{quoted(str(value))} is not one of {', '.join(names)}"
            raise argparse.ArgumentError(action, said + meant(str(value), names))

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Options may stand before, between and behind the rest. Raises Mistake."""
        if self._subparsers is None:
            found, unknown = self.parse_known_intermixed_args(words)
        else:
            found, unknown = self.parse_known_args(words)
        if unknown:
            self.error(self._unknown(unknown[0].partition("=")[0]))
        return found

    def _unknown(self, word: str) -> str:
        if not word.startswith("-"):
            return f"{quoted(word)} is one word too many"
        return f"there is no option {word}" + meant(word, _options(self))


def meant(word: str, there_are: Iterable[str]) -> str:
    """What to say of the nearest of these words, if one of them is near."""
    near = get_close_matches(word, list(there_are), 1)
    return f"; perhaps {near[0]}?" if near else ""


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """All options, those of what can be chosen below it as well. argparse has no public way to
    ask."""
    yield from parser._option_string_actions
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from _options(below)
