"""Cut-throat."""
