"""Solo 1: four rows, all face up."""
