"""The tables at which training plays: rulesets and numbers of seats, drawn from a seed."""

from hashlib import sha256
from random import Random
from typing import Final

from exlibris.engine import PRESETS, Ruleset, SetupError, State, compose, game_of, new_game

SEATS: Final = (2, 3, 4, 4)  # of several players, as often as they stand here
EVEN_SEATS: Final = (2, 4)  # so that two sides have as many each
PLAIN: Final = 0.7  # share of games without a variant
VARIANTS: Final = ("longer", "friendlier", "beginner", "next-award", "drafted")
LEVELS: Final = (1, 2, 3, 4, 5, 6, 7)  # of solo games


def seed_of(*parts: object) -> bytes:
    """Return 32 bytes that depend on all parts."""
    return sha256(" ".join(["exlibris train", *map(str, parts)]).encode()).digest()


def table(mode: str, rng: Random, numbers: tuple[int, ...] = SEATS) -> tuple[Ruleset, int]:
    """Return a ruleset of that mode and a number of seats, one of these in games of several players."""
    preset = rng.choice(PRESETS)
    if mode == "solo":
        return compose(preset, ["solo"], {"solo_level": rng.choice(LEVELS)}), 1
    seats = rng.choice(numbers)
    chosen = [] if rng.random() < PLAIN else [rng.choice(VARIANTS)]
    try:
        ruleset = compose(preset, chosen)
        game_of(ruleset, seats)
    except SetupError:  # not every rulebook has every variant
        ruleset = compose(preset)
    return ruleset, seats


def dealt(mode: str, seed: bytes, numbers: tuple[int, ...] = SEATS) -> tuple[State, Random]:
    """Return a new game of that mode, and the random numbers that its players draw from; both depend on the seed."""
    rng = Random(seed)
    ruleset, seats = table(mode, rng, numbers)
    return new_game(ruleset, seats, seed_of("cards", seed.hex())), rng
