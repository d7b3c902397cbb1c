"""The block game."""
