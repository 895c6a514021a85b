"""The command review: analyze a finished game from its record."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from gettext import gettext as _
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from exlibris.cli.output import console, fail, failing, plain_table, progress_bar
from exlibris.cli.reading import read_whole_game, seat_name
from exlibris.cli.replay import File

if TYPE_CHECKING:
    from rich.table import Table

    from exlibris.engine import Record
    from exlibris.review import PositionEstimate, Review, ReviewedChoice, SeatReview, TurningPoint

DEALS: Final = 32  # as in exlibris.review, which is too slow to import for the help
MOST_DEALS: Final = 100
BARS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 60  # characters
Seat = Annotated[
    int | None, typer.Option(min=1, max=4, metavar="N", help="Show only the mistakes of this seat, from 1.")
]
JsonFile = Annotated[
    Path | None,
    typer.Option(
        "--json", metavar="FILE", dir_okay=False, help="Also write the whole review as JSON; - prints only the JSON."
    ),
]
Deals = Annotated[
    int,
    typer.Option(
        min=1,
        max=MOST_DEALS,
        metavar="N",
        help="Random deals of the unknown cards per decision, to compare the best actions.",
    ),
]
Seed = Annotated[str, typer.Option(help="Any text; the same seed gives the same review.")]
Most = Annotated[int, typer.Option("--mistakes", min=0, metavar="N", help="List at most N mistakes.")]


def review(
    file: File, seat: Seat = None, json_file: JsonFile = None, deals: Deals = DEALS, seed: Seed = "1", most: Most = 10
) -> None:
    """Review a finished game: chances of winning, turning points, mistakes with better choices, luck.

    Each choice is judged by what its seat could see; luck is computed from all hands. A four-player game takes
    about half a minute with the compiled engine, a few minutes without.
    """
    record = read_whole_game(file)[0]
    if seat is not None and seat > record.seats:
        fail(_("--seat {seat}: the game has seats 1 to {last}").format(seat=seat, last=record.seats))
    made = _watched(record, seed, deals)
    if json_file is not None:
        with failing(OSError, at=str(json_file)):
            _write(made, json_file)
    if str(json_file) != "-":
        _print_review(made, None if seat is None else seat - 1, most, record.players)


def _watched(record: Record, seed: str, deals: int) -> Review:
    from exlibris.review import review_of

    with progress_bar() as bar:
        task = bar.add_task(_("actions"), total=len(record.actions))
        return review_of(record, seed, deals, lambda: bar.advance(task))


def _write(made: Review, file: Path) -> None:
    from exlibris.review import review_to_json

    text = json.dumps(review_to_json(made))
    if str(file) == "-":
        typer.echo(text)
    else:
        file.write_text(text + "\n", encoding="utf-8")


def _print_review(review: Review, seat: int | None, most: int, players: Sequence[str]) -> None:
    """Print the review, with at most `most` mistakes; with a seat (from 0), only the mistakes of that seat."""
    out = console()
    out.print(_seats_table(review, players))
    out.print(_explanation(), style="dim", highlight=False, end="\n\n")
    out.print(_curve_table(review))
    _print_turning_points(review)
    _print_mistakes(review, seat, most)


def _explanation() -> str:
    """Explain the columns of the table of seats."""
    return "\n".join(
        (
            _("Deal: the value of the first cards and the library."),
            _("Luck: the value of later draws against the mean of all possible draws."),
            _("Own: what the seat's choices lost against the best ones."),
            _("Others: everything else, such as the other seats' choices and the cards revealed at the end."),
            _("These columns add up changes in the chance of winning: -0.50 is half a win given away."),
            _("A seat can lose more than one win, since the other seats give some back."),
            _("Accuracy: from 0% (as good as choosing at random) to 100% (always the best choice)."),
            _("Cost: the lost chance of winning, plus 1% per point of lead; for a whole game, in wins."),
        )
    )


def _seats_table(review: Review, players: Sequence[str]) -> Table:
    wins = _("wins")
    parts = [f"{part}\n{wins}" for part in (_("Deal"), _("Luck"), _("Own"), _("Others"), _("Cost"))]
    table = _plain_table("", _("Accuracy"), _("Choices"), _("Mistakes"), parts[-1], *parts[:-1])
    for seat in review.seats:
        table.add_row(seat_name(seat.seat, players), *seat_cells(seat))
    return table


def seat_cells(seat: SeatReview) -> list[str]:
    """Return the cells of a seat's row after its name."""
    accuracy = "-" if seat.accuracy is None else _percent(seat.accuracy)
    parts = [f"{part.win:+.2f}" for part in (seat.deal, seat.luck, seat.own, seat.others)]
    return [accuracy, str(seat.choices), str(seat.mistakes), f"{seat.cost:.2f}", *parts]


