"""The game's facts as data: decks, titles, locations and special assistants."""

from exlibris.content.deck_files import package_of
from exlibris.content.expansion import Expansion
from exlibris.content.expansions import expansions
from exlibris.content.fields import ContentError
from exlibris.content.load import (
    CATEGORIES,
    Assistant,
    Deck,
    Location,
    as_own_deck,
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
from exlibris.content.messages import LANGUAGES, PARTIAL, split_by_language
from exlibris.content.own_deck import OwnDeck, Problem, read_own_deck
from exlibris.content.pictures import Picture
from exlibris.content.rulesets import added_switches, known_decks

__all__ = [
    "CATEGORIES",
    "LANGUAGES",
    "PARTIAL",
    "Assistant",
    "ContentError",
    "Deck",
    "Expansion",
    "Location",
    "OwnDeck",
    "Picture",
    "Problem",
    "added_switches",
    "as_own_deck",
    "assistant_key",
    "assistant_keys",
    "expansions",
    "has_titles",
    "known_decks",
    "load_assistants",
    "load_deck",
    "load_locations",
    "load_pictures",
    "load_titles",
    "location",
    "package_of",
    "read_own_deck",
    "split_by_language",
]
