"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# How long an example takes says something of the machine, not of the code.
settings.register_profile("arsenale", deadline=None)
settings.load_profile("arsenale")
