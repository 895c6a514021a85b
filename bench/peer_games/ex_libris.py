"""Ex Libris itself: four players, first edition."""

from __future__ import annotations

from exlibris.engine import Result, State, new_game, player_view, playout, preset, result
from peer_games.game import NO_LIMIT, Peer

SEATS = 4


class ExLibris(Peer[State]):
    """A whole game, from setup to the inspection form."""

    def __init__(self) -> None:
        super().__init__()
        self.ruleset = preset("first-en")

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

    def result(self, game: State) -> Result:
        return result(game)

    def copy(self, game: State) -> State:
        return game.clone()

    def episode(self) -> tuple[int, int]:
        """Play the loop that an environment would consist of; Ex Libris has none of its own yet."""
        game = self.start()
        while not game.is_over:
            seat = game.pending_seats()[0]
            player_view(game, seat)  # what an agent would look at
            game.apply(self.pick(game.legal_actions(seat)), seat)
        result(game)
        return game.ply, game.ply
