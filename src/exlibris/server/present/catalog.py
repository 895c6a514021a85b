"""The catalog, put together from content and texts."""

from functools import cache

from exlibris.content import (
    CATEGORIES,
    Assistant,
    Location,
    load_assistants,
    load_deck,
    load_locations,
    load_titles,
)
from exlibris.server.messages import AssistantInfo, BookInfo, CardInfo, Catalog, CategoryInfo, TileInfo
from exlibris.texts import assistant_name, category_name, location_name, text

ANY = 2  # a space open with this many players is open always


@cache
def catalog(language: str = "en") -> Catalog:
    """All components in one language."""
    return Catalog(
        cards=cards(language),
        tiles=[tile(location, language) for location in load_locations()],
        assistants=[assistant(one, language) for one in load_assistants()],
        categories=[CategoryInfo(key=key, name=category_name(n, language)) for n, key in enumerate(CATEGORIES)],
    )


def cards(language: str) -> list[CardInfo]:
    """The deck with its titles."""
    deck, titles = load_deck(language), load_titles(language)
    return [
        CardInfo(
            id=card,
            letter=deck.letters[card],
            number=deck.numbers[card],
            quantity=deck.quantities[card],
            books=[BookInfo(category=CATEGORIES.index(key), title=title) for key, title in books],
        )
        for card, books in enumerate(titles)
    ]


def tile(location: Location, language: str) -> TileInfo:
    """A location tile as printed."""
    return TileInfo(
        number=location.number,
        key=location.key,
        name=location_name(location.number, language),
        type="delayed" if location.delayed else "instant",
        summary=text(f"location-{location.key}-summary", language=language),
        detail=text(f"location-{location.key}-detail", language=language),
        cards=location.cards,
        face_down=location.face_down,
        spaces=markers(location),
        solo=location.solo,
    )


def markers(location: Location) -> list[str]:
    """What is printed on the spaces: a bid, or the number of players from which on it is open."""
    if location.bids:
        return [str(bid) for bid in location.bids]
    return ["any" if least == ANY else f"{least}+" for least in location.spaces]


def assistant(one: Assistant, language: str) -> AssistantInfo:
    """A special assistant and its library."""
    return AssistantInfo(
        key=one.key,
        name=assistant_name(one.key, language),
        library=text(f"assistant-{one.key}-library", language=language),
        summary=text(f"assistant-{one.key}-summary", language=language),
    )
