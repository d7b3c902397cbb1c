"""Haitian: pairs to four rounds, and two for a dekabès."""
