"""The worth of a shelf as it lies: its form, the cards from which points come, and what the best flips would gain."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from exlibris.content import CATEGORIES
from exlibris.engine import HIDDEN, Game, PlayerView, State, public_library
from exlibris.engine.analysis import (
    Lines,
    best_public_flips,
    expected_flips,
    hindsight,
    lines,
)
from exlibris.engine.scoring import PER_FOCUS, face_up, inspected, prominent_awards, rarest, stable_cells
from exlibris.engine.shelves import Shelf

FORMS: Final = 2048  # cached forecasts and forms, enough for 100 tables
MOST_CARDS: Final = 32  # the best flips of more cards could take seconds; hardly any shelf grows so large
NOTHING: Final = b""


class Sources(Struct, frozen=True, kw_only=True):
    """The cards of a shelf that earn the points of its form, in reading order, as far as you know.

    `rectangle` are the cards that line B1 counts, `covering` the cards above entombed cards that it counts.
    `prominent`, `banned`, `rarest` and `focus` are face-up cards with books of the categories of lines B2 to B5;
    `rarest_category` is the category of B4. Cards that you may not know are left out, and so is an unknown focus.
    """

    rectangle: list[int]
    covering: list[int]
    prominent: list[int]
    banned: list[int]
    rarest: list[int]
    rarest_category: str
    focus: list[int]


def sources_of(view: PlayerView, seat: int) -> Sources:
    """Return the cards from which the points of a seat's shelf come."""
    deal, shelf, flips = view.deal, view.shelves[seat], view.flips[seat]
    fewest = rarest(face_up(view.game.counts, shelf, flips), deal.banned)
    focus = deal.focus[seat]
    with_books = _finder(view, shelf.cards().translate(None, inspected(shelf, flips)))
    return Sources(
        rectangle=[card for cell in stable_cells(shelf) if (card := shelf.grid[cell]) != HIDDEN],
        covering=[card for card in covering(shelf) if card != HIDDEN],
        prominent=with_books(deal.prominent),
        banned=with_books(deal.banned),
        rarest=with_books(fewest),
        rarest_category=CATEGORIES[fewest],
        focus=[] if focus == HIDDEN else with_books(focus),
    )


def _finder(view: PlayerView, cards: bytes) -> Callable[[int], list[int]]:
    """Return a function that finds the cards with books of a category."""
    return lambda category: [card for card in cards if view.game.counts[card][category]]


def covering(shelf: Shelf) -> list[int]:
    """Return the cards that lie on entombed cards."""
    tombs = shelf.tombs[::2]
    return [shelf.grid[cell] for cell in shelf.cells() if cell in tombs]


class BestFlips(Struct, frozen=True, kw_only=True):
    """The cards that the seat gains most by flipping in addition, and its total after that.

    The others are expected to flip their best cards. In solo games with older rules, `total` leaves out Prominent
    Works, because the Public Library's cards are hidden.
    """

    flips: list[int]
    total: int


