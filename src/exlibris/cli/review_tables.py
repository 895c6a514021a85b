"""A review as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from exlibris.cli import output
from exlibris.cli.output import console
from exlibris.cli.replay import seat_name

if TYPE_CHECKING:
    from rich.table import Table

    from exlibris.review import PositionEstimate, Review, ReviewedChoice, SeatReview, TurningPoint

BARS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 60  # characters
PARTS: Final = """\
Deal: what the first cards and the library were worth. Luck: what was drawn later, against the mean of what could have
been drawn. Own: what the seat's choices lost against the best ones. Others: everything else, the others' choices and
what came to light at the end. Wins are chances to win added up over the game: -0.50 is half a win given away. It may be
more than a whole one, as the others give some back.
Accuracy: 0 % chooses like chance, 100 % always the best. Cost: chance to win, and 1 % for each point of lead; of a
whole game in wins."""


def print_review(review: Review, seat: int | None, most: int) -> None:
    """Print the review, or only what concerns one seat, with at most `most` mistakes."""
    out = console()
    out.print(_seats_table(review))
    out.print(PARTS, style="dim", highlight=False, end="\n\n")
    out.print(_curve_table(review))
    _print_turning_points(review)
    _print_mistakes(review, seat, most)


def _seats_table(review: Review) -> Table:
    """Return a row for each seat: accuracy, and what moved its chances."""
    parts = [f"{part}\nwins / points" for part in ("Deal", "Luck", "Own", "Others")]
    table = _plain_table("", "Accuracy", "Choices", "Mistakes", "Cost\nwins", *parts)
    for seat in review.seats:
        table.add_row(seat_name(seat.seat), *seat_cells(seat))
    return table


def seat_cells(seat: SeatReview) -> list[str]:
    """Return what the row of a seat says."""
    accuracy = "-" if seat.accuracy is None else f"{100 * seat.accuracy:.0f} %"
    parts = [f"{wins:+.2f} / {points:+.1f}" for wins, points in (seat.deal, seat.luck, seat.own, seat.others)]
    return [accuracy, str(seat.choices), str(seat.mistakes), f"{seat.cost:.2f}", *parts]


def _curve_table(review: Review) -> Table:
    """Return the course of the game: a curve for each column of the form, with its expected totals by round."""
    rounds = _round_starts(review)
    numbers = [str(number) if number else "start" for number in rounds]
    table = _plain_table("Chance to win", "", *[f"round {number}" for number in numbers[1:]], "end")
    points = [review.start, *[action.after for action in review.actions]]
    for column in range(len(review.start.wins)):
        curve = sparkline([point.wins[column] for point in points])
        cells = [_figures(points[ply], column) for ply in [*list(rounds.values())[1:], len(points) - 1]]
        name = seat_name(column) if column < len(review.seats) else "Public Library"
        table.add_row(name, curve, *cells)
    return table


def _figures(estimate: PositionEstimate, column: int) -> str:
    return f"{100 * estimate.wins[column]:.0f} %, {estimate.totals[column]:.0f}"


def _round_starts(review: Review) -> dict[int, int]:
    """Return by round the number of actions before it; round 0 is what comes before all."""
    starts = {0: 0}
    for action in review.actions:
        starts.setdefault(action.round, action.ply)
    return starts


def sparkline(chances: Sequence[float]) -> str:
    """Return chances as a line of bars, at most `CURVE` of them."""
    width = min(CURVE, len(chances))
    shown = [chances[(2 * k + 1) * len(chances) // (2 * width)] for k in range(width - 1)] + [chances[-1]]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def _print_turning_points(review: Review) -> None:
    out = console()
    out.print("\nTurning points", style="bold")
    if not review.turning_points:
        out.print("None: no turn moved anybody's chance to win by much.")
        return
    columns = [seat_name(column) if column < len(review.seats) else "Library" for column in _columns_of(review)]
    table = _plain_table("Ply", "Round", "Turn of", "began with", *columns, "of which luck")
    for point in review.turning_points:
        table.add_row(*_turning_cells(point))
    out.print(table)


def _columns_of(review: Review) -> range:
    """Return the columns of the form: the seats, and in solo the Public Library."""
    return range(len(review.start.wins))


def _turning_cells(point: TurningPoint) -> Iterator[str]:
    yield from (str(point.first), str(point.round), seat_name(point.seat), point.name)
    yield from (_percent(swing) for swing in point.swings)
    largest = max(range(len(point.swings)), key=lambda column: abs(point.swings[column]))
    yield _percent(point.luck[largest])


def _print_mistakes(review: Review, seat: int | None, most: int) -> None:
    """Print the choices that cost most, of all seats or of one."""
    out = console()
    out.print("\nMistakes", style="bold")
    mistakes = [choice for choice in review.mistakes if seat is None or choice.seat == seat]
    if not mistakes:
        out.print("None that cost much.")
        return
    table = _plain_table("Ply", "Round", "Seat", "Cost", "Chance", "Points", "Played", "Better")
    for choice in mistakes[:most]:
        table.add_row(*_mistake_cells(choice))
    out.print(table)
    if len(mistakes) > most:
        out.print(f"and {len(mistakes) - most} more", style="dim", highlight=False)


def _mistake_cells(choice: ReviewedChoice) -> list[str]:
    win, points = choice.played.win - choice.best.win, choice.played.total - choice.best.total
    better = ", ".join(choice.line)
    cost = f"{100 * choice.cost:.1f} %"
    return [
        str(choice.ply), str(choice.round), seat_name(choice.seat), cost, _percent(win), f"{points:+.1f}",
        choice.played.name, better,
    ]  # fmt: skip


def _percent(part: float) -> str:
    return f"{100 * part:+.0f} %"


def _plain_table(*columns: str) -> Table:
    """Return an empty table; the first column and those of words are aligned to the left."""
    table = output.plain_table()
    for column in columns:
        words = column in ("", "Chance to win", "Turn of", "began with", "Played", "Better", "Seat")
        table.add_column(column, justify="left" if words else "right", no_wrap=column not in ("Better", "Played"))
    return table
