"""Decks, titles, locations and assistants as data; each file is read on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from exlibris.content.checking import check_pieces
from exlibris.content.expansion import Expansion
from exlibris.content.expansions import expansions, owner_of
from exlibris.content.fields import Entry, checked_language, is_there, read_own
from exlibris.content.own_deck import OwnCard, OwnDeck
from exlibris.content.pictures import Picture, pictures_of

CATEGORIES: Final = ("corrupted", "fantastical", "historic", "monster", "reference", "spells")
FIRST_VERSION: Final = 1  # of a component whose file states none
MARKERS: Final = {"any": 2, "3+": 3, "4+": 4}
HIGHEST: Final = {"locations": 30, "assistants": 63}  # the highest numbers in the action space

Titles = tuple[tuple[tuple[str, str], ...], ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """The book cards of a language in alphabetical order, with the facts that affect play.

    `counts` holds each card's number of books of each category, in the order of `CATEGORIES`.
    """

    language: str
    letters: tuple[str, ...]
    numbers: tuple[int, ...]
    quantities: tuple[int, ...]
    counts: tuple[bytes, ...]
    version: int


@dataclass(frozen=True, slots=True)
class Location:
    """A location tile.

    `spaces` holds for each space the minimum number of players with which it is open (2 for all). `bids` is empty
    except for the Auction House. With `spaces_differ` it matters which space an assistant takes. `sources` says for
    every value whether it is attested or chosen, with TRACE ids. `expansion` is the key of its expansion, which has no
    sources, "" for a built-in tile.
    """

    number: int
    key: str
    delayed: bool
    cards: int
    face_down: bool
    spaces: tuple[int, ...]
    bids: tuple[int, ...]
    spaces_differ: bool
    solo: bool
    version: int
    sources: Mapping[str, str]
    expansion: str = ""


@dataclass(frozen=True, slots=True)
class Assistant:
    """A special assistant and its library.

    `number` is its place in the file, from 1; records refer to it, so new assistants are appended. In the file of an
    expansion each assistant states its number. `card` says whether it can be played without a library, as a card of the
    revised edition. `expansion` is the key of its expansion, which has no sources, "" for a built-in assistant.
    """

    number: int
    key: str
    solo: bool
    card: bool
    version: int
    sources: Mapping[str, str]
    expansion: str = ""


Piece = TypeVar("Piece", Location, Assistant)


@cache
def load_deck(language: str = "en") -> Deck:
    """Return the deck of a language (COMP-01..03, CARD-01..05). Raises ContentError for an unknown language."""
    return deck_of(_read("decks", f"{checked_language('decks', language)}.toml"))


def has_titles(language: str) -> bool:
    """Return whether the books of that deck have titles."""
    file = f"{checked_language('titles', language)}.toml"
    return is_there("titles", file) or owner_of("titles", file) is not None


@cache
def load_titles(language: str = "en") -> Titles:
    """Return each card's books as (category, title); play never needs them.

    Raises ContentError for a deck without titles: see `has_titles`.
    """
    file = f"{checked_language('titles', language)}.toml"
    return titles_of(_read("titles", file), load_deck(language))


def as_own_deck(language: str, name: str) -> OwnDeck:
    """Return an editable copy of a deck under another name. Raises ContentError for an unknown language or key."""
    deck = load_deck(language)
    titles: Titles = load_titles(language) if has_titles(language) else tuple(map(_untitled, deck.counts))
    cards = zip(deck.letters, deck.numbers, titles, strict=True)
    return OwnDeck(name, tuple(OwnCard(line, *card) for line, card in enumerate(cards, 2)), (), ())


def _untitled(counts: bytes) -> tuple[tuple[str, str], ...]:
    return tuple((category, "") for category in _categories(counts))


def _categories(counts: bytes) -> list[str]:
    return [category for category, count in zip(CATEGORIES, counts, strict=True) for _ in range(count)]


def _read(folder: str, name: str) -> Entry:
    owner = None if is_there(folder, name) else owner_of(folder, name)
    return read_own(folder, name) if owner is None else owner.read(folder, name)


@cache
def load_locations() -> tuple[Location, ...]:
    """Return all location tiles by number, from 1; expansions' tiles come last, with gaps between.

    Raises ContentError for an invalid file of the package or of an expansion.
    """
    return _pieces()[0]


@cache
def load_assistants() -> tuple[Assistant, ...]:
    """Return all special assistants by number; expansions' assistants come last, with gaps between."""
    return _pieces()[1]


