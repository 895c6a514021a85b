"""Bots compared: who beats whom, how often, and by what; ratings, reports and the pages made of them."""

from exlibris.arena.contest import Contest, ContestError, Fixture, Remaining
from exlibris.arena.matchups import FORMATS, SEATED, Matchup, matchups_of
from exlibris.arena.played import PlayedGame, PlayedSeat
from exlibris.arena.results import Results, run
from exlibris.arena.standings import Standings, standings_of

__all__ = [
    "FORMATS",
    "SEATED",
    "Contest",
    "ContestError",
    "Fixture",
    "Matchup",
    "PlayedGame",
    "PlayedSeat",
    "Remaining",
    "Results",
    "Standings",
    "matchups_of",
    "run",
    "standings_of",
]
