"""Dominosa: the problem collection."""
