"""What is said of a game: events, reasons, ends, prompts and outcomes in words."""
