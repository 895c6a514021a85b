"""The Fluent catalogs: files in one language, and a file in several languages for each location and assistant.

A partial language may lack any message.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from exlibris.content import PARTIAL, ContentError, Expansion, load_assistants, load_locations, split_by_language

# The client's own catalogs, which the server does not load.
CLIENT_CATALOGS: Final = (
    *("account", "bytext", "chat", "client", "deal", "deck", "draft", "end", "files", "hints", "keys", "learn"),
    *("lobby", "pace", "people", "players", "refusals", "replay", "score", "why"),
)
COMMON_CATALOGS: Final = (
    *("names", "prompts", "log", "course", "actions", "results", "forms"),
    *("bots", "coach", "deck_checks", "notices", "page"),
)


def catalogs() -> tuple[str, ...]:
    """Return the names of all built-in catalogs that the server loads."""
    return (*COMMON_CATALOGS, *(name for kind in ("locations", "assistants") for name in piece_catalogs(kind)))


def piece_catalogs(kind: str) -> tuple[str, ...]:
    """Return the names of the catalogs of built-in locations or assistants, such as "locations/book_swap"."""
    pieces = load_locations() if kind == "locations" else load_assistants()
    return tuple(f"{kind}/{piece.key}" for piece in pieces if not piece.expansion)


@cache
def resource(language: str, catalog: str) -> ast.Resource:
    """Return one language's messages of a built-in catalog. Raises ContentError if it is missing or invalid."""
    return _parsed(f"texts/{language}: {catalog}.ftl", source(language, catalog))


def source(language: str, catalog: str) -> str:
    """Return the source of one language's messages of a built-in catalog, "" if a partial language lacks it.

    Raises ContentError if the catalog does not exist.
    """
    many = "/" in catalog
    path = f"{catalog}.ftl" if many else f"{language}/{catalog}.ftl"
    file = resources.files("exlibris.texts").joinpath(*path.split("/"))
    if not file.is_file():
        if language in PARTIAL:
            return ""
        raise ContentError(f"texts/{path}: there is no such catalog")
    text = file.read_text(encoding="utf-8")
    return split_by_language(f"texts/{path}", text).get(language, "") if many else text


def own_resources(language: str) -> Iterator[tuple[str, ast.Resource]]:
    """Yield the name and the messages of each built-in catalog in a language."""
    for catalog in catalogs():
        yield f"texts/{language}: {catalog}.ftl", resource(language, catalog)


def added_resources(expansion: Expansion, language: str) -> list[ast.Resource]:
    """Return one language's messages of each file of an expansion. Raises ContentError if a file is not Fluent."""
    origin = f"expansion {expansion.key!r}"
    return [
        _parsed(f"{origin}: {file}, {language}", parts.get(language, "")) for file, parts in expansion.texts().items()
    ]


def _parsed(file: str, text: str) -> ast.Resource:
    """Return the messages of a text. Raises ContentError naming the file if it is not Fluent."""
    found = FluentResource(text)
    for entry in found.body:
        if isinstance(entry, ast.Junk):
            raise ContentError(f"{file}: not Fluent: {(entry.content or '').strip()[:60]!r}")
    return found
