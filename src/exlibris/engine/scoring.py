"""The inspection form B-7c, line by line, and who wins (STAB, PROM, BAN, VARY, FOCUS, SCORE, TIE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from exlibris.engine.errors import NotOver
from exlibris.engine.pickling import by_fields
from exlibris.engine.shelf import Shelf
from exlibris.engine.state import State

AWARDS: Final = (15, 9, 4)  # PROM-01
PER_ENTOMBED: Final = 2  # ASST-MUMMY-04
PER_VARIETY: Final = 3  # VARY-01
PER_FOCUS: Final = 2  # FOCUS-02
TIE_BREAKERS: Final = ("total", "books", "hand", "banned")  # TIE-01..03 after the total


@dataclass(frozen=True)
class SeatResult:
    """One column of the form. `b1` includes `entombed` points; `flipped`: every card that ended face down."""

    tally: tuple[int, ...]  # books per category, face up
    stability: int
    entombed: int  # points
    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    books: int
    hand: int
    flipped: tuple[int, ...]
    focus: int
    rank: int

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


@dataclass(frozen=True)
class LibraryResult:
    """The Public Library's column of form S-42a (SOLO-25..30)."""

    tally: tuple[int, ...]
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    focus: int

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


@dataclass(frozen=True)
class Result:
    """The form of a finished game. `decided_by`: "total", the tie-breaker that decided, or "shared"."""

    seats: tuple[SeatResult, ...]
    winners: tuple[int, ...]
    decided_by: str
    ended_by: str  # "shelf", "round_limit", or "rounds" in a solo game
    library: LibraryResult | None = None  # the opponent in a solo game

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


def out_of_order(cards: bytes, face_down: bytes) -> bytes:
    """The cards that the inspector turns down: those not later than the last face-up card (ALPHA-02..06, AMB-31).

    Cards are numbered in alphabetical order and come in reading order.
    """
    last = -1
    turned = []
    for card in cards:
        if card in face_down:
            continue
        if card < last:
            turned.append(card)
        else:
            last = card
    return bytes(turned)


def dark_cards(shelf: Shelf) -> bytes:
    """Upper cards that already lie face down."""
    return bytes([shelf.grid[cell] for cell in shelf.face_down])


def inspected(shelf: Shelf, flips: bytes) -> bytes:
    """All upper cards that are face down after the owner's flips and the check of the order."""
    down = dark_cards(shelf) + flips
    return down + out_of_order(shelf.cards(), down)


def tally(counts: list[bytes], cards: bytes) -> list[int]:
    """Books of each category on these cards (SCORE-A2)."""
    books = [0] * 6
    for card in cards:
        own = counts[card]
        for category in range(6):
            books[category] += own[category]
    return books


def stability(shelf: Shelf) -> int:
    """Cards in the largest full rectangle, at least 2 by 2, that stands on the bottom row (STAB-01..05)."""
    best = 0
    columns = -1
    rows = shelf.rows
    for height, row in enumerate(range(shelf.bottom, shelf.top - 1, -1), 1):
        columns &= rows[row]
        width = 0
        run = columns
        while run:
            width += 1
            run &= run >> 1
        if height > 1 and width > 1 and width * height > best:
            best = width * height
    return best


