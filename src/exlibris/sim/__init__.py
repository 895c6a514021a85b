"""Games between bots: single matches, many games, totals."""

from exlibris.sim.match import BotGame, Observer, Outcome, Thinking, Watch, play, play_at_random, play_game
from exlibris.sim.plan import Plan, PlanError, seating
from exlibris.sim.pools import WorkerLostError
from exlibris.sim.run import Schedule, simulate, simulate_totals
from exlibris.sim.totals import LINES, Totals

__all__ = [
    "LINES",
    "BotGame",
    "Observer",
    "Outcome",
    "Plan",
    "PlanError",
    "Schedule",
    "Thinking",
    "Totals",
    "Watch",
    "WorkerLostError",
    "play",
    "play_at_random",
    "play_game",
    "seating",
    "simulate",
    "simulate_totals",
]
