"""The lines of a form with their workings: the one description from which terminal, SVG and PDF are made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from exlibris.content import CATEGORIES
from exlibris.engine.scoring import AWARDS
from exlibris.forms.form import Form
from exlibris.forms.words import Say, category, listing

LINES: Final = ("b1", "b2", "b3", "b4", "b5")


@dataclass(frozen=True)
class Cell:
    """The value of one column on a line, and its working."""

    value: str
    working: str = ""


@dataclass(frozen=True)
class Row:
    """One line. `section`: "A1", "A2", "B1" to "B5", "C", or "" for what comes after."""

    section: str
    label: str
    cells: tuple[Cell, ...]
    note: str = ""
    category: str = ""  # key, on the lines that count books


@dataclass(frozen=True)
class Sheet:
    """A form in words. `heads`: name and library per column."""

    number: str
    title: str
    facts: str
    heads: tuple[tuple[str, str], ...]
    rows: tuple[Row, ...]
    verdict: str
    imprint: str
    signature: str
    leaders: tuple[int, ...]  # columns that won, if only against the others on the sheet


def sheet(form: Form, say: Say) -> Sheet:
    """Return the form in words."""
    number = "S-42a" if form.solo else "B-7c"
    return Sheet(
        number=number,
        title=say(f"form-title-{'solo' if form.solo else 'multiplayer'}"),
        facts=say("form-facts", {"prominent": category(say, form.prominent), "banned": category(say, form.banned)}),
        heads=tuple(_heads(form, say)),
        rows=(_turned(form, say), *_books(form, say), *_points(form, say), _total(form, say), *_after(form, say)),
        verdict=_verdict(form, say),
        imprint=say("form-imprint", {"number": number}),
        signature=say("form-signature"),
        leaders=tuple(column for column, rank in enumerate(form.ranks) if rank == 1),
    )


def _heads(form: Form, say: Say) -> Iterator[tuple[str, str]]:
    for column, entry in enumerate(form.entries):
        name = say("form-public-library") if form.solo and column == 1 else entry.name
        yield name, say(f"assistant-{entry.library}-name") if entry.library else ""


def _turned(form: Form, say: Say) -> Row:
    cells = [
        Cell(say("form-unknown") if entry.tallied else ", ".join(entry.flipped) or say("form-none"))
        for entry in form.entries
    ]
    return Row("A1", say("form-line-turned"), tuple(cells))


def _books(form: Form, say: Say) -> Iterator[Row]:
    notes = {form.prominent: say("form-note-prominent"), form.banned: say("form-note-banned")}
    for number, key in enumerate(CATEGORIES):
        cells = [
            Cell(str(entry.tally[number]), say("form-note-focus") if entry.focus == number else "")
            for entry in form.entries
        ]
        yield Row("A2", category(say, number), tuple(cells), notes.get(number, ""), key)


def _points(form: Form, say: Say) -> Iterator[Row]:
    for line in LINES:
        cells = []
        for column, points in enumerate(form.points):
            if line == "b1" and form.solo and column == 1:
                cells.append(Cell(say("form-unknown")))
            else:
                cells.append(Cell(str(getattr(points, line)), _working(form, column, line, say)))
        yield Row(line.upper(), say(f"form-line-{line}"), tuple(cells))


def _working(form: Form, column: int, line: str, say: Say) -> str:
    entry = form.entries[column]
    if line == "b1":
        return _stability(form, column, say)
    if line == "b2":
        return _award(form, column, say)
    if line == "b3":
        return say("form-work-b3", {"books": entry.tally[form.banned]})
    number = entry.focus if line == "b5" else rarest(form, column)
    return say(f"form-work-{line}", {"books": entry.tally[number], "category": category(say, number)})


def _stability(form: Form, column: int, say: Say) -> str:
    entry = form.entries[column]
    if entry.tallied:
        return say("form-work-b1-tallied")
    kind = "form-work-b1-entombed" if entry.entombed else "form-work-b1"
    return say(kind, {"stability": entry.stability, "entombed": entry.entombed})


def _award(form: Form, column: int, say: Say) -> str:
    own = form.prominent_books(column)
    books = [form.prominent_books(other) for other in range(len(form.entries))]
    if form.solo:
        return say("form-work-b2-solo", {"own": own, "other": books[1 - column]})
    place = sum(1 for other in books if other > own)
    tied = books.count(own)
    pot = sum(AWARDS[place : place + tied])
    kind = "form-work-b2-shared" if tied > 1 and pot else "form-work-b2"
    return say(kind, {"books": own, "place": place + 1, "pot": pot, "tied": tied})


def rarest(form: Form, column: int) -> int:
    """Return the category that decides line B4; of several the first on the form (VARY-03)."""
    tally = form.entries[column].tally
    return min([number for number in range(len(CATEGORIES)) if number != form.banned], key=tally.__getitem__)


def _total(form: Form, say: Say) -> Row:
    cells = []
    for column, points in enumerate(form.points):
        lines = LINES[1:] if form.solo and column == 1 else LINES
        sum_of = " + ".join(str(getattr(points, line)) for line in lines).replace("+ -", "- ")
        cells.append(Cell(str(points.total), sum_of))
    return Row("C", say("form-line-total"), tuple(cells))


def _after(form: Form, say: Say) -> Iterator[Row]:
    """Yield the ranks, and what broke or could not break a tie."""
    if form.solo:
        return
    if form.decided_by != "total":
        yield Row("", say("form-line-books"), tuple(Cell(str(sum(entry.tally))) for entry in form.entries))
        yield Row("", say("form-line-hand"), tuple(Cell(str(entry.hand)) for entry in form.entries))
    if len(form.entries) > 1:
        yield Row("", say("form-line-rank"), tuple(Cell(say("form-place", {"place": rank})) for rank in form.ranks))


def _verdict(form: Form, say: Say) -> str:
    totals = [points.total for points in form.points]
    if form.solo:
        how = "won" if form.winners else "tied" if totals[0] == totals[1] else "lost"
        return say(f"form-solo-{how}", {"name": form.entries[0].name, "own": totals[0], "other": totals[1]})
    winners = listing(say, [form.entries[column].name for column in form.winners])
    words: dict[str, str | int] = {"winners": winners, "total": max(totals), "last_tie_breaker": form.last_tie_breaker}
    return say(f"result-won-{form.decided_by}", words)