@cache
def load_pictures() -> Mapping[str, Picture]:
    """Return the pictures of the expansions' pieces, by the key of the piece."""
    return {key: picture for expansion in expansions() for key, picture in pictures_of(expansion).items()}


@cache
def _pieces() -> tuple[tuple[Location, ...], tuple[Assistant, ...]]:
    """Return all locations and assistants by number, after checking that they are complete."""
    locations = locations_of(read_own("locations.toml"))
    assistants = assistants_of(read_own("assistants.toml"))
    for expansion in expansions():
        more_locations = _added(expansion, "locations", _location, locations)
        more_assistants = _added(expansion, "assistants", _numbered_assistant, assistants)
        check_pieces(expansion, [piece.key for piece in more_locations], [piece.key for piece in more_assistants])
        _check_decks(expansion)
        locations += more_locations
        assistants += more_assistants
    return _by_number(locations), _by_number(assistants)


def _check_decks(expansion: Expansion) -> None:
    for language in expansion.names("decks"):
        file = f"{checked_language('decks', language)}.toml"
        if is_there("decks", file) or owner_of("decks", file) is not expansion:
            raise expansion.error(f"decks/{file}: there is already a deck {language!r}")
        load_deck(language)


def _by_number(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(sorted(pieces, key=lambda piece: piece.number))


@cache
def _locations_by_number() -> Mapping[int, Location]:
    return {location.number: location for location in load_locations()}


def location(number: int) -> Location:
    """Return the location tile with that number. Raises KeyError for an unknown number."""
    return _locations_by_number()[number]


@cache
def _assistants_by_number() -> Mapping[int, Assistant]:
    return {assistant.number: assistant for assistant in load_assistants()}


def assistant_key(number: int) -> str:
    """Return the key of the special assistant with that number. Raises KeyError for an unknown number."""
    return _assistants_by_number()[number].key


@cache
def assistant_keys() -> tuple[str, ...]:
    """Return the keys of all special assistants, in the order of their numbers."""
    return tuple(assistant.key for assistant in load_assistants())


def deck_of(file: Entry) -> Deck:
    """Return the deck in a deck file, which has for each letter a word of category initials per card."""
    order = file.texts("letters")
    cards = file.entry("cards")
    if cards.names() != order:
        raise file.error("cards", f"expected {list(order)}, found {list(cards.names())}")
    letters: list[str] = []
    numbers: list[int] = []
    quantities: list[int] = []
    counts: list[bytes] = []
    for letter in order:
        words = cards.texts(letter)
        letters += [letter] * len(words)
        numbers += range(1, len(words) + 1)
        quantities += [len(words)] * len(words)
        counts += [_counts(cards, f"{letter}[{number}]", word) for number, word in enumerate(words, 1)]
    version = file.number_or("version", FIRST_VERSION)
    return Deck(file.text("language"), tuple(letters), tuple(numbers), tuple(quantities), tuple(counts), version)


def titles_of(file: Entry, deck: Deck) -> Titles:
    """Return the titles in a title file, checked against the deck card by card."""
    cards = file.entries("cards")
    if len(cards) != len(deck.letters):
        raise file.error("cards", f"expected {len(deck.letters)} cards, found {len(cards)}")
    return tuple(_books(entry, deck, card) for card, entry in enumerate(cards))


def locations_of(file: Entry) -> tuple[Location, ...]:
    """Return the tiles in a location file, which must be numbered from 1 without gaps and have distinct keys."""
    entries = file.entries("locations")
    locations = tuple(_location(entry) for entry in entries)
    numbers = [location.number for location in locations]
    if numbers != list(range(1, len(numbers) + 1)):
        raise file.error("locations", f"expected the numbers 1 to {len(numbers)} in order, found {numbers}")
    _check_different(file, "locations", [location.key for location in locations])
    return locations


def assistants_of(file: Entry) -> tuple[Assistant, ...]:
    """Return the special assistants in an assistant file, numbered in order; their keys must be distinct."""
    assistants = tuple(_assistant(entry, number) for number, entry in enumerate(file.entries("assistants"), 1))
    _check_different(file, "assistants", [assistant.key for assistant in assistants])
    return assistants


def _added(
    expansion: Expansion, kind: str, read_piece: Callable[[Entry, str], Piece], there: tuple[Piece, ...]
) -> tuple[Piece, ...]:
    if not expansion.has(f"{kind}.toml"):
        return ()
    file = expansion.read(f"{kind}.toml")
    added = tuple(read_piece(entry, expansion.key) for entry in file.entries(kind))
    _check_added(file, kind, added, there)
    return added


def _check_added(file: Entry, kind: str, added: tuple[Piece, ...], there: tuple[Piece, ...]) -> None:
    taken = {piece.number: piece for piece in there}
    ours = max(piece.number for piece in there if not piece.expansion)
    for piece in added:
        if not ours < piece.number <= HIGHEST[kind]:
            free = f"{ours + 1} to {HIGHEST[kind]}"
            raise file.error(kind, f"{piece.key!r} has the number {piece.number}, expected one from {free}")
        if piece.number in taken:
            owner = taken[piece.number].expansion
            raise file.error(kind, f"{piece.key!r} has the number {piece.number}, which {owner!r} already has")
        taken[piece.number] = piece
    _check_different(file, kind, [piece.key for piece in (*there, *added)])


def _counts(cards: Entry, place: str, word: str) -> bytes:
    initials = [category[0] for category in CATEGORIES]
    if not 2 <= len(word) <= 4 or set(word) - set(initials):
        raise cards.error(place, f"expected 2 to 4 letters from {''.join(initials)}, found {word!r}")
    return bytes(word.count(initial) for initial in initials)


def _books(entry: Entry, deck: Deck, card: int) -> tuple[tuple[str, str], ...]:
    name = (entry.text("letter"), entry.number("number"))
    if name != (deck.letters[card], deck.numbers[card]):
        raise entry.error("number", f"expected {deck.letters[card]}{deck.numbers[card]}, found {name}")
    books = tuple((book.text("category"), book.text("title")) for book in entry.entries("books"))
    found = [category for category, _ in books]
    wanted = _categories(deck.counts[card])
    if sorted(found) != wanted:
        raise entry.error("books", f"expected books of {wanted}, found {found}")
    return books


def _location(entry: Entry, expansion: str = "") -> Location:
    kind = entry.text("type")
    if kind not in {"instant", "delayed"}:
        raise entry.error("type", f"expected 'instant' or 'delayed', found {kind!r}")
    return Location(
        number=entry.number("number"),
        key=entry.text("key"),
        delayed=kind == "delayed",
        cards=entry.number("cards"),
        face_down=entry.flag("face_down"),
        spaces=spaces_in(entry),
        bids=entry.numbers("bids"),
        spaces_differ=entry.flag("spaces_differ"),
        solo=entry.flag("solo"),
        version=entry.number_or("version", FIRST_VERSION),
        sources=_sources(entry, expansion),
        expansion=expansion,
    )


def spaces_in(entry: Entry) -> tuple[int, ...]:
    """Return for each space of a location the minimum number of players with which it is open."""
    markers = entry.texts("spaces")
    unknown = [marker for marker in markers if marker not in MARKERS]
    if unknown or not 1 <= len(markers) <= 4:
        raise entry.error("spaces", f"expected 1 to 4 from {list(MARKERS)}, found {list(markers)}")
    return tuple(MARKERS[marker] for marker in markers)


def _assistant(entry: Entry, number: int, expansion: str = "") -> Assistant:
    return Assistant(
        number=number,
        key=entry.text("key"),
        solo=entry.flag("solo"),
        card=entry.flag_or("card", usual=bool(expansion)),
        version=entry.number_or("version", FIRST_VERSION),
        sources=_sources(entry, expansion),
        expansion=expansion,
    )


def _numbered_assistant(entry: Entry, expansion: str) -> Assistant:
    return _assistant(entry, entry.number("number"), expansion)


def _sources(entry: Entry, expansion: str) -> dict[str, str]:
    if expansion:  # the rules list does not cover expansions
        return {}
    sources = entry.text_map("sources")
    for key, source in sources.items():
        word, _, rule_id = source.partition(" ")
        if word not in {"attested", "chosen"} or not rule_id:
            raise entry.error(f"sources.{key}", f"expected 'attested ID' or 'chosen ID', found {source!r}")
    return sources


def _check_different(entry: Entry, key: str, found: Sequence[str]) -> None:
    twice = sorted({name for name in found if found.count(name) > 1})
    if twice:
        raise entry.error(key, f"{', '.join(twice)} is listed twice")
