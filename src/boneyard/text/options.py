"""Options in words: what they are called, what they are about, what can be chosen."""

from __future__ import annotations

from boneyard.core.options import Value
from boneyard.text import Words
from boneyard.text import words as speak


def option_name(name: str, words: Words) -> str:
    """What an option is called."""
    return words(f"option-{name}")


def option_help(name: str, words: Words) -> str:
    """What an option is about, in a sentence or two."""
    return words(f"option-{name}-help")


def option_value(name: str, value: Value, words: Words) -> str:
    """What a choice is called."""
    if isinstance(value, bool):
        return words(f"value-{str(value).lower()}")
    key = f"option-{name}-{value}"
    if words.has(key):
        return words(key)
    if name == "set":
        return words("option-set-other", value=value)
    if name == "match":
        kind, _, count = str(value).partition(":")
        return words(f"option-match-{kind}", count=int(count))
    if name == "base":
        return speak(words.language, str(value))("title")
    return str(value)
