"""Barricade: a rule added to another game."""
