"""8 Librarians Lodge: bring an assistant home for its action there, change something on your shelf, or both."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import CHANGE_SHELF, MOVE_ASSISTANT, RESHELVE, SWAP_HAND, SWAP_SHELF
from exlibris.engine.board import (
    HOME,
    HOME_SPACES,
    is_special,
    placed_space,
    placement_of,
    places_special,
    seat_of,
    tile_of,
    token_of,
)
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.moves import leave, take_openly
from exlibris.engine.sets import NOTHING, ONE, pairs_of, without
from exlibris.engine.site import Site
from exlibris.engine.sites import come_home, remove, work_out_places
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, Prerequisite, effect
from exlibris.engine.verbs.shelving import shelve


def movable(s: State, seat: int) -> bytes:
    """Return the placements, as in actions, of the seat's assistants on locations (LOC08-02, AMB-55).

    Placements of this turn are left out.
    """
    found = NOTHING
    for tile in s.round.tiles:
        for token, space in pairs_of(s.visitors[tile]):
            if seat_of(token) == seat:
                found = found + ONE[placement_of(space, is_special(token))]
    return bytes([option for option in found if option not in s.fresh])


def has_free_home_space(s: State, seat: int) -> bool:
    """Return whether one of the seat's three home spaces is empty."""
    return sum(1 for token in s.visitors[HOME][::2] if seat_of(token) == seat) < HOME_SPACES


def changes(s: State, seat: int) -> bytes:
    """Return the possible changes of the seat's shelf (LOC08-03); reshelving its only card would change nothing."""
    shelf = s.shelves[seat]
    options = ONE[SWAP_HAND] if shelf.count and s.hands[seat] else NOTHING
    if shelf.count > 1:
        return options + ONE[SWAP_SHELF] + ONE[RESHELVE]
    return options + ONE[RESHELVE] if shelf.tombs else options


class ChoosePart(Choice):
    """Offer both parts, each at most once and in any order (LOC08-01); `picked` holds the parts chosen so far."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 2, "choice", "prompt-lounge", "LOC08-01")

    def options(self, s: State, f: Frame) -> bytes:
        options = NOTHING
        if MOVE_ASSISTANT not in f.picked and has_free_home_space(s, f.seat) and movable(s, f.seat):
            options = ONE[MOVE_ASSISTANT]
        if CHANGE_SHELF not in f.picked and changes(s, f.seat):
            options = options + ONE[CHANGE_SHELF]
        return options

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.picked = f.picked + ONE[option]
        s.push(BRING_HOME if option == MOVE_ASSISTANT else REARRANGE, f.seat, f.power, f.tile)


class BringHome(Choice):
    """Offer to move an assistant placed earlier to an empty home space, and begin its action there (LOC08-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "assistant", "prompt-bring-home", "LOC08-02", verb="bring")

    def options(self, s: State, f: Frame) -> bytes:
        return movable(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        special = places_special(option)
        space = placed_space(option)
        remove(s, token_of(f.seat, special), tile_of(space), space)
        work_out_places(s)
        power = s.deal.powers[f.seat] if special else STANDARD
        s.tell("bring-home", f.seat, tile=tile_of(space), key=power.key)
        come_home(s, f.seat, power)


class ChooseChange(Choice):
    """Offer the possible changes of the shelf, and begin the chosen one (LOC08-03)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "choice", "prompt-change-shelf", "LOC08-03")

    def options(self, s: State, f: Frame) -> bytes:
        return changes(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        s.push(CHANGES[option - SWAP_HAND], f.seat, f.power, f.tile)


class PickShelved(Prerequisite):
    """Ask for a shelved card, and keep it in `card`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-pick-shelved", "LOC08-03", verb="pick")

    def options(self, s: State, f: Frame) -> bytes:
        return s.shelves[f.seat].cards()

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.card = option


class SwapWithHand(Choice):
    """Ask for a hand card, and exchange it for the shelved `card`, which is public from then on."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-swap-hand", "LOC08-03", verb="swap")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]

    def choose(self, s: State, f: Frame, option: int) -> None:
        leave(s, f.seat, option)
        s.shelves[f.seat] = s.shelves[f.seat].replace(f.card, option)
        take_openly(s, f.seat, f.card)
        s.tell("swap-hand", f.seat, bytes((f.card, option)))


class SwapOnShelf(Choice):
    """Ask for another shelved card, and exchange the two, each with the card entombed under it (AMB-56)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-swap-shelf", "LOC08-03", verb="swap")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        return without(s.shelves[f.seat].cards(), f.card)

    def choose(self, s: State, f: Frame, option: int) -> None:
        s.shelves[f.seat] = s.shelves[f.seat].swap(f.card, option)
        s.tell("swap-shelf", f.seat, bytes((f.card, option)))


class TakeOutAndShelve(Choice):
    """Ask for a removable shelved card, take it out, and shelve it again, keeping it face down if it was (AMB-56)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-reshelve", "LOC08-03", verb="reshelve")

    def options(self, s: State, f: Frame) -> bytes:
        return s.shelves[f.seat].removable()

    def choose(self, s: State, f: Frame, option: int) -> None:
        shelf = s.shelves[f.seat]
        hidden = shelf.cell_of(option) in shelf.face_down
        s.shelves[f.seat] = shelf.take(option)
        take_openly(s, f.seat, option)
        s.tell("take-out", f.seat, ONE[option])
        shelve(s, f, option, hidden)


BRING_HOME: Final = effect("librarians_lounge.home", BringHome())
REARRANGE: Final = effect("librarians_lounge.change", ChooseChange())
CHANGES: Final = [
    effect("librarians_lounge.swap_hand", PickShelved(), SwapWithHand()),
    effect("librarians_lounge.swap_shelf", PickShelved(), SwapOnShelf()),
    effect("librarians_lounge.reshelve", TakeOutAndShelve()),
]
SITE: Site = Site(instant=effect("librarians_lounge", ChoosePart()), feeding=0.6)
