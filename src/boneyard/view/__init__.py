"""The view: what a person at a given seat may see, with coordinates and words."""
