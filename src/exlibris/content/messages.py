"""Which messages a Fluent file has, for checking an expansion's texts without the library that renders them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

MESSAGE: Final = re.compile(r"([a-zA-Z][\w-]*)\s*=")
ATTRIBUTE: Final = re.compile(r"\s+\.([a-zA-Z][\w-]*)\s*=")


def messages_in(source: str) -> Iterator[str]:
    """Yield the ids of a file's messages, and those of attributes as "message.attribute"."""
    message = ""
    for line in source.splitlines():
        if found := MESSAGE.match(line):
            message = found[1]
            yield message
        elif found := ATTRIBUTE.match(line):
            yield f"{message}.{found[1]}"


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
