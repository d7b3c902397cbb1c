"""Dominance: a duel of numbers without chance."""
