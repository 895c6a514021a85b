"""What a shelf would bring: forms as far as they show, what an action changes, the best flips."""

from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Final

from msgspec import Struct

from exlibris.engine import HIDDEN, Game, PlayerView, State, public_library
from exlibris.engine.analysis import Lines, best_flips, best_public_flips, changes, hindsight, lines

FORMS: Final = 512  # public forms that are kept: those of a hundred tables
MOST_CARDS: Final = 25  # the best flips of more cards could take seconds; hardly any shelf grows so large
WEIGHED: Final = ("cell", "flip")  # kinds of action that change the shelf at once, by what the seat sees


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
    return {action: worth_of(change) for action, change in changes(view, asked.actions).items()}


def worth_of(change: Lines) -> Worth:
    """Return the change as it is sent."""
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
