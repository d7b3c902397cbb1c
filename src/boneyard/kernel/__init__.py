"""Whole rounds as numbers, compiled: what a player who thinks ahead tries out by the million.

`numbers` turns the rules of a line or counting game into numbers, `packed` a position; `rounds`
plays with them. The readable engine stays the law: the contract suite plays both in lock-step.
Nothing is compiled before somebody asks for a round.
"""

from boneyard.kernel.numbers import Numbers, Unknown, numbers

__all__ = ["Numbers", "Unknown", "numbers"]
