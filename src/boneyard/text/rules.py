"""The rules page of a game, for a table or for nobody in particular.

What only this game says is in its folder, `rules.<lang>.md`; what several say, in `rules.<lang>.md`
here, a passage under each name. The section on options and the last line come from the game's
listing, so they cannot say anything else than the lobby does. `template` has the notation.

A page for a table tells what is played there. A page for nobody in particular tells every set and
every number of players, and otherwise the booklet's game; what else could be chosen stands among
the options. So a passage is told if it is true of *some* table that may still be meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from boneyard import games
from boneyard.core.game import Listing
from boneyard.core.options import AnyOption, Chosen, OptionKind, Value, resolve
from boneyard.text import HERE, Words, spoken, words
from boneyard.text.options import option_help, option_name, option_value
from boneyard.text.phrases import LEFT_OPEN, Phrases, capital, distinct
from boneyard.text.template import BadPage, Condition, Page, fill, named, parse, passages


def rules_page(slug: str, language: str, chosen: Mapping[str, object] | None = None) -> str:
    """How the game is played with these options, in Markdown; raises BadOption. Where the game has
    no page in a language, it is told in the next best; its options, as the lobby names them."""
    listing, reader = games.listing(slug), words(language, slug)
    settled = resolve(listing.declare, chosen or {})
    given = {name: settled[name] for name in chosen or {}}
    say, page = own_page(slug, language)
    parts = (
        _Teller(Phrases(listing, given, say)).tell(page),
        *_options(Phrases(listing, given, reader), given, settled),
        _source(listing, reader),
    )
    return "\n\n".join(part for part in parts if part) + "\n"


def own_page(slug: str, language: str) -> tuple[Words, Page]:
    """The game's own page in the best language it has for this one, and the words of that. A game
    without any page has its name and what the lobby says of it."""
    for best in spoken(language, slug):
        file = games.folder(slug) / f"rules.{best}.md"
        if file.is_file():
            return Words(best, slug), parse(file.read_text("utf-8"), f"{slug}/{file.name}")
    say = words(language, slug)
    return say, (f"# {say('title')}", "", say("blurb"))


@cache
def shared_passages(language: str) -> Mapping[str, Page]:
    """What several pages say, by name; what is not there in this language is English."""
    english = {} if language == "en" else shared_passages("en")
    file = HERE / f"rules.{language}.md"
    own = passages(file.read_text("utf-8"), file.name) if file.is_file() else {}
    return {**english, **own}


@cache
def passages_of(slug: str, language: str) -> Mapping[str, Page]:
    """What the page of a game says under a name, for the pages of its kin."""
    _, page = own_page(slug, language)
    return {passage.name: passage.page for passage in named(page)}


class _Teller:
    """Fills the pages of one game."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._passages = shared_passages(phrases.say.language)
        self._inside: list[str] = []

    def tell(self, page: Page) -> str:
        return fill(page, self._told, self._value)

    def _told(self, condition: Condition) -> tuple[bool, bool]:
        """Whether it holds at some table that may be meant, and whether at some it does not."""
        fixed, tables = self._phrases.listing.fixed, self._phrases.tables
        found = {condition.holds({**fixed(table), **table}) for table in tables}
        return True in found, False in found

    def _value(self, name: str) -> str:
        """What a name in braces stands for; with a capital it begins a sentence."""
        if name[0].isupper():
            return capital(self._value(name[0].lower() + name[1:]))
        match name:
            case "need":
                return self._phrases.need()
            case "sets":
                return self._phrases.sets()
            case "rounds" | "points":
                return self._phrases.match()
            case _ if any(name in table for table in self._phrases.tables):
                return self._phrases.chosen(name)
            case _ if name in self._phrases.listing.facts(self._phrases.tables[0]):
                return self._phrases.fact(name)
        return self._passage(name)

    def _passage(self, name: str) -> str:
        slug = self._phrases.listing.slug
        other, _, own = name.rpartition(".")
        passages = passages_of(other, self._phrases.say.language) if other else self._passages
        if own not in passages:
            raise BadPage(f"{slug}: {{{{ {name} }}}} is no option, fact or passage")
        if name in self._inside:
            raise BadPage(f"{slug}: {{{{ {name} }}}} contains itself")
        self._inside.append(name)
        text = self.tell(passages[own])
        self._inside.pop()
        return text


