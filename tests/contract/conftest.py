"""How closely what is sampled is compared with what is counted."""

from __future__ import annotations

import pytest
from hypothesis import settings

from boneyard.testing import sampling


@pytest.fixture(autouse=True)
def _closely(monkeypatch: pytest.MonkeyPatch) -> None:
    if settings.get_current_profile_name() == "deep":
        monkeypatch.setattr(sampling, "SAMPLES", 10_000)
