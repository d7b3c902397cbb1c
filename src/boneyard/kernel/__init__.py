"""The rules again, as numbers, compiled by Numba."""
