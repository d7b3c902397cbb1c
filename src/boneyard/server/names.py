"""What people call themselves, told apart at a table.

A name is shown to others beside what they trust, so nothing in it may be invisible, and nobody may
be called almost like somebody else. Names that look alike are found by their *skeleton*: what is
left of a name when every letter stands for all those one could take for it. It is only compared,
never shown; two names that are taken for one wrongly cost no more than a number behind the second.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

NAME_LENGTH = 40
MARKS = 4
"""So many marks on one letter are enough in any script; of accents half as many."""

_ACCENTS = re.compile("[\u0300-\u036f]")
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd"
    "\U00013441\U00013442\U0001d159"
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""What is no control character, and yet nothing to see: what fills, selects a form, stands for an
object that is not there or for a character that could not be read."""

_ALIKE: Final = {
    "a": "АΑᎪꓮᴀаαɑ",
    "b": "ВΒᏴꓐʙвЬьƄ",
    "c": "СϹᏟꓚᴄсϲ",
    "d": "ᎠꓓᴅԁԀđĐ",
    "e": "ЕΕᎬꓰᴇеεҽ",
    "f": "ꓝꜰƒϜғҒ",
    "g": "ԌᏀꓖɢɡց",
    "h": "НΗᎻꓧʜһհħĦ",
    "j": "ЈᎫꓙᴊјϳյȷͿ",
    "k": "КΚᏦꓗᴋкκ",
    # I, l and 1 are one in many a typeface.
    "l": "ІΙᎥꓲꓡʟᏞӀӏǀ∣łŁլ1iіɩιɪı|!\u05d5\u05df\u0627\u0661\u06f1",
    "m": "МΜᎷꓟᴍм",
    "n": "ΝꓠɴηոՈŋ",
    "o": "ОΟՕꓳᴏоοσօøØ0०০੦૦୦௦౦೦൦๐໐\u05e1\u06d5\u0665\u06f5",
    "p": "РΡᏢꓑᴘрρ",
    "q": "ԚԛզգՔ",
    "r": "ꓣʀᎡгɾ",
    "s": "ЅꓢꜱѕᏚՏ",
    "t": "ТΤᎢꓔᴛтτŧŦ",
    "u": "Սꓴᴜսυʋ",
    "v": "ѴᏙꓦᴠѵν",
    "w": "ԜᎳꓪᴡԝωա",
    "x": "ХΧꓫхχ×",
    "y": "УΥҮᎩꓬʏуүγ",
    "z": "ΖᏃꓜᴢ",
    "3": "ЗзӠƷ",
    "ae": "æÆӕ",
    "oe": "œŒ",
    "-": "‐‑‒–—―−_",
    "'": "’‘ʼʹ`´′ˈ",
}
_READ_AS: Final = {ord(char): plain for plain, chars in _ALIKE.items() for char in chars}


def clean_name(text: str) -> str:
    """A name on one line, of letters and signs that can be seen.

    >>> clean_name("  Be\\u200bn \\uff22. \\ufffc")
    'Ben B.'
    """
    kept: list[str] = []
    for char in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(char)
        if char.isspace() or kind == "Cc":
            kept.append(" ")
        elif kind[0] == "M":
            if char not in _UNSEEN and _fits(char, kept):
                kept.append(char)
        elif kind[0] != "C" and char not in _UNSEEN:
            kept.append(char)
    # What stood between a letter and its accent may be gone.
    name = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    return name[:NAME_LENGTH].rstrip()


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it where somebody is called so already, or almost.

    >>> unlike("Ben", ["ben", "Ben 2"])
    'Ben 3'
    """
    taken = {_skeleton(other) for other in others}
    called, number = name, 1
    while called and _skeleton(called) in taken:
        number += 1
        called = f"{name[: NAME_LENGTH - len(f' {number}')]} {number}"
    return called


def _fits(mark: str, before: list[str]) -> bool:
    """Whether a mark belongs on the letter before it: an accent, or one of the same script. On any
    other letter it would be drawn wherever it happens to fall."""
    marks = 0
    while marks < len(before) and unicodedata.category(before[-1 - marks])[0] == "M":
        marks += 1
    letter = before[-1 - marks] if marks < len(before) else " "
    if unicodedata.category(letter)[0] != "L" or unicodedata.category(mark) == "Me":
        return False
    if _ACCENTS.match(mark):
        return marks < MARKS // 2
    return marks < MARKS and _script(mark) == _script(letter)


def _script(char: str) -> str:
    """By the first word of what Unicode calls it, such as HEBREW."""
    return unicodedata.name(char, "").partition(" ")[0]


def _skeleton(name: str) -> str:
    bare = _ACCENTS.sub("", unicodedata.normalize("NFKD", name))
    # Capitals first: some look like one letter of ours, and their small forms like another.
    read = bare.translate(_READ_AS).casefold().translate(_READ_AS)
    return read.replace(" ", "").replace("rn", "m").replace("vv", "w")
