"""Block in teams: who drew the most plays with who drew the next."""
