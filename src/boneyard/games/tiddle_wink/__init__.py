"""Tiddle-Wink: after a double, one more."""
