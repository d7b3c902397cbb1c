"""What an actor may do: membership always, a sample always, a list where that makes sense."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import islice

from boneyard.core.actions import Action, Deal
from boneyard.core.chance import Rng, shuffled
from boneyard.tiles import Tile


class Moves(ABC):
    """The legal actions of one actor."""

    listed: bool = True
    """False where there are too many to go through; `sample` and `in` still work."""

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[Action]: ...

    @abstractmethod
    def __bool__(self) -> bool: ...

    @abstractmethod
    def sample(self, rng: Rng) -> Action: ...

    def some(self, most: int, rng: Rng) -> list[Action]:
        """All of them, or a sample where there are more than so many."""
        if self.listed:
            listed = list(islice(self, most + 1))
            if len(listed) <= most:
                return listed
        return list(dict.fromkeys(self.sample(rng) for _ in range(most)))


class Listed(Moves):
    """Moves few enough to list."""

    __slots__ = ("actions",)

    def __init__(self, actions: Iterable[Action] = ()) -> None:
        self.actions = tuple(actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __bool__(self) -> bool:
        return bool(self.actions)

    def sample(self, rng: Rng) -> Action:
        return self.actions[rng.randrange(len(self.actions))]

    def __repr__(self) -> str:
        return f"<{', '.join(map(str, self.actions)) or 'no moves'}>"


NONE = Listed()


class Deals(Moves):
    """All ways to deal these tiles: so many in each hand, so many on the table, the rest in the
    boneyard. Tiles of `fixed` always lie on the table first and are not shuffled in."""

    listed = False

    def __init__(
        self, tiles: tuple[Tile, ...], hands: tuple[int, ...] = (), table: int = 0,
        fixed: tuple[Tile, ...] = (),
    ) -> None:  # fmt: skip
        self.tiles, self.hands, self.table, self.fixed = tiles, hands, table, fixed
        self._all = set(tiles)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Deal):
            return False
        table, fixed = action.table, self.fixed
        if tuple(map(len, action.hands)) != self.hands or len(table) != self.table + len(fixed):
            return False
        if table[: len(fixed)] != fixed:
            return False
        dealt = [tile for hand in action.hands for tile in hand]
        dealt += [*table, *action.boneyard]
        # No tile is there twice.
        return len(dealt) == len(self.tiles) and set(dealt) == self._all

    def __iter__(self) -> Iterator[Action]:
        raise TypeError("deals are too many to list; sample them")

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Deal:
        rest = shuffled([tile for tile in self.tiles if tile not in self.fixed], rng)
        hands = []
        for size in self.hands:
            hands.append(tuple(rest[:size]))
            rest = rest[size:]
        table = (*self.fixed, *rest[: self.table])
        return Deal(tuple(hands), tuple(rest[self.table :]), table)
