"""The inspection forms as plain data: B-7c for the seats of a table, S-42a for one seat and the Public Library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from exlibris.content import load_deck
from exlibris.engine import State, result
from exlibris.engine.analysis import SOLO_AWARD, awards_in_solo
from exlibris.engine.scoring import PER_FOCUS, TIE_BREAKERS, dark_cards, decided_by, prominent_awards, variety


@dataclass(frozen=True)
class Entry:
    """Section A of one column of the form, and everything else that its points come from."""

    name: str
    focus: int
    tally: tuple[int, ...]  # books face up, per category
    stability: int
    entombed: int = 0  # points
    hand: int = 0
    flipped: tuple[str, ...] = ()  # what the inspector turned down
    library: str = ""  # key of the special assistant, if known
    tallied: bool = False  # the shelf itself is not known


@dataclass(frozen=True)
class Points:
    """Section B of one column. The Public Library has no B1."""

    b1: int
    b2: int
    b3: int
    b4: int
    b5: int

    @property
    def total(self) -> int:
        """Section C, the total."""
        return self.b1 + self.b2 + self.b3 + self.b4 + self.b5


@dataclass(frozen=True)
class Form:
    """A filled-in form. In solo the second column is the Public Library's, which has no rank and can't be a winner."""

    solo: bool
    prominent: int
    banned: int
    entries: tuple[Entry, ...]
    points: tuple[Points, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]  # columns; none where the Public Library wins
    decided_by: str  # "total", as always in solo, the tie-breaker that decided, or "shared"
    last_tie_breaker: str = "no_race"  # the ruleset's switch: what the rulebook has follow when all else is tied

    def prominent_books(self, column: int) -> int:
        """Return the number of Prominent Works of a column, which decides their award."""
        return self.entries[column].tally[self.prominent]


def fill(entries: Sequence[Entry], prominent: int, banned: int, last_tie_breaker: str = "no_race") -> Form:
    """Fill in form B-7c, for the seats of a table."""
    awards = prominent_awards([entry.tally[prominent] for entry in entries])
    points = tuple(_points(entry, award, banned) for entry, award in zip(entries, awards, strict=True))
    keys = [
        (own.total, sum(entry.tally), -entry.hand, -entry.tally[banned])
        for entry, own in zip(entries, points, strict=True)
    ]
    ranks = tuple(1 + sum(1 for other in keys if other > key) for key in keys)
    winners = tuple(column for column, rank in enumerate(ranks) if rank == 1)
    return Form(False, prominent, banned, tuple(entries), points, ranks, winners, decided_by(keys), last_tie_breaker)


def fill_solo(own: Entry, library: Entry, prominent: int, banned: int) -> Form:
    """Fill in form S-42a: the seat wins if it is strictly ahead (SOLO-31)."""
    books = own.tally[prominent]
    award = awards_in_solo(library.tally[prominent])[min(books, library.tally[prominent] + 1)]
    points = (_points(own, award, banned), _points(library, SOLO_AWARD - award, banned))
    won = points[0].total > points[1].total
    ranks, winners = ((1, 2), (0,)) if won else ((2, 1), ())
    return Form(True, prominent, banned, (own, library), points, ranks, winners, TIE_BREAKERS[0])


def _points(entry: Entry, award: int, banned: int) -> Points:
    return Points(
        entry.stability + entry.entombed,
        award,
        -entry.tally[banned],
        variety(list(entry.tally), banned),
        PER_FOCUS * entry.tally[entry.focus],
    )


def form_of(state: State, names: Sequence[str]) -> Form:
    """Return the form of a finished game. Raises NotOver before its end."""
    end = result(state)
    deck = load_deck(state.game.ruleset.language)
    entries = []
    for seat, column in enumerate(end.seats):
        own = dark_cards(state.shelves[seat]) + state.flips[seat]
        turned = bytes(column.flipped).translate(None, own)
        entries.append(
            Entry(
                name=names[seat],
                focus=column.focus,
                tally=column.tally,
                stability=column.stability,
                entombed=column.entombed,
                hand=column.hand,
                flipped=tuple(f"{deck.letters[card]} {deck.numbers[card]}" for card in turned),
                library=state.deal.powers[seat].key,
            )
        )
    prominent, banned = state.deal.prominent, state.deal.banned
    if end.library is None:
        return fill(entries, prominent, banned, state.game.ruleset.last_tie_breaker)
    library = Entry("", end.library.focus, end.library.tally, stability=0, tallied=True)
    return fill_solo(entries[0], library, prominent, banned)
