"""Message ids and arguments of the engine, rendered for people."""

from exlibris.texts.render import (
    TextError,
    assistant_name,
    card_name,
    category_name,
    has_text,
    location_name,
    text,
)

__all__ = [
    "TextError",
    "assistant_name",
    "card_name",
    "category_name",
    "has_text",
    "location_name",
    "text",
]
