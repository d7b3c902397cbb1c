"""The parts games are composed of."""
