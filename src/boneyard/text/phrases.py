"""What a rules page says of a table whose options may be only half chosen.

A page for nobody in particular leaves open which set is used and how many play. What depends on
that is told for every choice: "100 points with double-six, 200 points with double-nine".
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from boneyard.core.game import Listing
from boneyard.core.options import (
    MATCH,
    PLAYERS,
    SET,
    BadOption,
    Chosen,
    NamedOption,
    Value,
    resolve,
)
from boneyard.text import Words
from boneyard.text.options import option_value
from boneyard.tiles import TileSet

LEFT_OPEN = ("base", "set", "players")
"""What is told for every choice until somebody has chosen: which game, which tiles, how many."""

NO_DEAL = ("–", "–")
"""In a table of deals: so many do not play with this set."""

V = TypeVar("V", bound=Hashable)


class Phrases:
    """The tables that may be meant, in the words of one language."""

    def __init__(self, listing: Listing, given: Mapping[str, Value], say: Words) -> None:
        self.listing, self.given, self.say = listing, given, say
        self.tables = possible_tables(listing, given)

    def spread(self, said: Callable[[Chosen], str], tables: Sequence[Chosen] = ()) -> str:
        """What is said of the table; where tables differ, of each kind of them."""
        tables = tables or self.tables
        texts = distinct(said(table) for table in tables)
        if len(texts) == 1:
            return texts[0]
        several = [name for name in LEFT_OPEN if len({table.get(name) for table in tables}) > 1]
        alone = [name for name in several if _decides(name, said, tables)]
        name = (alone or several)[0]
        by_text: dict[str, list[Value]] = {}
        for value in distinct(table[name] for table in tables):
            text = self.spread(said, [table for table in tables if table[name] == value])
            by_text.setdefault(text, []).append(value)
        return ", ".join(
            self.say(f"rules-with-{name}", told=text, choices=self._named(name, values))
            for text, values in by_text.items()
        )

    def chosen(self, name: str) -> str:
        """An option's value in the middle of a sentence."""

        def said(table: Chosen) -> str:
            value = table[name]
            if isinstance(value, int) and not isinstance(value, bool):
                return self.say("rules-number", number=value)
            return option_value(name, value, self.say)

        return self.spread(said)

    def fact(self, name: str) -> str:
        """A number that follows from the options."""
        return self.spread(lambda table: str(self.listing.facts(table)[name]))

    def match(self) -> str:
        """How long a match lasts."""
        matches = [table[MATCH] for table in self.tables]
        if len({match.partition(":")[0] for match in matches}) > 1:
            return self.spread(lambda table: option_value("match", table[MATCH], self.say))
        as_players = [f"rounds:{table[PLAYERS]}" for table in self.tables]
        if matches == as_players and len(set(matches)) > 2:
            return self.say("rules-rounds-as-players")
        return self.spread(lambda table: self._long(table[MATCH]))

    def _long(self, match: str) -> str:
        kind, _, count = match.partition(":")
        if not count:  # The game knows this match by a name.
            return option_value("match", match, self.say)
        number = self.say("rules-number", number=int(count))
        return self.say(f"rules-{kind}", count=int(count), number=number)

    # -- what you need --------------------------------------------------------------------------

    def need(self) -> str:
        """Who can play with what, and how many tiles each takes."""
        players = sorted(self._values(PLAYERS))
        need = capital(self.say("rules-need", players=self._people(players), sets=self.sets()))
        deals: dict[tuple[int, int], tuple[int, int]] = {}
        for table in self.tables:
            facts = self.listing.facts(table)
            if "hand" not in facts:
                return need
            deal = facts["hand"], facts["left"]
            if deals.setdefault((table[SET], table[PLAYERS]), deal) != deal:
                return need  # It is the base game that decides: such a page has a table of those.
        if len(set(deals.values())) == 1:
            hand, left = next(iter(deals.values()))
            return f"{need} {capital(self.say('rules-hand', hand=hand, left=left))}"
        return f"{need}\n\n{self._deals(players, deals)}"

    def sets(self) -> str:
        """The sets it can be played with."""
        sets = self._values(SET)
        return self.either(
            [self.say("rules-box", set=set_, tiles=len(TileSet.double(set_))) for set_ in sets]
        )

    def _deals(self, players: Sequence[int],
               deals: Mapping[tuple[int, int], tuple[int, int]]) -> str:  # fmt: skip
        sets, say = self._values(SET), self.say
        head: list[object] = [say("option-players"), say("rules-tiles-each")]
        # With some sets only a few can play.
        each = {
            (set_, count): deals.get((set_, count), NO_DEAL) for set_ in sets for count in players
        }
        if any(len({each[set_, count][0] for set_ in sets}) > 1 for count in players):
            rows = [
                [say("rules-set", set=set_), *(each[set_, count][0] for count in players)]
                for set_ in sets
            ]
            return _table([[" / ".join(map(str, reversed(head))), *players], *rows])
        over = [
            say("rules-left-over") if len(sets) == 1 else say("rules-left-over-of", set=set_)
            for set_ in sets
        ]
        rows = [
            [count, each[sets[0], count][0], *(each[set_, count][1] for set_ in sets)]
            for count in players
        ]
        return _table([[*head, *over], *rows])

    def _values(self, option: NamedOption[int]) -> list[int]:
        return distinct(table[option] for table in self.tables)

    # -- lists ----------------------------------------------------------------------------------

    def either(self, choices: Sequence[str]) -> str:
        """Some choices, of which one is taken."""
        if len(choices) == 1:
            return choices[0]
        return self.say("rules-or", most=", ".join(choices[:-1]), last=choices[-1])

    def _people(self, players: Sequence[int]) -> str:
        numbers = [self.say("rules-number", number=count) for count in players]
        if len(players) > 2 and players[-1] - players[0] == len(players) - 1:
            return self.say("rules-from-to-players", low=numbers[0], high=numbers[-1])
        return self.say("rules-players", count=players[-1], number=self.either(numbers))

    def those(self, tables: Sequence[Chosen]) -> str:
        """Which of the tables that may be meant these are: the base games, or the numbers of
        players."""
        bases = distinct(table["base"] for table in tables if "base" in table)
        if bases:
            return self._named("base", bases)
        return self._people(sorted(distinct(table[PLAYERS] for table in tables)))

    def _named(self, name: str, values: Sequence[Value]) -> str:
        """Some choices of what is left open, as a sentence names them."""
        if name == "set":
            return self.either([self.say("rules-set", set=value) for value in values])
        return self.either([option_value(name, value, self.say) for value in values])


