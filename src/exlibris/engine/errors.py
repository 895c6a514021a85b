"""The engine's exceptions. The state is unchanged after any of them."""

from __future__ import annotations


class EngineError(Exception):
    """Any misuse of the engine."""


class SetupError(EngineError):
    """A ruleset, number of seats or seed for which no game can be set up."""


class IllegalAction(EngineError):
    """An illegal action, with the pending decision.

    Once the game is over, `prompt` is ""; `seat` is -1 then if the caller named none.
    """

    def __init__(self, action: int, seat: int, prompt: str, rule_id: str) -> None:
        whose = f" for seat {seat}" if seat >= 0 else ""
        why = f"the pending decision is {prompt}" if prompt else "the game is over"
        super().__init__(f"action {action} is not legal{whose}: {why} ({rule_id})")
        self.action = action
        self.seat = seat
        self.prompt = prompt
        self.rule_id = rule_id

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[int, int, str, str]]:
        return IllegalAction, (self.action, self.seat, self.prompt, self.rule_id)


class NotOver(EngineError):
    """A request for the result of a game that is not over."""


class RecordError(EngineError):
    """A record that is damaged, truncated or in another format; the message names the place."""


class ImpossibleGame(RecordError):
    """A well-formed record of an impossible game: an action is illegal, or the result differs."""


class ImpossibleResult(ImpossibleGame):
    """A record of a possible game, but with a result that this game does not have."""


class NotationError(EngineError):
    """Text that is not valid notation, or describes something impossible; the message names the place."""


class ActionNameError(NotationError):
    """Text that does not name exactly one legal action: base class of the next three."""


class InvalidActionName(ActionNameError):
    """Malformed text, which can't be the name of any action."""


class IllegalActionName(ActionNameError):
    """The name of an action that is illegal in this position."""


class AmbiguousActionName(ActionNameError):
    """Text that could mean several legal actions."""


class WrongResult(NotationError):
    """A stated result that differs from the game's result."""
