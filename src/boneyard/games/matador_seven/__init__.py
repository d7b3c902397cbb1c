"""Matador by the leaflet: touching halves add up to seven."""
