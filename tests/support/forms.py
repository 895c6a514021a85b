"""Forms that the server shows, against the engine's."""

from typing import Any

from exlibris.engine import Form

LINES = ("tally", "stability", "entombed", "b1", "b2", "b3", "b4", "b5", "total", "books", "hand", "rank")
LIBRARY_LINES = ("tally", "b2", "b3", "b4", "b5", "total")


def check_form(shown: dict[str, Any], form: Form) -> None:
    """Check that the form shown is the engine's."""
    assert shown["winners"] == list(form.winners)
    assert (shown["decided_by"], shown["ended_by"]) == (form.decided_by, form.ended_by)
    for column, seat in zip(shown["seats"], form.seats, strict=True):
        check_column(column, seat, LINES)
    assert (shown["library"] is None) == (form.library is None)
    if form.library is not None:
        check_column(shown["library"], form.library, LIBRARY_LINES)


def check_column(shown: dict[str, Any], column: object, lines: tuple[str, ...]) -> None:
    """Check that the column's lines are the engine's."""
    for line in lines:
        found = tuple(shown[line].values()) if line == "tally" else shown[line]
        assert found == getattr(column, line), line
