"""Martinique."""
