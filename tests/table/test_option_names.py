"""The options of a decision by their names in the notation, by which people type moves."""

import random

from exlibris.engine import new_game, parse_action, player_view, preset
from exlibris.table.decisions import decision_of
from exlibris.texts.sentences import Cast

TRIO = Cast(("Rita", "Eric", "Daria"), ("mummy", "wizard", "imp"))


def test_every_option_has_the_name_that_means_it() -> None:
    state, luck, kinds = new_game(preset("first-en"), 3, bytes(32)), random.Random(3), set()
    while not state.is_over:
        asked = state.decisions()[0]
        view = player_view(state, asked.seat)
        decision = decision_of(view, TRIO)
        assert decision is not None
        kinds.add(decision.kind)
        for option in decision.actions:
            assert option.name is not None
            assert parse_action(view, option.name) == option.action, option
        state.apply(luck.choice(asked.actions), asked.seat)
    assert kinds >= {"space", "card", "cell", "choice", "flip", "library"}
