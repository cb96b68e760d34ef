"""`perihelion verify`: was this deal fair?"""

from __future__ import annotations

from pathlib import Path

from perihelion.cli.records import Unreadable, game_of, load_record
from perihelion.fair import Verdict, verify
from perihelion.words.voice import Voice

FAIR = 0
NOT_PROVED = 1


def checked_record(path: Path, voice: Voice) -> tuple[list[str], int]:
    """The verdict on the record in a file, line by line, and the exit code."""
    data = load_record(path, voice)
    try:
        found = verify(data)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        raise Unreadable(voice.say("not-a-record", file=str(path))) from None
    return told(found, Voice(voice.lang, game_of(data))), _code(found)


def _code(found: Verdict) -> int:
    return FAIR if found.outcome == "fair" else NOT_PROVED


def told(found: Verdict, voice: Voice) -> list[str]:
    """A verdict in words."""
    out: list[str] = []
    for check, good in found.checks.items():
        mark, answer = ("✓", "yes") if good else ("✗", "no")
        out.append(f"{mark} {voice.say(f'verify-{check}-{answer}')}")
    if found.why is not None:
        out.append(f"  {voice.refusal(found.why)}")
    proof = found.proof
    if proof is not None:
        out.append(voice.say("verify-table", table=proof.table))
        out.append(voice.say("verify-commitment", commitment=proof.commitment))
        for k, share in enumerate(proof.shares):
            seat = k + 1
            if share is None:
                out.append(voice.say("verify-no-share", seat=seat))
            else:
                out.append(voice.say("verify-share", seat=seat, share=share))
    table = found.table
    if table is not None and table.over:
        scores = ", ".join(str(points) for points in table.scores())
        winners = ", ".join(str(seat + 1) for seat in table.winners()) or "—"
        out.append(voice.say("verify-scores", scores=scores, winners=winners))
    out.append(voice.say(f"verify-{found.outcome}"))
    return out
