"""All known decks: built-in decks, expansion decks and decks in the deck folder."""

from __future__ import annotations

from exlibris.content.load import CATEGORIES, Titles, has_titles, load_deck, load_titles
from exlibris.content.own_deck import OwnCard, OwnDeck
from exlibris.content.rulesets import read_switches


def known_decks() -> tuple[str, ...]:
    """Return the languages of the built-in decks, and the keys of all others."""
    return tuple(read_switches()["language"]["values"])


def as_own_deck(language: str, name: str) -> OwnDeck:
    """Return an editable copy of a deck under another name. Raises ContentError for an unknown language or key."""
    deck = load_deck(language)
    titles: Titles = load_titles(language) if has_titles(language) else tuple(map(_untitled, deck.counts))
    cards = zip(deck.letters, deck.numbers, titles, strict=True)
    return OwnDeck(name, tuple(OwnCard(line, *card) for line, card in enumerate(cards, 2)), (), ())


def _untitled(counts: bytes) -> tuple[tuple[str, str], ...]:
    return tuple((category, "") for category, count in zip(CATEGORIES, counts, strict=True) for _ in range(count))
