"""The best of some things by what they are worth."""

from __future__ import annotations

from mypy_extensions import i64


def top(worths: list[float], n: i64) -> list[i64]:
    """The indices of the best `n`, best first; earlier ones first among equals."""
    out: list[i64] = []
    for k in range(len(worths)):
        at: i64 = len(out)
        while at > 0 and worths[out[at - 1]] < worths[k]:
            at -= 1
        if at < n:
            out.insert(at, k)
            if len(out) > n:
                out.pop()
    return out
