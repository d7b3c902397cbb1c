"""The protocol every game speaks: actions, events, moves, options, games."""
