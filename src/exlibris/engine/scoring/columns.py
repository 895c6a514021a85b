"""The inspection forms as plain numbers: B-7c for two to four columns, S-42a for a player and the Public Library.

A column can come from a game, from a shelf of the boxed game, or from a paper form; the same functions count it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from exlibris.engine.events import HIDDEN
from exlibris.engine.pickling import Picklable
from exlibris.engine.scoring.counting import ALL_PLACES, PER_FOCUS, prominent_awards, solo_awards, variety

TIE_BREAKERS: Final = ("total", "books", "hand", "banned")  # the total, then TIE-01..03

Key = tuple[int, int, int, int]
Points = tuple[int, int, int, int, int]  # B1 to B5
Standing = tuple[tuple[int, ...], tuple[int, ...], str]  # ranks, winners, decided by


@dataclass(frozen=True)
class Column(Picklable):
    """One column of the form: section A, and the other facts that determine its points and rank.

    `scored` fills in section B and the rank.
    """

    tally: tuple[int, ...]  # face-up books by category
    focus: int  # HIDDEN if unknown, which makes line B5 0
    stability: int = 0
    entombed: int = 0  # points, part of `b1`
    hand: int = 0  # cards
    flipped: tuple[int, ...] = ()  # all cards face down at the end
    b1: int = 0
    b2: int = 0
    b3: int = 0
    b4: int = 0
    b5: int = 0
    rank: int = 0  # from 1; tied columns share a rank

    @property
    def total(self) -> int:
        """The sum of the lines, section C."""
        return self.b1 + self.b2 + self.b3 + self.b4 + self.b5

    @property
    def books(self) -> int:
        """The number of books face up."""
        return sum(self.tally)


@dataclass(frozen=True)
class Form(Picklable):
    """A completed form. In solo the second column is the Public Library's, which is never among the winners."""

    columns: tuple[Column, ...]
    winners: tuple[int, ...]  # columns; empty if the Public Library wins
    decided_by: str  # "total" (always in solo), the decisive tie-breaker, or "shared"
    prominent: int  # category
    banned: int  # category
    solo: bool
    ties: str = ALL_PLACES  # the switch `prominent_ties`
    ended_by: str = ""  # "shelf", "round_limit", or "rounds" in a solo game; "" for a form on paper

    @property
    def seats(self) -> tuple[Column, ...]:
        """The columns of the seats."""
        return self.columns[:1] if self.solo else self.columns

    @property
    def library(self) -> Column | None:
        """The Public Library's column in a solo game (SOLO-25..30)."""
        return self.columns[1] if self.solo else None

    def prominent_books(self) -> list[int]:
        """Return the number of books of Prominent Works in each column."""
        return [column.tally[self.prominent] for column in self.columns]


def scored(
    columns: Sequence[Column], prominent: int, banned: int, solo: bool, ties: str = ALL_PLACES, ended_by: str = ""
) -> Form:
    """Return the completed form, with ranks and winners.

    Args:
        columns: Section A of each column; in solo, the player's and the Public Library's.
        prominent: The Prominent category.
        banned: The Banned category.
        solo: Whether it is form S-42a.
        ties: The Prominent Works awards that tied columns share: ALL_PLACES or NEXT_PLACE (AMB-34).
        ended_by: What caused the inspection.
    """
    books = [column.tally[prominent] for column in columns]
    awards = solo_awards(books[0], books[1]) if solo else prominent_awards(books, ties)
    lines = [lines_of(column, award, banned) for column, award in zip(columns, awards, strict=True)]
    totals = [sum(each) for each in lines]
    if solo:
        ranks, winners, decided_by = _against_library(totals[0], totals[1])
    else:
        ranks, winners, decided_by = _ranked([_key(columns[i], totals[i], banned) for i in range(len(columns))])
    filled = tuple([_filled(columns[i], lines[i], ranks[i]) for i in range(len(columns))])
    return Form(filled, winners, decided_by, prominent, banned, solo, ties, ended_by)


def lines_of(column: Column, award: int, banned: int) -> Points:
    """Return the points of section B, line by line.

    Args:
        column: Section A of the column.
        award: Its points for Prominent Works, which depend on the other columns.
        banned: The Banned category.
    """
    return (
        column.stability + column.entombed,
        award,
        -column.tally[banned],
        variety(column.tally, banned),
        0 if column.focus == HIDDEN else PER_FOCUS * column.tally[column.focus],
    )


def _filled(column: Column, lines: Points, rank: int) -> Column:
    b1, b2, b3, b4, b5 = lines
    own = column
    return Column(own.tally, own.focus, own.stability, own.entombed, own.hand, own.flipped, b1, b2, b3, b4, b5, rank)


def _against_library(own: int, library: int) -> Standing:
    """Return the standing of a solo game, in which the player needs more points to win (SOLO-31)."""
    return ((1, 2), (0,), TIE_BREAKERS[0]) if own > library else ((2, 1), (), TIE_BREAKERS[0])


def _ranked(keys: list[Key]) -> Standing:
    ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
    return tuple(ranks), tuple([column for column, rank in enumerate(ranks) if rank == 1]), _decided_by(keys)


def _key(column: Column, total: int, banned: int) -> Key:
    """Return a key that is greater for a better column: total, books, fewer hand cards, fewer Banned Books (TIE)."""
    return total, sum(column.tally), -column.hand, -column.tally[banned]


def _decided_by(keys: list[Key]) -> str:
    """Return the tie-breaker that puts one column first, or "shared"."""
    best = max(keys)
    if keys.count(best) > 1:
        return "shared"
    for i in range(len(TIE_BREAKERS)):
        if sum([1 for key in keys if key[: i + 1] == best[: i + 1]]) == 1:
            return TIE_BREAKERS[i]
    raise AssertionError("one key is the best")
