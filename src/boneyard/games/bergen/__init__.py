"""Bergen: points for equal ends and ever higher doubles."""
