"""A short hash of each component's facts, with which a record states the components that it was made with."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import Final

from exlibris.content.load import Location, load_assistants, load_deck, load_locations

DIGITS: Final = 8  # hexadecimal


@cache
def deck_fingerprint(language: str) -> str:
    """Return the hash of a deck: its cards in order, with their numbers of books in each category."""
    deck = load_deck(language)
    return _hash([deck.letters, deck.numbers, [list(counts) for counts in deck.counts]])


@cache
def location_fingerprints() -> dict[str, str]:
    """Return the hash of every location by key, over the facts that affect play."""
    return {location.key: _hash(_location(location)) for location in load_locations()}


@cache
def assistant_fingerprints() -> dict[str, str]:
    """Return the hash of every special assistant by key, over the facts that affect play."""
    return {assistant.key: _hash([assistant.number, assistant.key, assistant.solo]) for assistant in load_assistants()}


def _location(location: Location) -> list[object]:
    return [
        location.number, location.key, location.cards, location.face_down, location.delayed, location.spaces,
        location.bids, location.spaces_differ, location.solo,
    ]  # fmt: skip


def _hash(facts: list[object]) -> str:
    return sha256(json.dumps(facts).encode()).hexdigest()[:DIGITS]
