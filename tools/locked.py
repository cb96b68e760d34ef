"""The packages of `requirements.lock`, for tools that need some of them elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

LOCK: Final = Path(__file__).resolve().parent.parent / "requirements.lock"


def pins(names: Iterable[str]) -> list[str]:
    """These packages with their versions, as pip wants them."""
    known = {pin.partition("==")[0].partition("[")[0]: pin for pin in _all()}
    missing = [name for name in names if name not in known]
    if missing:
        sys.exit(f"{LOCK.name} lacks {', '.join(missing)}")
    return [known[name] for name in names]


def _all() -> list[str]:
    """All pins, without their hashes and conditions."""
    lines = LOCK.read_text().splitlines()
    return [line.split()[0].rstrip("\\; ") for line in lines if line[:1].isalnum()]
