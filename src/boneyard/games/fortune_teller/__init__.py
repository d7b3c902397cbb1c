"""Fortune-teller: a trick that always works."""
