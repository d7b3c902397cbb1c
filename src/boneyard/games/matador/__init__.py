"""Matador: touching halves add up to ten."""
