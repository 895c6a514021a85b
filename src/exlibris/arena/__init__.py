"""Contests between bots: win rates and ratings, with reports and pages."""

from exlibris.extras import needing

with needing("arena", __name__):
    from exlibris.arena.contest import FORMATS, SEATED, Contest, ContestError, Fixture, Matchup, Remaining, matchups_of
    from exlibris.arena.results import PlayedGame, PlayedSeat, Results, run
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
