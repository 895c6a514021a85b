"""Best flips against trying all of them, and through states and views."""

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exlibris.engine import HIDDEN, EngineError, State, compose, form, new_game, player_view
from exlibris.engine.scoring import NEXT_PLACE
from exlibris.engine.scoring.best_flips import (
    awards_against,
    awards_in_solo,
    best_flips,
    best_public_flips,
    flips_for,
)
from exlibris.engine.scoring.best_run import best_run
from exlibris.engine.scoring.worth import lines
from support.deck import cards_of, names_of
from support.drawing import drawn
from support.examples import examples
from support.random_play import fresh_game, positions
from support.table import Table

CATEGORIES = range(6)
MOST_MILLISECONDS = 100
MOST_MILLISECONDS_FOR_LARGE_ONES = 1000


@dataclass(frozen=True)
class Case:
    """A shelf in reading order, with everything that its score depends on."""

    order: list[int]
    books: list[list[int]]
    banned: int
    prominent: int
    focus: int
    awards: list[int]

    def best(self) -> list[int]:
        return best_run(self.order, self.books, self.banned, self.prominent, self.focus, self.awards)

    def key(self, face_up: Sequence[int]) -> tuple[int, int, int]:
        """Score by the words of the form, not by the solver's figures: total, books, and fewer banned ones."""
        tally = [sum(self.books[i][category] for i in face_up) for category in CATEGORIES]
        variety = 3 * min(tally[category] for category in CATEGORIES if category != self.banned)
        award = self.awards[min(tally[self.prominent], len(self.awards) - 1)]
        focus = 0 if self.focus == HIDDEN else 2 * tally[self.focus]
        total = award - tally[self.banned] + variety + focus
        return total, sum(tally), -tally[self.banned]

    def inspected(self, flips: Sequence[int]) -> list[int]:
        """Return what stays face up, by the words of the rule."""
        face_up: list[int] = []
        for i in range(len(self.order)):
            if i not in flips and (not face_up or self.order[i] > self.order[face_up[-1]]):
                face_up.append(i)
        return face_up

    def every_end(self) -> Iterator[list[int]]:
        """Return what stays face up for each choice of flips."""
        for chosen in range(1 << len(self.order)):
            yield self.inspected([i for i in range(len(self.order)) if chosen >> i & 1])


def awards() -> st.SearchStrategy[list[int]]:
    others = st.lists(st.integers(0, 12), min_size=1, max_size=3).map(awards_against)
    return others | st.integers(0, 10).map(awards_in_solo)


@st.composite
def cases(draw: st.DrawFn, most: int = 8) -> Case:
    order = draw(st.lists(st.integers(0, 30), unique=True, max_size=most))
    if draw(st.booleans()):
        order.sort()
    common = draw(st.lists(st.sampled_from(CATEGORIES), min_size=1, max_size=6))  # rich in some categories
    card = st.lists(st.sampled_from(common), min_size=1, max_size=4)
    books = [[own.count(category) for category in CATEGORIES] for own in [draw(card) for _ in order]]
    banned, prominent, focus = draw(st.permutations(CATEGORIES))[:3]
    return Case(order, books, banned, prominent, draw(st.sampled_from([focus, HIDDEN])), draw(awards()))


@settings(deadline=None, max_examples=examples(150))
@given(cases())
def test_no_other_flips_bring_more(case: Case) -> None:
    assert case.key(case.best()) == max(case.key(face_up) for face_up in case.every_end())


def test_no_other_flips_bring_more_on_ten_cards() -> None:
    rng = random.Random(10)
    for _ in range(12):
        case = random_case(rng, 10, rng.choice(["any", "sorted", "pairs"]), banned_share=3)
        assert case.key(case.best()) == max(case.key(face_up) for face_up in case.every_end())


@settings(deadline=None, max_examples=examples(150))
@given(cases(12))
def test_the_inspector_leaves_what_was_meant_to_stay(case: Case) -> None:
    kept = case.best()
    flips = flips_for(case.order, kept)
    assert case.inspected(flips) == kept
    for spared in flips:  # none is superfluous
        assert case.inspected([i for i in flips if i != spared]) != kept


