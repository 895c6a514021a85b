"""The table as one seat (or a spectator) may see it. Cards are catalog ids, `null` is a hidden card."""

from typing import Literal

from msgspec import Struct

Phase = Literal["draft", "placement", "resolution", "inspection", "over"]


class Discard(Struct, frozen=True, kw_only=True):
    """The discard pile: its top card is public.

    `pile` is there only while you search it, and in solo from the inspection on, when it is the Public Library.
    """

    count: int
    top: int | None
    pile: list[int] | None


class StandingAssistant(Struct, frozen=True, kw_only=True):
    """An assistant on a space, in town or at home; `special` is its key, `null` a standard one."""

    seat: int
    special: str | None


class Space(Struct, frozen=True, kw_only=True):
    """A space of a tile or of a seat's library; not `open` when fewer players take part than its marker asks.

    `space` is its name, such as "14.1" or "home.1", by which options name it too. In town it is the only one of that
    name; at home every library has one.
    """

    space: str
    marker: str
    open: bool
    assistants: list[StandingAssistant]


class Tile(Struct, frozen=True, kw_only=True):
    """A location in town with its cards."""

    number: int
    permanent: bool
    cards: list[int | None]
    spaces: list[Space]


class Unplaced(Struct, frozen=True, kw_only=True):
    """Assistants a seat still has to place."""

    standard: int
    special: bool


class ShelfCell(Struct, frozen=True, kw_only=True):
    """A card on a shelf; `card` is null when you may not know it, `entombed` lies beneath it.

    `row` and `column` are counted from 1 in the drawing of the shelf. In a preview they are those of the shelf as it is
    now, so cards that would stay in place have the same, and cells above or left of the drawing have 0 and less.
    `out_of_order` cards lie face up, but the inspector would turn them down if the inspection came now.
    """

    row: int
    column: int
    card: int | None
    face_down: bool
    out_of_order: bool
    entombed: int | None


class Shelf(Struct, frozen=True, kw_only=True):
    """A shelf's bounding box, row by row."""

    rows: list[list[ShelfCell | None]]
    cards: int


class PublicForm(Struct, frozen=True, kw_only=True):
    """What a shelf would bring if the inspection came now, as far as it shows: without the focus.

    `b2` is null in solo until the Public Library's books are counted.
    """

    b1: int
    b2: int | None
    b3: int
    b4: int
    prominent: int


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat; `hand` has a null for every card you may not know.

    `library` is the key of its special assistant, null before there is one and in games without; `offer` are those
    that it may choose from.
    """

    seat: int
    library: str | None
    offer: list[str]
    focus: str | None
    hand_count: int
    hand: list[int | None]
    unplaced: Unplaced
    home: list[Space]
    shelf: Shelf
    final_cards: int
    form: PublicForm


class Solo(Struct, frozen=True, kw_only=True):
    """The Public Library, as far as you may know it.

    `possible` are the categories that its focus can still be, `clues` those that it is not, null while unrevealed.
    `tally` has its books by category, null until they are counted after the last round.
    """

    level: int
    rounds: int
    library_focus: str | None
    possible: list[str]
    clues: list[str | None]
    tally: dict[str, int] | None


class DeckCard(Struct, frozen=True):
    """A card of the deck that the viewer has looked at; `place` counts from 1 at the top."""

    card: int
    place: int


class View(Struct, frozen=True, kw_only=True):
    """The whole table; `trigger` is the number of shelved cards that brings the final round.

    `deck` counts the cards of the deck; `deck_known` are those whose place the viewer knows.
    `pool` are the special assistants lying open for all to choose from; `solo` is null against other people.
    """

    round: int
    phase: Phase
    final_round: bool
    first_player: int
    active: int | None
    prominent: str
    banned: str
    deck: int
    deck_known: list[DeckCard]
    discard: Discard
    tiles: list[Tile]
    tile_stack: int
    seats: list[SeatView]
    aside: list[int]
    trigger: int
    pool: list[str]
    solo: Solo | None
