"""Kozel: whoever first has 101 points noted is the goat."""
