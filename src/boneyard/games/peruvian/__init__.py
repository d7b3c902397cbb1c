"""Peruvian: block with secret penalties."""
