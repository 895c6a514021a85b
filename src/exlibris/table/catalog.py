"""The catalog: cards, locations, assistants and rulebooks in words; and custom decks."""

from functools import cache
from typing import Literal

from msgspec import Struct

from exlibris import content, texts
from exlibris.content.own_deck import with_tabs
from exlibris.engine import Ruleset, preset, preset_names, variants_of
from exlibris.forms.checks import alphabet
from exlibris.table.errors import TableError
from exlibris.table.files import FileBytes, read

ASSISTANT_CARDS = frozenset({"cards_dealt", "cards_drafted"})
ANY = 2  # a space that opens at this number of players is always open
LEVELS = 7  # SOLO-11
MOST_PROBLEMS = 200  # listed in one answer


class BookInfo(Struct, frozen=True, kw_only=True):
    """One book on a card; `category` is an index into the catalog's categories, `title` is null if unknown."""

    category: int
    title: str | None


class CardInfo(Struct, frozen=True, kw_only=True):
    """A book card: number `number` of the `quantity` cards with its letter."""

    id: int
    letter: str
    number: int
    quantity: int
    books: list[BookInfo]


class PicturePart(Struct, frozen=True, kw_only=True):
    """A part of a picture: its material, and its outline as SVG path data."""

    material: str
    outline: str


class PieceInfo(Struct, frozen=True, kw_only=True):
    """A piece and its effect in words; `picture` is empty if the client has its own drawing."""

    key: str
    name: str
    summary: str
    detail: str
    picture: list[PicturePart]


class TileInfo(PieceInfo, frozen=True, kw_only=True):
    """A location tile; `cards` is the number dealt to it in Preparation, `spaces` are the printed markers.

    `brief` is its effect in about 30 letters. `edition`, at the end of `detail`, says what the chosen rulebook
    doesn't print.
    """

    number: int
    brief: str
    edition: str = ""
    type: Literal["instant", "delayed"]
    cards: int
    face_down: bool
    spaces: list[str]
    solo: bool


class AssistantInfo(PieceInfo, frozen=True, kw_only=True):
    """A special assistant and the library it comes with."""

    library: str


class CategoryInfo(Struct, frozen=True, kw_only=True):
    """A category of books; its index in the list is its number."""

    key: str
    name: str


class Catalog(Struct, frozen=True, kw_only=True):
    """All components; the cards are from the requested deck.

    `assistant_cards` is true if special assistants are separate cards, false if each comes with a library.
    """

    cards: list[CardInfo]
    tiles: list[TileInfo]
    assistants: list[AssistantInfo]
    categories: list[CategoryInfo]
    assistant_cards: bool


def read_catalog(spoken: str, deck: str = "en", preset: str = "first-en") -> Catalog:
    """Return the cards of a deck, all categories, and the tiles and assistants of a rulebook."""
    for kind, key, there in (("deck", deck, content.known_decks()), ("preset", preset, preset_names())):
        if key not in there:
            raise TableError("catalog-not-found", f"There is no {kind} {key!r}: choose from {', '.join(there)}.")
    return _catalog(deck, preset, spoken)


@cache
def _catalog(deck: str, rulebook: str, language: str = "en") -> Catalog:
    rules = preset(rulebook)
    return Catalog(
        cards=_cards(deck),
        tiles=[_tile(location, rules, language) for location in content.load_locations()],
        assistants=[_assistant(piece, rules, language) for piece in content.load_assistants()],
        categories=[
            CategoryInfo(key=key, name=texts.category_name(n, language)) for n, key in enumerate(content.CATEGORIES)
        ],
        assistant_cards=rules.special_assistants in ASSISTANT_CARDS,
    )


def _cards(language: str) -> list[CardInfo]:
    quantities = content.load_deck(language).quantities
    return [
        CardInfo(
            id=card,
            letter=own.letter,
            number=own.number,
            quantity=quantities[card],
            books=[BookInfo(category=content.CATEGORIES.index(key), title=title or None) for key, title in own.books],
        )
        for card, own in enumerate(content.as_own_deck(language, "").cards)
    ]


def _tile(location: content.Location, rules: Ruleset, language: str) -> TileInfo:
    return TileInfo(
        number=location.number,
        key=location.key,
        name=texts.location_name(location.number, language),
        type="delayed" if location.delayed else "instant",
        summary=texts.location_summary(location.number, rules, language),
        brief=texts.location_brief(location.number, rules, language),
        detail=texts.location_detail(location.number, rules, language),
        edition=texts.location_edition(location.number, rules, language),
        cards=location.cards,
        face_down=location.face_down,
        spaces=markers(location),
        solo=location.solo,
        picture=_picture(location.key),
    )


def _picture(key: str) -> list[PicturePart]:
    """Return the picture of an expansion's piece; empty for a built-in piece."""
    return [
        PicturePart(material=material, outline=outline) for material, outline in content.load_pictures().get(key, ())
    ]


