"""Quadrille: the domino square."""
