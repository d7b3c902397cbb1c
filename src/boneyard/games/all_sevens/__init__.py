"""All Sevens: touching halves add up to seven."""
