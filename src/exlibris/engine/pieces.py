"""What locations and assistants do, found by key: in a module of our own, or in the declaration of an expansion."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from exlibris.content.expansions import Maker, maker_of
from exlibris.engine.errors import SetupError
from exlibris.engine.frames import Power
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.site import Site


class Kind:
    """A kind of piece: the folder of its modules, and the two names of which each module has one."""

    __slots__ = ("constant", "folder", "function")

    def __init__(self, folder: str, constant: str, function: str) -> None:
        self.folder = folder
        self.constant = constant  # what the piece does under every ruleset
        self.function = function  # returns what it does under the ruleset that it gets

    def module(self, key: str) -> str:
        """Return the full name of a piece's module."""
        return f"exlibris.engine.{self.folder}.{key}"


LOCATIONS: Final = Kind("locations", "SITE", "site")
ASSISTANTS: Final = Kind("assistants", "POWER", "power")


def made(kind: Kind, key: str, expansion: str, ruleset: Ruleset) -> Any:
    """Return the site or power of a piece under a ruleset; `expansion` is the key of the one it is from, "" for ours.

    Raises SetupError if nothing says what the piece does.
    """
    if expansion:
        maker = maker_of(kind.folder, key)
        if maker is None:
            raise _error(kind, key, f"expansion {expansion!r} does not say what it does")
        return _made_by(maker, kind, key, expansion, ruleset)
    return _made_here(kind, key, ruleset)


def _made_by(maker: Maker, kind: Kind, key: str, expansion: str, ruleset: Ruleset) -> Any:
    """Return what an expansion's function makes. Raises SetupError if it fails or makes something else."""
    try:
        piece = maker(ruleset)
    except Exception as error:
        raise _error(kind, key, f"expansion {expansion!r}: {type(error).__name__}: {error}") from error
    if not isinstance(piece, (Site, Power)):
        raise _error(kind, key, f"expansion {expansion!r}: expected a Site or Power, found {type(piece).__name__}")
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
