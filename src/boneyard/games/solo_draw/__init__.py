"""Solo 2: hand by hand."""
