"""Chicken foot: three toes on every double."""
