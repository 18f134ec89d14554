"""Settings for all tests."""

from __future__ import annotations

import os

import hypothesis

hypothesis.settings.register_profile(
    "quick",
    max_examples=3,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=list(hypothesis.HealthCheck),
)
hypothesis.settings.register_profile(
    "long", parent=hypothesis.settings.get_profile("quick"), max_examples=200, derandomize=False
)
hypothesis.settings.load_profile(os.environ.get("MERRYMEN_PROFILE", "quick"))
