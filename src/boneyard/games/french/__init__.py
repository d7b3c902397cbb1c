"""French: a wall of two storeys."""
