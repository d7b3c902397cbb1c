"""The package in `garden` is no part of ours: its tests run where it is installed."""

collect_ignore = ["garden"]
