"""Cards by the letter and number printed on them, such as "M3"; an unknown card is "?"."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from exlibris.content.load import load_deck
from exlibris.engine.errors import NotationError
from exlibris.engine.events import HIDDEN
from exlibris.engine.notation.lines import number_of

UNKNOWN: Final = "?"
TIMES: Final = "?x"  # followed by the number of unknown cards: "?x12"


class CardNames:
    """The names of the cards of one deck. Reading ignores case."""

    __slots__ = ("cards", "names")

    names: tuple[str, ...]
    cards: dict[str, int]  # by case-folded name

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.cards = {name.casefold(): card for card, name in enumerate(names)}

    def name(self, card: int) -> str:
        """Return the name of a card, UNKNOWN for HIDDEN."""
        return UNKNOWN if card == HIDDEN else self.names[card]

    def find(self, name: str) -> int:
        """Return the card of that name, -1 if the deck has none."""
        return self.cards.get(name.casefold(), -1)

    def card(self, name: str) -> int:
        """Return the card of that name. Raises NotationError if the deck has none."""
        card = self.find(name)
        if card < 0:
            raise NotationError(f"no card {name!r} in this deck")
        return card

    def text(self, cards: Iterable[int]) -> str:
        """Return the names in the given order, with consecutive unknown cards as a number: "?x12 M3"."""
        words: list[str] = []
        unknown = 0
        for card in cards:
            if card == HIDDEN:
                unknown += 1
                continue
            words += unknown_word(unknown)
            unknown = 0
            words.append(self.names[card])
        return " ".join(words + unknown_word(unknown))

    def read(self, text: str) -> bytes:
        """Return the cards of a text such as "M3 A1 ?x12". Raises NotationError for any other word."""
        cards: list[int] = []
        for word in text.split():
            cards += [HIDDEN] * _unknown_count(word.lower()) if word.startswith(UNKNOWN) else [self.card(word)]
        return bytes(cards)


def unknown_word(count: int) -> list[str]:
    """Return the word for a number of unknown cards or tiles, no word for 0."""
    return [] if count == 0 else [UNKNOWN if count == 1 else f"{TIMES}{count}"]


def _unknown_count(word: str) -> int:
    count = 1 if word == UNKNOWN else number_of(word.removeprefix(TIMES))
    if not 1 <= count <= HIDDEN:
        raise NotationError(f"{word[:60]!r}: expected ? for an unknown card, or ?x and how many")
    return count


@cache
def card_names(language: str) -> CardNames:
    """Return the names of the cards of that language's deck."""
    deck = load_deck(language)
    return CardNames(tuple([f"{letter}{number}" for letter, number in zip(deck.letters, deck.numbers, strict=True)]))