def random_case(rng: random.Random, cards: int, order: str, banned_share: int = 1) -> Case:
    """Return a shelf of ordinary cards: in any order, sorted, or sorted except for neighboring pairs or rows."""
    places = list(range(cards))
    if order == "any":
        rng.shuffle(places)
    elif order == "pairs":
        places = [place ^ 1 if place ^ 1 < cards else place for place in places]
    elif order == "rows":
        places = [place for row in range(3) for place in range(cards) if rng.random() < 0.5 or place % 3 == row]
        places = list(dict.fromkeys(places))
    weights = [banned_share, 1, 1, 1, 1, 1]
    sizes = rng.choices([2, 3, 4], [17, 64, 71], k=cards)
    drawn_books = [rng.choices(CATEGORIES, weights, k=size) for size in sizes]
    books = [[own.count(category) for category in CATEGORIES] for own in drawn_books]
    return Case(places, books, 0, 1, 2, awards_against([rng.randrange(4, 14) for _ in range(3)]))


def burdened_case(rng: random.Random, cards: int, order: str) -> Case:
    """Return a shelf where two cards of three carry a banned book and none of the focus: a hard choice."""
    case = random_case(rng, cards, order)
    for i, own in enumerate(case.books):
        third = rng.randrange(3) == 0
        own[:3] = [0, own[1], 2] if third else [rng.choice([1, 1, 1, 2]), own[1], 0]
        if not third:
            own[rng.randrange(3, 6)] += 1
        case.books[i] = own
    return case


def every_run(order: Sequence[int], run: list[int]) -> Iterator[list[int]]:
    """Yield each way to go on with a run, which may also end here."""
    yield run
    for i in range(run[-1] + 1 if run else 0, len(order)):
        if not run or order[i] > order[run[-1]]:
            yield from every_run(order, [*run, i])


def milliseconds(case: Case) -> float:
    begun = time.process_time()
    case.best()
    return (time.process_time() - begun) * 1000


@pytest.mark.parametrize("order", ["any", "sorted", "pairs", "rows"])
def test_25_cards_take_no_time_to_speak_of(order: str) -> None:
    rng = random.Random(25)
    hard = [burdened_case(rng, 25, order) for _ in range(10)]
    for case in hard + [random_case(rng, 25, order, share) for share in (1, 3, 6) for _ in range(5)]:
        assert min(milliseconds(case), milliseconds(case)) <= MOST_MILLISECONDS


@pytest.mark.parametrize("order", ["sorted", "pairs", "rows"])
def test_35_cards_take_less_than_a_second(order: str) -> None:
    """Far more than a game comes to; the server refuses sheets with more than 39."""
    rng = random.Random(35)
    for case in [burdened_case(rng, 35, order) for _ in range(3)]:
        assert min(milliseconds(case), milliseconds(case)) <= MOST_MILLISECONDS_FOR_LARGE_ONES


@pytest.mark.parametrize("seed", range(6))
def test_no_other_run_of_24_cards_brings_more(seed: int) -> None:
    case = burdened_case(random.Random(seed), 24, "any")
    assert case.key(case.best()) == max(case.key(run) for run in every_run(case.order, []))


def test_awards_are_those_of_the_form() -> None:
    assert awards_against([10, 9, 7]) == [0] * 7 + [2, 4, 7, 12, 15]
    assert awards_against([3]) == [9] * 3 + [12, 15]
    assert awards_against([]) == [15, 15]
    assert awards_in_solo(3) == [0, 0, 0, 0, 15]


def test_the_left_card_is_given_up_where_that_is_better() -> None:
    """The printed example: of M 8 and M 3 only one can stay, and the better one does."""
    t = Table(phase="inspection", shelf={0: drawn("M8 M3 X1"), 1: "W1"}, focus={0: "historic", 1: "spells"})
    choices = {flips: t.score(0, flips={0: flips}).total for flips in ("", "M8", "X1", "M8 X1", "M8 M3", "M8 M3 X1")}
    best = names_of(best_flips(t.state, 0))
    assert t.score(0, flips={0: best}).total == max(choices.values())
    assert best in choices


