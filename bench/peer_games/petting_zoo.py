"""PettingZoo's classic games, which are environments only."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, texas_holdem_v4

from peer_games.game import NO_LIMIT, Peer


class Classic(Peer[Any]):
    """A classic game: driven as the bare environment, measured as an environment with the package's wrappers."""

    has_own_loop = False

    def __init__(self, module: Any, **options: int) -> None:
        super().__init__()
        self.bare, self.environment = module.raw_env(**options), module.env(**options)
        self.moves = 0

    def start(self) -> Any:
        self.bare.reset(seed=self.luck.getrandbits(30))
        self.moves = 0
        return self.bare

    def drive(self, game: Any, limit: int = NO_LIMIT) -> None:
        self.moves += self.steps(game, limit)

    def steps(self, game: Any, limit: int = NO_LIMIT) -> int:
        """Play to the end or for that many steps; return the number of steps."""
        made = 0
        while made < limit and not any(game.terminations.values()):
            mask = game.observe(game.agent_selection)["action_mask"]
            game.step(int(self.pick(np.flatnonzero(mask))))
            made += 1
        return made

    def decisions(self, game: Any) -> int:  # noqa: ARG002 (there is one)
        return self.moves

    def result(self, game: Any) -> object:
        return game.rewards

    def copy(self, game: Any) -> object:
        """Return a deep copy, as users of the package do: it has no copy of its own."""
        return deepcopy(game)

    def episode(self) -> tuple[int, int]:
        self.environment.reset(seed=self.luck.getrandbits(30))
        made = self.steps(self.environment)
        return made, made


def connect_four() -> Classic:
    """Return connect four, the quickest of them."""
    return Classic(connect_four_v3)


def texas_holdem() -> Classic:
    """Return limit hold'em for four, made of RLCard's: a card game with hidden hands."""
    return Classic(texas_holdem_v4, num_players=4)
