"""What happened and who may know it. The state never depends on events."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT


class Event:
    """Something that happened: `facts` for everybody, `secrets` only for the seats in `eyes`.

    Of a private event the others do not even learn that it happened.
    """

    def __init__(
        self,
        kind: str,
        seat: i64,
        facts: dict[str, object],
        secrets: dict[str, object],
        eyes: i64,
        private: bool = False,
    ) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.facts = facts
        self.secrets = secrets
        self.eyes: i64 = eyes
        self.private = private

    def known_to(self, who: i64) -> bool:
        """Whether `who` is in the eyes of the event; a spectator is -1."""
        return who >= 0 and self.eyes & BIT[who] != 0

    def seen_by(self, who: i64) -> Event:
        """The event as `who` may know it, separate from the one in the log; a spectator is -1."""
        facts = _apart(self.facts)
        if self.known_to(who):
            facts.update(_apart(self.secrets))
        return Event(self.kind, self.seat, facts, {}, 0)

    def plain(self) -> dict[str, object]:
        """As plain data."""
        out: dict[str, object] = {**self.facts, "kind": self.kind, "seat": int(self.seat)}
        if self.secrets or self.private:
            out["secrets"] = self.secrets
            out["eyes"] = int(self.eyes)
        return out

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, (
            self.kind,
            int(self.seat),
            self.facts,
            self.secrets,
            int(self.eyes),
            self.private,
        )


def _apart(facts: dict[str, object]) -> dict[str, object]:
    """A copy of the facts that can be changed without changing these."""
    out: dict[str, object] = {}
    for name, value in facts.items():
        out[name] = list(value) if isinstance(value, list) else value
    return out
