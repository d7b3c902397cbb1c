"""Double-N for a divisor: the sum of the open ends, divided."""
