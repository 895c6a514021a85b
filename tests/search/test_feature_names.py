"""Every feature is written at the offset of its name: a reordered name would corrupt a network in silence."""

from random import Random

import pytest
from librt.vecs import vec

from exlibris.engine import (
    ASIDE,
    MOST_SEATS,
    State,
    assistants_left,
    compose,
    is_placing,
    new_game,
    playout,
    special_left,
    standard_left,
    tile_of,
    visitors_of,
)
from exlibris.engine.scoring import PER_FOCUS, PER_VARIETY, tally
from exlibris.search import FEATURES, Viewpoint, feature_names
from exlibris.search.feature_names import MORE_CARDS, POWERS, RIVAL_INPUTS, RIVAL_SHELF_INPUTS, SOON, TILES, TRAITS
from exlibris.search.shelf_values import evaluator_of

COUNTED = {  # constants that name the first of several features, and constants of lists
    "EFFECT_ASKED": "effect.asked_assistant-card",
    "EFFECT_THEN": "effect.then_assistant-card",
}
LISTS = {
    "SHELF_STABILITY_MORE": [f"shelf.stability_{more}_more" for more in MORE_CARDS],
    "RIVAL_SHELF": [f"shelf.{name}" for name in RIVAL_SHELF_INPUTS],
    "RIVAL": [f"rival_{i}.prominent_books" for i in range(1, MOST_SEATS)],
}


def offsets() -> dict[str, int]:
    """Return the module's offsets of single features by constant."""
    found = vars(feature_names).items()
    return {name: value for name, value in found if type(value) is int and "_" in name and name != "MOST_SEATS"}


def test_each_offset_is_that_of_the_feature_it_is_called_after() -> None:
    by_constant = {name.replace(".", "_").upper(): at for at, name in enumerate(FEATURES)}
    found = offsets()
    for name in [name for name in found if name.startswith("RIVAL_")]:
        assert RIVAL_INPUTS[found.pop(name)] == name.removeprefix("RIVAL_").lower()
    for name, first in COUNTED.items():
        assert FEATURES[found.pop(name)] == first
    assert found == {name: by_constant[name] for name in found}
    for name, features in LISTS.items():
        assert [FEATURES[at] for at in getattr(feature_names, name)] == features


def test_every_feature_without_a_number_has_an_offset() -> None:
    found = {FEATURES[at] for at in offsets().values() if at < len(FEATURES)}
    single = [name for name in FEATURES if not any(char.isdigit() for char in name)]
    traits = [f"added.{trait}" for trait in TRAITS]  # offsets from ADDED_POWER
    found |= {*traits, *[name for name in single if name.startswith(("effect.asked_", "effect.then_"))]}
    left = [name for name in single if name not in found]
    assert left == []


def reference(s: State, seat: int) -> dict[str, float]:
    """Return features by name, counted in the plainest way; those of rivals, standing and effects are tested apart."""
    deal, own = s.deal, s.shelves[seat]
    facts = evaluator_of(s.game, deal.prominent, deal.banned, deal.focus[seat], 10).facts_of(own)
    values = evaluator_of(s.game, deal.prominent, deal.banned, deal.focus[seat], 10).values
    found = {**shelf_part(s, seat), **hand_part(s, seat, values, facts.fits), **time_part(s, seat)}
    lying = [card for tile in s.round.tiles if not s.game.face_down[tile] for card in s.pools[tile]]
    wanted = [values[card] for card in lying if values[card] > 0 and facts.fits >> card & 1]
    found |= {"board.best_card": max(wanted, default=0), "board.all_cards": sum(wanted)}
    free = [tile_of(place) for place in s.places]
    found |= {f"board.open_{tile}": tile in free for tile in range(TILES)}
    found |= {f"board.free_{tile}": free.count(tile) for tile in range(TILES)}
    lying = [card for tile in set(free) if tile and not s.game.face_down[tile] for card in s.pools[tile]]
    wanted = [values[card] for card in lying if values[card] > 0 and facts.fits >> card & 1]
    found |= {"board.best_open_card": max(wanted, default=0), "board.open_cards": sum(wanted)}
    for tile in [tile for tile in s.round.tiles if tile < TILES]:
        seats = [visitor.seat for visitor in visitors_of(s.visitors[tile])] if s.game.delayed[tile] else []
        found |= {f"board.own_at_{tile}": seats.count(seat), f"board.rivals_at_{tile}": len(seats) - seats.count(seat)}
    power = deal.powers[seat]
    found |= {f"game.power_{number}": power.number == number for number in range(POWERS)}
    found |= {"added.power": False, **{f"added.{trait}": bool(getattr(power, trait)) for trait in TRAITS}}
    found |= {f"game.seats_{n}": s.game.seats == n for n in (1, 2, 3, 4)}
    return found | (library_part(s, facts.points, facts.books[deal.prominent]) if s.game.is_solo else {})


