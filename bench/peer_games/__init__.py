"""Random play of several packages through one interface, so that a single stopwatch can measure all."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from peer_games.game import AnyPeer


@dataclass(frozen=True)
class Entry:
    """A game to be measured, known without importing its package."""

    title: str
    seats: int
    module: str  # of this package
    maker: str  # in that module; gives the game
    needs: tuple[str, ...]  # modules that must be importable
    package: str  # distribution whose version is shown

    @property
    def missing(self) -> tuple[str, ...]:
        """The needed modules that are not installed."""
        return tuple(name for name in self.needs if find_spec(name) is None)

    def make(self) -> AnyPeer:
        """Return the game; imports its package."""
        game: AnyPeer = getattr(import_module(f"peer_games.{self.module}"), self.maker)()
        return game


OURS: Final = "exlibris"
ZOO: Final = ("pettingzoo", "pygame", "rlcard")
PEERS: Final = {
    OURS: Entry("Ex Libris", 4, "ex_libris", "ExLibris", ("exlibris",), "exlibris-game"),
    "catanatron": Entry("catanatron", 4, "catan", "Catan", ("catanatron", "catanatron_gym"), "catanatron"),
    "gin-rummy": Entry("OpenSpiel gin rummy, in C++,", 2, "spiel", "gin_rummy", ("pyspiel",), "open_spiel"),
    "dominoes": Entry("OpenSpiel team dominoes, in Python,", 4, "spiel", "dominoes", ("pyspiel",), "open_spiel"),
    "rlcard-mahjong": Entry("RLCard mahjong", 4, "rl_card", "mahjong", ("rlcard",), "rlcard"),
    "rlcard-gin-rummy": Entry("RLCard gin rummy", 2, "rl_card", "gin_rummy", ("rlcard",), "rlcard"),
    "zoo-connect-four": Entry("PettingZoo connect four", 2, "petting_zoo", "connect_four", ZOO, "pettingzoo"),
    "zoo-holdem": Entry("PettingZoo Texas hold'em", 4, "petting_zoo", "texas_holdem", ZOO, "pettingzoo"),
    "pgx-connect-four": Entry("Pgx connect four", 2, "pgx_games", "connect_four", ("pgx",), "pgx"),
    "pgx-mahjong": Entry("Pgx sparrow mahjong", 3, "pgx_games", "sparrow_mahjong", ("pgx",), "pgx"),
}
