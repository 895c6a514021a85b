"""7 Gambling Den: everybody here names a category; four cards decide who takes those that show theirs."""

from __future__ import annotations

from typing import Final

from exlibris.engine.game import CATEGORIES
from exlibris.engine.moves import acquire, discard_pool, from_deck, take_from_tile
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import Site, seats_at
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, STANDARD, Frame, Step, effect
from exlibris.engine.verbs.shelving import ShelveGained

REVEALED: Final = 4


def gamblers(s: State, f: Frame) -> list[int]:
    """The seats with an assistant here, clockwise from the active one, whose seat is in `number` (LOC07-01)."""
    n = s.game.seats
    there = seats_at(s, f.tile)
    return [(f.number + k) % n for k in range(n) if (f.number + k) % n in there]


class Begin(Step):
    """The active seat is remembered in `number`."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        f.number = f.seat
        return NOTHING


class NameInTurn(Step):
    """Each player here names a category that nobody has named; `notes` holds them in that order (AMB-50, AMB-51)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "category", "prompt-bet", "LOC07-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.number}

    def ask(self, s: State, f: Frame) -> bytes:
        players = gamblers(s, f)
        named = len(f.notes)
        if named == len(players):
            f.seat = f.number
            return NOTHING
        f.seat = players[named]
        return bytes([category for category in range(CATEGORIES) if category not in f.notes])

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.notes = f.notes + bytes([option])
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

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        players = gamblers(s, f)
        winner, category = winning_bet(s, players, f.notes, s.pools[f.tile])
        cards = s.game.of_category(s.pools[f.tile], category)
        s.tell("win", winner, cards, tile=f.tile, value=category)
        if winner != f.seat:
            f.seat = winner
            f.power = STANDARD  # only the assistant just placed acts (AMB-22)
        f.number = len(players)
        for card in cards:
            take_from_tile(s, winner, f.tile, card)
        discard_pool(s, f.tile)
        acquire(s, f, cards)
        return NOTHING


def winning_bet(s: State, players: list[int], named: bytes, cards: bytes) -> tuple[int, int]:
    """The winner and the category (LOC07-06, LOC07-07, AMB-52, AMB-54).

    In a tie the active player, who is the first, wins; else the nearest counter-clockwise, who is the last.
    """
    books = [sum(s.game.counts[card][category] for card in cards) for category in named]
    best = max(books)
    tied = [i for i in range(len(players)) if books[i] == best]
    at = 0 if tied[0] == 0 else tied[-1]
    return players[at], named[at]


class ShelveWinnings(ShelveGained):
    """Shelve at most as many as there are players here (LOC07-05, AMB-53)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, "LOC07-05")

    def ask(self, s: State, f: Frame) -> bytes:
        return f.cards if f.count < f.number else NOTHING


SITE = Site(instant=effect("gambling_den", Begin(), NameInTurn(), RevealFour(), Win(), ShelveWinnings()))
