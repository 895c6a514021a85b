"""Players: how well accounts play that want to be shown, and by what."""

from datetime import datetime

from msgspec import Struct


class RankedPlayer(Struct, frozen=True, kw_only=True):
    """A player on the leaderboard; `margin` is that of a 95 % interval around the `rating`."""

    name: str
    rating: float
    margin: float
    games: int
    wins: int


class RatedPoint(Struct, frozen=True, kw_only=True):
    """The rating after a game."""

    at: datetime
    rating: float


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A game at a table that the lobby has shown; its replay is there as long as the table is."""

    table: str
    at: datetime
    rank: int
    size: int
    total: int | None
    rating: float


class FormLine(Struct, frozen=True, kw_only=True):
    """A line of the form: the mean of the player's games, and of all seats lately rated."""

    line: str
    own: float
    average: float


class FavouritePlace(Struct, frozen=True, kw_only=True):
    """How often somebody places an assistant on a location in a game, and how often it is done on average."""

    tile: int
    own: float
    average: float


class PlayerPool(Struct, frozen=True, kw_only=True):
    """A player by rulesets of one family, among people or with computers.

    `points` are the ratings after the last games, whatever their tables; `history` has those that anybody may see.
    """

    family: str
    pool: str
    rating: float
    margin: float
    games: int
    wins: int
    points: list[RatedPoint]
    history: list[PlayedGame]
    lines: list[FormLine]
    places: list[FavouritePlace]


class PlayerPage(Struct, frozen=True, kw_only=True):
    """A player; `shown`: to everybody, else to themselves alone (`yours`)."""

    name: str
    shown: bool
    yours: bool
    pools: list[PlayerPool]
