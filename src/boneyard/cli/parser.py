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
        return f"there is no option {word}" + meant(
            word, [name for one in actions(self) for name in one.option_strings]
        )


def meant(word: str, there_are: Iterable[str]) -> str:
    """What to say of the nearest of these words, if one of them is near."""
    near = get_close_matches(word, list(there_are), 1)
    return f"; perhaps {near[0]}?" if near else ""


# argparse has no public way to ask a parser what it reads.


def own(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """What it takes itself, without `--help` and what leads on to another parser."""
    for action in parser._actions:
        if not isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
            yield action


def below(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The parsers it leads on to, by the word for each."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """What it takes, and all parsers below it."""
    yield from own(parser)
    for _, inner in below(parser):
        yield from actions(inner)
