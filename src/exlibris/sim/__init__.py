"""Games between bots: single matches, many games, totals."""

from exlibris.sim.match import Observer, Outcome, play, play_at_random, play_game
from exlibris.sim.plan import Plan, PlanError, seating
from exlibris.sim.run import WorkerLostError, simulate, tally
from exlibris.sim.totals import Totals

__all__ = [
    "Observer",
    "Outcome",
    "Plan",
    "PlanError",
    "Totals",
    "WorkerLostError",
    "play",
    "play_at_random",
    "play_game",
    "seating",
    "simulate",
    "tally",
]
