"""Brazilian: pairs to six points, the more the finer the last tile."""
