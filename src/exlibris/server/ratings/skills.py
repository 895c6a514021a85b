"""Skills by OpenSkill (Plackett-Luce), after one game at a time."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from exlibris.server.ratings.games import RatedSeat

MODEL: Final = PlackettLuce()  # people get better and worse from game to game, so that nobody's skill is ever certain


class Skill(NamedTuple):
    """How well somebody plays, on OpenSkill's scale, and how uncertain that is (a standard deviation)."""

    mu: float
    sigma: float

    @property
    def certain(self) -> float:
        """The skill that somebody has with near certainty, by which players are put in order."""
        return self.mu - 3 * self.sigma


NEWCOMER: Final = Skill(MODEL.mu, MODEL.sigma)


def skills_after(before: Mapping[str, Skill], seats: Sequence[RatedSeat]) -> dict[str, Skill]:
    """Return everybody's skill after a game; who sits on several seats, as computer players may, gets the mean."""
    teams = [[MODEL.rating(*before.get(seat.session, NEWCOMER))] for seat in seats]
    rated = [team[0] for team in MODEL.rate(teams, ranks=[seat.rank for seat in seats])]
    skills: dict[str, Skill] = {}
    for session in {seat.session for seat in seats}:
        own = [rating for rating, seat in zip(rated, seats, strict=True) if seat.session == session]
        skills[session] = Skill(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
    return skills
