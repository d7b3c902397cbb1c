"""Five-Up: ends that add up to a multiple of five score; the first double opens two more arms."""
