"""A referee for pairs and its kin, written from the rule book of the world (w0, w1) alone.

Seats are places in the order of play here: 0 is A, 1 is B, 2 is C, 3 is D, and whose name a place
has at the table is looked up only where something is told. It shares nothing with the engine.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias

Bone: TypeAlias = tuple[int, int]
Choice: TypeAlias = tuple[Any, ...]
"""("lay", tile, number touched or None), ("gesture", sign) or ("cede",)."""
Asked: TypeAlias = tuple[Any, ...]
"""("lot",), ("deal",), or ("seat", name, choices). To a deal, hands and the rest are answered."""
Course: TypeAlias = Generator[Asked, Any, Any]


def count(hand: list[Bone]) -> int:
    return sum(a + b for a, b in hand)


SETTLED: dict[str, dict[str, Any]] = {
    "gaple": {
        "opens_first": "double", "opens_next": "winner", "cede": False, "misdeal": 6,
        "salida_rule": "at-once", "salida_points": 0, "corrido_points": 0,
    },
    "pairs": {"capicua_blank": True},
    "puerto-rican": {
        "opens_first": "double", "opens_next": "winner", "cede": False, "after_tie": "same",
        "misdeal": 0, "blocked": "pair", "capicua_blank": True, "corrido_points": 0,
        "salida_points": 0, "salida_rule": "partner-lays", "pass_win": False,
    },
    "brazilian": {
        "opens_first": "double", "cede": True, "after_tie": "fresh", "tie": "nobody",
        "corrido_points": 0, "salida_points": 0, "salida_rule": "partner-lays", "pass_win": False,
    },
    "jamaican": {
        "opens_first": "double", "opens_next": "winner", "cede": True, "after_tie": "fresh",
        "misdeal": 0, "blocked": "player", "tie": "nobody", "salida_rule": "at-once",
        "salida_points": 0, "corrido_points": 0, "pass_win": False,
    },
    "cut-throat": {
        "opens_first": "double", "opens_next": "winner", "cede": False, "after_tie": "fresh",
        "misdeal": 0, "blocked": "player", "tie": "nobody", "salida_rule": "at-once",
        "salida_points": 0, "corrido_points": 0, "pass_win": False,
    },
    "cuban": {
        "opens_first": "lot", "opens_next": "winner", "cede": True, "after_tie": "next",
        "misdeal": 0, "blocked": "player", "tie": "nobody", "counts": "losers",
        "corrido_points": 0, "salida_points": 0, "salida_rule": "of-cuba", "pass_win": True,
        "capicua_points": 0, "capicua_ends": "differ", "capicua_blank": True, "chuchazo_points": 0,
    },
    "martinique": {
        "opens_first": "double", "cede": False, "misdeal": 0, "blocked": "player", "tie": "nobody",
        "salida_rule": "never", "corrido_points": 0, "salida_points": 0, "pass_win": False,
    },
    "haitian": {
        "opens_first": "double", "opens_next": "winner", "cede": True, "after_tie": "if-tied",
        "misdeal": 0, "blocked": "player", "tie": "nobody", "corrido_points": 0, "salida_points": 0,
        "salida_rule": "partner-lays", "pass_win": False,
    },
    "kozel": {
        "opens_first": "low-double", "cede": False, "misdeal": 5, "blocked": "pair",
        "tie": "nobody", "corrido_points": 0, "salida_points": 0, "salida_rule": "never",
        "pass_win": False,
    },
    "dominican": {
        "opens_first": "double", "opens_next": "winner", "cede": False, "after_tie": "next",
        "misdeal": 0,
    },
}  # fmt: skip
"""What a game of the kin leaves nobody to choose."""


class PairsReferee:
    """A match of pairs, or of a game of its kin, with these options."""

    def __init__(self, options: Mapping[str, Any], game: str = "pairs") -> None:
        self.game = game
        self.options = {**SETTLED[game], **options}
        self.seats = int(options["players"])
        clockwise = options["direction"] == "clockwise"
        step = 1 if clockwise else -1
        self.names = tuple(step * place % self.seats for place in range(self.seats))
        alone = game in ("cut-throat", "gaple", "martinique")
        alone |= game == "kozel" and self.seats < 4
        self.sides = self.seats if alone else 2
        """The side of a place is the place itself, or A and C play against B and D."""
        if options.get("scale") == "eastern":
            self.options |= {"tie": "opener", "counts": "all"}
        self.passed_once, self.below = False, False
        """Of this match, in the east: whether anybody has passed, and whether 2 lie below."""
        self.six_love = options["match"] == "six-love"
        kind, number = ("points:6" if self.six_love else options["match"]).split(":")
        self.goal, self.wanted = kind, int(number)
        self.stars, self.given, self.manches = [0] * 3, [0] * 3, 0
        self.holder: int | None = None
        """In Martinique: who opens, once somebody has won a round of the manche."""
        self.manche_ended, self.enough = False, False
        if game == "martinique":
            kind = ""
        self.last_round = int(number) if kind == "rounds" else 1000
        self.target = int(number) if kind == "points" else None
        self.score = [0] * self.sides
        self.fresh = False
        """Whether what the last round brought lets the next be opened as the first was."""
        self.hands: list[list[Bone]] = [[] for _ in self.names]
        self.notes: list[list[tuple[int, int]]] = []
        """Nothing is noted in secret."""
        self.playing = False
        """A round is being played, so that hands are hidden."""
        self.hanging, self.eggs = [0] * self.sides, 0
        """Of kozel: what is not written yet for each side, and what nobody has noted."""
        self.lightest: list[int] = []
        """Who had the fewest pips when a round was blocked the last time."""
        self.happened: list[tuple[Any, ...]] = []
        self.history: list[tuple[int, int | None]] = []
        """Of each round: the place that opened it, and the place that won it."""

    def match(self) -> Course:
        while True:
            self.manche_ended = False
            yield from self.round()
            best = self.target is not None and max(self.score) >= self.target
            if best or len(self.history) == self.last_round or self.enough_manches():
                break
        counted = self.given if self.goal == "cochons" else self.score
        fewest = self.options.get("account") in ("penalties", "losers")
        top = (min if fewest else max)(counted)
        won = [name for p, name in enumerate(self.names) if counted[p % self.sides] == top]
        self.happened.append(("match", tuple(sorted(won))))
        yield ("over",)

    def enough_manches(self) -> bool:
        """Whether a match in Martinique is over."""
        if self.game != "martinique":
            return False
        if self.goal == "rounds":
            return sum(winner is not None for _, winner in self.history) == self.wanted
        if not self.manche_ended:
            return False
        kinds = {"manches": self.manches, "points": max(self.score), "cochons": sum(self.given)}
        self.enough = self.enough or kinds[self.goal] >= self.wanted
        compared = sorted(self.given if self.goal == "cochons" else self.score)
        return self.enough and compared[-1] > compared[-2]

    def of(self, place: int) -> int:
        """What the side of this place has."""
        return self.score[place % self.sides]

    def by_seat(self) -> tuple[int, ...]:
        return tuple(self.of(self.names.index(name)) for name in range(self.seats))

    def hands_by_seat(self) -> list[list[Bone]]:
        return [self.hands[self.names.index(name)] for name in range(self.seats)]

    def partner(self, name: int | None) -> int | None:
        """Who plays with this seat; None: nobody."""
        return None if name is None or self.sides == self.seats else (name + 2) % 4

    def points(self, place: int, amount: int, why: str) -> None:
        """Points for the side of this place: told for whoever earned them, then for the partner."""
        self.score[place % self.sides] += amount
        for step in range(0, self.seats, self.sides):
            partner = self.names[(place + step) % self.seats]
            self.happened.append(("score", partner, amount, why))

    # -- opening -------------------------------------------------------------------------------

    def heir(self) -> int | None:
        """Who opens because of the last round; None: the opening is fresh."""
        if self.game in ("martinique", "kozel"):
            return self.holder
        if not self.history or self.fresh:
            return None
        opener, winner = self.history[-1]
        if winner is None:
            tied = self.lightest and opener in self.lightest
            settled = {
                "if-tied": opener if tied else None,
                "next": (opener + 1) % self.seats,
                "same": opener,
                "fresh": None,
            }
            return settled[self.options["after_tie"]]
        return winner if self.options["opens_next"] == "winner" else (opener + 1) % self.seats

    def round(self) -> Course:
        opener, bound = self.heir(), False
        if opener is None and self.options["opens_first"] == "lot":
            name = yield ("lot",)
            self.happened.append(("lot", name))
            opener = self.names.index(name)
        while True:
            dealt = yield ("deal",)
            self.hands = [list(dealt[name]) for name in self.names]
            draws = self.game == "kozel" or self.options.get("deal2") == 7
            asleep = self.game == "gaple" or not draws
            self.boneyard = [] if asleep else list(dealt[self.seats])
            limit = int(self.options["misdeal"])
            freaks = [hand for hand in self.hands if sum(a == b for a, b in hand) >= limit]
            if self.game == "kozel":
                freaks += [h for h in self.hands for n in range(7) if sum(n in t for t in h) > 5]
            if not limit or not freaks:
                break
            self.happened.append(("again",))
            self.hands = [[] for _ in self.names]
        self.playing = True
        if opener is None:
            held = [tile for hand in self.hands for tile in hand]
            doubles = [tile for tile in held if tile[0] == tile[1]]
            highest = max(doubles or held, key=lambda tile: (sum(tile), tile[0]))
            if self.game == "kozel" and doubles:
                highest = min(doubles, key=lambda tile: tile[0] or 7)
            opener, bound = next(p for p in range(self.seats) if highest in self.hands[p]), True
            if self.options.get("sporting"):
                self.happened.append(("named", self.names[opener], highest))
        if bound and self.options.get("sporting"):
            choices: list[Choice] = [("lay", tile, None) for tile in self.hands[opener]]
            chosen = yield from self.chosen(opener, choices)
            return (yield from self.lays(opener, chosen))
        first = [("lay", tile, None) for tile in ([highest] if bound else self.hands[opener])]
        may_cede = bool(self.options["cede"]) and not bound
        chosen = yield from self.chosen(opener, [*first, ("cede",)] if may_cede else first)
        if chosen == ("cede",):
            self.happened.append(("ceded", self.names[opener]))
            opener = (opener + 2) % 4
            chosen = yield from self.chosen(
                opener, [("lay", tile, None) for tile in self.hands[opener]]
            )
        yield from self.lays(opener, chosen)

    def chosen(self, place: int, choices: list[Choice]) -> Generator[Asked, Any, Choice]:
        """What this seat does; at an honest table it is not asked for its only lay."""
        only = len(set(choices)) == 1 and choices[0][0] == "lay"
        if only and self.options.get("tempo") == "honest":
            return choices[0]
        chosen: Choice = yield self.asked(place, choices)
        return chosen

    def asked(self, place: int, choices: list[Choice]) -> Asked:
        return "seat", self.names[place], frozenset(choices)

    # -- the round -----------------------------------------------------------------------------

    def lays(self, opener: int, chosen: Choice) -> Course:
        self.opener = opener
        ends: list[int] = []
        turn, lays, passes = opener, 0, 0
        while True:
            before = list(ends)
            tile, touched = chosen[1], chosen[2]
            self.hands[turn].remove(tile)
            self.happened.append(("laid", self.names[turn], tile))
            if touched is None:
                ends = list(tile)
            else:
                ends.remove(touched)
                ends.append(tile[1] if tile[0] == touched else tile[0])
            lays += 1
            if lays == 2 and passes == 1:
                self.salida(opener, "partner-lays")
            last, passes = turn, 0
            if not self.hands[turn]:
                return self.out(turn, tile, before)
            turn = (turn + 1) % self.seats
            while not (choices := self.fitting(self.hands[turn], ends)):
                if self.boneyard:
                    self.hands[turn].append(self.boneyard.pop(0))
                    self.happened.append(("drew", self.names[turn]))
                    continue
                if not any(self.fitting(hand, ends) for hand in self.hands):
                    return self.block(last)
                self.happened.append(("passed", self.names[turn]))
                passes += 1
                if lays == 1 and passes == 1:
                    self.salida(opener, "at-once")
                    if self.game == "cuban" and tile[0] == tile[1]:
                        self.salida(opener, "of-cuba")
                if self.options.get("scale") == "eastern":
                    self.first_pass(last)
                if passes == 3:
                    self.for_a_pass(last, int(self.options["corrido_points"]), "corrido")
                turn = (turn + 1) % self.seats
            signs: list[Choice] = []
            if self.options.get("signals") == "three":
                signs = [("gesture", sign) for sign in ("fist", "finger", "palm")]
            chosen = yield from self.chosen(turn, [*choices, *signs])
            if chosen in signs:
                self.happened.append(("gesture", self.names[turn], chosen[1]))
                chosen = yield from self.chosen(turn, choices)

    def fitting(self, hand: list[Bone], ends: list[int]) -> list[Choice]:
        return [("lay", tile, n) for tile in hand for n in sorted(set(ends)) if n in tile]

    def salida(self, opener: int, rule: str) -> None:
        if self.options["salida_rule"] == rule:
            # With the partner's lay it is told of the partner, who brought it about.
            earner = (opener + 2) % 4 if rule == "partner-lays" else opener
            self.for_a_pass(earner, int(self.options["salida_points"]), "salida")

    def for_a_pass(self, earner: int, amount: int, why: str) -> None:
        wins = self.target is not None and self.score[earner % 2] + amount >= self.target
        if amount and (self.options["pass_win"] or not wins):
            self.points(earner, amount, why)

    def first_pass(self, laid_last: int) -> None:
        if not self.passed_once:
            self.passed_once, self.below = True, True
            if self.of(laid_last):
                self.below = False
                self.points(laid_last, 2, "first-pass")

    # -- the count -----------------------------------------------------------------------------

    def out(self, place: int, tile: Bone, before: list[int]) -> None:
        self.playing = False
        self.happened.append(("end", "out", self.names[place]))
        if self.game == "gaple":
            return self.penalties([place])
        if self.game == "kozel":
            return self.goat(place, place % self.sides)
        if self.game == "martinique":
            return self.star(place)
        if self.game == "brazilian":
            return self.batida(place, tile, before)
        if self.game == "haitian":
            any_ends = self.options["capicua_ends"] == "any" and before[0] == before[1]
            both = tile[0] != tile[1] and (sorted(tile) == sorted(before) or any_ends)
            return self.won(place, 2 if both else 1, "dekabes" if both else "won")
        if "key" in self.options:
            return self.love(place, key=self.is_key(tile, before))
        both = tile[0] != tile[1] and sorted(tile) == sorted(before)
        self.credit(place, "out", twice=both and self.options.get("capicua") == "double")
        same = before[0] == before[1]
        blank = 0 in tile and not self.options["capicua_blank"]
        if tile[0] != tile[1] and not blank:
            both = sorted(tile) == sorted(before)
            if both or (same and before[0] in tile and self.options["capicua_ends"] == "any"):
                self.bonus(place, "capicua")
        if tile == (0, 0):
            self.bonus(place, "chuchazo")
        self.boricua(place)

    def boricua(self, place: int, *, blocked: bool = False) -> None:
        """What Puerto Rico adds: the round that was won is in the history already."""
        won = sum(winner is not None for _, winner in self.history)
        if self.options.get("round_bonus") and won <= 4:
            self.points(place, (100, 75, 50, 25)[won - 1], "round-bonus")
        if blocked and self.options.get("tranque_points"):
            self.points(place, int(self.options["tranque_points"]), "tranque")

    def batida(self, place: int, tile: Bone, before: list[int]) -> None:
        """What Brazil counts."""
        same = before[0] == before[1]
        if tile[0] == tile[1]:
            worth, why = (2, "carroca") if not same else (int(self.options["cruzada"]), "cruzada")
        elif sorted(tile) == sorted(before) or (same and self.options["capicua_ends"] == "any"):
            worth, why = 3, "la-e-lo"
        else:
            worth, why = 1, "simple"
        self.won(place, worth, why)

    def star(self, place: int) -> None:
        """A round is won in Martinique."""
        self.history.append((self.opener, place))
        self.points(place, 1, "won")
        self.stars[place] += 1
        self.holder = place
        if 0 not in self.stars:
            self.stars, self.holder = [0] * 3, None
        elif self.stars[place] == 3:
            poor = [name for name in range(3) if not self.stars[self.names.index(name)]]
            self.points(place, len(poor), "cochons")
            for name in poor:
                self.points(self.names.index(name), -1, "cochon")
            self.given[place] += len(poor)
            self.stars, self.holder = [0] * 3, None
            self.manche_ended = True
            self.manches += 1

    def is_key(self, tile: Bone, before: list[int]) -> bool:
        """Whether this last tile was one, and nothing is left of its numbers."""
        left = [other for hand in [*self.hands, self.boneyard] for other in hand]
        alone = not any(n in other for other in left for n in tile)
        return tile[0] != tile[1] and sorted(tile) == sorted(before) and alone

    def love(self, place: int, *, key: bool) -> None:
        """What a round is worth in Jamaica."""
        self.history.append((self.opener, place))
        key = key and self.options["key"] == 2
        side, new = place % self.sides, list(self.score)
        others = [score for other, score in enumerate(self.score) if other != side]
        play_two = self.six_love and set(self.score) == {1}
        if play_two:
            self.points(place, 1, "play-two")
            new = [2 if other == side else 0 for other in range(self.sides)]
        elif self.six_love and min(others) > 0:
            self.points(place, 1, "won")
            if set(self.score) == {1} and self.options["one_all"]:
                self.fresh = True
                return
            new = [0] * self.sides
        else:
            self.points(place, 2 if key else 1, "key" if key else "won")
            new = list(self.score)
        # Whoever loses what they had is told in the order of the seats.
        for name in range(self.sides):
            loser = self.names.index(name)
            lost = self.of(loser) - new[loser % self.sides]
            if lost:
                self.points(loser, -lost, "bruk")
        self.fresh = self.six_love and not any(self.score)

    def won(self, place: int, worth: int, why: str) -> None:
        ties = 0
        while ties < len(self.history) and self.history[-1 - ties][1] is None:
            ties += 1
        self.history.append((self.opener, place))
        self.points(place, worth, why)
        if ties:
            self.points(place, ties, "ties-before")

    def bonus(self, place: int, name: str) -> None:
        amount = int(self.options[f"{name}_points"])
        if amount:
            self.points(place, amount, name)

    def block(self, blocker: int) -> None:
        self.playing = False
        self.happened.append(("end", "blocked", None))
        pips = [count(hand) for hand in self.hands]
        if self.game == "gaple":
            from_the_opener = [(self.opener + step) % self.seats for step in range(self.seats)]
            return self.penalties([p for p in from_the_opener if pips[p] == min(pips)])
        if self.game == "kozel":
            lost = [self.left_of(side) for side in range(self.sides)]
            best = [side for side in range(self.sides) if lost[side] == min(lost)]
            return self.goat(blocker, best[0] if len(best) == 1 else None)
        compared = self.options["blocked"]
        if compared == "pair":
            ours, theirs = pips[0] + pips[2], pips[1] + pips[3]
            level = ours == theirs
            pair = (0, 2) if ours < theirs else (1, 3)
            best = [place for place in pair if pips[place] == min(pips[p] for p in pair)]
        else:
            among = [blocker, (blocker + 1) % 4] if compared == "closer" else [*range(self.seats)]
            best = [place for place in among if pips[place] == min(pips[p] for p in among)]
            self.lightest = best
            level = len({place % self.sides for place in best}) > 1
        if not level:
            from_the_opener = [(self.opener + step) % self.seats for step in range(self.seats)]
            winner = next(p for p in from_the_opener if p in best)
            if self.game == "brazilian":
                return self.won(winner, 1, "block-won")
            if self.game == "haitian":
                return self.won(winner, 1, "won")
            if "key" in self.options:
                return self.love(winner, key=False)
            if self.game == "martinique":
                return self.star(winner)
            self.credit(winner, "fewest-pips")
            self.boricua(winner, blocked=True)
        elif self.options["tie"] == "nobody":
            self.history.append((self.opener, None))
        else:
            tie = self.options["tie"]
            winner = self.opener if tie == "opener" else blocker
            self.credit(winner, f"tie-{tie}")
            self.boricua(winner, blocked=True)

    def penalties(self, winners: list[int]) -> None:
        """What gaple notes. All who tie have won, and the first of them opens next."""
        self.history.append((self.opener, winners[0]))
        if self.options["account"] == "penalties":
            for place in range(self.seats):
                if place not in winners:
                    self.points(place, count(self.hands[place]), "noted")
        elif len(winners) == 1:
            self.points(winners[0], 1, "won")

    def left_of(self, side: int) -> int:
        """What a side has left in kozel, where a lone double blank is dear."""
        hands = self.hands[side :: self.sides]
        lone = int(self.options["alone_blank"])
        return sum(lone if hand == [(0, 0)] else count(hand) for hand in hands)

    def goat(self, opens_next: int, won: int | None) -> None:
        """A round of kozel is over: this place opens the next, and this side has won, or nobody."""
        self.holder = opens_next
        self.history.append((self.opener, won))
        left = [self.left_of(side) for side in range(self.sides)]
        if won is None:
            self.eggs += sum(left)
            return
        if self.options["account"] == "winners":
            notes = {won: sum(left) - left[won]}
        else:
            notes = {side: left[side] for side in range(self.sides) if side != won}
        in_order = sorted(notes, key=lambda side: min(self.names[side :: self.sides]))
        for side in in_order:
            earner = min(range(side, self.seats, self.sides), key=lambda p: self.names[p])
            total = notes[side] + self.eggs + self.hanging[side]
            if not self.score[side] and total < int(self.options["least"]):
                self.hanging[side] = total
                self.points(earner, 0, "hangs")
                continue
            self.points(earner, notes[side], "noted")
            if self.eggs:
                self.points(earner, self.eggs, "eggs")
            if self.hanging[side]:
                self.points(earner, self.hanging[side], "hung")
            self.hanging[side] = 0
        self.eggs = 0

    def credit(self, winner: int, why: str, *, twice: bool = False) -> None:
        """The round is won by this place, for its side; a capicúa may count it twice."""
        self.history.append((self.opener, winner))
        counts = self.options["counts"]
        everything = counts == "all" or (counts == "all-if-blocked" and why != "out")
        counted = self.hands if everything else self.hands[1 - winner % 2 :: 2]
        worth = sum(map(count, counted))
        eastern = self.options.get("scale") == "eastern"
        if eastern:
            steps = [20]
            while steps[-1] < worth:
                steps.append(steps[-1] + 10)
            worth = 1 + len(steps)
        self.points(winner, worth, why)
        if twice:
            self.points(winner, worth, "capicua")
        if eastern and self.below and worth * (1 + twice) > 2:
            self.below = False
            self.points(winner, 2, "first-pass")
