"""The lines of a form in words, with their workings. Terminal, SVG and PDF all print these."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from exlibris.content import CATEGORIES
from exlibris.engine.scoring import Column, Form, award_for, rarest
from exlibris.forms.form import NamedForm
from exlibris.texts import listing, text

Say: TypeAlias = partial[str]  # renders a message in the form's language
LINES: Final = ("b1", "b2", "b3", "b4", "b5")


@dataclass(frozen=True)
class Cell:
    """One column's value on a line, and how it was worked out."""

    value: str
    working: str = ""


@dataclass(frozen=True)
class Row:
    """One line. `section`: "A1", "A2", "B1" to "B5", "C", or "" for the lines after the total."""

    section: str
    label: str
    cells: tuple[Cell, ...]
    note: str = ""
    category: str = ""  # key, on the lines that count books


@dataclass(frozen=True)
class Sheet:
    """A form in words, ready to be printed. `heads`: the name and the library of each column."""

    number: str
    title: str
    facts: str
    heads: tuple[tuple[str, str], ...]
    rows: tuple[Row, ...]
    verdict: str
    imprint: str
    signature: str
    leaders: tuple[int, ...]  # columns to highlight: rank 1, in solo also the Public Library


def sheet(named: NamedForm, language: str) -> Sheet:
    """Return the form in words."""
    form, say = named.form, partial(text, language=language)
    number = "S-42a" if form.solo else "B-7c"
    facts = {"prominent": _category(form.prominent, say), "banned": _category(form.banned, say)}
    return Sheet(
        number=number,
        title=say(f"form-title-{'solo' if form.solo else 'multiplayer'}"),
        facts=say("form-facts", facts),
        heads=tuple(_heads(named, say)),
        rows=(
            _turned(named, say),
            *_books(form, say),
            *_points(named, say),
            _total(form, say),
            *_after(form, say),
        ),
        verdict=_verdict(named, language),
        imprint=say("form-imprint", {"number": number}),
        signature=say("form-signature"),
        leaders=tuple(i for i, column in enumerate(form.columns) if column.rank == 1),
    )


def _heads(named: NamedForm, say: Say) -> Iterator[tuple[str, str]]:
    for column, facts in enumerate(named.facts):
        name = say("form-public-library") if _is_library(named.form, column) else facts.name
        yield name, say(f"assistant-{facts.library}-name") if facts.library else ""


def _is_library(form: Form, column: int) -> bool:
    return form.solo and column == 1


def _turned(named: NamedForm, say: Say) -> Row:
    cells = [
        Cell(say("form-unknown") if facts.tallied else ", ".join(facts.flipped) or say("form-none"))
        for facts in named.facts
    ]
    return Row("A1", say("form-line-turned"), tuple(cells))


def _books(form: Form, say: Say) -> Iterator[Row]:
    notes = {form.prominent: say("form-note-prominent"), form.banned: say("form-note-banned")}
    for number, key in enumerate(CATEGORIES):
        cells = [
            Cell(str(column.tally[number]), say("form-note-focus") if column.focus == number else "")
            for column in form.columns
        ]
        yield Row("A2", _category(number, say), tuple(cells), notes.get(number, ""), key)


def _points(named: NamedForm, say: Say) -> Iterator[Row]:
    for line in LINES:
        cells = []
        for i, column in enumerate(named.form.columns):
            if line == "b1" and _is_library(named.form, i):
                cells.append(Cell(say("form-unknown")))
            else:
                cells.append(Cell(str(getattr(column, line)), _working(named, i, line, say)))
        yield Row(line.upper(), say(f"form-line-{line}"), tuple(cells))


def _category(number: int, say: Say) -> str:
    return say(f"category-{CATEGORIES[number]}")


def _working(named: NamedForm, column: int, line: str, say: Say) -> str:
    form = named.form
    own = form.columns[column]
    if line == "b1":
        return say("form-work-b1-tallied") if named.facts[column].tallied else _stability(own, say)
    if line == "b2":
        return _award(form, column, say)
    if line == "b3":
        return say("form-work-b3", {"books": own.tally[form.banned]})
    number = own.focus if line == "b5" else rarest(own.tally, form.banned)
    return say(f"form-work-{line}", {"books": own.tally[number], "category": _category(number, say)})


def _stability(column: Column, say: Say) -> str:
    kind = "form-work-b1-entombed" if column.entombed else "form-work-b1"
    return say(kind, {"stability": column.stability, "entombed": column.entombed})


def _award(form: Form, column: int, say: Say) -> str:
    books = form.prominent_books()
    own = books[column]
    if form.solo:
        return say("form-work-b2-solo", {"own": own, "other": books[1 - column]})
    award = award_for(own, books, form.ties)
    kind = "form-work-b2-shared" if award.tied > 1 and award.pot else "form-work-b2"
    return say(kind, {"books": own, "place": award.place + 1, "pot": award.pot, "tied": award.tied})


def _total(form: Form, say: Say) -> Row:
    cells = []
    for i, column in enumerate(form.columns):
        lines = LINES[1:] if _is_library(form, i) else LINES
        sum_of = " + ".join(str(getattr(column, line)) for line in lines).replace("+ -", "- ")
        cells.append(Cell(str(column.total), sum_of))
    return Row("C", say("form-line-total"), tuple(cells))


def _after(form: Form, say: Say) -> Iterator[Row]:
    if form.solo:
        return
    if len({column.total for column in form.columns}) < len(form.columns):
        yield Row("", say("form-line-books"), tuple(Cell(str(column.books)) for column in form.columns))
        yield Row("", say("form-line-hand"), tuple(Cell(str(column.hand)) for column in form.columns))
    if len(form.columns) > 1:
        yield Row(
            "", say("form-line-rank"), tuple(Cell(say("form-place", {"place": column.rank})) for column in form.columns)
        )


def _verdict(named: NamedForm, language: str) -> str:
    form = named.form
    totals = [column.total for column in form.columns]
    if form.solo:
        how = "won" if form.winners else "tied" if totals[0] == totals[1] else "lost"
        return text(f"form-solo-{how}", {"name": named.facts[0].name, "own": totals[0], "other": totals[1]}, language)
    winners = listing([named.facts[column].name for column in form.winners], language)
    words: dict[str, str | int] = {"winners": winners, "total": max(totals), "last_tie_breaker": named.last_tie_breaker}
    return text(f"result-won-{form.decided_by}", words, language)
