"""Mexican Train: a train for everybody and one for all, from a hub in the middle."""
