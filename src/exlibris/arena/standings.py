"""What a contest says of its players and matchups."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, median
from typing import Any, Final, Self

from exlibris.arena.contest import Contest
from exlibris.arena.intervals import Share, share_of
from exlibris.arena.matchups import Matchup
from exlibris.arena.played import PlayedGame, PlayedSeat
from exlibris.arena.ratings import Rating, ratings_of
from exlibris.sim import LINES

Placed = tuple[PlayedGame, PlayedSeat]  # a seat, and the game it belongs to
DIGITS: Final = 3  # of the figures in JSON


@dataclass(frozen=True)
class PlayerFigures:
    """What became of a player over all its games."""

    player: str
    rating: Rating | None  # None in solo games
    wins: Share  # of the seats it had
    form: Mapping[str, float]  # mean lines
    ms: float  # CPU milliseconds for a decision, the mean
    median_ms: float  # the median over its games of each game's median

    def to_json(self) -> dict[str, Any]:
        """Return the figures as JSON values."""
        return {
            "player": self.player,
            "rating": _rounded(asdict(self.rating)) if self.rating else None,
            "wins": self.wins.to_json(),
            "form": _rounded(self.form),
            "ms": round(self.ms, 4),
            "median_ms": round(self.median_ms, 4),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the figures that `to_json` has written."""
        rating = Rating(**data["rating"]) if data["rating"] else None
        wins = Share.from_json(data["wins"])
        return cls(data["player"], rating, wins, data["form"], data["ms"], data["median_ms"])


@dataclass(frozen=True)
class MatchupFigures:
    """What became of a matchup."""

    matchup: Matchup
    wins: Mapping[str, Share]  # of the games, by player; in all of its seats together
    total: float  # the first player's mean total
    margin: float  # the same less the best total among the others, the Public Library's included

    def to_json(self) -> dict[str, Any]:
        """Return the figures as JSON values."""
        return {
            "players": list(self.matchup.players),
            "level": self.matchup.level,
            "wins": {player: share.to_json() for player, share in self.wins.items()},
            "total": round(self.total, DIGITS),
            "margin": round(self.margin, DIGITS),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the figures that `to_json` has written."""
        wins = {player: Share.from_json(share) for player, share in data["wins"].items()}
        return cls(Matchup(tuple(data["players"]), data["level"]), wins, data["total"], data["margin"])


@dataclass(frozen=True)
class Standings:
    """The figures of a contest as far as it has been played."""

    format: str
    preset: str
    seed: str
    games: int
    players: tuple[PlayerFigures, ...]  # the best first; in a ladder and in solo as they were named
    matchups: tuple[MatchupFigures, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the figures as JSON values."""
        return {
            "format": self.format,
            "preset": self.preset,
            "seed": self.seed,
            "games": self.games,
            "players": [figures.to_json() for figures in self.players],
            "matchups": [figures.to_json() for figures in self.matchups],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the standings that `to_json` has written."""
        players = tuple(map(PlayerFigures.from_json, data["players"]))
        matchups = tuple(map(MatchupFigures.from_json, data["matchups"]))
        return cls(data["format"], data["preset"], data["seed"], data["games"], players, matchups)


def standings_of(contest: Contest, games: Sequence[PlayedGame]) -> Standings:
    """Return the standings of a contest.

    Args:
        contest: The contest.
        games: Those of its games that have been played, in any number.
    """
    ratings = {} if contest.ruleset.is_solo else ratings_of(contest.players, games)
    seats: dict[str, list[Placed]] = defaultdict(list)
    by_matchup: dict[Matchup, list[PlayedGame]] = defaultdict(list)
    for game in games:
        by_matchup[game.fixture.matchup].append(game)
        for seat in game.seats:
            seats[seat.player].append((game, seat))
    players = [_player(player, seats[player], ratings.get(player)) for player in contest.players]
    if contest.format not in ("ladder", "solo"):
        players.sort(key=lambda figures: -figures.rating.skill if figures.rating else 0.0)
    matchups = tuple(_matchup(matchup, by_matchup[matchup]) for matchup in contest.matchups)
    return Standings(contest.format, contest.ruleset.preset, contest.seed, len(games), tuple(players), matchups)


def _player(player: str, placed: Sequence[Placed], rating: Rating | None) -> PlayerFigures:
    seats = [seat for _, seat in placed]
    decisions = sum(seat.thinking.decisions for seat in seats)
    seconds = sum(seat.thinking.seconds for seat in seats)
    medians = [seat.thinking.median for seat in seats if seat.thinking.decisions]
    return PlayerFigures(
        player,
        rating,
        _wins(placed),
        {line: _mean(seat.form[at] for seat in seats) for at, line in enumerate(LINES)},
        1000 * seconds / decisions if decisions else 0.0,
        1000 * median(medians) if medians else 0.0,
    )


def _matchup(matchup: Matchup, games: Sequence[PlayedGame]) -> MatchupFigures:
    wins = {player: share_of(_by_deal(_game_shares(games, player))) for player in dict.fromkeys(matchup.players)}
    own, margins = [], []
    for game in games:
        totals = [(seat.player == matchup.players[0], seat.form[-1]) for seat in game.seats]
        mine = max(total for is_first, total in totals if is_first)
        others = [total for is_first, total in totals if not is_first]
        others += [] if game.library is None else [game.library]
        own.append(mine)
        margins.append(mine - max(others))
    return MatchupFigures(matchup, wins, _mean(own), _mean(margins))


def _wins(placed: Iterable[Placed]) -> Share:
    return share_of(_by_deal((game, seat.win, 1) for game, seat in placed))


def _game_shares(games: Iterable[PlayedGame], player: str) -> Iterable[tuple[PlayedGame, float, int]]:
    """Return, for each game, the wins of the player in all of its seats, as one game."""
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


def _rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in values.items()}
