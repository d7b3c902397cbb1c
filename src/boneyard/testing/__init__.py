"""What a game needs to test itself, in this tree or in a package of its own.

`boneyard.testing.book` sets positions up in a line, for tests that read like the rules;
`keep_the_contract` plays a match and checks everything that must hold of every game, for all
`cases` of its options; `golden` is a playthrough to keep; `boneyard.testing.levels` finds out
whether a game's levels are in order; `boneyard.testing.sampling` compares what
a line game imagines with all deals there are.
"""

from boneyard.testing.cases import cases
from boneyard.testing.contract import keep_the_contract
from boneyard.testing.playthrough import golden

__all__ = ["cases", "golden", "keep_the_contract"]
