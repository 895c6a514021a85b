"""OpenSpiel: games in C++, and games in Python on the same interface."""

from __future__ import annotations

import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pyspiel
from open_spiel.python.rl_environment import Environment

from peer_games.game import NO_LIMIT, Peer


class SpielGame(Peer[pyspiel.State]):
    """A game of OpenSpiel. The first deal counts as setup, later chance nodes as play."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.game = pyspiel.load_game(name)
        self.bots = [pyspiel.make_uniform_random_bot(seat, 4 + seat) for seat in range(self.game.num_players())]
        self.environment = Environment(self.game)
        self.environment.seed(4)

    def start(self) -> pyspiel.State:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.chance(state)
        return state

    def chance(self, state: pyspiel.State) -> None:
        """Resolve a chance node."""
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.luck.choices(outcomes, weights)[0])

    def play(self, game: pyspiel.State) -> None:
        pyspiel.evaluate_bots(game, self.bots, self.luck.getrandbits(30))

    def drive(self, game: pyspiel.State, limit: int = NO_LIMIT) -> None:
        while limit and not game.is_terminal():
            if game.is_chance_node():
                self.chance(game)
            else:
                game.apply_action(self.pick(game.legal_actions()))
                limit -= 1

    def decisions(self, game: pyspiel.State) -> int:
        return sum(move.player >= 0 for move in game.full_history())

    def result(self, game: pyspiel.State) -> object:
        return game.returns()

    def copy(self, game: pyspiel.State) -> object:
        return game.clone()

    def episode(self) -> tuple[int, int]:
        timestep = self.environment.reset()
        steps = 0
        while not timestep.last():
            seen = timestep.observations
            timestep = self.environment.step([self.pick(seen["legal_actions"][seen["current_player"]])])
            steps += 1
        return steps, steps


def gin_rummy() -> SpielGame:
    """Return gin rummy for two, written in C++: the card game with hidden hands that studies use most."""
    return SpielGame("gin_rummy")


def dominoes() -> SpielGame:
    """Return team dominoes, written in Python: the only such game for four with hidden hands and a public table."""
    return SpielGame("python_team_dominoes")
