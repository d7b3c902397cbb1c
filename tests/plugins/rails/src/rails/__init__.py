"""Games with trains."""
