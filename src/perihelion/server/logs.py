"""Logs that programs can read: a line of JSON for each thing that happens."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec

_USUAL: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every log record has; anything else was added on purpose."""


class JsonLines(logging.Formatter):
    """Time, level, source, what happened, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        out: dict[str, Any] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "source": record.name,
            "what": record.getMessage(),
        }
        out.update({k: v for k, v in vars(record).items() if k not in _USUAL})
        if record.exc_info:
            out["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(out, enc_hook=str).decode()


def log_to_stderr(level: str = "INFO") -> None:
    """Send the log of the server to standard error, and that of libraries from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("perihelion").setLevel(level)
