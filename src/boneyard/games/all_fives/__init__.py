"""All Fives: the ends add up to a multiple of five."""
