"""Sebastopol: a cross around the 6-6."""