class FlippedForm(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What changes in a form if all players flip their best cards, each from the least to the most.

    Those depend on the foci: where they are known, both numbers are the same. `books` are in the order of the
    categories. `out_of_order` are the cards that the inspector would still flip, whatever the focus is. `by_owner` are
    those that the inspector would flip now, and their owner flips, whatever the focus is.
    """

    b2: tuple[int, int] | None
    b3: tuple[int, int]
    b4: tuple[int, int]
    b5: tuple[int, int]
    books: list[tuple[int, int]]
    out_of_order: list[int] = []
    by_owner: list[int] = []


class PublicForm(Struct, frozen=True, kw_only=True):
    """The points of a shelf if the inspection were now and no player flipped a further card.

    It is worked out from public information: without the focus. `b2` is null in a solo game until the Public Library's
    books are counted. `prominent` is the number of Prominent Works and `books`, in the order of the categories, how
    many books of each the inspector leaves face up. The secret focus adds `focus_least` to `focus_most` points. If all
    players flipped their best cards, the total would be `best_least` to `best_most`, depending on the focus, and the
    lines as in `flipped`.
    """

    b1: int
    b2: int | None
    b3: int
    b4: int
    prominent: int
    books: list[int]
    focus_least: int
    focus_most: int
    best_least: int
    best_most: int
    flipped: FlippedForm


class RunningScore(PublicForm, frozen=True, kw_only=True):
    """The points of your own shelf if the inspection were now and no player flipped a further card.

    `best`, the least and the most of your total, and `flipped` apply if all players flipped their best cards; yours are
    the best for your focus.
    """

    b5: int
    best: tuple[int, int]


@dataclass(frozen=True, slots=True)
class End:
    """A form after the best flips for one focus.

    `awards` are the least and the most points of its line B2, which depend on what the others flip; None in a solo game
    until the Public Library's books are counted.
    """

    form: Lines
    awards: tuple[int | None, int | None]


def running_score(view: PlayerView) -> RunningScore | None:
    """Return the score of the viewer's own shelf.

    None for a spectator, and during the draft, before the categories are dealt.
    """
    return running_score_of(view, view.seat) if view.seat >= 0 and view.deal.is_dealt else None


def running_score_of(view: PlayerView, seat: int) -> RunningScore:
    """Return the score of a seat whose focus the view shows."""
    now, own = lines(view, seat), _ends(view, seat, [_form(view, seat, view.deal.focus[seat])])
    return RunningScore(
        b5=now.b5 or 0,
        best=_totals(own),
        flipped=_flipped(own, _by_owner(view, seat, [view.deal.focus[seat]])),
        **_fields_of(view, seat, now, _ends(view, seat, _forms(view, seat))),
    )


def public_form(view: PlayerView, seat: int) -> PublicForm:
    """Return the score of a seat's shelf as another player with this view makes it."""
    now = replace(lines(view, seat), b5=None)
    ends = _ends(view, seat, _forms(view, seat))
    by_owner = _by_owner(view, seat, _possible_foci(view, seat))
    flipped = _flipped(ends or _ends(view, seat, [now]), by_owner)
    return PublicForm(flipped=flipped, **_fields_of(view, seat, now, ends))


def _fields_of(view: PlayerView, seat: int, now: Lines, ends: list[End]) -> dict[str, Any]:
    """Return other fields that all forms have; `now` has no line B5 in a public form, `ends` are by possible focus."""
    points = [PER_FOCUS * now.books[focus] for focus in _possible_foci(view, seat)]
    least, most = _totals(ends)
    return {
        "b1": now.b1,
        "b2": now.b2,
        "b3": now.b3,
        "b4": now.b4,
        "prominent": now.prominent,
        "books": list(now.books),
        "focus_least": min(points, default=0),
        "focus_most": max(points, default=0),
        "best_least": least,
        "best_most": most,
    }


def _by_owner(view: PlayerView, seat: int, foci: list[int]) -> list[int]:
    """Return the cards that the inspector would flip now, among the best flips for each of these focuses."""
    now = lines(view, seat).out_of_order
    return [card for card in _certain_flips(view, seat, foci) if card in now]


def _flipped(ends: list[End], by_owner: list[int]) -> FlippedForm:
    forms = [end.form for end in ends]
    awards = [award for end in ends for award in end.awards if award is not None]
    return FlippedForm(
        b2=_range(awards) if awards else None,
        b3=_range([form.b3 for form in forms]),
        b4=_range([form.b4 for form in forms]),
        b5=_range([form.b5 or 0 for form in forms]),
        books=[_range(counts) for counts in zip(*(form.books for form in forms), strict=True)],
        out_of_order=[card for card in forms[0].out_of_order if all(card in form.out_of_order for form in forms)],
        by_owner=by_owner,
    )


def _totals(ends: list[End]) -> tuple[int, int]:
    """Return the least and the most points of these forms; zeros for none."""
    totals = [end.form.total - (end.form.b2 or 0) + (award or 0) for end in ends for award in end.awards]
    return _range(totals) if totals else (0, 0)


def _range(points: Sequence[int]) -> tuple[int, int]:
    return min(points), max(points)


def _ends(view: PlayerView, seat: int, forms: list[Lines]) -> list[End]:
    """Return these forms of a seat with the awards that the books of the others leave possible."""
    if view.game.is_solo or not view.deal.is_dealt:
        return [End(form, (form.b2, form.b2)) for form in forms]
    books = [_range([form.prominent for form in _forms_seen(view, other)]) for other in range(view.game.seats)]
    fewest, most = (list(counts) for counts in zip(*books, strict=True))
    return [End(form, (_award(view, seat, form, most), _award(view, seat, form, fewest))) for form in forms]


def _award(view: PlayerView, seat: int, form: Lines, books: list[int]) -> int:
    """Return line B2 of this form if the others have these numbers of Prominent Works."""
    counts = [form.prominent if other == seat else count for other, count in enumerate(books)]
    return prominent_awards(counts, view.game.ruleset.prominent_ties)[seat]


def _forms(view: PlayerView, seat: int) -> list[Lines]:
    """Return the form of a seat for each focus that it can have for the other players, after its best flips."""
    return [_form(view, seat, focus) for focus in _possible_foci(view, seat)]


def _forms_seen(view: PlayerView, seat: int) -> list[Lines]:
    """Return the form of a seat for each focus that it can have for the viewer, who knows their own."""
    focus = view.deal.focus[seat]
    return _forms(view, seat) if focus == HIDDEN else [_form(view, seat, focus)]


def _form(view: PlayerView, seat: int, focus: int) -> Lines:
    """Return the form of a seat that has this focus and flips its best cards; the others flip what all expect."""
    return _best_form(_shown_to(view, seat, focus))


def _best_flips(view: PlayerView, seat: int, focus: int) -> bytes:
    """Return the seat's best further flips for a focus; none for a shelf of too many cards."""
    return _best(_shown_to(view, seat, focus))


def _possible_foci(view: PlayerView, seat: int) -> list[int]:
    """Return the categories that can be a seat's focus: each is dealt once. A viewer's own counts as unknown."""
    deal = view.deal
    if seat != view.seat and deal.focus[seat] != HIDDEN:
        return [deal.focus[seat]]
    others = [focus for other, focus in enumerate(deal.focus) if other != seat]
    dealt = (deal.prominent, deal.banned, *others)
    return [category for category in range(len(CATEGORIES)) if category not in dealt] if deal.is_dealt else []


@dataclass(frozen=True, slots=True)
class Shelves:
    """The data that determine a forecast, as a cache key, and a view that shows them."""

    game: Game
    shelves: tuple[object, ...]  # immutable, and shared by all views of a state
    flips: tuple[bytes, ...]
    prominent: int
    banned: int
    library: bytes | None  # the Public Library's cards, as far as they can be seen
    is_over: bool
    own: tuple[int, int]  # seat and focus; HIDDEN for what all can expect
    view: PlayerView = field(compare=False)


def _shown_to(view: PlayerView, seat: int = HIDDEN, focus: int = HIDDEN) -> Shelves:
    deal, library = view.deal, public_library(view) if view.game.is_solo else None
    return Shelves(
        game=view.game,
        shelves=(*view.shelves,),
        flips=(*view.flips,),
        prominent=deal.prominent,
        banned=deal.banned,
        library=library,
        is_over=view.is_over,
        own=(seat, focus),
        view=view,
    )


def forecast(view: PlayerView) -> list[bytes]:
    """Return by seat all flips that anyone at the table can expect; none before the deal."""
    return known_flips(_shown_to(view)) if view.deal.is_dealt and not view.is_over else list(view.flips)


@lru_cache(maxsize=FORMS)
def known_flips(shown: Shelves) -> list[bytes]:
    """Return the forecast, cached for all viewers of the table."""
    return expected_flips(shown.view, MOST_CARDS)


def better_down(view: PlayerView, seat: int) -> bytes:
    """Return the cards that a seat gains by flipping, with each focus that it can have as far as the view knows."""
    focus = view.deal.focus[seat]
    return _certain_flips(view, seat, _possible_foci(view, seat) if focus == HIDDEN else [focus])


def _certain_flips(view: PlayerView, seat: int, foci: list[int]) -> bytes:
    """Return the cards that are best flipped whichever of these focuses it is."""
    found = [_best_flips(view, seat, each) for each in foci]
    return bytes([card for card in found[0] if all(card in flips for flips in found)]) if found else NOTHING


@lru_cache(maxsize=FORMS)
def _best(shown: Shelves) -> bytes:
    seat, focus = shown.own
    if shown.is_over or not 0 < shown.view.shelves[seat].count <= MOST_CARDS:
        return NOTHING
    flips = best_public_flips(shown.view, seat, forecast(shown.view), focus)
    return _needed(flips, lambda some: _form_after(shown, some).total)


@lru_cache(maxsize=FORMS)
def _best_form(shown: Shelves) -> Lines:
    return _form_after(shown, _best(shown))


def _form_after(shown: Shelves, flips: bytes) -> Lines:
    """Return the form of a seat that has this focus after these further flips and the others' expected ones."""
    seat, focus = shown.own
    end = lines(shown.view, seat, flips, forecast(shown.view))
    return replace(end, b5=None if focus == HIDDEN else PER_FOCUS * end.books[focus])


def _needed(flips: bytes, total: Callable[[bytes], int]) -> bytes:
    """Return the flips without those that gain no points; none if all of them together gain none."""
    most = total(flips)
    if total(NOTHING) == most:
        return NOTHING
    for card in flips:
        fewer = flips.replace(bytes([card]), NOTHING)
        if total(fewer) == most:
            flips = fewer
    return flips


def hindsight_of(state: State) -> list[BestFlips]:
    """Return each seat's best flips in a finished game, with the others' flips as they were."""
    best = [hindsight(state, seat) for seat in range(state.game.seats)]
    return [BestFlips(flips=list(flips), total=total) for flips, total in best]


def best_flips_of(view: PlayerView) -> BestFlips:
    """Return the viewer's best additional flips, if the others flip their best cards."""
    seat, focus = view.seat, view.deal.focus[view.seat]
    return BestFlips(flips=list(_best_flips(view, seat, focus)), total=_form(view, seat, focus).total)
