"""Fluent files as text: their messages, and the text of each message by language.

A file in several languages has each language's messages after a group comment that names it, such as `## en`. English
is always present; it is shown where another language lacks a message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
from typing import Final

from exlibris.content.fields import ContentError

KNOWN: Final = json.loads(resources.files("exlibris").joinpath("texts", "languages.json").read_text("utf-8"))
LANGUAGES: Final[tuple[str, ...]] = tuple(language["code"] for language in KNOWN)
PARTIAL: Final = frozenset(language["code"] for language in KNOWN if language.get("partial"))  # English fills the gaps
HEADING: Final = re.compile(r"^## *(.*?) *$", re.MULTILINE)
MESSAGE: Final = re.compile(r"([a-zA-Z][\w-]*)\s*=")
ATTRIBUTE: Final = re.compile(r"\s+\.([a-zA-Z][\w-]*)\s*=")


def messages_in(source: str) -> Iterator[str]:
    """Yield the ids of a file's messages, and of attributes as "message.attribute"."""
    message = ""
    for line in source.splitlines():
        if found := MESSAGE.match(line):
            message = found[1]
            yield message
        elif found := ATTRIBUTE.match(line):
            yield f"{message}.{found[1]}"


def split_by_language(file: str, source: str) -> dict[str, str]:
    """Return the text of each language's messages, by language.

    Raises ContentError, naming the file, if English is missing or another heading is unknown or repeated.
    """
    before, *parts = HEADING.split(source)
    found = dict(zip(parts[::2], parts[1::2], strict=True))
    if any(messages_in(before)):
        raise ContentError(f"{file}: {next(messages_in(before))!r} comes before the first language, '## en'")
    for heading in parts[::2]:
        if heading not in LANGUAGES or parts[::2].count(heading) > 1:
            known = ", ".join(f"'## {language}'" for language in LANGUAGES)
            raise ContentError(f"{file}: expected {known} at most once, found '## {heading}'")
    if "en" not in found:
        raise ContentError(f"{file}: there is no '## en', which is shown where a language lacks a message")
    return found


def location_messages(key: str) -> tuple[str, ...]:
    """Return the messages that a location needs."""
    name = f"location-{key}-name"
    return name, f"{name}.at", f"location-{key}-summary", f"location-{key}-detail"


def assistant_messages(key: str) -> tuple[str, ...]:
    """Return the messages that a special assistant needs."""
    name = f"assistant-{key}-name"
    return (name, f"{name}.one", *(f"assistant-{key}-{part}" for part in ("library", "summary", "detail")))


def choice_messages(kind: str, key: str) -> tuple[str, ...]:
    """Return the messages that a preset or variant needs."""
    return f"{kind}-{key}", f"{kind}-{key}.about"
