"""Tables that are open: one room each."""
