"""Anything at all is answered, and leaves no trace in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.fuzzing import fuzz


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_is_sent_makes_the_server_stumble(tmp_path: Path, seed: int) -> None:
    one, watch = asyncio.run(fuzz(tmp_path, 1500, seed))

    assert one.bad == []
    assert watch.traces == []
    assert {200, 400, 401, 403, 404, 409} <= set(one.statuses)
    assert {"update", "refused", "done"} <= set(one.replies)
