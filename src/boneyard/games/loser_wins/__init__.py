"""Loser wins: who has laid all his tiles drops out."""
