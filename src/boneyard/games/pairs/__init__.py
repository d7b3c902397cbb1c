"""Pairs: two against two across the table, with all tiles dealt."""
