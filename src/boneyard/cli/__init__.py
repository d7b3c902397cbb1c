"""The command line: play, check, simulate and serve."""

from boneyard.cli.main import main

__all__ = ["main"]
