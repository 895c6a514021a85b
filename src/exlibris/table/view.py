"""The table as one seat may know it, made only from the engine's player view."""

from collections.abc import Sequence
from typing import Final, Literal, cast

from msgspec import Struct

from exlibris import engine
from exlibris.content import CATEGORIES, assistant_key
from exlibris.engine.scoring import tally
from exlibris.table import board
from exlibris.table.worth import PublicForm, better_down, public_form

Phase = Literal["draft", "placement", "resolution", "inspection", "over"]
STANDARD: Final = "standard"


class Discard(Struct, frozen=True, kw_only=True):
    """The discard pile: its top card is public.

    `pile` is set only while you search it, and in a solo game from the inspection, when it is the Public Library.
    """

    count: int
    top: int | None
    pile: list[int] | None


class Unplaced(Struct, frozen=True, kw_only=True):
    """Assistants a seat still has to place."""

    standard: int
    special: bool


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat; `hand` has a null for every card that you may not know.

    `library` is the key of its special assistant, null before it is chosen and in games without special assistants;
    `offer` are the assistants from which the seat may choose.
    """

    seat: int
    library: str | None
    offer: list[str]
    focus: str | None
    hand_count: int
    hand: list[int | None]
    unplaced: Unplaced
    home: list[board.SpaceView]
    shelf: board.ShelfView
    final_cards: int
    form: PublicForm


class SoloView(Struct, frozen=True, kw_only=True):
    """The Public Library, as far as you may know it.

    `possible` are the categories that can still be its focus, `clues` the excluded categories, null while unrevealed.
    `tally` has its books by category; it is null until they are counted after the last round.
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
    """The whole table; `trigger` is the number of shelved cards that triggers the final round.

    `prominent` and `banned` are null until all seats have chosen a library; hands and foci are dealt then, too.
    `deck` is the number of cards in the deck; `deck_known` are the cards whose place the viewer knows.
    `pool` are the face-up special assistants from which all may choose; `solo` is null in a multiplayer game.
    """

    round: int
    phase: Phase
    final_round: bool
    first_player: int
    active: int | None
    prominent: str | None
    banned: str | None
    deck: int
    deck_known: list[DeckCard]
    discard: Discard
    tiles: list[board.TileView]
    tile_stack: int
    seats: list[SeatView]
    aside: list[int]
    trigger: int
    pool: list[str]
    solo: SoloView | None


def view_of(view: engine.PlayerView, corners: Sequence[board.Corner] | None = None) -> View:
    """Return the whole table; `corners` overrides where the drawings of the shelves begin."""
    drawn = corners or board.corners_of(view)
    return View(
        round=view.round.number,
        phase=phase_of(view),
        final_round=bool(view.round.final),
        first_player=view.round.first,
        active=view.pending[0] if len(view.pending) == 1 else None,
        prominent=_category_of(view.deal.prominent),
        banned=_category_of(view.deal.banned),
        deck=view.deck_count,
        deck_known=[DeckCard(card, place) for place, card in enumerate(view.deck, 1) if card != engine.HIDDEN],
        discard=_discard_of(view),
        tiles=[board.location_of(view, tile) for tile in view.round.tiles],
        tile_stack=len(view.round.stack),
        seats=[_library_of(view, seat, drawn[seat]) for seat in range(view.game.seats)],
        aside=list(view.pools[engine.ASIDE]),
        trigger=view.game.final_round_cards,
        pool=_keys_of(engine.open_pool(view)),
        solo=_solo_of(view) if view.game.is_solo else None,
    )


def _solo_of(view: engine.PlayerView) -> SoloView:
    deal, library = view.deal, engine.public_library(view)
    return SoloView(
        level=view.game.ruleset.solo_level,
        rounds=engine.SOLO_ROUNDS,
        library_focus=_category_of(deal.library_focus),
        possible=[CATEGORIES[category] for category in engine.possible_library_foci(view)],
        clues=[_category_of(clue) for clue in deal.clues],
        tally=None if library is None else dict(zip(CATEGORIES, tally(view.game.counts, library), strict=True)),
    )


def _category_of(category: int) -> str | None:
    return None if category == engine.HIDDEN else CATEGORIES[category]


def phase_of(view: engine.PlayerView) -> Phase:
    """Return the phase of the game; players see cleanup as part of Resolution."""
    now = engine.phase(view)
    return cast("Phase", engine.RESOLUTION if now == engine.CLEANUP else now)


def _discard_of(view: engine.PlayerView) -> Discard:
    """Return the discard pile; all of it while the seat searches it (AMB-21), or if it is the Public Library."""
    pile = list(view.discard)
    searching = view.decision is not None and engine.is_searching(view)
    is_open = searching or engine.public_library(view) is not None
    return Discard(count=len(pile), top=pile[-1] if pile else None, pile=pile if is_open else None)


def _library_of(view: engine.PlayerView, seat: int, corner: board.Corner) -> SeatView:
    hand, key = view.hands[seat], view.deal.powers[seat].key
    return SeatView(
        seat=seat,
        library=None if key == STANDARD else key,
        offer=_keys_of(engine.library_offer(view, seat)),
        focus=_category_of(view.deal.focus[seat]),
        hand_count=len(hand),
        hand=board.known(hand),
        unplaced=Unplaced(
            standard=engine.standard_left(view.unplaced, seat), special=engine.special_left(view.unplaced, seat)
        ),
        home=board.home_of(view, seat),
        shelf=board.shelf_of(view, seat, corner, better_down(view, seat)),
        final_cards=view.shelves[seat].count,
        form=public_form(view, seat),
    )


def _keys_of(numbers: bytes) -> list[str]:
    return [assistant_key(number) for number in numbers]
