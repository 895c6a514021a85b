"""Facts as data: decks, titles, locations and special assistants."""

from exlibris.content.fields import ContentError
from exlibris.content.load import (
    CATEGORIES,
    Assistant,
    Deck,
    Location,
    assistant_keys,
    has_titles,
    load_assistants,
    load_deck,
    load_locations,
    load_titles,
)

__all__ = [
    "CATEGORIES",
    "Assistant",
    "ContentError",
    "Deck",
    "Location",
    "assistant_keys",
    "has_titles",
    "load_assistants",
    "load_deck",
    "load_locations",
    "load_titles",
]
