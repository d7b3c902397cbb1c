"""The connection to a table: what is said over it, in both directions."""
