"""Gaple: everybody for themselves, nobody draws, and the pips left are penalties."""
