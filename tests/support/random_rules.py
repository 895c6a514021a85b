"""Rulesets drawn by hypothesis: presets, compatible variants and numbers of seats; or solo at any level."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from exlibris.engine import PRESETS, Ruleset, State, compose, new_game, variants_of


@st.composite
def with_others(draw: st.DrawFn) -> tuple[Ruleset, int]:
    """Draw a ruleset for several seats, and their number."""
    name = draw(st.sampled_from(PRESETS))
    names = [variant for variant in variants_of(name) if variant != "solo"]
    chosen = draw(st.lists(st.sampled_from(names), unique=True))
    if {"beginner", "drafted"} <= set(chosen):
        chosen.remove("drafted")
    return compose(name, chosen), draw(st.integers(2, 4))


@st.composite
def solo(draw: st.DrawFn) -> tuple[Ruleset, int]:
    """Draw a solo ruleset of any level; the number of seats is 1."""
    name = draw(st.sampled_from(PRESETS))
    return compose(name, ["solo"], {"solo_level": draw(st.integers(1, 7))}), 1


ANY_GAME = st.one_of(with_others(), solo())


def new(rules: tuple[Ruleset, int], seed: int) -> State:
    """Return a game at its first decision."""
    ruleset, seats = rules
    return new_game(ruleset, seats, random.Random(seed).randbytes(32))
