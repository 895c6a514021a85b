"""The opponent that players are measured by plays well enough for that."""

from random import Random

from exlibris.bots import make_bot
from exlibris.engine import new_game, preset, result
from exlibris.sim import play
from support.opponents import FlatMonteCarlo


def test_flat_monte_carlo_beats_random() -> None:
    state = new_game(preset("first-en"), 2, bytes(32))
    play(state, [FlatMonteCarlo(Random(1), deals=1, playouts=1), make_bot("random", b"b")])
    assert result(state).winners == (0,)
    assert result(state).seats[0].total > 30
