"""Hungarian: lay as long as it fits."""
