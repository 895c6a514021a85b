"""7 Gambling Den: all players here bet on a category; four revealed cards decide whose bet takes cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from exlibris.engine.board import seat_of, token_of
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.moves import acquire, discard_pool, from_deck, take_from_tile
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE, minus
from exlibris.engine.site import Site
from exlibris.engine.sites import are_at, power_of, seats_at
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, effect
from exlibris.engine.verbs.naming import ALL_CATEGORIES
from exlibris.engine.verbs.shelving import ShelveGained

REVEALED: Final = 4


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
    """Set `seats` to the bettors in order, `other` to the active seat, and `seat` to the first bettor."""

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
    """Reveal four cards of the deck on the tile (LOC07-02)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        cards = from_deck(s, REVEALED)
        s.pools[f.tile] = s.pools[f.tile] + cards
        s.tell("reveal", f.seat, cards, tile=f.tile)


def winning_bets(s: State, seats: bytes, named: bytes, cards: bytes, clockwise: bool) -> list[int]:
    """Return the winner's best bets, as indices of `seats` and `named` (LOC07-06, LOC07-07).

    The bets with the most books on the cards are best. The active player, the first of `seats`, wins if tied; otherwise
    the nearest seat clockwise or counterclockwise does.
    """
    books = [sum(s.game.counts[card][category] for card in cards) for category in named]
    best = max(books)
    tied = [i for i in range(len(seats)) if books[i] == best]
    winner = seats[tied[0] if clockwise or seats[tied[0]] == seats[0] else tied[-1]]
    return [i for i in tied if seats[i] == winner]


def take_winnings(s: State, f: Frame, category: int) -> None:
    """Give the frame's seat all cards on the tile with a book of the category; discard the others (LOC07-04)."""
    cards = s.game.of_category(s.pools[f.tile], category)
    s.tell("win", f.seat, cards, tile=f.tile, value=category)
    for card in cards:
        take_from_tile(s, f.seat, f.tile, card)
    discard_pool(s, f.tile)
    acquire(s, f, cards)


class FindWinner(Automatic):
    """Set `seat` to the winner, `picked` to its best categories, and `amount` to the number of players here.

    `power` becomes the winner's special assistant's power if it is here (LOC07-03, LOC07-06, LOC07-07, AMB-22).
    """

    __slots__ = ("clockwise",)

    clockwise: bool  # the direction in which a tie without the active player is broken

    def __init__(self, clockwise: bool) -> None:
        super().__init__()
        self.clockwise = clockwise

    def run(self, s: State, f: Frame) -> None:
        bets = winning_bets(s, f.seats, f.picked, s.pools[f.tile], self.clockwise)
        f.amount = len(seats_at(s, f.tile))
        f.seat = f.seats[bets[0]]
        f.picked = bytes([f.picked[i] for i in bets])
        special = token_of(f.seat, special=True)
        f.power = power_of(s, special) if special in s.visitors[f.tile][::2] else STANDARD


class ChooseWinning(Choice):
    """Ask the winner which of its categories that are tied for best is to win, and take the cards (LOC07-08).

    Among categories that win the same cards only the first is offered.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "category", "prompt-choose-winning", "LOC07-08")

    def options(self, s: State, f: Frame) -> bytes:
        taking: dict[bytes, int] = {}  # categories by the cards that they win
        for category in f.picked:
            taking.setdefault(s.game.of_category(s.pools[f.tile], category), category)
        taking.pop(NOTHING, None)
        return bytes(taking.values())

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_winnings(s, f, option)

    def skip(self, s: State, f: Frame) -> None:
        take_winnings(s, f, f.picked[0])


class ShelveWinnings(ShelveGained):
    """Offer to shelve cards won, at most one for each player here (LOC07-05, AMB-53)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, "LOC07-05")

    def options(self, s: State, f: Frame) -> bytes:
        return f.cards if f.count < f.amount else NOTHING


NAMES: Final = {"player": one_per_player, "assistant": one_per_assistant}


def _site(names: str, clockwise: bool, name: str) -> Site:
    steps = (Begin(NAMES[names]), NameInTurn(), RevealFour(), FindWinner(clockwise), ChooseWinning(), ShelveWinnings())
    return Site(instant=effect(name, *steps), gathers=True)


TIES: Final = {"counter_clockwise": False, "clockwise": True}
SITES: Final = {(names, tie): _site(names, TIES[tie], f"gambling_den.{names}.{tie}") for names in NAMES for tie in TIES}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; LOC07-01 and LOC07-07 differ between the books."""
    return SITES[rules.gambling_den_names, rules.gambling_den_tie]
