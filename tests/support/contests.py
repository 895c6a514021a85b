"""Small contests between quick bots, and games made up for figures."""

from collections.abc import Sequence
from pathlib import Path

from exlibris.arena import Contest, Fixture, Matchup, PlayedGame, PlayedSeat, Results, run
from exlibris.bots import Entrant
from exlibris.engine import compose, preset
from exlibris.sim import LINES


def contest(
    players: Sequence[Entrant] = ("random", "exlibris.bots.random_bot:RandomBot"),
    *,
    format_: str = "round-robin",
    **others: object,
) -> Contest:
    """Return a contest of first-edition games; the others are its fields."""
    rules = compose("first-en", ["solo"]) if format_ == "solo" else preset("first-en")
    fields = {"seats": 2, "ruleset": rules, "games": 4, "seed": "s"} | others
    return Contest(format_, tuple(players), **fields)  # type: ignore[arg-type]


def held(asked: Contest, path: Path | None = None) -> Results:
    """Return the results after all games of the contest."""
    results = Results(asked, path)
    for _ in run(results, 1, lambda: False):
        pass
    return results


def won_by(winner: int, players: Sequence[str], deal: int = 0, rotation: int = 0) -> PlayedGame:
    """Return a game that one seat has won with ten points, while all others share the second rank with five."""
    seats = tuple(
        PlayedSeat(
            player,
            float(seat == winner),
            1 if seat == winner else 2,
            dict.fromkeys(LINES, 0) | {"total": 10 if seat == winner else 5},
            decisions=10,
            ms=20.0,
            median_ms=1.0,
        )
        for seat, player in enumerate(players)
    )
    return PlayedGame(Fixture(Matchup(tuple(sorted(players))), deal, rotation), seats, 5, 100, None)
