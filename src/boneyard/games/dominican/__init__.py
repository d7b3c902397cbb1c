"""Dominican: pairs to 200 points, with points for making others pass."""
