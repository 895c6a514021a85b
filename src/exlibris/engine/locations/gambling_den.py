"""7 Gambling Den: all players here bet on a category; four revealed cards decide whose bet takes cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from exlibris.engine.board import seat_of
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.moves import acquire, discard_pool, from_deck, take_from_tile
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE, minus
from exlibris.engine.site import Site
from exlibris.engine.sites import are_at, seats_at
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, effect
from exlibris.engine.verbs.shelving import ShelveGained

REVEALED: Final = 4
ALL_CATEGORIES: Final = bytes(range(CATEGORY_COUNT))


def one_per_player(s: State, seat: int, tile: int) -> bytes:
    """Return the seats with assistants on the tile, clockwise from the active seat (LOC07-01)."""
    n = s.game.seats
    there = are_at(s, tile)
    return bytes([(seat + k) % n for k in range(n) if there >> (seat + k) % n & 1])


def one_per_assistant(s: State, seat: int, tile: int) -> bytes:
    """Return `one_per_player`, each seat as often as it has assistants on the tile (LOC07-08)."""
    seats = [seat_of(token) for token in s.visitors[tile][::2]]
    return bytes([better for better in one_per_player(s, seat, tile) for _ in range(seats.count(better))])


Bettors = Callable[[State, int, int], bytes]


class Begin(Automatic):
    """Set `seats` to those who name a category, in order, `other` to the active seat, `seat` to the first to name."""

    __slots__ = ("bettors",)

    bettors: Bettors

    def __init__(self, bettors: Bettors) -> None:
        super().__init__()
        self.bettors = bettors

    def run(self, s: State, f: Frame) -> None:
        f.other = f.seat
        f.seats = self.bettors(s, f.seat, f.tile)
        f.seat = f.seats[0]


class NameInTurn(Choice):
    """Ask each of `seats` for a category not yet named, and keep them in `picked`, in order (AMB-50, AMB-51)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "category", "prompt-bet", "LOC07-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.other}

    def options(self, s: State, f: Frame) -> bytes:
        return minus(ALL_CATEGORIES, f.picked) if len(f.picked) < len(f.seats) else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.picked = f.picked + ONE[option]
        if s.recorder is not None:
            s.tell("name", f.seat, tile=f.tile, value=option)
        f.seat = f.seats[len(f.picked)] if len(f.picked) < len(f.seats) else f.other


class RevealFour(Automatic):
    """Reveal four cards of the deck, and lay them on the tile (LOC07-02)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        cards = from_deck(s, REVEALED)
        s.pools[f.tile] = s.pools[f.tile] + cards
        s.tell("reveal", f.seat, cards, tile=f.tile)


class Win(Automatic):
    """Give the winner all cards that show the winning category, and discard the others (LOC07-03..07).

    Sets `amount` to the number of players here, and `seat` to the winner.
    """

    __slots__ = ("clockwise",)

    clockwise: bool  # the direction in which a tie without the active player is broken

    def __init__(self, clockwise: bool) -> None:
        super().__init__()
        self.clockwise = clockwise

    def run(self, s: State, f: Frame) -> None:
        winner, category = self._winning_bet(s, f.seats, f.picked, s.pools[f.tile])
        f.amount = len(seats_at(s, f.tile))
        cards = s.game.of_category(s.pools[f.tile], category)
        s.tell("win", winner, cards, tile=f.tile, value=category)
        if winner != f.seat:
            f.seat = winner
            f.power = STANDARD  # only the assistant just placed acts (AMB-22)
        for card in cards:
            take_from_tile(s, winner, f.tile, card)
        discard_pool(s, f.tile)
        acquire(s, f, cards)

    def _winning_bet(self, s: State, seats: bytes, named: bytes, cards: bytes) -> tuple[int, int]:
        """Return the winner and the category (LOC07-06, LOC07-07, AMB-52, AMB-54).

        A tie is won by the active player, the first of `seats`; else by the seat nearest in the direction that counts.
        """
        books = [sum(s.game.counts[card][category] for card in cards) for category in named]
        best = max(books)
        tied = [i for i in range(len(seats)) if books[i] == best]
        at = tied[0] if self.clockwise or seats[tied[0]] == seats[0] else tied[-1]
        return seats[at], named[at]


class ShelveWinnings(ShelveGained):
    """Offer to shelve cards won, at most one for each player here (LOC07-05, AMB-53)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, "LOC07-05")

    def options(self, s: State, f: Frame) -> bytes:
        return f.cards if f.count < f.amount else NOTHING


NAMES: Final = {"player": one_per_player, "assistant": one_per_assistant}


def _den(names: str, tie: str) -> Site:
    bettors = NAMES[names]
    name = f"gambling_den.{names}.{tie}"
    win = Win(tie == "clockwise")
    return Site(instant=effect(name, Begin(bettors), NameInTurn(), RevealFour(), win, ShelveWinnings()))


SITES: Final = {(names, tie): _den(names, tie) for names in NAMES for tie in ("counter_clockwise", "clockwise")}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; LOC07-01 and LOC07-07 differ between the books."""
    return SITES[rules.gambling_den_names, rules.gambling_den_tie]
