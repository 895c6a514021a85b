"""Rulesets drawn by hypothesis: any preset, variants that go together, number of seats; or solo at any level."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from exlibris.engine import PRESETS, Ruleset, State, compose, new_game, variants_of

SEEDS = st.integers(0, 2**32 - 1)
MOST_DECISIONS = 18 * 500 + 152 + 4  # see random_play


@st.composite
def with_others(draw: st.DrawFn) -> tuple[Ruleset, int]:
    """A ruleset for several, and how many they are."""
    name = draw(st.sampled_from(PRESETS))
    names = [variant for variant in variants_of(name) if variant != "solo"]
    chosen = draw(st.lists(st.sampled_from(names), unique=True))
    if {"beginner", "drafted"} <= set(chosen):
        chosen.remove("drafted")
    return compose(name, chosen), draw(st.integers(2, 4))


@st.composite
def alone(draw: st.DrawFn) -> tuple[Ruleset, int]:
    """A solo ruleset at some level."""
    name = draw(st.sampled_from(PRESETS))
    return compose(name, ["solo"], {"solo_level": draw(st.integers(1, 7))}), 1


ANY_GAME = st.one_of(with_others(), alone())


def new(rules: tuple[Ruleset, int], seed: int) -> State:
    """The game at its first decision."""
    ruleset, seats = rules
    return new_game(ruleset, seats, random.Random(seed).randbytes(32))
