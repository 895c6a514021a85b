"""Options of a bot: the parameters of its class after the random numbers, each with a default."""

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from exlibris.bots.api import BotError

Value = bool | int | float | str

KINDS: Final = {bool: "yes or no", int: "a whole number", float: "a number", str: "a text"}
YES_OR_NO: Final = {"yes": True, "true": True, "no": False, "false": False}


@dataclass(frozen=True)
class Option:
    """An option; the type of its default is the type of its values."""

    name: str
    default: Value

    def parse(self, text: str) -> Value:
        """Return the value in a text. Raises BotError for a text of another type."""
        kind = type(self.default)
        try:
            return YES_OR_NO[text.lower()] if kind is bool else kind(text)
        except (KeyError, ValueError) as error:
            raise BotError(f"option {self.name}: expected {KINDS[kind]}, found {text!r}") from error


def options_of(factory: Callable[..., Any]) -> tuple[Option, ...]:
    """Return the options of a factory. Raises BotError if it can't be called with random numbers alone."""
    try:
        parameters = [*inspect.signature(factory).parameters.values()]
    except (TypeError, ValueError) as error:
        raise BotError(f"expected a class or function, found {factory!r}") from error
    if not parameters or parameters[0].kind not in (parameters[0].POSITIONAL_ONLY, parameters[0].POSITIONAL_OR_KEYWORD):
        raise BotError("it takes no random numbers: expected a first parameter `rng`")
    return tuple(_option(parameter) for parameter in parameters[1:] if parameter.kind not in _STARRED)


_STARRED: Final = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


def _option(parameter: inspect.Parameter) -> Option:
    if type(parameter.default) not in KINDS:
        kinds = ", ".join(kind.__name__ for kind in KINDS)
        raise BotError(f"parameter {parameter.name}: an option has a default of type {kinds}")
    return Option(parameter.name, parameter.default)


def values_of(options: Sequence[Option], settings: Sequence[str]) -> dict[str, Value]:
    """Return the values in settings such as "deals=4". Raises BotError for unknown options and invalid values."""
    known = {option.name: option for option in options}
    values: dict[str, Value] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BotError(f"expected option=value, found {setting!r}")
        if name not in known:
            raise BotError(f"no option {name!r}; known options: {', '.join(known) or 'none'}")
        values[name] = known[name].parse(text)
    return values