def test_an_empty_shelf_has_nothing_to_turn() -> None:
    t = Table(phase="inspection", shelf={0: "", 1: "W1"})
    assert best_flips(t.state, 0) == b""


def test_flips_already_made_stay_made() -> None:
    t = Table(phase="inspection", shelf={0: "A1 A2 A3", 1: "W1"})
    t.state.flips[0] = cards_of("A2")
    assert cards_of("A2")[0] not in best_flips(t.state, 0)


def before_the_inspection(state: State, seed: int) -> State:
    """Return a game played at random until everybody chooses what to turn."""
    return next(s for s in positions(state, seed) if s.is_sealing_flips())


@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_of_games_the_form_agrees(seed: int) -> None:
    """Through the engine's own form: never worse than flipping nothing or any one or two cards."""
    state = before_the_inspection(fresh_game(2 + seed % 3, seed), seed)
    for seat in range(state.game.seats):
        best = best_flips(state, seat)
        assert best == best_flips(player_view(state, seat), seat)
        flips = [b""] * state.game.seats
        flips[seat] = best
        top = form(state, flips).seats[seat]
        cards = state.shelves[seat].cards()
        for one in cards:
            for two in cards:
                flips[seat] = bytes({one, two})
                assert form(state, flips).seats[seat].total <= top.total


def test_solo_25_the_award_counts_to_the_point() -> None:
    """Against a Public Library of whatever size: flips that ignore it never bring more, and sometimes less."""
    gains = []
    for seed in range(12):
        state = before_the_inspection(new_game(compose("first-en", ("solo",)), 1, bytes([seed]) * 32), 1)
        blind = state.clone()
        blind.discard = b""
        pile = state.discard
        for size in range(len(pile)):
            state.discard = pile[:size]
            informed, uninformed = [
                form(state, [best_flips(player_view(at, 0), 0)]).seats[0].total for at in (state, blind)
            ]
            gains.append(informed - uninformed)
    assert min(gains) == 0
    assert max(gains) > 0


def test_prom_04_the_awards_depend_on_what_those_who_tie_share() -> None:
    assert awards_against([4, 4]) == [4, 4, 4, 4, 10, 15]
    assert awards_against([4, 4], NEXT_PLACE) == [4, 4, 4, 4, 8, 15]
    state = new_game(compose("first-en", ("beginner",), {"prominent_ties": NEXT_PLACE}), 3, bytes(32))
    assert lines(state, 0).b2 == 8


@pytest.mark.parametrize("seed", range(6))
def test_flips_expected_of_others_are_reckoned_with(seed: int) -> None:
    """Never worse on the form than the best flips against shelves as they lie."""
    state = before_the_inspection(fresh_game(2, seed), seed)
    expected = [b"", state.shelves[1].cards()]
    alone = form(state, [best_flips(state, 0, expected), expected[1]]).seats[0].total
    assert alone >= form(state, [best_flips(state, 0), expected[1]]).seats[0].total
    assert best_flips(state, 0, [b"", b""]) == best_flips(state, 0)


def test_another_seats_focus_is_not_looked_at() -> None:
    t = Table(phase="inspection", shelf={0: "A1", 1: "W1"})
    with pytest.raises(EngineError, match="focus"):
        best_flips(player_view(t.state, 0), 1)


@pytest.mark.parametrize("seed", range(4))
def test_everybody_works_out_the_same_public_flips(seed: int) -> None:
    """Whoever looks, owner included: the focus plays no part."""
    state = before_the_inspection(fresh_game(3, seed), seed)
    for seat in range(3):
        found = best_public_flips(state, seat)
        assert {best_public_flips(player_view(state, viewer), seat) for viewer in (-1, 0, 1, 2)} == {found}
        now, best, focused = (lines(state, seat, flips) for flips in (b"", found, best_flips(state, seat)))
        public = [each.total - (each.b5 or 0) for each in (now, best, focused)]
        assert public[1] == max(public)
