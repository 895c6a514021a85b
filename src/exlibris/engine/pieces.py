"""The effects of locations and assistants by key, from a module of the engine or the declaration of an expansion."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from exlibris.content.expansion import Maker
from exlibris.content.expansions import maker_of
from exlibris.content.load import Assistant, Location
from exlibris.engine.errors import SetupError
from exlibris.engine.frames import STEPS, Power
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.site import Site


class Kind(NamedTuple):
    """A kind of piece: the folder of its modules, and two names, one of which each module defines."""

    folder: str
    constant: str  # the piece under every ruleset
    function: str  # returns the piece under a given ruleset
    piece: type[Site | Power]
    effects: tuple[str, ...]  # the attributes that hold its effects

    def module(self, key: str) -> str:
        """Return the full name of a piece's module."""
        return f"exlibris.engine.{self.folder}.{key}"


LOCATIONS: Final = Kind("locations", "SITE", "site", Site, ("instant", "entering", "resolving"))
ASSISTANTS: Final = Kind(
    "assistants", "POWER", "power", Power, ("arriving", "reacting", "at_home", "shelving", "acquiring", "clearing")
)


def site_of(location: Location, ruleset: Ruleset) -> Site:
    """Return the effects of a location under a ruleset. Raises SetupError if they are not defined."""
    site: Site = _made(LOCATIONS, location.key, location.expansion, ruleset)
    return site


def power_of(assistant: Assistant, ruleset: Ruleset) -> Power:
    """Return the abilities of an assistant under a ruleset.

    Raises SetupError if they are not defined, or if the power's key or number differs from the content.
    """
    key, number = assistant.key, assistant.number
    power: Power = _made(ASSISTANTS, key, assistant.expansion, ruleset)
    if (power.key, power.number) != (key, number):
        origin = f"expansion {assistant.expansion!r}: " if assistant.expansion else ""
        found = f"Power({power.key!r}, {power.number!r})"
        raise _error(ASSISTANTS, key, f"{origin}expected Power({key!r}, {number}), found {found}")
    return power


def _made(kind: Kind, key: str, expansion: str, ruleset: Ruleset) -> Any:
    """Return the site or power of a piece; `expansion` is the key of its expansion, "" for a built-in piece."""
    if not expansion:
        return _made_here(kind, key, ruleset)
    maker = maker_of(kind.folder, key)
    if maker is None:
        raise _error(kind, key, f"expansion {expansion!r} does not say what it does")
    return _made_by(maker, kind, key, expansion, ruleset)


def _made_by(maker: Maker, kind: Kind, key: str, expansion: str, ruleset: Ruleset) -> Any:
    """Return the piece that an expansion's function makes. Raises SetupError if it fails or returns another type."""
    try:
        piece = maker(ruleset)
    except Exception as error:
        raise _error(kind, key, f"expansion {expansion!r}: {type(error).__name__}: {error}") from error
    if not isinstance(piece, kind.piece):
        wanted, found = kind.piece.__name__, type(piece).__name__
        raise _error(kind, key, f"expansion {expansion!r}: expected a {wanted}, found {found}")
    for name in kind.effects:
        step = getattr(piece, name)
        if step is not None and STEPS.get(step.name) is not step:
            why = f"another effect is named {step.name.rpartition('.')[0]!r}" if step.name else "made without effect()"
            raise _error(kind, key, f"expansion {expansion!r}: {name}: {why}")
    return piece


def _made_here(kind: Kind, key: str, ruleset: Ruleset) -> Any:
    module = _module(kind, key)
    if hasattr(module, kind.function):
        return getattr(module, kind.function)(ruleset)
    if hasattr(module, kind.constant):
        return getattr(module, kind.constant)
    raise _error(kind, key, f"{kind.module(key)} has neither {kind.constant} nor {kind.function}(rules)")


def _module(kind: Kind, key: str) -> Any:
    name = kind.module(key)
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise _error(kind, key, f"there is no module {name} to say what it does") from None


def _error(kind: Kind, key: str, says: str) -> SetupError:
    return SetupError(f"ruleset.components.{kind.folder}.{key}: {says}")
