"""Fortress: build upwards, each tile across two others."""
