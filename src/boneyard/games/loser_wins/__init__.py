"""Loser wins: whoever has laid all their tiles drops out."""
