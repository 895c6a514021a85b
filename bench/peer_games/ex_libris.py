"""Ex Libris itself: four players, first edition."""

from __future__ import annotations

from exlibris.engine import Form, State, new_game, playout, preset, result
from exlibris.rl import Batch
from peer_games.game import AT_ONCE, CALLS, NO_LIMIT, Peer

SEATS = 4


class ExLibris(Peer[State]):
    """A whole game, from setup to the inspection form."""

    def __init__(self) -> None:
        super().__init__()
        self.ruleset = preset("first-en")
        self.batch = Batch(self.ruleset, SEATS, AT_ONCE, seed=4)

    def start(self) -> State:
        return new_game(self.ruleset, SEATS, self.luck.randbytes(32))

    def play(self, game: State) -> None:
        playout(game, self.luck.getrandbits(32))

    def drive(self, game: State, limit: int = NO_LIMIT) -> None:
        stop = game.ply + limit
        while not game.is_over and game.ply < stop:
            game.apply(self.pick(game.legal_actions()))

    def decisions(self, game: State) -> int:
        return game.ply

    def result(self, game: State) -> Form:
        return result(game)

    def copy(self, game: State) -> State:
        return game.clone()

    def episode(self) -> tuple[int, int]:
        """Step all games of a batch by some calls: observation, mask and legal actions at each step."""
        for _ in range(CALLS):
            self.batch.step(self.batch.sample())
        return CALLS * AT_ONCE, CALLS * AT_ONCE
