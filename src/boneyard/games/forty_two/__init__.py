"""Forty-two: bids, trumps and tricks for two pairs."""
