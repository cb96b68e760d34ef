"""What happened and who may know it. The state never depends on events."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT


class Event:
    """Something that happened: `facts` for everybody, `secrets` only for the seats in `eyes`."""

    def __init__(
        self, kind: str, seat: i64, facts: dict[str, object], secrets: dict[str, object], eyes: i64
    ) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.facts = facts
        self.secrets = secrets
        self.eyes: i64 = eyes

    def seen_by(self, who: i64) -> Event:
        """The event as `who` may know it; a spectator is -1."""
        if not self.secrets:
            return self
        if who >= 0 and self.eyes & BIT[who]:
            return Event(self.kind, self.seat, {**self.facts, **self.secrets}, {}, 0)
        return Event(self.kind, self.seat, self.facts, {}, 0)

    def plain(self) -> dict[str, object]:
        """As plain data."""
        out: dict[str, object] = {"kind": self.kind, "seat": int(self.seat), **self.facts}
        if self.secrets:
            out["secrets"] = self.secrets
            out["eyes"] = int(self.eyes)
        return out
