"""Games between bots: single matches, many games, totals."""

from exlibris.sim.game import Game, Schedule
from exlibris.sim.match import Observer, Outcome, Thinking, play, play_at_random, play_game
from exlibris.sim.plan import Plan, PlanError, seating
from exlibris.sim.run import WorkerLostError, simulate, tally
from exlibris.sim.totals import LINES, Totals

__all__ = [
    "LINES",
    "Game",
    "Observer",
    "Outcome",
    "Plan",
    "PlanError",
    "Schedule",
    "Thinking",
    "Totals",
    "WorkerLostError",
    "play",
    "play_at_random",
    "play_game",
    "seating",
    "simulate",
    "tally",
]
