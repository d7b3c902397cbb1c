"""Mexican Train: a train for everyone and one for all, from a hub in the middle."""
