"""Moon: tricks for three, with a tile in the middle."""
