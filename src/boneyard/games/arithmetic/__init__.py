"""Arithmetic: the running total of all pips, for ten points."""
