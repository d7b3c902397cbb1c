"""Classic in rounds: to a hundred points."""
