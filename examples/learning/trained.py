"""A network from `exlibris train` as a computer player: `exlibris benchmark trained:trained` beside `my-training`."""

from pathlib import Path
from random import Random

from exlibris.bots import Bot, make_bot
from exlibris.search import read_network

BEST, FIRST = Path("my-training/best.json"), Path("my-training/generation-000.json")
NETWORK = read_network(BEST if BEST.is_file() else FIRST)  # the first, if none has passed the gate


def trained(rng: Random) -> Bot:
    """Plays like learned (or, if you write so, expert) with the trained network."""
    return make_bot("learned", rng.randbytes(32)).with_network(NETWORK)
