"""Our own catalogs, the client's included, for tests of the texts."""

from pathlib import Path

from fluent.syntax import ast

import exlibris.texts
from exlibris.content import PARTIAL
from exlibris.texts import LANGUAGES
from exlibris.texts.catalogs import CLIENT_CATALOGS, catalogs, resource, source

TEXTS = Path(exlibris.texts.__file__).parent
COMPLETE = tuple(language for language in LANGUAGES if language not in PARTIAL)
NAMES = (*catalogs(), *CLIENT_CATALOGS)
PIECES = tuple(name for name in NAMES if "/" in name)


def message_ids(catalog: str, language: str = "en") -> tuple[str, ...]:
    """Return the ids of a catalog's messages, in order."""
    return tuple(entry.id.name for entry in resource(language, catalog).body if isinstance(entry, ast.Message))


def ids(start: str) -> set[str]:
    """Return the ids of the server's messages that begin with that."""
    return {name for catalog in catalogs() for name in message_ids(catalog) if name.startswith(start)}


def folders(language: str) -> dict[str, str]:
    """Return the language's texts by catalog; those of all locations or assistants together."""
    found = {name: source(language, name) for name in NAMES if name not in PIECES}
    for name in PIECES:
        folder = name.partition("/")[0]
        found[folder] = found.get(folder, "") + source(language, name)
    return found
