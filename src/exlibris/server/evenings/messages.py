"""Messages of evenings: the parts of a form as phones type them in."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from exlibris.table.options import PRINTABLE, Name

Category: TypeAlias = Literal["corrupted", "fantastical", "historic", "monster", "reference", "spells"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Counts: TypeAlias = Annotated[list[Count], Meta(min_length=6, max_length=6)]
Cell: TypeAlias = Annotated[str, Meta(pattern=r"^[0-2],-?[0-9]{1,2}$")]
Letter: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2, pattern=PRINTABLE)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class CardDraft(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """A card as typed; `books` are counts by category, all 0 while they are unknown."""

    letter: Letter
    number: Annotated[int, Meta(ge=1, le=999)]
    books: Counts
    face_down: bool = False
    entombed: bool = False


class SeatDraft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat as typed, by shelf or, if `tallied`, by `counts` and `stability`; keys of `cards` are row and column."""

    name: Name = ""
    focus: Category | None = None
    hand: Count = 0
    tallied: bool = False
    cards: Annotated[dict[Cell, CardDraft], Meta(max_length=80)]
    counts: Counts
    stability: Count = 0


class EveningTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of the form for all seats; `letters` are those of a deck other than the ruleset's."""

    ruleset: Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)]
    letters: Annotated[str, Meta(max_length=60, pattern=PRINTABLE)] = ""
    ties: Literal["all_places", "next_place"] = "all_places"
    prominent: Category | None = None
    banned: Category | None = None


class NewEvening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for an evening, with what has been typed so far."""

    table: EveningTable
    seats: Annotated[list[SeatDraft], Meta(min_length=2, max_length=4)]


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to enter a shelf: without `seat` a free one, with `over` even one that another browser enters.

    A name replaces the seat's.
    """

    seat: SeatNumber | None = None
    name: Name = ""
    over: bool = False


class WrittenSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat as its phone has it now; `version` is the last version that the phone has seen."""

    version: Version
    draft: SeatDraft
    done: bool = False


class WrittenTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part for all seats as a phone has it now; `version` is the last version that the phone has seen."""

    version: Version
    table: EveningTable


class EveningSeat(Struct, frozen=True, kw_only=True):
    """A seat of an evening; `yours` if this browser writes it."""

    state: Literal["free", "writing", "done"]
    yours: bool
    version: int
    draft: SeatDraft


class Evening(Struct, frozen=True, kw_only=True):
    """An evening. Each change raises its version, which is also the new version of the part that was changed.

    `called` once the inspector has been called: then all phones show the inspection.
    """

    id: str
    link: str
    version: int
    table: EveningTable
    table_version: int
    called: bool
    seats: list[EveningSeat]
