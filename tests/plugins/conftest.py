"""The packages in `garden` and `rails` are no part of ours: their tests run where they are
installed."""

collect_ignore = ["garden", "rails"]
