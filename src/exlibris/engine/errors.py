"""The engine's exceptions: each says what was refused and why, and leaves the state as it was."""

from __future__ import annotations


class EngineError(Exception):
    """Any misuse of the engine."""


class SetupError(EngineError):
    """A game that cannot be started as asked: ruleset, seats or seed."""


class IllegalAction(EngineError):
    """An action that is not among the legal ones; carries the decision it was meant for."""

    def __init__(self, action: int, seat: int, prompt: str, trace: str) -> None:
        super().__init__(f"action {action} is not legal for seat {seat}: pending is {prompt} ({trace})")
        self.action = action
        self.seat = seat
        self.prompt = prompt
        self.trace = trace

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[int, int, str, str]]:
        return IllegalAction, (self.action, self.seat, self.prompt, self.trace)


class NotOver(EngineError):
    """A result was asked for before the inspection was finished."""


class RecordError(EngineError):
    """A record that is damaged, truncated or not ours; the message names the place."""
