"""Playing bots against each other: matches, many games, totals."""

from exlibris.sim.match import Observer, Outcome, play, play_blindly, play_game
from exlibris.sim.plan import Plan, PlanError, lineup
from exlibris.sim.run import WorkerLostError, simulate, tally
from exlibris.sim.totals import Totals

__all__ = [
    "Observer",
    "Outcome",
    "Plan",
    "PlanError",
    "Totals",
    "WorkerLostError",
    "lineup",
    "play",
    "play_blindly",
    "play_game",
    "simulate",
    "tally",
]
