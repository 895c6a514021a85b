"""Features say what a seat sees, and nothing else."""

import random

import pytest

from exlibris.engine import (
    PRESETS,
    State,
    compose,
    is_placing,
    new_game,
    player_view,
    special_left,
    standard_left,
    variants_of,
)
from exlibris.engine.board import SPECIAL_LEFT
from exlibris.engine.effects import Power
from exlibris.engine.scoring import PER_ENTOMBED, award_for
from exlibris.engine.shelves import Shelf
from exlibris.search import FEATURES, Lookahead, Network, Viewpoint
from exlibris.search.feature_names import (
    POWERS,
    QUESTIONS,
    RIVAL_INPUTS,
    RIVAL_SHELF_INPUTS,
    SAME_QUESTION,
    SHELF_INPUTS,
    STANDING_INPUTS,
    TILES,
    TRAITS,
    question_at,
)
from exlibris.search.features import LEAD, MANY
from support.hidden import exchange, hidden_cards, unseen_twin
from support.networks import some_network, turned
from support.random_play import placing, position
from support.steps import all_steps


def seen(state: State, seat: int) -> dict[str, int]:
    return dict(zip(FEATURES, Viewpoint(state.game, state.deal, seat).features(state), strict=True))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_a_value_for_each_feature(preset: str) -> None:
    luck = random.Random(preset)
    for variant in variants_of(preset):
        rules = compose(preset, [variant])
        state = new_game(rules, 1 if rules.is_solo else luck.choice([2, 3, 4]), luck.randbytes(32))
        while not state.is_over:
            if luck.random() < 0.05 and state.deal.is_dealt:
                assert len(seen(state, luck.randrange(state.game.seats))) == len(FEATURES)
            state.apply_option(luck.choice(state.options))
        assert len(seen(state, 0)) == len(FEATURES)


@pytest.mark.parametrize("seed", range(12))
def test_what_a_seat_cannot_see_changes_no_feature(seed: int) -> None:
    state = position(2 + seed % 3, seed, seed, 4 + 40 * seed)
    luck = random.Random(seed)
    for viewer in range(state.game.seats):
        features = seen(state, viewer)
        for _ in range(5):
            assert seen(exchange(state, *luck.sample(hidden_cards(state, viewer), 2)), viewer) == features
        twin = unseen_twin(state, viewer, luck)
        assert player_view(twin, viewer) == player_view(state, viewer)
        assert seen(twin, viewer) == features


def test_features_are_relative_to_the_seat() -> None:
    """What seat 0 sees is what seat 1 would see in its place. Rivals with equal shelves may stand in another order."""
    found = 0
    for seed in range(12):
        state = position(2, seed, seed, 30 * seed + 5)
        if not is_placing(state):
            continue
        found += 1
        assert seen(turned(state), 1) == seen(state, 0)
        assert seen(turned(state), 0) == seen(state, 1)
    assert found


def test_the_shelf_is_seen_in_its_best_order() -> None:
    state = position(2, 3, 3, 300)
    facts = Viewpoint(state.game, state.deal, 0).own.facts_of(state.shelves[0])
    inputs = seen(state, 0)
    assert inputs["shelf.cards"] == state.shelves[0].count
    assert inputs["shelf.in_order"] <= inputs["shelf.cards"]
    assert inputs["shelf.total"] == sum(inputs[f"shelf.{name}"] for name in ("stability", "banned", "variety", "focus"))
    assert facts.points == inputs["shelf.total"]


@pytest.mark.parametrize("seed", range(8))
def test_rivals_are_seen_by_what_they_have(seed: int) -> None:
    seats = 2 + seed % 3
    state = position(seats, seed, seed, 400 + 60 * seed)
    for seat in range(seats):
        inputs = seen(state, seat)
        public = Viewpoint(state.game, state.deal, seat).public
        facts = {rival: public.facts_of(state.shelves[rival]) for rival in range(seats) if rival != seat}
        books = {rival: shown.books[state.deal.prominent] for rival, shown in facts.items()}
        points = {rival: facts[rival].points + books[rival] for rival in facts}
        ranked = sorted(facts, key=lambda rival: (-points[rival], -rival))
        for i, rival in enumerate(ranked, 1):
            own = public.facts_of(state.shelves[rival])
            named = {name: inputs[f"rival_{i}.{name}"] for name in RIVAL_SHELF_INPUTS}
            assert (named["prominent_books"], named["cards"]) == (books[rival], state.shelves[rival].count)
            assert (named["rarest"], named["fits"]) == (own.books[own.rarest], own.fits.bit_count())
            assert (inputs[f"rival_{i}.hand"], inputs[f"rival_{i}.points"]) == (len(state.hands[rival]), points[rival])
            assert inputs[f"rival_{i}.most_books"] == max(n for c, n in enumerate(own.books) if c != state.deal.banned)
            assert inputs[f"rival_{i}.turns_after"] == (rival - seat) % seats
            assert inputs[f"rival_{i}.standard_left"] == standard_left(state.unplaced, rival)
            assert inputs[f"rival_{i}.special_left"] == special_left(state.unplaced, rival)
            power = state.deal.powers[rival]
            shown = [name for name in RIVAL_INPUTS if name.startswith("power_") and inputs[f"rival_{i}.{name}"]]
            assert shown == [f"power_{power.number}"]
            assert not inputs[f"rival_{i}.power"]
            assert all(inputs[f"rival_{i}.{trait}"] == bool(getattr(power, trait)) for trait in TRAITS)
        own_books = inputs["shelf.prominent_books"]
        award = award_for(own_books, [own_books, *books.values()], state.game.ruleset.prominent_ties).points
        lead = own_books - max(books.values())
        best = points[ranked[0]]
        assert {name: inputs[f"standing.{name}"] for name in STANDING_INPUTS} == {
            "lead": max(-LEAD, min(LEAD, lead)), "ahead": lead > 0, "close": abs(lead) <= 2, "award": award,
            "margin": inputs["shelf.total"] + award - best, "best_rival": best,
            "rivals_hands": sum(len(state.hands[rival]) for rival in ranked),
        }  # fmt: skip


