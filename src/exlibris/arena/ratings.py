"""OpenSkill ratings (Plackett-Luce) of a contest's players, with intervals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from exlibris.arena.intervals import Z
from exlibris.arena.results import PlayedGame

RESAMPLES: Final = 50  # of the deals, for the intervals
MOST_RATED: Final = 100_000  # games over all resamples, some seconds; fewer resamples beyond


@dataclass(frozen=True)
class Rating:
    """A player's skill on OpenSkill's scale, where newcomers have 25, with a 95% interval."""

    skill: float
    low: float
    high: float


def ratings_of(players: Sequence[str], games: Sequence[PlayedGame]) -> dict[str, Rating]:
    """Return the players' ratings.

    They are means over bootstrap samples of whole deals, because the games of a deal share their luck; each sample is
    rated in a different order, because ratings depend on the order. The intervals come from the variation between
    samples, or from the model's own uncertainty where that is larger. The same games always get the same ratings.
    """
    deals: dict[tuple[int, int], list[PlayedGame]] = defaultdict(list)
    for game in games:
        deals[len(game.seats), game.fixture.deal].append(game)
    if not deals:
        return {}
    rng = Random("ratings")
    blocks = list(deals.values())
    samples = []
    for _ in range(max(10, min(RESAMPLES, MOST_RATED // len(games)))):
        chosen = [game for block in rng.choices(blocks, k=len(blocks)) for game in block]
        rng.shuffle(chosen)
        samples.append(_rated(players, chosen))
    return {player: _rating([sample[player] for sample in samples]) for player in players}


def _rating(samples: list[PlackettLuceRating]) -> Rating:
    skills = [sample.mu for sample in samples]
    skill, margin = fmean(skills), Z * max(stdev(skills), fmean(sample.sigma for sample in samples))
    return Rating(skill, skill - margin, skill + margin)


def _rated(players: Iterable[str], games: Iterable[PlayedGame]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce(tau=0.0)  # no player gets better or worse from game to game
    ratings = {player: model.rating() for player in players}
    for game in games:
        teams = [[ratings[seat.player]] for seat in game.seats]
        rated = model.rate(teams, ranks=[seat.rank for seat in game.seats])
        news: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        for seat, team in zip(game.seats, rated, strict=True):
            news[seat.player].append(team[0])
        for player, found in news.items():  # who sits in several seats gets the mean
            ratings[player] = model.rating(mu=fmean(r.mu for r in found), sigma=fmean(r.sigma for r in found))
    return ratings
