"""The catalog: everything printed on the components, sent once and cached by the browser."""

from typing import Literal

from msgspec import Struct


class BookInfo(Struct, frozen=True, kw_only=True):
    """One book on a card; `category` counts in the order of the catalog's categories, `title` is null if unknown."""

    category: int
    title: str | None


class CardInfo(Struct, frozen=True, kw_only=True):
    """A book card: `number` of `quantity` cards of its letter."""

    id: int
    letter: str
    number: int
    quantity: int
    books: list[BookInfo]


class PicturePart(Struct, frozen=True, kw_only=True):
    """A part of a picture: what it is made of, and its outline as SVG path data."""

    material: str
    outline: str


class TileInfo(Struct, frozen=True, kw_only=True):
    """A location tile; `cards` come to it in Preparation, `spaces` are the printed markers.

    `picture` is empty for those that the client has drawings of.
    """

    number: int
    key: str
    name: str
    type: Literal["instant", "delayed"]
    summary: str
    detail: str
    cards: int
    face_down: bool
    spaces: list[str]
    solo: bool
    picture: list[PicturePart]


class AssistantInfo(Struct, frozen=True, kw_only=True):
    """A special assistant and the library it comes with; `picture` as that of a tile."""

    key: str
    name: str
    library: str
    summary: str
    detail: str
    picture: list[PicturePart]


class CategoryInfo(Struct, frozen=True, kw_only=True):
    """A category of books; its place in the list is its number."""

    key: str
    name: str


class Catalog(Struct, frozen=True, kw_only=True):
    """All components; the cards are those of the deck in the language asked for.

    `assistant_cards`: special assistants are cards of their own; otherwise each comes with a library.
    """

    cards: list[CardInfo]
    tiles: list[TileInfo]
    assistants: list[AssistantInfo]
    categories: list[CategoryInfo]
    assistant_cards: bool
