"""Facts as data: decks, titles, locations and special assistants."""

from exlibris.content.fields import ContentError
from exlibris.content.load import (
    ASSISTANT_KEYS,
    CATEGORIES,
    Assistant,
    Deck,
    Location,
    has_titles,
    load_assistants,
    load_deck,
    load_locations,
    load_titles,
)

__all__ = [
    "ASSISTANT_KEYS",
    "CATEGORIES",
    "Assistant",
    "ContentError",
    "Deck",
    "Location",
    "has_titles",
    "load_assistants",
    "load_deck",
    "load_locations",
    "load_titles",
]
