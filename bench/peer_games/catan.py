"""catanatron: Settlers of Catan in Python, four random players."""

from __future__ import annotations

import random

import catanatron_gym  # noqa: F401  (registers its environment)
import gymnasium
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from peer_games.game import NO_LIMIT, Peer

OTHERS = (Color.RED, Color.WHITE, Color.ORANGE)


class Catan(Peer[Game]):
    """catanatron's game. It ends at the package's own limit of turns, as in its simulator."""

    def __init__(self) -> None:
        super().__init__()
        random.seed(4)  # its players draw from the global generator
        self.environment = gymnasium.make(
            "catanatron_gym:catanatron-v1", config={"enemies": [RandomPlayer(color) for color in OTHERS]}
        )

    def start(self) -> Game:
        return Game([RandomPlayer(color) for color in (Color.BLUE, *OTHERS)])

    def play(self, game: Game) -> None:
        game.play()

    def drive(self, game: Game, limit: int = NO_LIMIT) -> None:
        stop = len(game.state.actions) + limit
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and len(game.state.actions) < stop:
            game.execute(self.pick(game.state.playable_actions))

    def decisions(self, game: Game) -> int:
        return len(game.state.actions)

    def result(self, game: Game) -> object:
        return game.winning_color()

    def copy(self, game: Game) -> object:
        return game.copy()

    def episode(self) -> tuple[int, int]:
        """Play with one learning seat, whose steps contain the turns of the other three."""
        _, info = self.environment.reset()
        steps = 0
        over = False
        while not over:
            _, _, terminated, truncated, info = self.environment.step(self.pick(info["valid_actions"]))
            over = terminated or truncated
            steps += 1
        return steps, len(self.environment.unwrapped.game.state.actions)