def entombed_points(shelf: Shelf) -> int:
    """What entombed cards are worth; they go with stability (ASST-MUMMY-04, ASST-MUMMY-05)."""
    return PER_ENTOMBED * (len(shelf.tombs) // 2)


def prominent_awards(books: list[int]) -> list[int]:
    """The Prominent Works award of each: those tied share the places they occupy, rounded up (AMB-34, AMB-35)."""
    awards = []
    for own in books:
        place = sum(1 for other in books if other > own)
        tied = books.count(own)
        pot = sum(AWARDS[place : place + tied])
        awards.append(-(-pot // tied))
    return awards


def variety(books: list[int], banned: int) -> int:
    """Three points per book of the category of which there are fewest, the Banned one apart (VARY-01..05)."""
    return PER_VARIETY * min(count for category, count in enumerate(books) if category != banned)


def result(s: State) -> Result:
    """The form of a finished game. Raises NotOver before."""
    if not s.is_over:
        raise NotOver("the game is not over: there is no result yet")
    return form(s, s.flips)


def form(s: State, flips: list[bytes]) -> Result:
    """The form as it would be with these flips, if the inspection came now. Uses every seat's focus."""
    if s.game.is_solo:
        return _solo_form(s, flips[0])
    seats = range(s.game.seats)
    down = [inspected(s.shelves[seat], flips[seat]) for seat in seats]
    tallies = [tally(s.game.counts, s.shelves[seat].cards().translate(None, down[seat])) for seat in seats]
    awards = prominent_awards([books[s.deal.prominent] for books in tallies])
    lines = [_lines(s, seat, tallies[seat], awards[seat]) for seat in seats]
    keys = [_key(s, seat, tallies[seat], sum(lines[seat])) for seat in seats]
    ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
    return Result(
        tuple(_seat_result(s, seat, tallies[seat], lines[seat], down[seat], ranks[seat]) for seat in seats),
        tuple(seat for seat in seats if ranks[seat] == 1),
        decided_by(keys),
        s.round.final,
    )


def _solo_form(s: State, flips: bytes) -> Result:
    """Form S-42a: the player wins with strictly more points than the Public Library (SOLO-31)."""
    down = inspected(s.shelves[0], flips)
    books = tally(s.game.counts, s.shelves[0].cards().translate(None, down))
    theirs = tally(s.game.counts, s.discard)
    ahead = books[s.deal.prominent] > theirs[s.deal.prominent]
    lines = _lines(s, 0, books, AWARDS[0] if ahead else 0)
    library = _library(s, theirs, 0 if ahead else AWARDS[0])
    won = sum(lines) > library.total
    seat = _seat_result(s, 0, books, lines, down, 1 if won else 2)
    return Result((seat,), (0,) if won else (), "total", s.round.final, library)


def _library(s: State, books: list[int], award: int) -> LibraryResult:
    banned = s.deal.banned
    focus = s.deal.library_focus
    b3, b4, b5 = -books[banned], variety(books, banned), PER_FOCUS * books[focus]
    return LibraryResult(tuple(books), award, b3, b4, b5, award + b3 + b4 + b5, focus)


def _lines(s: State, seat: int, books: list[int], award: int) -> list[int]:
    shelf = s.shelves[seat]
    banned = s.deal.banned
    return [
        stability(shelf) + entombed_points(shelf),
        award,
        -books[banned],
        variety(books, banned),
        PER_FOCUS * books[s.deal.focus[seat]],
    ]


def _key(s: State, seat: int, books: list[int], total: int) -> tuple[int, int, int, int]:
    """What decides, the greater the better: total, most books, fewest hand cards, fewest banned books (TIE)."""
    return total, sum(books), -len(s.hands[seat]), -books[s.deal.banned]


def decided_by(keys: list[tuple[int, int, int, int]]) -> str:
    """What puts one seat before the others, or "shared"; keys as `_key` has them."""
    best = max(keys)
    if keys.count(best) > 1:
        return "shared"
    for i in range(len(TIE_BREAKERS)):
        if sum(1 for key in keys if key[: i + 1] == best[: i + 1]) == 1:
            return TIE_BREAKERS[i]
    raise AssertionError("one key is the best")


def _seat_result(s: State, seat: int, books: list[int], lines: list[int], down: bytes, rank: int) -> SeatResult:
    shelf = s.shelves[seat]
    b1, b2, b3, b4, b5 = lines
    return SeatResult(
        tally=tuple(books),
        stability=stability(shelf),
        entombed=entombed_points(shelf),
        b1=b1,
        b2=b2,
        b3=b3,
        b4=b4,
        b5=b5,
        total=sum(lines),
        books=sum(books),
        hand=len(s.hands[seat]),
        flipped=tuple(sorted(down)),
        focus=s.deal.focus[seat],
        rank=rank,
    )
