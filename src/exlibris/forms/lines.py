"""The lines of a form in words, with their workings. Terminal, SVG and PDF all print these."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from exlibris.content import CATEGORIES
from exlibris.engine.scoring import Column, Scores, award_for, rarest
from exlibris.forms.form import Form
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


def sheet(form: Form, language: str) -> Sheet:
    """Return the form in words."""
    scores, say = form.scores, partial(text, language=language)
    number = "S-42a" if scores.solo else "B-7c"
    facts = {"prominent": _category(scores.prominent, say), "banned": _category(scores.banned, say)}
    return Sheet(
        number=number,
        title=say(f"form-title-{'solo' if scores.solo else 'multiplayer'}"),
        facts=say("form-facts", facts),
        heads=tuple(_heads(form, say)),
        rows=(
            _turned(form, say),
            *_books(scores, say),
            *_points(form, say),
            _total(scores, say),
            *_after(scores, say),
        ),
        verdict=_verdict(form, language),
        imprint=say("form-imprint", {"number": number}),
        signature=say("form-signature"),
        leaders=tuple(column for column, rank in enumerate(scores.ranks) if rank == 1),
    )


def _heads(form: Form, say: Say) -> Iterator[tuple[str, str]]:
    for column, facts in enumerate(form.facts):
        name = say("form-public-library") if _is_library(form.scores, column) else facts.name
        yield name, say(f"assistant-{facts.library}-name") if facts.library else ""


def _is_library(scores: Scores, column: int) -> bool:
    return scores.solo and column == 1


def _turned(form: Form, say: Say) -> Row:
    cells = [
        Cell(say("form-unknown") if facts.tallied else ", ".join(facts.flipped) or say("form-none"))
        for facts in form.facts
    ]
    return Row("A1", say("form-line-turned"), tuple(cells))


def _books(scores: Scores, say: Say) -> Iterator[Row]:
    notes = {scores.prominent: say("form-note-prominent"), scores.banned: say("form-note-banned")}
    for number, key in enumerate(CATEGORIES):
        cells = [
            Cell(str(column.tally[number]), say("form-note-focus") if column.focus == number else "")
            for column in scores.columns
        ]
        yield Row("A2", _category(number, say), tuple(cells), notes.get(number, ""), key)


def _points(form: Form, say: Say) -> Iterator[Row]:
    for line in LINES:
        cells = []
        for column, points in enumerate(form.scores.points):
            if line == "b1" and _is_library(form.scores, column):
                cells.append(Cell(say("form-unknown")))
            else:
                cells.append(Cell(str(getattr(points, line)), _working(form, column, line, say)))
        yield Row(line.upper(), say(f"form-line-{line}"), tuple(cells))


def _category(number: int, say: Say) -> str:
    return say(f"category-{CATEGORIES[number]}")


def _working(form: Form, column: int, line: str, say: Say) -> str:
    scores = form.scores
    own = scores.columns[column]
    if line == "b1":
        return say("form-work-b1-tallied") if form.facts[column].tallied else _stability(own, say)
    if line == "b2":
        return _award(scores, column, say)
    if line == "b3":
        return say("form-work-b3", {"books": own.tally[scores.banned]})
    number = own.focus if line == "b5" else rarest(own.tally, scores.banned)
    return say(f"form-work-{line}", {"books": own.tally[number], "category": _category(number, say)})


def _stability(column: Column, say: Say) -> str:
    kind = "form-work-b1-entombed" if column.entombed else "form-work-b1"
    return say(kind, {"stability": column.stability, "entombed": column.entombed})


def _award(scores: Scores, column: int, say: Say) -> str:
    books = scores.prominent_books()
    own = books[column]
    if scores.solo:
        return say("form-work-b2-solo", {"own": own, "other": books[1 - column]})
    award = award_for(own, books, scores.ties)
    kind = "form-work-b2-shared" if award.tied > 1 and award.pot else "form-work-b2"
    return say(kind, {"books": own, "place": award.place + 1, "pot": award.pot, "tied": award.tied})


def _total(scores: Scores, say: Say) -> Row:
    cells = []
    for column, points in enumerate(scores.points):
        lines = LINES[1:] if _is_library(scores, column) else LINES
        sum_of = " + ".join(str(getattr(points, line)) for line in lines).replace("+ -", "- ")
        cells.append(Cell(str(points.total), sum_of))
    return Row("C", say("form-line-total"), tuple(cells))


def _after(scores: Scores, say: Say) -> Iterator[Row]:
    """Yield the lines after the total: tie-breakers if they were needed, and ranks."""
    if scores.solo:
        return
    if scores.decided_by != "total":
        yield Row("", say("form-line-books"), tuple(Cell(str(sum(column.tally))) for column in scores.columns))
        yield Row("", say("form-line-hand"), tuple(Cell(str(column.hand)) for column in scores.columns))
    if len(scores.columns) > 1:
        yield Row("", say("form-line-rank"), tuple(Cell(say("form-place", {"place": rank})) for rank in scores.ranks))


def _verdict(form: Form, language: str) -> str:
    scores = form.scores
    totals = [points.total for points in scores.points]
    if scores.solo:
        how = "won" if scores.winners else "tied" if totals[0] == totals[1] else "lost"
        return text(f"form-solo-{how}", {"name": form.facts[0].name, "own": totals[0], "other": totals[1]}, language)
    winners = listing([form.facts[column].name for column in scores.winners], language)
    words: dict[str, str | int] = {"winners": winners, "total": max(totals), "last_tie_breaker": form.last_tie_breaker}
    return text(f"result-won-{scores.decided_by}", words, language)
