"""The options of a decision by their names in the notation, by which people type moves."""

import random

import pytest

from exlibris.engine import compose, determinize, new_game, parse_action, player_view, preset
from exlibris.table.actions import WeighedOption
from exlibris.table.decisions import decision_of
from exlibris.table.weighing import WEIGHED
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
            if decision.kind in WEIGHED:
                assert isinstance(option, WeighedOption)
                assert option.worth is not None
        state.apply(luck.choice(asked.actions), asked.seat)
    assert kinds >= {"space", "card", "cell", "choice", "flip", "library"}


@pytest.mark.parametrize(("name", "seats"), [("first-en", 2), ("revised-en", 4), ("first-en", 1)])
def test_names_and_texts_of_options_stay_when_hidden_cards_are_exchanged(name: str, seats: int) -> None:
    luck, exchanged = random.Random(f"{name} {seats}"), 0
    cast = Cast(("Rita", "Eric", "Daria", "Zoe")[:seats], ("mummy", "wizard", "imp", "goblin")[:seats])
    state = new_game(compose(name, ["solo"] if seats == 1 else []), seats, bytes(32))
    while not state.is_over:
        asked = luck.choice(state.decisions())
        twin = determinize(player_view(state, asked.seat), luck)
        exchanged += twin.deck != state.deck
        told, twin_told = (decision_of(player_view(each, asked.seat), cast) for each in (state, twin))
        assert told is not None
        assert told == twin_told, f"{asked.prompt} of {asked.seat}\n{state}"
        state.apply(luck.choice(asked.actions), asked.seat)
    assert exchanged > 20
