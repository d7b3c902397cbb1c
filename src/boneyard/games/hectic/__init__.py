"""Hectic."""