def markers(location: content.Location) -> list[str]:
    """Return the printed marker of each space: a bid, or the number of players at which it opens."""
    if location.bids:
        return [str(bid) for bid in location.bids]
    return ["any" if least == ANY else f"{least}+" for least in location.spaces]


def _assistant(piece: content.Assistant, rules: Ruleset, language: str) -> AssistantInfo:
    return AssistantInfo(
        key=piece.key,
        name=texts.assistant_name(piece.key, language),
        library=texts.text(f"assistant-{piece.key}-library", language=language),
        summary=texts.assistant_summary(piece.key, rules, language),
        detail=texts.assistant_detail(piece.key, rules, language),
        picture=_picture(piece.key),
    )


class VariantInfo(Struct, frozen=True, kw_only=True):
    """A variant of a rulebook."""

    key: str
    name: str
    about: str


class PresetInfo(VariantInfo, frozen=True, kw_only=True):
    """A rulebook; `deck` is the language of its cards, `solo_levels` the names of the levels from level 1.

    `letters` are the card letters of the printed game, in order, for shelves that are typed in.
    """

    deck: str
    letters: list[str]
    variants: list[VariantInfo]
    solo_levels: list[str]


@cache
def list_presets(spoken: str = "en") -> list[PresetInfo]:
    """Return the rulebooks with their variants."""
    return [_preset_of(key, spoken) for key in preset_names()]


def _preset_of(key: str, language: str) -> PresetInfo:
    return PresetInfo(
        **_named("preset", key, language),
        deck=preset(key).language,
        letters=list(alphabet(key)),
        variants=[VariantInfo(**_named("variant", variant, language)) for variant in variants_of(key)],
        solo_levels=[texts.text(f"solo-level-{level}", language=language) for level in range(1, LEVELS + 1)],
    )


def _named(kind: str, key: str, language: str) -> dict[str, str]:
    name = f"{kind}-{key}"
    return {
        "key": key,
        "name": texts.text(name, language=language),
        "about": texts.text(f"{name}.about", language=language),
    }


class DeckText(Struct, frozen=True):
    """A custom deck as text."""

    text: str


class OpenedDeck(Struct, frozen=True, kw_only=True):
    """A deck from a file: its text with tabs between all cells, the file's encoding, and the deck itself.

    `coding` is the common name of the encoding; `guessed` is true if a person should check the letters.
    """

    text: str
    coding: str
    guessed: bool
    deck: "OwnDeckInfo"


class OwnCardInfo(Struct, frozen=True, kw_only=True):
    """A card and its line in the text; `categories` are keys, `titles` is empty for a card without titles."""

    line: int
    letter: str
    number: int
    categories: list[str]
    titles: list[str]


class LineRemark(Struct, frozen=True, kw_only=True):
    """A remark about a line of the text, counted from 1; line 0 is the whole text."""

    line: int
    text: str


class OwnDeckInfo(Struct, frozen=True, kw_only=True):
    """The deck that a text describes: the cards of its valid lines, and the first of `problem_count` problems.

    `key` is the deck's key on a server where it is installed.
    """

    name: str
    key: str
    letters: list[str]
    cards: list[OwnCardInfo]
    problem_count: int
    problems: list[LineRemark]
    notes: list[LineRemark]


def read_deck(data: DeckText, spoken: str) -> OwnDeckInfo:
    """Return the deck that a text describes, and its problems line by line."""
    deck = content.read_own_deck(data.text)
    return OwnDeckInfo(
        name=deck.name,
        key=deck.key,
        letters=list(deck.letters),
        cards=[
            OwnCardInfo(
                line=card.line,
                letter=card.letter,
                number=card.number,
                categories=[category for category, _ in card.books],
                titles=[title for _, title in card.books if title],
            )
            for card in deck.cards
        ],
        problem_count=len(deck.problems),
        problems=_remarks(deck.problems, spoken),
        notes=_remarks(deck.notes, spoken),
    )


def open_deck(data: FileBytes, spoken: str) -> OpenedDeck:
    """Return the text of a file and the deck in it; spreadsheet exports and old encodings are supported."""
    file = read(data.data)
    text = with_tabs(file.text)
    info = read_deck(DeckText(text), spoken)
    return OpenedDeck(text=text, coding=file.coding, guessed=file.is_guess, deck=info)


def pack_deck(data: DeckText) -> bytes:
    """Return an expansion with the deck as a zip file, which pip can install; a text with problems is refused."""
    deck = content.read_own_deck(data.text)
    if deck.problems:
        raise TableError("bad-deck", f"Correct the problems of this deck first; it has {len(deck.problems)}.")
    return content.package_of(deck)


def _remarks(problems: tuple[content.Problem, ...], language: str) -> list[LineRemark]:
    return [
        LineRemark(line=one.line, text=texts.text(f"deck-problem-{one.what}", one.facts, language))
        for one in problems[:MOST_PROBLEMS]
    ]
