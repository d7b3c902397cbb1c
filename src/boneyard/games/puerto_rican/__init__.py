"""Puerto Rican: pairs to 500 points, with large bonuses for the first four rounds."""