def _curve_table(review: Review) -> Table:
    starts: dict[int, int] = {}  # round: number of actions before it
    for action in review.actions:
        if action.round:
            starts.setdefault(action.round, action.ply)
    table = _plain_table(_("Chance of winning"), "", *[_("round {number}").format(number=n) for n in starts], _("end"))
    points = [review.start, *[action.after for action in review.actions]]
    for column in range(len(review.start.wins)):
        curve = sparkline([point.wins[column] for point in points])
        cells = [_figures(points[ply], column) for ply in [*starts.values(), len(points) - 1]]
        name = seat_name(column) if column < len(review.seats) else _("Public Library")
        table.add_row(name, curve, *cells)
    return table


def _figures(estimate: PositionEstimate, column: int) -> str:
    return f"{100 * estimate.wins[column]:.0f}%, {estimate.totals[column]:.0f}"


def sparkline(chances: Sequence[float]) -> str:
    """Draw chances as a line of at most `CURVE` bars."""
    width = min(CURVE, len(chances))
    shown = [chances[(2 * k + 1) * len(chances) // (2 * width)] for k in range(width - 1)] + [chances[-1]]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def _print_turning_points(review: Review) -> None:
    out = console()
    out.print("\n" + _("Turning points"), style="bold")
    if not review.turning_points:
        out.print(_("None: no turn changed a chance of winning by much."))
        return
    columns = [seat_name(i) if i < len(review.seats) else _("Public Library") for i in range(len(review.start.wins))]
    table = _plain_table(_("Ply"), _("Round"), _("Turn of"), _("began with"), *columns, _("due to luck"))
    for point in review.turning_points:
        table.add_row(*_turning_cells(point))
    out.print(table)


def _turning_cells(point: TurningPoint) -> Iterator[str]:
    yield from (str(point.first), str(point.round), seat_name(point.seat), point.name)
    yield from (_percent(swing, "+") for swing in point.swings)
    largest = max(range(len(point.swings)), key=lambda column: abs(point.swings[column]))
    yield _percent(point.luck[largest], "+")


def _print_mistakes(review: Review, seat: int | None, most: int) -> None:
    out = console()
    out.print("\n" + _("Mistakes"), style="bold")
    mistakes = [choice for choice in review.mistakes if seat is None or choice.seat == seat]
    if not mistakes:
        out.print(_("None that cost much."))
        return
    table = _plain_table(_("Ply"), _("Round"), _("Seat"), _("Cost"), _("Played"), _("Better"))
    for choice in mistakes[:most]:
        table.add_row(*_mistake_cells(choice))
    out.print(table)
    if len(mistakes) > most:
        out.print(_("and {count} more").format(count=len(mistakes) - most), style="dim", highlight=False)


def _mistake_cells(choice: ReviewedChoice) -> list[str]:
    least, most = (f"{100 * part:.0f}" for part in (choice.least, choice.most))
    cost = _percent(choice.most) if least == most else _("{least} to {most}%").format(least=least, most=most)
    better = ", ".join(choice.line)
    return [str(choice.ply), str(choice.round), seat_name(choice.seat), cost, choice.played.name, better]


def _percent(part: float, sign: str = "") -> str:
    return _("{share}%").format(share=f"{100 * part:{sign}.0f}")


def _plain_table(*columns: str) -> Table:
    """Return an empty table; the first column and text columns are left-aligned."""
    table = plain_table()
    names = _("Chance of winning"), _("Turn of"), _("began with"), _("Played"), _("Better"), _("Seat")
    for column in columns:
        words = column in ("", *names)
        table.add_column(column, justify="left" if words else "right", no_wrap=column not in (_("Better"), _("Played")))
    return table
