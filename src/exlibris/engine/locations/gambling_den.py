"""7 Gambling Den: everybody here names a category; four cards decide who takes those that show theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from exlibris.engine.board import seat_of
from exlibris.engine.game import CATEGORIES
from exlibris.engine.moves import acquire, discard_pool, from_deck, take_from_tile
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import Site, are_at, seats_at
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, STANDARD, Frame, Step, effect
from exlibris.engine.verbs.shelving import ShelveGained

REVEALED: Final = 4
ALL_CATEGORIES: Final = bytes(range(CATEGORIES))


def one_per_player(s: State, f: Frame) -> list[int]:
    """The seats with an assistant here, clockwise from the active one, whose seat is in `number` (LOC07-01)."""
    n = s.game.seats
    there = are_at(s, f.tile)
    return [(f.number + k) % n for k in range(n) if there >> (f.number + k) % n & 1]


def one_per_assistant(s: State, f: Frame) -> list[int]:
    """The same with each seat as often as it has assistants here (LOC07-08)."""
    seats = [seat_of(token) for token in s.visitors[f.tile][::2]]
    return [seat for seat in one_per_player(s, f) for _ in range(seats.count(seat))]


Bettors = Callable[[State, Frame], list[int]]


class Begin(Step):
    """The active seat is remembered in `number`."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        f.number = f.seat
        return NOTHING


class NameInTurn(Step):
    """Each in turn names a category that nobody has named; `notes` holds them in that order (AMB-50, AMB-51)."""

    __slots__ = ("bettors",)

    bettors: Bettors

    def __init__(self, bettors: Bettors) -> None:
        super().__init__(ANY, ANY, "category", "prompt-bet", "LOC07-01")
        self.bettors = bettors

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.number}

    def ask(self, s: State, f: Frame) -> bytes:
        seats = self.bettors(s, f)
        named = len(f.notes)
        if named == len(seats):
            f.seat = f.number
            return NOTHING
        f.seat = seats[named]
        return ALL_CATEGORIES.translate(None, f.notes) if f.notes else ALL_CATEGORIES

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.notes = f.notes + bytes([option])
        if s.recorder is not None:
            s.tell("name", f.seat, tile=f.tile, value=option)


class RevealFour(Step):
    """Four cards of the deck lie open on the tile (LOC07-02)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        cards = from_deck(s, REVEALED)
        s.pools[f.tile] = s.pools[f.tile] + cards
        s.tell("reveal", f.seat, cards, tile=f.tile)
        return NOTHING


class Win(Step):
    """The winner has all cards that show the winning category; the others are discarded (LOC07-03..07)."""

    __slots__ = ("bettors", "clockwise")

    bettors: Bettors
    clockwise: bool  # whom a tie without the active player favours

    def __init__(self, bettors: Bettors, clockwise: bool) -> None:
        super().__init__()
        self.bettors = bettors
        self.clockwise = clockwise

    def ask(self, s: State, f: Frame) -> bytes:
        winner, category = self._winning_bet(s, self.bettors(s, f), f.notes, s.pools[f.tile])
        f.number = len(seats_at(s, f.tile))
        cards = s.game.of_category(s.pools[f.tile], category)
        s.tell("win", winner, cards, tile=f.tile, value=category)
        if winner != f.seat:
            f.seat = winner
            f.power = STANDARD  # only the assistant just placed acts (AMB-22)
        for card in cards:
            take_from_tile(s, winner, f.tile, card)
        discard_pool(s, f.tile)
        acquire(s, f, cards)
        return NOTHING

    def _winning_bet(self, s: State, seats: list[int], named: bytes, cards: bytes) -> tuple[int, int]:
        """The winner and the category (LOC07-06, LOC07-07, AMB-52, AMB-54).

        In a tie the active player, who is the first, wins; else the nearest in the direction that counts.
        """
        books = [sum(s.game.counts[card][category] for card in cards) for category in named]
        best = max(books)
        tied = [i for i in range(len(seats)) if books[i] == best]
        at = tied[0] if self.clockwise or seats[tied[0]] == seats[0] else tied[-1]
        return seats[at], named[at]


class ShelveWinnings(ShelveGained):
    """Shelve at most as many as there are players here (LOC07-05, AMB-53)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, "LOC07-05")

    def ask(self, s: State, f: Frame) -> bytes:
        return f.cards if f.count < f.number else NOTHING


NAMES: Final = {"player": one_per_player, "assistant": one_per_assistant}


def _den(names: str, tie: str) -> Site:
    bettors = NAMES[names]
    name = f"gambling_den.{names}.{tie}"
    win = Win(bettors, tie == "clockwise")
    return Site(instant=effect(name, Begin(), NameInTurn(bettors), RevealFour(), win, ShelveWinnings()))


SITES: Final = {(names, tie): _den(names, tie) for names in NAMES for tie in ("counter_clockwise", "clockwise")}


def site(rules: Ruleset) -> Site:
    """What the tile does (LOC07-01 and LOC07-07 differ between the books)."""
    return SITES[rules.gambling_den_names, rules.gambling_den_tie]
