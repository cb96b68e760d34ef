"""What tests of the server are given."""

from __future__ import annotations

import pytest

from perihelion.server import stored
from server.serving import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the server, which stands still until the test moves it."""
    made = Clock()
    monkeypatch.setattr(stored, "time", made)
    return made
