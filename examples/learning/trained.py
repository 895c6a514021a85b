"""A network from `exlibris train` as a computer player: `exlibris benchmark trained:trained` beside `my-training`."""

from random import Random

from exlibris.bots import Bot, make_bot
from exlibris.search import read_network

NETWORK = read_network("my-training/best.json")


def trained(rng: Random) -> Bot:
    """Plays like learned (or, if you write so, expert) with the trained network."""
    return make_bot("learned", rng.randbytes(32)).with_network(NETWORK)