def possible_tables(listing: Listing, given: Mapping[str, Value]) -> tuple[Chosen, ...]:
    """Every table that may be meant, if somebody has chosen this much."""
    found: list[dict[str, Value]] = [dict(given)]
    for name in LEFT_OPEN:
        found = [more for chosen in found for more in _with_each(listing, chosen, name)]
    return tuple(table for chosen in found for table in _resolved(listing, chosen))


def choosable(listing: Listing, name: str) -> list[Value]:
    """What can be chosen for one of these at some table: six players barricade `tiddle-wink`,
    though nobody else does."""
    return distinct(table[name] for table in possible_tables(listing, {}) if name in table)


def _with_each(listing: Listing, chosen: Mapping[str, Value], name: str) -> list[dict[str, Value]]:
    """What is chosen, and each thing that can be chosen for this option if it is still open."""
    choices = {option.name: option.choices for option in listing.options(chosen)}
    if name in chosen or not choices.get(name):
        return [dict(chosen)]
    return [{**chosen, name: value} for value in choices[name]]


def _resolved(listing: Listing, chosen: Mapping[str, Value]) -> Iterator[Chosen]:
    try:
        yield resolve(listing.declare, chosen)
    except BadOption:
        return  # What is chosen does not go with this set.


def _decides(name: str, said: Callable[[Chosen], str], tables: Sequence[Chosen]) -> bool:
    """Whether it depends on this choice alone what is said."""
    by_value: dict[Value, set[str]] = {}
    for table in tables:
        by_value.setdefault(table[name], set()).add(said(table))
    return all(len(texts) == 1 for texts in by_value.values())


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


def distinct(values: Iterable[V]) -> list[V]:
    """Each value once, in order."""
    return list(dict.fromkeys(values))


def _table(rows: Sequence[Sequence[object]]) -> str:
    head, *rest = [f"| {' | '.join(map(str, row))} |" for row in rows]
    return "\n".join((head, "|" + "---|" * len(rows[0]), *rest))
