"""Garden tricks: a trick-taking game with dominoes."""
