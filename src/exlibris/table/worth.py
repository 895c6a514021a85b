"""What a shelf is worth: the form as far as it is known, the best flips, and the cards that points come from."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Final

from msgspec import Struct

from exlibris.content import CATEGORIES
from exlibris.engine import HIDDEN, Game, PlayerView, State, public_library
from exlibris.engine.analysis import Lines, best_flips, best_public_flips, changes, hindsight, lines
from exlibris.engine.scoring import face_up, inspected, rarest, stable_cells
from exlibris.engine.shelves import Shelf

FORMS: Final = 512  # public forms that are kept: those of a hundred tables
MOST_CARDS: Final = 25  # the best flips of more cards could take seconds; hardly any shelf grows so large
WEIGHED: Final = ("cell", "flip")  # kinds of action that change the shelf at once, by what the seat sees


class Sources(Struct, frozen=True, kw_only=True):
    """The cards of a shelf from which its points come if the inspection came now, in reading order, as far as you know.

    `rectangle` are those that line B1 counts, `covering` those under which it counts an entombed card. `prominent`,
    `banned`, `rarest` and `focus` lie face up and have books of the category of lines B2 to B5; `rarest_category` is
    that of B4. Cards that you may not know are left out, and so are all of a focus.
    """

    rectangle: list[int]
    covering: list[int]
    prominent: list[int]
    banned: list[int]
    rarest: list[int]
    rarest_category: str
    focus: list[int]


def sources_of(view: PlayerView, seat: int) -> Sources:
    """Return where the points of a seat's shelf come from."""
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
    """Return what finds those of the cards that have books of a category."""
    return lambda category: [card for card in cards if view.game.counts[card][category]]


def covering(shelf: Shelf) -> list[int]:
    """Return the upper cards of cells in which a card is entombed."""
    tombs = shelf.tombs[::2]
    return [shelf.grid[cell] for cell in shelf.cells() if cell in tombs]


class BestFlips(Struct, frozen=True, kw_only=True):
    """The cards to turn face down besides those that are, and the points that the seat then has.

    The others' cards are taken as they lie. In solo games of older rules `total` is without Prominent Works: there
    the Public Library's cards are hidden.
    """

    flips: list[int]
    total: int


class PublicForm(Struct, frozen=True, kw_only=True):
    """What a shelf would bring if the inspection came now, as far as it shows: without the focus.

    `prominent` are its books of Prominent Works. `b2` is null in solo until the Public Library's books are counted.
    `best` is the sum of all lines after the best flips, with the others' cards as they lie; null before the
    categories are dealt, and for very large shelves.
    """

    b1: int
    b2: int | None
    b3: int
    b4: int
    prominent: int
    best: int | None


class RunningScore(PublicForm, frozen=True, kw_only=True):
    """What your own shelf would bring now."""

    b5: int


class Worth(Struct, frozen=True, kw_only=True):
    """By how many points an action would change each line of your form, and how many of your Prominent books.

    `out_of_order` are the cards that the inspector would turn down after it and would not now.
    """

    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    prominent: int
    out_of_order: list[int]


def running_score(view: PlayerView) -> RunningScore | None:
    """Return what the viewer's own shelf would bring if the inspection came now.

    None for a spectator, and during the draft, when there are no categories yet.
    """
    return running_score_of(view, view.seat) if view.seat >= 0 and view.deal.is_dealt else None


def running_score_of(view: PlayerView, seat: int) -> RunningScore:
    """Return the same of a seat whose focus the view shows."""
    now = lines(view, seat)
    best = best_points(shown_to(view, seat, view.deal.focus[seat]))
    return RunningScore(b1=now.b1, b2=now.b2, b3=now.b3, b4=now.b4, b5=now.b5 or 0, prominent=now.prominent, best=best)


def public_form(view: PlayerView, seat: int) -> PublicForm:
    """Return what everybody can work out from a seat's shelf."""
    return known_form(shown_to(view, seat))


@dataclass(frozen=True, slots=True)
class Shelves:
    """All that a form depends on, and a view that shows it."""

    seat: int
    game: Game
    shelves: tuple[object, ...]  # never changed, and shared by all views of a state
    flips: tuple[bytes, ...]
    prominent: int
    banned: int
    library: bytes | None  # the Public Library's cards, as far as they can be seen
    focus: int  # HIDDEN for a form without it
    view: PlayerView = field(compare=False)


def shown_to(view: PlayerView, seat: int, focus: int = HIDDEN) -> Shelves:
    """Return what the view shows of all shelves."""
    deal = view.deal
    library = public_library(view) if view.game.is_solo else None
    return Shelves(seat, view.game, (*view.shelves,), (*view.flips,), deal.prominent, deal.banned, library, focus, view)


@lru_cache(maxsize=FORMS)
def known_form(shown: Shelves) -> PublicForm:
    """Return the public form; all who look at the table get the same one."""
    return form_of(shown.view, shown.seat)


def form_of(view: PlayerView, seat: int) -> PublicForm:
    """Work out the public form."""
    now = lines(view, seat)
    best = best_points(shown_to(view, seat))
    return PublicForm(b1=now.b1, b2=now.b2, b3=now.b3, b4=now.b4, prominent=now.prominent, best=best)


@lru_cache(maxsize=FORMS)
def best_points(shown: Shelves) -> int | None:
    """Return the sum of the lines after the best flips; None before the deal, and for more than MOST_CARDS."""
    view, seat = shown.view, shown.seat
    if not view.deal.is_dealt or view.shelves[seat].count > MOST_CARDS:
        return None
    if shown.focus != HIDDEN:
        return lines(view, seat, best_flips(view, seat)).total
    best = lines(view, seat, best_public_flips(view, seat))
    return best.total - (best.b5 or 0)


def weighed(view: PlayerView) -> dict[int, Worth]:
    """Return what each of the viewer's actions would change, where that can be known before it is taken."""
    asked = view.decision
    if asked is None or asked.kind not in WEIGHED:
        return {}
    return {action: _worth_of(change) for action, change in changes(view, asked.actions).items()}


def _worth_of(change: Lines) -> Worth:
    known = {"b2": change.b2 or 0, "b5": change.b5 or 0, "out_of_order": list(change.out_of_order)}
    return Worth(**asdict(change) | known)


def hindsight_of(state: State) -> list[BestFlips]:
    """Return for each seat of a finished game its best flips, the others' as they were."""
    best = [hindsight(state, seat) for seat in range(state.game.seats)]
    return [BestFlips(flips=list(flips), total=total) for flips, total in best]


def best_flips_of(view: PlayerView) -> BestFlips:
    """Return what the viewer should also turn face down, with all other shelves as they lie."""
    flips = best_flips(view, view.seat)
    return BestFlips(flips=list(flips), total=lines(view, view.seat, flips).total)
