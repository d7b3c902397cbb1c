"""Puzzles: exact solvers, generators and counts."""
