"""Cyprus: a star around the 9-9."""
