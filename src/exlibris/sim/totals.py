"""Totals over many games; their size doesn't depend on the number of games."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from exlibris.sim.match import Outcome

LINES: Final = ("b1", "b2", "b3", "b4", "b5", "total")


class Totals:
    """Exact sums: the order in which games are added makes no difference."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.seats = len(bots)
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.cpu_seconds = 0.0
        self.wins_by_bot = {name: Fraction(0) for name in bots}
        self.wins_by_seat = [Fraction(0)] * self.seats
        self.form_by_bot = {name: dict.fromkeys(LINES, 0) for name in bots}
        self.appearances = dict.fromkeys(bots, 0)  # number of seats that each bot has had, over all games

    def add(self, outcome: Outcome) -> None:
        """Add a game; a shared win counts 1/n for each of the n winners."""
        self.games += 1
        self.decisions += outcome.decisions
        self.rounds += outcome.rounds
        self.cpu_seconds += outcome.cpu_seconds
        winners = outcome.result.winners
        for seat in winners:
            self.wins_by_seat[seat] += Fraction(1, len(winners))
            self.wins_by_bot[outcome.seating[seat]] += Fraction(1, len(winners))
        for name, column in zip(outcome.seating, outcome.result.seats, strict=True):
            self.appearances[name] += 1
            for line in LINES:
                self.form_by_bot[name][line] += getattr(column, line)

    def add_all(self, other: Totals) -> None:
        """Add the games of another object with the same bots."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.cpu_seconds += other.cpu_seconds
        for seat, wins in enumerate(other.wins_by_seat):
            self.wins_by_seat[seat] += wins
        for name, wins in other.wins_by_bot.items():
            self.wins_by_bot[name] += wins
        for name, count in other.appearances.items():
            self.appearances[name] += count
        for name, form in other.form_by_bot.items():
            for line in LINES:
                self.form_by_bot[name][line] += form[line]

    def mean_form(self, bot: str | None = None) -> dict[str, float]:
        """Return the mean form of all seats, or of a bot's seats; zeros before the first game."""
        bots = self.form_by_bot if bot is None else [bot]
        columns = sum(self.appearances[name] for name in bots)
        return {line: sum(self.form_by_bot[name][line] for name in bots) / max(columns, 1) for line in LINES}

    @property
    def rounds_mean(self) -> float:
        """The mean number of rounds; 0 before the first game."""
        return self.rounds / self.games if self.games else 0.0

    def to_json(self) -> dict[str, Any]:
        """Return the totals as JSON values."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "cpu_seconds": round(self.cpu_seconds, 3),
            "wins_by_bot": {name: float(wins) for name, wins in self.wins_by_bot.items()},
            "wins_by_seat": [float(wins) for wins in self.wins_by_seat],
            "mean_form": self.mean_form(),
            "rounds_mean": self.rounds_mean,
        }
