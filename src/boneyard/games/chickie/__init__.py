"""Chickie: the chickenfoot of today, from a lead double with four arms."""
