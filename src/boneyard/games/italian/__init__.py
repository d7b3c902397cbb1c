"""Italian: the running total of all pips."""
