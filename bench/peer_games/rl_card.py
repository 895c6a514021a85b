"""RLCard: card games in Python for reinforcement learning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

import rlcard

from peer_games.game import NO_LIMIT, Peer


class Handle:
    """One of RLCard's game objects under way, with the count of moves that it lacks."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game = game
        self.state = state
        self.moves = 0


class CardGame(Peer[Handle]):
    """A game of RLCard. Its own loop plays environments only, so bare games are driven from here."""

    has_own_loop = False

    def __init__(self, name: str, legal: Callable[[Any, Any], Sequence[Any]]) -> None:
        super().__init__()
        self.name = name
        self.legal = legal
        self.environment = rlcard.make(name, config={"seed": 4})

    def start(self) -> Handle:
        game = self.environment.game
        state, _ = game.init_game()
        return Handle(game, state)

    def drive(self, game: Handle, limit: int = NO_LIMIT) -> None:
        table = game.game
        stop = game.moves + limit
        while game.moves < stop and not table.is_over():
            game.state, _ = table.step(self.pick(self.legal(table, game.state)))
            game.moves += 1

    def decisions(self, game: Handle) -> int:
        return game.moves

    def result(self, game: Handle) -> object:  # noqa: ARG002 (the environment knows its one game)
        return self.environment.get_payoffs()

    def copy(self, game: Handle) -> object:
        """Return a deep copy, as users of the package do: it has no copy of its own."""
        return deepcopy(game.game)

    def episode(self) -> tuple[int, int]:
        state, _ = self.environment.reset()
        steps = 0
        while not self.environment.is_over():
            state, _ = self.environment.step(self.pick(list(state["legal_actions"])))
            steps += 1
        self.environment.get_payoffs()
        return steps, steps


def mahjong() -> CardGame:
    """Return RLCard's mahjong for four players."""
    return CardGame("mahjong", lambda game, state: game.get_legal_actions(state))


def gin_rummy() -> CardGame:
    """Return RLCard's gin rummy for two players, the counterpart of OpenSpiel's."""
    return CardGame("gin-rummy", lambda game, _: game.judge.get_legal_actions())
