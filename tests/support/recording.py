"""Records of games played at random."""

import random
from functools import cache

from exlibris.engine import Record, Ruleset, new_game
from support.seating import FIRST


@cache
def finished(seats: int, seed: int) -> Record:
    """Return the record of a game that is over."""
    return played_out(FIRST, seats, seed)


def played_out(rules: Ruleset, seats: int, seed: int) -> Record:
    """Return the record of a game by these rules, played at random to its end."""
    luck, deal = random.Random(seed), random.Random(seed).randbytes(32)
    state = new_game(rules, seats, deal)
    actions = []
    while not state.is_over:
        actions.append(luck.choice(state.legal_actions()))
        state.apply(actions[-1])
    return Record(rules, seats, deal, tuple(actions))


def again_of(record: Record, ply: int) -> Record:
    """Return the record of the game's beginning."""
    return Record(record.ruleset, record.seats, record.seed, record.actions[:ply])
