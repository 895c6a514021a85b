"""Render messages by id from the Fluent catalogs of a language.

If a message is missing or can't be rendered, its id is shown and an error is logged, so that the game can continue.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from exlibris.content import CATEGORIES, PARTIAL, ContentError, expansions, load_deck, location
from exlibris.texts.catalogs import added_resources, own_resources

Arguments = Mapping[str, str | int | float]
logger: Final = logging.getLogger(__name__)
RENDERED: Final = 16_384  # cached texts, about 300 bytes each
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")  # the sign before a negative number
MINUS: Final = "\N{MINUS SIGN}"
NO_ARGUMENTS: Final[Arguments] = {}


def text(message_id: str, args: Arguments = NO_ARGUMENTS, language: str = "en") -> str:
    """Return a message in a language, or in English if the language lacks it.

    Args:
        message_id: May name an attribute as "message.attribute".
        args: The arguments of the message; arguments that it does not show are ignored.
        language: One of LANGUAGES.

    Returns:
        The text on one line. If the message is missing or lacks an argument, its id, with an error in the log.
    """
    # Callers pass arguments for all messages of a kind; without the unused ones, more calls are found in the cache.
    shown = tuple([(name, args[name]) for name in _shown_by(message_id, language) if name in args])
    return _rendered(message_id, shown, language)


# Most texts of a table recur, for every seat and after the next action: a snapshot needs about 40.
@lru_cache(maxsize=RENDERED)
def _rendered(message_id: str, items: tuple[tuple[str, str | int | float], ...], language: str) -> str:
    args = dict(items)
    bundle = _bundle(language)
    pattern = _pattern(bundle, message_id)
    if pattern is None and language != "en":
        return _rendered(message_id, items, "en")
    if pattern is None:
        logger.error("message %r is missing", message_id)
        return message_id
    value, errors = bundle.format_pattern(pattern, args)
    if errors:
        logger.error(
            "message %r can't be rendered in %r: %s", message_id, language, errors[0]
        )  # not the arguments: secret
        return message_id
    sentence = str(value).replace("\n", " ")
    negative = any(isinstance(item, int | float) and item < 0 for _, item in items)
    return HYPHEN.sub(MINUS, sentence) if negative else sentence


def has_text(message_id: str, language: str = "en") -> bool:
    """Return whether the language has this message or, given as "message.attribute", this attribute."""
    return _pattern(_bundle(language), message_id) is not None


def _pattern(bundle: FluentBundle, message_id: str) -> Pattern | None:
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    pattern: Pattern | None = message.attributes.get(attribute) if attribute else message.value
    return pattern


def card_name(card: int, language: str = "en", deck: str = "en") -> str:
    """Return the card's letter and number, such as "M3", in that language's deck."""
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
    """Return the name of an assistant, given by its key; "standard" is a standard assistant."""
    return text(f"assistant-{key}-name", language=language)


@cache
def _shown_by(message_id: str, language: str) -> tuple[str, ...]:
    return variables(_bundle(language), message_id)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixed writing directions; all our languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for origin, messages in own_resources(language):
        _add(bundle, origin, messages)
    for expansion in expansions():
        for messages in added_resources(expansion, language):
            _add(bundle, f"expansion {expansion.key!r}: texts in {language!r}", messages)
    for messages in _fallbacks(language):
        bundle.add_resource(messages)  # does not replace existing messages
    return bundle


def _fallbacks(language: str) -> Iterator[ast.Resource]:
    """Yield the English messages that a language may lack: from expansions, or all for a partial language."""
    if language in PARTIAL:
        yield from (messages for _, messages in own_resources("en"))
    for expansion in expansions():
        yield from added_resources(expansion, "en")


def _add(bundle: FluentBundle, origin: str, messages: ast.Resource) -> None:
    names = [entry.id.name for entry in messages.body if isinstance(entry, ast.Message)]
    for name in names:
        if bundle.has_message(name) or names.count(name) > 1:
            raise ContentError(f"{origin}: message {name!r} is listed twice")
    bundle.add_resource(messages)


def variables(bundle: FluentBundle, message_id: str) -> tuple[str, ...]:
    """Return the names of the arguments of a message and of the messages that it refers to, in alphabetical order.

    `message_id` may name an attribute as "message.attribute". A missing message has no arguments.
    """
    found = _Variables(bundle)
    found.add(message_id)
    return tuple(sorted(found.names))


class _Variables(Visitor):
    """Collects the names of arguments."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._visited: set[str] = set()
        self.names: set[str] = set()

    def add(self, message_id: str) -> None:
        pattern = _pattern(self._bundle, message_id)
        if pattern is not None and message_id not in self._visited:
            self._visited.add(message_id)
            self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the visitor)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
