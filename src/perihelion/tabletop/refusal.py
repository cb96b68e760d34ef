"""Why something may not be done: a code and its arguments, worded elsewhere."""

from __future__ import annotations

from mypy_extensions import i64


class Refusal:
    """A reason: what stands in the way, and the figures a player needs to see it."""

    def __init__(self, code: str, facts: dict[str, object]) -> None:
        self.code = code
        self.facts = facts


class Barred:
    """An answer that a player might expect to give, and why it is not among the options."""

    def __init__(self, answer: i64, refusal: Refusal) -> None:
        self.answer: i64 = answer
        self.refusal = refusal


class Refused(ValueError):
    """Something asked of the engine that it will not do. Nothing has changed."""

    def __init__(self, code: str, facts: dict[str, object]) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in sorted(self.facts.items()))
        return f"{self.code} ({told})" if told else self.code


class IllegalAnswer(Refused):
    """An answer the rules refuse."""


class BadSetup(Refused):
    """A game that cannot be begun: a wrong number of players, an unknown option."""


class BadRecord(Refused):
    """A record or position that cannot be read."""


class CannotUndo(Refused):
    """Nothing to take back, or others have learnt something since."""
