"""Garden trains: everybody lays at their own bed, and at others' while the gates are open."""
