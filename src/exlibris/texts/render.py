"""Render messages by id from the Fluent catalogs of a language; no error is swallowed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from exlibris.content import CATEGORIES, ContentError, expansions, load_deck, location
from exlibris.texts.catalogs import added_resources, catalogs, resource
from exlibris.texts.variables import variables

Arguments = Mapping[str, str | int | float]
RENDERED: Final = 16_384  # texts that are kept, about 300 bytes each
NO_ARGUMENTS: Final[Arguments] = {}


class TextError(Exception):
    """A message that is missing or can't be rendered with its arguments; names language and message."""


def text(message_id: str, args: Arguments = NO_ARGUMENTS, language: str = "en") -> str:
    """Return the message in that language; `message_id` may name an attribute as "message.attribute"."""
    # Only what the message shows, for that recurs: callers have words for all messages of a kind.
    shown = tuple([(name, args[name]) for name in _shown_by(message_id, language) if name in args])
    return _rendered(message_id, shown, language)


# Of a table's texts most recur, for every seat and at the next action: a snapshot needs about forty.
@lru_cache(maxsize=RENDERED)
def _rendered(message_id: str, items: tuple[tuple[str, str | int | float], ...], language: str) -> str:
    args = dict(items)
    bundle = _bundle(language)
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        raise TextError(f"{language}: there is no message {name!r}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise TextError(f"{language}: message {name!r} has no {attribute or 'value'!r}")
    value, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise TextError(f"{language}: message {message_id!r} with {args}: {errors[0]}") from errors[0]
    return str(value).replace("\n", " ")


def has_text(message_id: str, language: str = "en") -> bool:
    """Return whether there is such a message, or such an attribute of one."""
    name, _, attribute = message_id.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return False
    return not attribute or attribute in bundle.get_message(name).attributes


def card_name(card: int, language: str = "en", deck: str = "en") -> str:
    """Return the card's letter and number, such as "M 3", in that language's deck."""
    cards = load_deck(deck)
    return text("card-name", {"letter": cards.letters[card], "number": cards.numbers[card]}, language)


def category_name(category: int, language: str = "en") -> str:
    """Return the name of a category, given by its place in the fixed order."""
    return text(f"category-{CATEGORIES[category]}", language=language)


def location_name(tile: int, language: str = "en") -> str:
    """Return the name of a location, given by its number; tile 0 is a seat's own library."""
    if tile == 0:
        return text("location-home-name", language=language)
    return text(f"location-{location(tile).key}-name", language=language)


def assistant_name(key: str, language: str = "en") -> str:
    """Return the name of an assistant, given by its key; "standard" is an ordinary one."""
    return text(f"assistant-{key}-name", language=language)


@cache
def _shown_by(message_id: str, language: str) -> tuple[str, ...]:
    """Return the names of the arguments that the message shows."""
    return variables(_bundle(language), message_id)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixed writing directions; all four languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for catalog in catalogs():
        _add(bundle, f"texts/{language}: {catalog}.ftl", resource(language, catalog))
    for expansion in expansions():
        for messages in added_resources(expansion, language):
            _add(bundle, f"expansion {expansion.key!r}: texts in {language!r}", messages)
    return bundle


def _add(bundle: FluentBundle, origin: str, messages: ast.Resource) -> None:
    """Add messages to a bundle. Raises ContentError, naming their origin, if one of them is there already."""
    names = [entry.id.name for entry in messages.body if isinstance(entry, ast.Message)]
    for name in names:
        if bundle.has_message(name) or names.count(name) > 1:
            raise ContentError(f"{origin}: message {name!r} is there twice")
    bundle.add_resource(messages)
