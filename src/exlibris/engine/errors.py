"""The engine's exceptions: each says what was refused and why, and leaves the state as it was."""

from __future__ import annotations


class EngineError(Exception):
    """Any misuse of the engine."""


class SetupError(EngineError):
    """A game that cannot be started as asked: ruleset, seats or seed."""


class IllegalAction(EngineError):
    """An action that is not among the legal ones; carries the decision it was meant for."""

    def __init__(self, action: int, seat: int, prompt: str, rule_id: str) -> None:
        super().__init__(f"action {action} is not legal for seat {seat}: pending is {prompt} ({rule_id})")
        self.action = action
        self.seat = seat
        self.prompt = prompt
        self.rule_id = rule_id

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[int, int, str, str]]:
        return IllegalAction, (self.action, self.seat, self.prompt, self.rule_id)


class NotOver(EngineError):
    """A result was asked for before the inspection was finished."""


class RecordError(EngineError):
    """A record that is damaged, truncated or not ours; the message names the place."""


class NotationError(EngineError):
    """Text that is not in the notation, or says what can't be; the message names the place."""


class ActionNameError(NotationError):
    """A text that names no one legal action; one of the three below."""


class InvalidActionName(ActionNameError):
    """A text that names no action of any game: it is malformed."""


class IllegalActionName(ActionNameError):
    """The name of an action that is not legal now."""


class AmbiguousActionName(ActionNameError):
    """A text that could mean several of the legal actions."""
