"""What is written down: the schema, what is asked of it, and the thread that writes."""
