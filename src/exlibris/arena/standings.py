"""Standings: the figures of a contest's players and matchups."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, median
from typing import Any, Final, Self

from exlibris.arena.contest import Contest, Matchup
from exlibris.arena.intervals import Wins, wins_of
from exlibris.arena.ratings import Rating, ratings_of
from exlibris.arena.results import PlayedGame, PlayedSeat
from exlibris.sim import LINES

Placed = tuple[PlayedGame, PlayedSeat]  # a seat, and the game it belongs to
DIGITS: Final = 4  # of the figures in JSON


@dataclass(frozen=True)
class PlayerFigures:
    """The figures of a player over all its games."""

    player: str
    rating: Rating | None  # None in solo games
    wins: Wins  # over all its seats
    form: Mapping[str, float]  # mean lines
    ms: float  # CPU milliseconds for a decision, the mean
    median_ms: float  # the median over its games of each game's median


@dataclass(frozen=True)
class MatchupFigures:
    """The figures of a matchup."""

    players: tuple[str, ...]
    level: int | None
    wins: Mapping[str, Wins]  # by player, over all of its seats in a game together
    total: float  # the first player's mean total
    margin: float  # that mean minus the mean best total among the others, including the Public Library

    @property
    def matchup(self) -> Matchup:
        """The matchup."""
        return Matchup(self.players, self.level)


@dataclass(frozen=True)
class Standings:
    """The figures of the games of a contest that have been played."""

    format: str
    preset: str
    seed: str
    games: int
    players: tuple[PlayerFigures, ...]  # the best first; in a ladder and in solo as they were named
    matchups: tuple[MatchupFigures, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the figures as JSON values, rounded."""
        values: dict[str, Any] = _rounded(asdict(self))
        return values

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the standings from the values of `to_json`."""
        players, matchups = [], []
        for figures in data["players"]:
            rating = Rating(**figures["rating"]) if figures["rating"] else None
            players.append(PlayerFigures(**figures | {"rating": rating, "wins": Wins(**figures["wins"])}))
        for figures in data["matchups"]:
            wins = {player: Wins(**found) for player, found in figures["wins"].items()}
            matchups.append(MatchupFigures(**figures | {"players": tuple(figures["players"]), "wins": wins}))
        return cls(data["format"], data["preset"], data["seed"], data["games"], tuple(players), tuple(matchups))


def standings_of(contest: Contest, games: Sequence[PlayedGame]) -> Standings:
    """Return the standings of a contest.

    Args:
        contest: The contest.
        games: Its games that have been played.
    """
    ratings = {} if contest.ruleset.is_solo else ratings_of(contest.names, games)
    seats: dict[str, list[Placed]] = defaultdict(list)
    by_matchup: dict[Matchup, list[PlayedGame]] = defaultdict(list)
    for game in games:
        by_matchup[game.fixture.matchup].append(game)
        for seat in game.seats:
            seats[seat.player].append((game, seat))
    players = [_player(player, seats[player], ratings.get(player)) for player in contest.names]
    if contest.format not in ("ladder", "solo"):
        players.sort(key=lambda figures: -figures.rating.skill if figures.rating else 0.0)
    matchups = tuple(_matchup(matchup, by_matchup[matchup]) for matchup in contest.matchups)
    return Standings(contest.format, contest.ruleset.preset, contest.seed, len(games), tuple(players), matchups)


def _player(player: str, placed: Sequence[Placed], rating: Rating | None) -> PlayerFigures:
    seats = [seat for _, seat in placed]
    decisions = sum(seat.decisions for seat in seats)
    medians = [seat.median_ms for seat in seats if seat.decisions]
    return PlayerFigures(
        player,
        rating,
        wins_of(_by_deal((game, seat.win, 1) for game, seat in placed)),
        {line: _mean(seat.form[line] for seat in seats) for line in LINES},
        sum(seat.ms for seat in seats) / decisions if decisions else 0.0,
        median(medians) if medians else 0.0,
    )


def _matchup(matchup: Matchup, games: Sequence[PlayedGame]) -> MatchupFigures:
    wins = {player: wins_of(_by_deal(_game_shares(games, player))) for player in dict.fromkeys(matchup.players)}
    own, margins = [], []
    for game in games:
        totals = [(seat.player == matchup.players[0], seat.form["total"]) for seat in game.seats]
        mine = max(total for is_first, total in totals if is_first)
        others = [total for is_first, total in totals if not is_first]
        others += [] if game.library is None else [game.library]
        own.append(mine)
        margins.append(mine - max(others))
    return MatchupFigures(matchup.players, matchup.level, wins, _mean(own), _mean(margins))


def _game_shares(games: Iterable[PlayedGame], player: str) -> Iterable[tuple[PlayedGame, float, int]]:
    return [(game, sum(seat.win for seat in game.seats if seat.player == player), 1) for game in games]


def _by_deal(counted: Iterable[tuple[PlayedGame, float, int]]) -> Iterable[tuple[float, int]]:
    """Return the sums of wins and games of each deal; games with other numbers of seats have other deals."""
    sums: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for game, wins, games in counted:
        entry = sums[len(game.seats), game.fixture.deal]
        entry[0] += wins
        entry[1] += games
    return [(wins, int(games)) for wins, games in sums.values()]


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return fmean(found) if found else 0.0


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, DIGITS)
        case dict():
            return {name: _rounded(part) for name, part in value.items()}
        case list() | tuple():
            return [_rounded(part) for part in value]
    return value
