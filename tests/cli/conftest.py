"""The program saves games where it stands: let that be a folder of the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory, empty."""
    place = tmp_path / "games"
    place.mkdir()
    monkeypatch.chdir(place)
    monkeypatch.delenv("PERIHELION_STARTED_BY", raising=False)
    return place