# -- from the listing ----------------------------------------------------------------------------


def _options(phrases: Phrases, given: Mapping[str, Value], settled: Chosen) -> Iterator[str]:
    """What is chosen, and what can be."""
    declared: dict[str, AnyOption] = {}
    for table in (settled, *phrases.tables):
        declared = {option.name: option for option in phrases.listing.options(table)} | declared
    lines = [
        phrases.say("rules-option", name=name, said=said)
        for option in declared.values()
        for name, said in (
            _chosen(option, given[option.name], phrases)
            if option.name in given
            else _choices(option, phrases)
        )
    ]
    if lines:
        yield f"## {phrases.say('rules-options')}"
        if not set(declared) <= set(given):
            yield phrases.say("rules-bold")
        yield "\n".join(f"- {line}" for line in lines)


def _chosen(option: AnyOption, value: Value, phrases: Phrases) -> Iterator[tuple[str, str]]:
    if value != "":
        said = option_value(option.name, value, phrases.say)
        yield f"**{option_name(option.name, phrases.say)}**", f"{said}."


def _choices(option: AnyOption, phrases: Phrases) -> Iterator[tuple[str, str]]:
    """How an option is called, and what can be chosen; nothing if there is no choice."""
    having = [table for table in phrases.tables if option.name in table]
    said = []
    match option.kind:
        case OptionKind.MATCH:
            forms = ("rounds:N", "points:N", *option.choices)
            others = phrases.either([f"`{form}`" for form in forms if form != option.default])
            said.append(phrases.say("rules-match", usual=f"**{phrases.match()}**", others=others))
        case OptionKind.NUMBER:
            said.append(phrases.spread(lambda table: _range(option.name, phrases.listing, table)))
        case OptionKind.CHOICE | OptionKind.FLAG:
            values = _values(option, having)
            if len(values) < 2:
                return
            said.append(phrases.either([_choice(option, value, phrases.say) for value in values]))
    if len(having) < len(phrases.tables):
        said.append(phrases.say("rules-only-with", choices=phrases.those(having)))
    told = [" ".join(said) + "."] if said else []
    if phrases.say.has(f"option-{option.name}-help"):
        told.append(option_help(option.name, phrases.say))
    yield f"**{option_name(option.name, phrases.say)}** `{option.name}`", " ".join(told)


def _values(option: AnyOption, having: Sequence[Chosen]) -> Sequence[Value]:
    if option.name in LEFT_OPEN:
        return distinct(table[option.name] for table in having)
    return (True, False) if option.kind == OptionKind.FLAG else option.choices


def _choice(option: AnyOption, value: Value, say: Words) -> str:
    """A choice, in bold if it is the usual one, and how to write it if that is something else."""
    label, written = option_value(option.name, value, say), str(value).lower()
    told = f"**{label}**" if value == option.default else label
    return told if label == written else f"{told} `{written}`"


def _range(name: str, listing: Listing, table: Chosen) -> str:
    option = next(option for option in listing.options(table) if option.name == name)
    return f"**{option.default}**–{option.high}"


def _source(listing: Listing, say: Words) -> str:
    """Which booklets describe the game, and as what; or that it is in another book."""
    world = "world" if listing.section else ""
    key = f"rules-from-{listing.booklets or world}"
    if not say.has(key):
        return ""
    said = {"from": say(key), "title": say("booklet-title") if say.has("booklet-title") else ""}
    return say("rules-source-called" if said["title"] else "rules-source", **said)
