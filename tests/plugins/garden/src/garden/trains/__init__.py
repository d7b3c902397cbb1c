"""Garden trains: everybody lays at a bed of his own, and at others' while their gates are open."""
