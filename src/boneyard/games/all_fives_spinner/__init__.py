"""All Fives with a spinner: four arms, and nobody is obliged to lay."""
