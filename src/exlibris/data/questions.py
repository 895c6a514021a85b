"""The topics of the report on simulated games: observations from the tables, and their means."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import polars as pl

from exlibris.arena.text import LINE_NAMES
from exlibris.data.estimates import Estimate, estimates_of
from exlibris.data.tables import Played
from exlibris.engine import HOME
from exlibris.texts import assistant_name, location_name

MINUS: Final = "\N{MINUS SIGN}"


def written(value: float, digits: int, sign: str = "+") -> str:
    """Return a number of points as text; with `sign` "+", a positive number has a plus sign."""
    return f"{value:{sign}z.{digits}f}".replace("-", MINUS)


TIES: Final = {
    "total": "points alone",
    "books": "more books on the shelf",
    "hand": "fewer cards in hand",
    "banned": "fewer Banned Books",
    "shared": "nothing: the win is shared",
}
FEWEST: Final = 10  # least number of games for a mean of points to be shown, or for any figure to be highlighted
ROUNDS: Final = {"in round 1": (1, 1), "in rounds 2 and 3": (2, 3), "from round 4 on": (4, 99)}


@dataclass(frozen=True)
class Topic:
    """One plot and one table of the report.

    Args:
        key: Name of its section of a page.
        title: Title in words.
        note: Sentence that says what the figures count.
        rows: Returns observations with label, game and value.
        name: Returns a label in words.
        share: Whether values are shares; otherwise they are points.
        ordered: Whether labels have a natural order; otherwise the largest value comes first.
        even: Whether each of n seats would have 1/n if the labels made no difference.
    """

    key: str
    title: str
    note: str
    rows: Callable[[Played], pl.LazyFrame]
    name: Callable[[Any], str]
    share: bool = True
    ordered: bool = False
    even: bool = False


@dataclass(frozen=True)
class Finding:
    """The results for a topic: for each name, the estimate of each player that has one."""

    question: Topic
    players: tuple[str, ...]
    figures: dict[str, dict[str, Estimate]]
    even: float | None  # value of every name if the names made no difference


def answered(question: Topic, played: dict[str, Played]) -> Finding:
    """Evaluate the games of each player; the last player's values determine the order of the names."""
    found = {player: _estimates(question, games) for player, games in played.items()}
    last = found[list(found)[-1]]
    labels: list[Any] = sorted({label for estimates in found.values() for label in estimates})
    if not question.ordered:
        labels.sort(key=lambda label: -last[label].value if label in last else float("inf"))
    figures = {
        question.name(label): {player: one[label] for player, one in found.items() if label in one} for label in labels
    }
    seats = next(iter(played.values())).seats
    return Finding(question, tuple(played), figures, 1 / seats if question.even else None)


def _estimates(question: Topic, played: Played) -> dict[Any, Estimate]:
    found = estimates_of(question.rows(played), question.share)
    return {label: one for label, one in found.items() if question.share or one.games >= FEWEST}


def _place(tile: int) -> str:
    return location_name(tile) if tile != HOME else "their own library"


def _wins(played: Played) -> pl.LazyFrame:
    return played.table("seats").select("game", label="assistant", value="win")


def wins_in_order(played: Played) -> pl.LazyFrame:
    """Return wins by place in the order of the first round, whose first player is random."""
    places = played.table("placements")
    first = places.group_by("game").agg(first=pl.col("seat").sort_by("ply").first().cast(pl.Int16))
    seats = played.table("seats").join(first, on="game")
    return seats.select("game", label=(pl.col("seat") - pl.col("first")) % played.seats, value="win")


def _taken(placements: pl.LazyFrame) -> pl.LazyFrame:
    offered = placements.select("game", "tile", label="open").explode("label", empty_as_null=False)
    return offered.select("game", "label", value=pl.col("tile") == pl.col("label"))


def _taken_first(played: Played) -> pl.LazyFrame:
    first = pl.col("ply") == pl.col("ply").min().over("game", "seat")
    return _taken(played.table("placements").filter(first))


def _worth(rounds: tuple[int, int], played: Played) -> pl.LazyFrame:
    """Return, for each placement, its seat's final lead over the mean of the game."""
    above = pl.col("total").cast(pl.Float64)
    seats = played.table("seats").select("game", "seat", value=above - above.mean().over("game"))
    placements = played.table("placements").filter(pl.col("round").is_between(*rounds))
    return placements.join(seats, on=["game", "seat"]).select("game", "value", label="tile")


def _winners_lines(played: Played) -> pl.LazyFrame:
    """Return, for each line of the form and each game, the winners' mean minus the other seats' mean."""
    won = pl.col("win") > 0
    lines = played.table("seats").unpivot(list(LINE_NAMES), index=["game", "win"], variable_name="label")
    games = lines.group_by("game", "label").agg(
        value=pl.col("value").filter(won).mean() - pl.col("value").filter(~won).mean()
    )
    return games.drop_nulls()


def _of_games(column: str, played: Played) -> pl.LazyFrame:
    games = played.table("games").select("game", own=column)
    labels = games.select(label="own").unique()
    return games.join(labels, how="cross").select("game", "label", value=pl.col("own") == pl.col("label"))


WORTH: Final = (
    "The points by which those who placed an assistant there came out above the mean of their game. Leading players "
    "can go to other places than the others can, so this alone isn't advice."
)
QUESTIONS: Final = (
    Topic("seats", "Seat order", "Games won by the first, second, … player in the order of the first round.",
             wins_in_order, lambda place: f"player {place + 1}", ordered=True, even=True),
    Topic("assistants", "Special assistants", "Games won by the seats that had the assistant.",
             _wins, assistant_name, even=True),
    Topic("first", "The first placement of a game",
             "How often a player’s first assistant went to each location when it could.",
             _taken_first, _place),
    Topic("locations", "Locations, taken when offered",
             "How often an assistant was placed on each location when it was open.",
             lambda played: _taken(played.table("placements")), _place),
    *[Topic(f"worth-{first}", f"Worth of a placement {when}", WORTH, partial(_worth, (first, last)), _place,
               share=False) for when, (first, last) in ROUNDS.items()],
    Topic("winners", "What winners have more of",
             "Points of the winner less the mean of the others in the game, by line of the inspection form.",
             _winners_lines, lambda line: LINE_NAMES[line], share=False),
    Topic("length", "Rounds", "Games by the number of their rounds.",
             partial(_of_games, "rounds"), lambda rounds: f"{rounds} rounds", ordered=True),
    Topic("ties", "What decided", "Games by what put the winner first.",
             partial(_of_games, "decided_by"), lambda key: TIES[key]),
)  # fmt: skip