def test_a_rivals_assistant_is_seen_by_what_it_is_and_whether_it_is_placed() -> None:
    state = placing(3, 4, 60, 4)
    seat, network = state.stack[-1].seat, some_network()
    values = {Lookahead(network, state).value(state, seat)}
    for rival in [other for other in range(3) if other != seat]:
        for power in state.game.powers[1 : POWERS + 1]:
            if power is not state.deal.powers[rival]:
                values.add(value_with(network, state, seat, rival, power))
        placed = state.clone()
        placed.unplaced ^= SPECIAL_LEFT << 3 * rival
        values.add(Lookahead(network, placed).value(placed, seat))
    assert len(values) == 1 + 2 * POWERS


def test_assistants_of_expansions_are_told_apart_by_what_they_do() -> None:
    state = placing(2, 4, 60, 4)
    seat = state.stack[-1].seat
    values = set()
    for trait in ["", *TRAITS]:
        power = Power("theirs", POWERS + 1)
        if trait:
            setattr(power, trait, True if type(getattr(power, trait)) is bool else all_steps()[0])
        values.add(value_with(some_network(), state, seat, 1 - seat, power))
        theirs = seen(with_power(state, 1 - seat, power), seat)
        assert [name for name in ("power", *TRAITS) if theirs[f"rival_1.{name}"]] == ["power", trait][: 1 + bool(trait)]
        ours = seen(with_power(state, seat, power), seat)
        assert [name for name in ("power", *TRAITS) if ours[f"added.{name}"]] == ["power", trait][: 1 + bool(trait)]
    assert len(values) == 1 + len(TRAITS)


def value_with(network: Network, state: State, seat: int, rival: int, power: Power) -> float:
    """Return the value of the position to the seat if the rival had that special assistant."""
    other = with_power(state, rival, power)
    return Lookahead(network, other).value(other, seat)


def with_power(state: State, seat: int, power: Power) -> State:
    """Return the position with that special assistant of the seat's."""
    other = state.clone()
    other.deal = state.deal.with_power(seat, power)
    return other


def test_facts_are_kept_for_equal_shelves_only() -> None:
    """Cards that lie face down, or in tombs, make a shelf another one, though its upper cards are the same."""
    state = position(2, 3, 3, 300)
    evaluator = Viewpoint(state.game, state.deal, 0).own
    shelf = state.shelves[0]
    cell = shelf.cells()[0]

    def same(face_down: bytes = b"", tombs: bytes = b"") -> Shelf:
        return Shelf(shelf.grid, shelf.rows, shelf.count, shelf.top, shelf.bottom, face_down, tombs)

    assert evaluator.facts_of(same()) is evaluator.facts_of(same())
    down = evaluator.facts_of(same(bytes([cell])))
    assert down.inputs[SHELF_INPUTS.index("face_down")] == 1
    entombed = evaluator.facts_of(same(b"", bytes([cell, 0])))
    assert entombed.points == evaluator.facts_of(same()).points + PER_ENTOMBED
    assert evaluator.facts_of(same(bytes([cell]), bytes([cell, 0]))).points == down.points + PER_ENTOMBED


def test_every_question_of_the_boxed_game_has_inputs_of_its_own() -> None:
    asked = {step.prompt for step in all_steps()} - {"", "prompt-place", "prompt-flip"}  # these are of rounds
    assert asked >= SAME_QUESTION.keys()
    assert [f"prompt-{question}" for question in QUESTIONS[:-1]] == sorted(asked - SAME_QUESTION.keys())
    assert question_at("prompt-sell-to-collector") == question_at("prompt-discard-own")
    assert question_at("prompt-of-an-expansion") == QUESTIONS.index("other")


@pytest.mark.parametrize("seed", range(6))
def test_what_effects_will_still_ask_is_seen(seed: int) -> None:
    state = position(3, seed, seed, 3 + 60 * seed)
    luck = random.Random(seed)
    for _ in range(200):
        if state.is_over:
            break
        for seat in range(3):
            inputs = seen(state, seat)
            own = [f for f in state.stack[1:] if f.seat == seat]
            top = state.stack[-1].seat == seat and len(state.stack) > 1
            asked = [name for name in FEATURES if name.startswith("effect.asked_") and inputs[name]]
            assert sum(inputs[f"effect.at_{tile}"] for tile in range(TILES + 1)) == top
            assert asked == [f"effect.asked_{QUESTIONS[question_at(f.next_prompt())]}" for f in own[-1:] if top]
            later = sum(bool(f.next_prompt()) for f in own) - top
            assert sum(inputs[f"effect.then_{question}"] for question in QUESTIONS) == later
            assert inputs["effect.amount"] == min(MANY, sum(f.amount for f in own))
        state.apply_option(luck.choice(state.options))