def shelf_part(s: State, seat: int) -> dict[str, float]:
    deal, shelf = s.deal, s.shelves[seat]
    by = evaluator_of(s.game, deal.prominent, deal.banned, deal.focus[seat], 10)
    lines = by.lines_of(shelf)
    down = shelf.dark_cards()
    lost = [card for card in shelf.cards() if card not in lines.run and card not in down]
    rest = sorted(books for category, books in enumerate(lines.books) if category != deal.banned)
    fits = [card for card in range(s.game.card_count) if by.facts_of(shelf).fits >> card & 1]
    return {
        "shelf.stability": lines.b1, "shelf.banned": lines.b3, "shelf.variety": lines.b4, "shelf.focus": lines.b5,
        "shelf.total": lines.b1 + lines.b3 + lines.b4 + lines.b5,
        "shelf.prominent_books": lines.books[deal.prominent], "shelf.rarest": rest[0], "shelf.second_rarest": rest[1],
        "shelf.most_books": rest[-1],
        "shelf.books": sum(lines.books), "shelf.cards": len(shelf.cards()), "shelf.in_order": len(lines.run),
        "shelf.face_down": len(down), "shelf.lost_value": sum(max(by.values[card], 0) for card in lost),
        "shelf.rows": shelf.bottom - shelf.top + 1, "shelf.frontier": len(shelf.frontier()), "shelf.fits": len(fits),
        "shelf.fits_focus": sum(s.game.counts[card][deal.focus[seat]] > 0 for card in fits),
        "shelf.fits_prominent": sum(s.game.counts[card][deal.prominent] > 0 for card in fits),
    }  # fmt: skip


def hand_part(s: State, seat: int, values: vec[float], fits: int) -> dict[str, float]:
    deal, hand = s.deal, s.hands[seat]
    fitting = [card for card in hand if values[card] > 0 and fits >> card & 1]
    best = [*sorted((values[card] for card in fitting), reverse=True), 0, 0, 0]
    books = tally(s.game.counts, bytes(fitting))
    aside = s.pools[ASIDE] if s.stack[-1].seat == seat else b""
    rarest = evaluator_of(s.game, deal.prominent, deal.banned, deal.focus[seat], 10).facts_of(s.shelves[seat]).rarest
    return {
        "hand.cards": len(hand), "hand.value": sum(max(values[card], 0) for card in hand),
        "hand.useless": sum(values[card] <= 0 for card in hand), "hand.fitting": len(fitting),
        "hand.fitting_value": sum(values[card] for card in fitting), "hand.fitting_focus": books[deal.focus[seat]],
        "hand.fitting_prominent": books[deal.prominent], "hand.fitting_rarest": books[rarest],
        "hand.best": best[0], "hand.second_best": best[1], "hand.third_best": best[2], "hand.aside": len(aside),
        "hand.aside_value": sum(values[card] for card in aside),
        "hand.aside_fitting_value": sum(values[card] for card in aside if fits >> card & 1),
    }  # fmt: skip


def time_part(s: State, seat: int) -> dict[str, float]:
    trigger = s.game.final_round_cards
    others = [i for i in range(s.game.seats) if i != seat]
    left = [assistants_left(s.unplaced, other) for other in others]
    short = 0 if s.round.final else max(0, trigger - max(shelf.count for shelf in s.shelves))
    ahead = (seat - s.stack[-1].seat) % s.game.seats
    return {
        "time.round": s.round.number, "time.final": s.round.final != "", "time.to_final": short,
        "time.own_to_final": max(0, trigger - s.shelves[seat].count), "time.first": s.round.first == seat,
        "time.standard_left": int(standard_left(s.unplaced, seat)), "time.special_left": special_left(s.unplaced, seat),
        "time.rivals_left": sum(left), "time.most_left": max(left, default=0), "time.placing": is_placing(s),
        **{f"time.to_final_{cards}": cards == short and not s.round.final for cards in range(SOON)},
        **{f"time.turn_{turns}": is_placing(s) and turns == ahead for turns in range(MOST_SEATS)},
    }  # fmt: skip


def library_part(s: State, points: int, prominent: int) -> dict[str, float]:
    deal = s.deal
    hidden = s.deck[s.dealt :] + s.discard
    books = [10 * len(s.discard) * n // max(1, len(hidden)) for n in tally(s.game.counts, hidden)]
    known = {deal.prominent, deal.banned, deal.focus[0], *deal.clues[: deal.revealed]}
    foci = [deal.library_focus] if deal.revealed > len(deal.clues) else [c for c in range(6) if c not in known]
    rarest = PER_VARIETY * min(n for category, n in enumerate(books) if category != deal.banned)
    focus = PER_FOCUS * sum(books[c] for c in foci) // len(foci)
    theirs = rarest + focus - books[deal.banned]
    return {
        "library.prominent_books": books[deal.prominent], "library.banned_books": books[deal.banned],
        "library.variety": rarest, "library.focus": focus, "library.cards": len(s.discard), "library.points": theirs,
        "library.level": s.game.ruleset.solo_level, "library.margin": 10 * points - theirs,
        "library.lead": 10 * prominent - books[deal.prominent],
    }  # fmt: skip


@pytest.mark.parametrize("solo", [False, True], ids=["against others", "solo"])
def test_features_are_written_at_the_offset_of_their_name(solo: bool) -> None:
    luck = Random(7)
    met: set[str] = set()
    for _ in range(50):
        rules = compose(luck.choice(["first-en", "revised-en"]), ["solo"] if solo else [])
        state = new_game(rules, 1 if solo else luck.choice([2, 3, 4]), luck.randbytes(32))
        playout(state, luck.getrandbits(31), luck.randrange(360))
        for seat in range(0 if state.is_over else state.game.seats):
            inputs = dict(zip(FEATURES, Viewpoint(state.game, state.deal, seat).features(state), strict=True))
            expected = reference(state, seat)
            assert {name: inputs[name] for name in expected} == expected
            met |= {name for name in expected if inputs[name]}
    assert {"hand.third_best", "shelf.lost_value", "board.open_cards", "time.first", "added.shelving"} <= met
    assert not solo or "library.lead" in met
