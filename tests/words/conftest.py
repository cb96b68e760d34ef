from __future__ import annotations

from collections.abc import Iterator

import pytest

from perihelion import words


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    """Let every gap show itself."""
    words.be_strict()
    yield
    words.be_strict(False)
