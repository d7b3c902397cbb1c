"""Jamaican."""
