"""Two domino games that Boneyard knows nothing of."""
