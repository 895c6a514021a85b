"""Compare a changed game with the original on the same deals."""

from collections.abc import Collection
from dataclasses import dataclass

import polars as pl

from exlibris.arena.text import LINE_NAMES, Table
from exlibris.content import load_locations
from exlibris.data.estimates import Estimate, estimates_of
from exlibris.data.questions import wins_in_order, written
from exlibris.data.tables import Played
from exlibris.texts import location_name

NOTE = (
    "Means per game. The difference is between the two games of each deal, with its 95% interval. The two are dealt "
    "the same only as far as the change allows. The bots know the changed rules but have not trained on them."
)


@dataclass(frozen=True)
class Difference:
    """The effect of a change on one figure of a game."""

    figure: str
    before: float
    after: float
    difference: Estimate


def compare(before: Played, after: Played, locations: Collection[str]) -> list[Difference]:
    """Return the differences over the games in both; `locations` are the keys of locations to include."""
    ours, theirs = _figures(before, locations), _figures(after, locations)
    pairs = ours.join(theirs, on=["label", "game"], suffix="_after", maintain_order="left")
    means = pairs.group_by("label", maintain_order=True).agg(pl.col("value", "value_after").mean()).collect()
    found = estimates_of(pairs.select("label", "game", value=pl.col("value_after") - pl.col("value")), share=False)
    return [Difference(label, mean, changed, found[label]) for label, mean, changed in means.iter_rows()]


def table_of(differences: list[Difference]) -> Table:
    """Return a row for each figure."""
    heads = ("per game", "as it is", "changed", "difference", "games")
    return heads, [_row(difference) for difference in differences]


def _row(found: Difference) -> tuple[str, ...]:
    difference = found.difference
    value, low, high = (written(number, 2) for number in (difference.value, difference.low, difference.high))
    before, after = (written(number, 2, "") for number in (found.before, found.after))
    return found.figure, before, after, f"{value} ({low} to {high})", f"{difference.games:,}"


def _figures(played: Played, locations: Collection[str]) -> pl.LazyFrame:
    games, seats = played.table("games"), played.table("seats")
    lines = {f"points per seat: {name}": pl.col(line).mean() for line, name in LINE_NAMES.items()}
    totals = pl.col("total").cast(pl.Float64).sort(descending=True)
    first = wins_in_order(played).filter(label=0).select("game", value=pl.col("value"))
    parts = [
        _long(games.select("game", rounds="rounds", decisions="plies")),
        _long(seats.group_by("game").agg(**lines)),
        _long(seats.group_by("game").agg(**{"lead over the second": totals.get(0) - totals.get(1)})),
        first.select("game", label=pl.lit("won by the first player"), value="value"),
    ]
    if len(set(played.plan["bots"])) > 1:
        won = seats.group_by("game", "bot").agg(value=pl.col("win").sum())
        parts.append(won.select("game", label=pl.lit("won by ") + pl.col("bot"), value="value"))
    placed = played.table("placements")
    for tile in load_locations():
        if tile.key in locations:
            there = placed.group_by("game").agg(pl.col("tile").eq(tile.number).sum().cast(pl.Float64))
            parts.append(_long(there.rename({"tile": f"assistants placed: {location_name(tile.number)}"})))
    return pl.concat([part.select("label", "game", pl.col("value").cast(pl.Float64)) for part in parts])


def _long(table: pl.LazyFrame) -> pl.LazyFrame:
    return table.unpivot(index="game", variable_name="label")
