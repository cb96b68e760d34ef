"""Which languages there are, and which one a person probably wants."""

from __future__ import annotations

import os
from typing import Final

LANGUAGES: Final = ("en", "ru")


def default_language() -> str:
    """The language of the environment if it is one of ours, else English. The first variable that
    is set decides.
    """
    for name in ("PERIHELION_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            lang = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
