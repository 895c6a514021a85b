"""Facts as data: decks, titles, locations and special assistants."""

from exlibris.content.expansions import Expansion, expansions
from exlibris.content.fields import ContentError
from exlibris.content.load import (
    CATEGORIES,
    Assistant,
    Deck,
    Location,
    assistant_key,
    assistant_keys,
    has_titles,
    load_assistants,
    load_deck,
    load_locations,
    load_pictures,
    load_titles,
    location,
)
from exlibris.content.messages import LANGUAGES, split_by_language
from exlibris.content.pictures import Picture
from exlibris.content.rulesets.added import added_switches

__all__ = [
    "CATEGORIES",
    "LANGUAGES",
    "Assistant",
    "ContentError",
    "Deck",
    "Expansion",
    "Location",
    "Picture",
    "added_switches",
    "assistant_key",
    "assistant_keys",
    "expansions",
    "has_titles",
    "load_assistants",
    "load_deck",
    "load_locations",
    "load_pictures",
    "load_titles",
    "location",
    "split_by_language",
]
