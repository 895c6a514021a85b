"""The worth of a shelf: the form as far as it is known, the best flips, and the cards from which points come."""

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

FORMS: Final = 512  # cached public forms, enough for 100 tables
MOST_CARDS: Final = 25  # the best flips of more cards could take seconds; hardly any shelf grows so large
WEIGHED: Final = ("cell", "flip")  # kinds of action that change the shelf at once, in a way that the seat can foresee


class Sources(Struct, frozen=True, kw_only=True):
    """The cards of a shelf that would earn points if the inspection were now, in reading order, as far as you know.

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
    """The cards that the seat had best flip in addition, and its total after that.

    Other seats' cards count as they are. In solo games with older rules, `total` leaves out Prominent Works, because
    the Public Library's cards are hidden.
    """

    flips: list[int]
    total: int


class PublicForm(Struct, frozen=True, kw_only=True):
    """The points of a shelf if the inspection were now, from public information: without the focus.

    `prominent` is its number of Prominent Works. `b2` is null in a solo game until the Public Library's books are
    counted. `best` is the sum of all lines after the best flips, with the others' cards as they are; it is null before
    the categories are dealt, and for very large shelves.
    """

    b1: int
    b2: int | None
    b3: int
    b4: int
    prominent: int
    best: int | None


class RunningScore(PublicForm, frozen=True, kw_only=True):
    """The points of your own shelf if the inspection were now."""

    b5: int


class Worth(Struct, frozen=True, kw_only=True):
    """The change that an action makes to the points on each line of your form, and to your Prominent Works.

    `out_of_order` are the cards that the inspector would flip after the action but not now.
    """

    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    prominent: int
    out_of_order: list[int]


def running_score(view: PlayerView) -> RunningScore | None:
    """Return the points of the viewer's own shelf if the inspection were now.

    None for a spectator, and during the draft, before the categories are dealt.
    """
    return running_score_of(view, view.seat) if view.seat >= 0 and view.deal.is_dealt else None


def running_score_of(view: PlayerView, seat: int) -> RunningScore:
    """Return the points, if the inspection were now, of a seat whose focus the view shows."""
    now = lines(view, seat)
    best = best_points(shown_to(view, seat, view.deal.focus[seat]))
    return RunningScore(b1=now.b1, b2=now.b2, b3=now.b3, b4=now.b4, b5=now.b5 or 0, prominent=now.prominent, best=best)


def public_form(view: PlayerView, seat: int) -> PublicForm:
    """Return the form of a seat's shelf from public information, cached."""
    return known_form(shown_to(view, seat))


@dataclass(frozen=True, slots=True)
class Shelves:
    """The data that determine a form, as a cache key, and a view that shows them."""

    seat: int
    game: Game
    shelves: tuple[object, ...]  # immutable, and shared by all views of a state
    flips: tuple[bytes, ...]
    prominent: int
    banned: int
    library: bytes | None  # the Public Library's cards, as far as they can be seen
    focus: int  # HIDDEN for a form without it
    view: PlayerView = field(compare=False)


def shown_to(view: PlayerView, seat: int, focus: int = HIDDEN) -> Shelves:
    """Return the cache key for a seat's form, from what the view shows."""
    deal = view.deal
    library = public_library(view) if view.game.is_solo else None
    return Shelves(seat, view.game, (*view.shelves,), (*view.flips,), deal.prominent, deal.banned, library, focus, view)


@lru_cache(maxsize=FORMS)
def known_form(shown: Shelves) -> PublicForm:
    """Return the public form, cached for all viewers of the table."""
    return form_of(shown.view, shown.seat)


def form_of(view: PlayerView, seat: int) -> PublicForm:
    """Compute the public form."""
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
    """Return the worth of each of the viewer's actions that can be known before it is taken."""
    asked = view.decision
    if asked is None or asked.kind not in WEIGHED:
        return {}
    return {action: _worth_of(change) for action, change in changes(view, asked.actions).items()}


def _worth_of(change: Lines) -> Worth:
    known = {"b2": change.b2 or 0, "b5": change.b5 or 0, "out_of_order": list(change.out_of_order)}
    return Worth(**asdict(change) | known)


def hindsight_of(state: State) -> list[BestFlips]:
    """Return each seat's best flips in a finished game, with the others' flips as they were."""
    best = [hindsight(state, seat) for seat in range(state.game.seats)]
    return [BestFlips(flips=list(flips), total=total) for flips, total in best]


def best_flips_of(view: PlayerView) -> BestFlips:
    """Return the viewer's best additional flips, with all other shelves as they are."""
    flips = best_flips(view, view.seat)
    return BestFlips(flips=list(flips), total=lines(view, view.seat, flips).total)
