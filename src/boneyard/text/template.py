"""Rules pages are Markdown with two additions, so that a fact is written once and only told where
it is played.

`{{ blocked }}` stands for a passage that several pages share, or for something the declaration
knows, like `{{ reserve }}`; `{{ Match }}` begins a sentence. And lines can depend on the options:

    ::: when reserve=0
    It may be drawn down to the last tile.
    ::: else
    Its last {{ reserve }} tiles are never drawn.
    :::

Lines that the pages of kin games say, too, have a name here, `::: passage capicua`, and `:::` at
their end; there they are written as `{{ pairs.capicua }}`.

A condition is `may_stop` (a yes), `base=hungarian|french` (one of these values), or either with
`not` before it. Conditions may stand inside one another; `::: else` may be left out.

A line `=== minute`, `=== detail` or `=== sources` begins that part of the page, and
`![[turn]] You play 6-3.` shows the example `turn` with a line of text below it; `{{ turn:points }}`
is what its last move brings. `examples` says how examples are written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

import msgspec

from boneyard.core.options import Value

INCLUDE = re.compile(r"\{\{\s*([\w.:-]+)\s*\}\}")
DIRECTIVE = re.compile(r":::\s*(.*?)\s*")
CONDITION = re.compile(r"when\s+(not\s+)?([a-z]\w*)(?:=(\S+))?")
PASSAGE = re.compile(r"## (\S+)")
NAMED = re.compile(r"passage\s+([a-z][\w-]*)")
PART = re.compile(r"=== (\w+)")
PICTURE = re.compile(r"!\[\[([a-z][\w-]*)\]\][ \t]*(.*)")
PARTS = ("minute", "detail", "sources")
DEEPER = re.compile(r"^(?=#)", re.M)
"""A section of a part stands one level below it."""
EMPTY_LINES = re.compile(r"\n{3,}")


class BadPage(ValueError):
    """A page that cannot be read; the message says where and what to write instead."""


class Condition(msgspec.Struct, frozen=True):
    """What a table must have chosen."""

    name: str
    values: tuple[str, ...] = ("true",)
    negated: bool = False

    def holds(self, options: Mapping[str, Value]) -> bool:
        """Whether a table with these options has chosen it. A match is also known by its kind:
        `points:100` is `points`."""
        chosen = str(options.get(self.name)).lower()
        return (chosen in self.values or chosen.partition(":")[0] in self.values) != self.negated

    def __str__(self) -> str:
        said = self.name if self.values == ("true",) else f"{self.name}={'|'.join(self.values)}"
        return f"not {said}" if self.negated else said


class When(msgspec.Struct, frozen=True):
    """Lines that are told where a condition holds, and those told where it does not."""

    condition: Condition
    then: Page
    otherwise: Page


class Passage(msgspec.Struct, frozen=True):
    """Lines with a name, by which the pages of kin games can say them, too."""

    name: str
    page: Page


Page: TypeAlias = tuple[str | When | Passage, ...]
"""A page or a passage: its lines, some of them under a condition or a name."""


def parse(text: str, where: str) -> Page:
    """The page that this text describes; raises BadPage, which names `where`."""
    lines = enumerate(text.strip("\n").split("\n"), 1)
    page, end = _block(lines, where)
    if end is not None:
        raise BadPage(f"{where}: `{f'::: {end}'.strip()}` without `::: when` before it")
    return page


def passages(text: str, where: str) -> dict[str, Page]:
    """The passages of a shared file, by name. Each begins with a heading `## name`."""
    _, *parts = re.split(r"^(?=## )", text, flags=re.M)
    found: dict[str, Page] = {}
    for part in parts:
        heading, _, body = part.partition("\n")
        name = PASSAGE.fullmatch(heading.strip())
        if name is None or name[1] in found:
            raise BadPage(f"{where}: `{heading}` must be `## ` and a name that is not taken")
        found[name[1]] = parse(body, f"{where}, {name[1]}")
    return found


def parts(page: Page, where: str) -> tuple[Page, dict[str, Page]]:
    """What stands above all parts of a page, and its parts by name; raises BadPage."""
    begins = [
        (at, found[1])
        for at, line in enumerate(page)
        if isinstance(line, str) and (found := PART.fullmatch(line))
    ]
    names_ = tuple(name for _, name in begins)
    if names_ not in ((), PARTS):
        wanted = ", ".join(f"`=== {name}`" for name in PARTS)
        raise BadPage(f"{where}: a page has the parts {wanted}, in this order, or none")
    ends = [*(at for at, _ in begins), len(page)]
    return page[: ends[0]], {
        name: page[at + 1 : end] for (at, name), end in zip(begins, ends[1:], strict=True)
    }


def pictures(page: Page) -> Iterator[str]:
    """The name of every example that is shown, in order."""
    for part in page:
        if isinstance(part, str):
            yield from (found[1] for found in [PICTURE.fullmatch(part)] if found)
        elif isinstance(part, Passage):
            yield from pictures(part.page)
        else:
            yield from pictures(part.then)
            yield from pictures(part.otherwise)


def fill(page: Page, told: Callable[[Condition], tuple[bool, bool]],
         value: Callable[[str], str]) -> str:  # fmt: skip
    """The page as Markdown. `told` says of a condition whether to tell what is under it and what
    is under its `else`; `value` says what a name in braces stands for."""
    lines = "\n".join(_lines(page, told, value))
    return EMPTY_LINES.sub("\n\n", lines).strip("\n")


def names(page: Page) -> Iterator[str]:
    """Every name in braces, in order."""
    for part in page:
        if isinstance(part, str):
            yield from INCLUDE.findall(part)
        elif isinstance(part, Passage):
            yield from names(part.page)
        else:
            yield from names(part.then)
            yield from names(part.otherwise)


def conditions(page: Page) -> Iterator[Condition]:
    """Every condition, in order."""
    for part in page:
        if isinstance(part, When):
            yield part.condition
            yield from conditions(part.then)
            yield from conditions(part.otherwise)
        elif isinstance(part, Passage):
            yield from conditions(part.page)


def named(page: Page) -> Iterator[Passage]:
    """Every passage with a name, in order."""
    for part in page:
        if isinstance(part, Passage):
            yield part
            yield from named(part.page)
        elif isinstance(part, When):
            yield from named(part.then)
            yield from named(part.otherwise)


def _lines(page: Page, told: Callable[[Condition], tuple[bool, bool]],
           value: Callable[[str], str]) -> Iterator[str]:  # fmt: skip
    for part in page:
        if isinstance(part, When):
            here, otherwise = told(part.condition)
            yield from _lines(part.then, told, value) if here else ()
            yield from _lines(part.otherwise, told, value) if otherwise else ()
            continue
        if isinstance(part, Passage):
            yield from _lines(part.page, told, value)
            continue
        line = INCLUDE.sub(lambda name: value(name[1]), part)
        if line or not part:  # A passage that says nothing here leaves no empty line.
            yield line


def _block(lines: Iterator[tuple[int, str]], where: str) -> tuple[Page, str | None]:
    """Lines up to what ends them: `else`, nothing after the colons, or (None) the text's end."""
    found: list[str | When | Passage] = []
    for number, line in lines:
        directive = DIRECTIVE.fullmatch(line)
        if directive is None:
            if "{{" in INCLUDE.sub("", line):
                raise BadPage(f"{where}, line {number}: `{line}` is not understood")
            found.append(line.rstrip())
        elif directive[1] in ("", "else"):
            return tuple(found), directive[1]
        elif (name := NAMED.fullmatch(directive[1])) is not None:
            inside, end = _block(lines, where)
            if end != "":
                raise BadPage(f"{where}, line {number}: `{line}` needs a `:::` at its end")
            found.append(Passage(name[1], inside))
        else:
            found.append(_when(directive[1], lines, f"{where}, line {number}"))
    return tuple(found), None


def _when(said: str, lines: Iterator[tuple[int, str]], where: str) -> When:
    read = CONDITION.fullmatch(said)
    if read is None:
        raise BadPage(f"{where}: write `::: when name`, `::: when name=value` or `::: when not …`")
    negated, name, values = read.groups()
    condition = Condition(name, tuple((values or "true").split("|")), bool(negated))
    then, end = _block(lines, where)
    otherwise: Page = ()
    if end == "else":
        otherwise, end = _block(lines, where)
    if end != "":
        raise BadPage(f"{where}: `::: {said}` needs a `:::` at its end")
    return When(condition, then, otherwise)
