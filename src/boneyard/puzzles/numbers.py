"""Numbers about dominoes, all exact: chains of a whole set, and tilings of rectangles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, factorial

# Each regular tournament on n + 1 numbers costs a determinant: 46,144 of them for double-eight
# take seconds, 191 million for double-ten would take days.
LARGEST_SET = 8


def lines(n: int) -> int:
    """The lines that use every tile of the double-n set once, touching halves being equal.

    A line and its mirror count as two (OEIS A284287; double-six: Reiss, 1871).

    >>> lines(4)
    126720
    """
    _check_set(n)
    if n == 0:
        # One tile, and turning a double over does not make another line.
        return 1
    if n == 1:
        # 0-0, 0-1, 1-1 and its mirror; 0 and 1 stand on three halves each, so no ring.
        return 2
    if n % 2:
        # n + 1 > 2 numbers on an odd number of halves, but a line has only two ends.
        return 0
    # Every such line is a ring cut open at one of its tiles' seams: all halves come in pairs.
    return closed_chains(n) * (n + 1) * (n + 2) // 2


def closed_chains(n: int) -> int:
    """The rings that use every tile of the double-n set once.

    Where a ring begins does not matter; the two directions to read it count as two. A ring
    without its doubles is an Euler circuit of the complete graph on the numbers, which shows
    every number n / 2 times; the number's double goes into any of these places.

    >>> closed_chains(6)
    284258211840
    """
    _check_set(n)
    if n == 0:
        # A double closes upon itself, and reads the same both ways.
        return 1
    if n % 2:
        return 0
    places: int = (n // 2) ** (n + 1)
    return euler_circuits(n + 1) * places


def euler_circuits(vertices: int) -> int:
    """Euler circuits of the complete graph, both directions counted, beginnings not (A135388).

    Walking a circuit directs every edge so that each vertex has as many edges out as in: a
    regular tournament. The BEST theorem counts the circuits of a directed graph: spanning trees
    towards a root times (out-degree - 1)! for each vertex. By symmetry it is enough to look at
    the tournaments in which vertex 0 points to the first half of the others.

    >>> euler_circuits(5)
    264
    """
    if vertices % 2 == 0:
        raise ValueError(f"K{vertices} has no Euler circuit: use an odd number of vertices")
    half = (vertices - 1) // 2
    trees = sum(_spanning_trees(tournament) for tournament in _regular_tournaments(vertices))
    orders: int = factorial(max(half - 1, 0)) ** vertices
    return trees * comb(vertices - 1, half) * orders


WIDEST = 14
"""Each column more of the shorter side takes twice as long."""
LONGEST_SIDE = 100


def tilings(rows: int, columns: int) -> int:
    """The ways to cover a rectangle with dominoes (faces do not matter).

    Cell by cell: a profile has a bit for each of the next `columns` cells that a domino already
    sticks into.

    >>> tilings(7, 8)
    1292697
    """
    if rows < 0 or columns < 0:
        raise ValueError("a rectangle has no negative sides")
    rows, columns = max(rows, columns), min(rows, columns)
    if rows > LONGEST_SIDE or columns > WIDEST:
        raise ValueError(
            f"rectangles are counted up to {WIDEST} x {LONGEST_SIDE} cells, not {columns} x {rows}"
        )
    if rows * columns % 2:
        return 0
    profiles = {0: 1}
    for _ in range(rows):
        for column in range(columns):
            following: dict[int, int] = {}
            for profile, ways in profiles.items():
                if profile & 1:
                    options = [profile >> 1]
                else:
                    # Downwards: into the cell one row below; else to the right, if that is free.
                    options = [profile >> 1 | 1 << (columns - 1)]
                    if column + 1 < columns and not profile & 2:
                        options.append(profile >> 1 | 1)
                for option in options:
                    following[option] = following.get(option, 0) + ways
            profiles = following
    return profiles[0]


def _check_set(n: int) -> None:
    if n < 0 or (n > LARGEST_SET and n % 2 == 0):
        raise ValueError(f"chains are counted up to double-{LARGEST_SET}, not for double-{n}")


def _regular_tournaments(vertices: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Whom each vertex beats, everybody winning half of the games; vertex 0 beats 1 .. half."""
    half = (vertices - 1) // 2
    first = tuple(range(1, half + 1))
    wins = [0] * (half + 1) + [1] * (vertices - half - 1)
    yield from _continue_tournament(1, (first,), wins, half)


def _continue_tournament(
    vertex: int, beaten: tuple[tuple[int, ...], ...], wins: list[int], half: int
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Decide the games of `vertex` against the later ones; `wins` are those so far."""
    vertices = len(wins)
    if vertex == vertices:
        yield beaten
        return
    # Against earlier vertices the wins are those who did not beat it.
    earlier = tuple(a for a in range(vertex) if vertex not in beaten[a])
    for later in combinations(range(vertex + 1, vertices), half - len(earlier)):
        after = list(wins)
        after[vertex] = half
        for other in range(vertex + 1, vertices):
            after[other] += other not in later
        if max(after) <= half:
            yield from _continue_tournament(vertex + 1, (*beaten, earlier + later), after, half)


def _spanning_trees(beaten: tuple[tuple[int, ...], ...]) -> int:
    """Spanning trees towards vertex 0: a determinant, by elimination without fractions."""
    size = len(beaten) - 1
    matrix = [[0] * size for _ in range(size)]
    for a in range(1, size + 1):
        matrix[a - 1][a - 1] = len(beaten[a])
        for b in beaten[a]:
            if b:
                matrix[a - 1][b - 1] = -1
    previous = 1
    for step in range(size - 1):
        # Leading minors of a regular tournament's matrix count forests, so none is zero.
        pivot = matrix[step]
        for row in matrix[step + 1 :]:
            factor = row[step]
            for column in range(step + 1, size):
                row[column] = (pivot[step] * row[column] - factor * pivot[column]) // previous
        previous = pivot[step]
    return matrix[-1][-1] if size else 1
