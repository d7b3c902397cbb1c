"""Compiled twins: what a part brings along where the kernel has no words for it.

A twin is a compiled function of one signature, `twin(r, t, fit, s, own, a, b, c) -> int`: the
rules, the tables, the position, where the numbers of its part begin in the rules, and up to three
numbers. What it is asked, and what it answers:

| twin | of | a, b, c | what it does |
|---|---|---|---|
| `opens` | an opening | | sets `SEAT` and `MUST`; 1, or 0: nobody can open |
| `again` | what is dealt again | | 1: these hands are dealt again |
| `teams` | partners | | sets each `SIDE`, and sits everybody down in the order of play |
| `branches` | a shape | tile, touch, socket | brings the new ends of the tile just laid, and says in `OPEN` which are open, where not all are; the socket of the end it lies at, `NOBODY` for the first tile |
| `earns` | what lays score | tile, first | the points of this lay; the tile lies there already |
| `tolls` | what passes score | passes in a row | credits whoever earns something by this pass |
| `bonus` | a bonus | one end, the other, tile | the points for going out with this tile where these were the ends; of the position, only what is in hands or still to be drawn is certain. What all of them come to is noted in `BONUS` |
| `wins` | a bonus | | the points for winning a round that ended like this |
| `reckons` | a reckoning | | credits what the round is worth, and sets `WINNERS`; in a plain line, `ENDS` are not kept |
| `after_lay` | a game | tile, socket | what else comes of a lay |
| `after_pass` | a game | | what else comes of the pass of `SEAT` |
| `is_blocked` | a game | | 1: the round is stuck for good |

Rounds are compiled once for all games, and reach a twin through its address: a game that brings one
waits for the compiler for a moment, and no other does.
"""  # noqa: E501

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from numba import types
from numba.extending import intrinsic

from boneyard.compiling import compiled

ARRAY, TABLE, FIT = (types.Array(types.int64, dimensions, "C") for dimensions in (1, 2, 3))
GIVEN = (ARRAY, TABLE, FIT, ARRAY, *(types.int64,) * 4)

in_numbers = compiled(error_model="numpy", _nrt=False)
"""Nothing here makes or keeps an array, so nobody needs to count who holds one: counting took half
of the time."""

inlined = compiled(error_model="numpy", _nrt=False, forceinline=True)
"""For what is done so often that a call would take longer than what it does."""

twin = compiled(Path(__file__).parent, error_model="numpy", _nrt=False)
"""Compile a twin: a decorator for functions of the signature above, in whichever folder."""
in_twins = twin
"""Compile what several twins have in common, whatever its signature."""


def address(path: str) -> int:
    """Where in memory the twin called `module:function` is; it is compiled if need be."""
    module, _, name = path.partition(":")
    dispatcher: Any = getattr(import_module(module), name)
    dispatcher.compile(GIVEN)
    made = dispatcher.overloads[GIVEN]
    found: int = made.library.get_pointer_to_function(made.fndesc.llvm_func_name)
    return found


def _call(
    typing: Any, address: Any, r: Any, t: Any, fit: Any, s: Any, own: Any, a: Any, b: Any, c: Any
) -> Any:  # fmt: skip

    def made(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        convention = context.call_conv
        kind = convention.get_function_type(types.int64, GIVEN)
        function = builder.inttoptr(args[0], kind.as_pointer())
        return convention.call_function(builder, function, types.int64, GIVEN, args[1:])[1]

    return types.int64(types.int64, *GIVEN), made


call: Any = intrinsic(_call)
"""Call the twin at this address."""


@in_numbers
def ask(r: Any, t: Any, fit: Any, s: Any, which: int, a: int, b: int, c: int) -> int:
    """Ask a twin that there is."""
    found: int = call(r[which], r, t, fit, s, r[which + 1], a, b, c)
    return found
