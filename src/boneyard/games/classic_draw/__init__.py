"""Classic: whoever cannot lay draws until they can."""
