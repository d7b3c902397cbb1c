"""How thorough the property tests are: HYPOTHESIS_PROFILE=default or deep (`make test-deep`)."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

# Machines that share their cores make single cases slow now and then: no case fails for time.
settings.register_profile(
    "default",
    max_examples=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    # The same cases for everybody, so that a red run is red again on the next machine.
    derandomize=True,
)
# New cases on every run, and many of them: this is where rare corners turn up.
settings.register_profile(
    "deep",
    max_examples=2000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if settings.get_current_profile_name() != "deep":
        skip = pytest.mark.skip(reason="repeats on a large scale what others show: make test-deep")
        for item in items:
            if item.get_closest_marker("deep"):
                item.add_marker(skip)


def pytest_collection_finish() -> None:
    """Thousands of tests have been found, which stay: no need to look through them for garbage,
    again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
