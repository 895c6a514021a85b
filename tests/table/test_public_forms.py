"""The form of each shelf as it lies, and what the best flips of all players would make of it."""

import itertools
import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec import structs

from exlibris.engine import (
    CANCEL_ACTION,
    DONE_ACTION,
    SPECTATOR,
    State,
    describe_action,
    new_game,
    player_view,
    preset,
)
from exlibris.engine.analysis import best_flips, changes, expected_flips, lines
from exlibris.engine.notation.actions import actions_by_short_name
from exlibris.engine.scoring import PER_FOCUS, prominent_awards
from exlibris.table.weighing import BEGINNING, Worth, gains_of_shelving, weighed
from exlibris.table.worth import (
    MOST_CARDS,
    PublicForm,
    RunningScore,
    best_flips_of,
    better_down,
    forecast,
    known_flips,
    public_form,
    running_score,
)
from support.deck import card_of, cards_of, name_of
from support.drawing import drawn
from support.table import Table

END = (DONE_ACTION, CANCEL_ACTION)


def games(name: str, seats: int, every: int) -> Iterator[State]:
    """Yield positions of a random game after its deal."""
    luck = random.Random(5)
    state = new_game(preset(name), seats, bytes(range(32)))
    while not state.is_over:
        decision = state.decisions()[0]
        if state.deal.is_dealt and (state.ply % every == 0 or state.is_sealing_flips()):
            yield state
        state.apply(luck.choice(decision.actions), decision.seat)


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
def test_all_who_look_expect_the_same_flips_and_a_range_that_holds_for_the_secret_focus(name: str) -> None:
    looked = wide = 0
    for state in games(name, 3, 7):
        expected = expected_flips(player_view(state, SPECTATOR), MOST_CARDS)
        for viewer in (SPECTATOR, 0, 1, 2):
            view = player_view(state, viewer)
            if not any(view.flips):  # a seat's own flips are secret until all are ready
                assert forecast(view) == expected
            for seat in range(3):
                form = public_form(view, seat)
                own = running_score(player_view(state, seat))
                assert own is not None
                if not state.is_sealing_flips():  # then a seat may have chosen worse ones in secret
                    assert form.best_least <= own.best[1]
                    assert own.best[0] <= form.best_most
                wide += form.focus_least < form.focus_most
            looked += 1
    assert looked > 40
    assert wide > looked


def test_score_b5_the_secret_focus_adds_two_points_for_each_book_that_lies_there() -> None:
    ranges = set()
    for state in games("first-en", 3, 7):
        for seat in range(3):
            seen = public_form(player_view(state, SPECTATOR), seat)
            own = running_score(player_view(state, seat))
            assert own is not None
            ranges.add((seen.focus_least, seen.focus_most))
            if not state.is_sealing_flips():
                assert seen.focus_least <= own.b5 <= seen.focus_most
                assert seen.books == own.books
    assert len(ranges) > 5
    assert all(least % 2 == most % 2 == 0 for least, most in ranges)


def test_all_who_look_at_one_position_share_the_work() -> None:
    known_flips.cache_clear()
    state = next(games("first-en", 4, 1))
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = player_view(state, viewer)
        for seat in range(4):
            public_form(view, seat)
    assert known_flips.cache_info().misses == 1


MISFILED = "Z1 / A1 B1 C1 D1 E1 F1 G1 H1"


def sum_of(form: PublicForm) -> int:
    return form.b1 + (form.b2 or 0) + form.b3 + form.b4


def test_alpha_03_a_form_is_that_of_the_shelf_as_it_lies() -> None:
    """One card before all others has them all flipped, unless its owner flips it: two totals, both named."""
    for phase in ("placement", "inspection"):
        t = Table(phase=phase, shelf={0: drawn(MISFILED), 1: "W1"})
        cards = t.state.shelves[0].cards()
        choices = [bytes(chosen) for count in range(len(cards) + 1) for chosen in combinations(cards, count)]
        ends = [lines(t.state, 0, flips) for flips in choices]
        seen = public_form(player_view(t.state, SPECTATOR), 0)
        assert sum_of(seen) == ends[0].total - (ends[0].b5 or 0)
        assert tuple(seen.books) == ends[0].books
        own = running_score(player_view(t.state, 0))
        assert own is not None
        assert sum_of(own) + own.b5 == ends[0].total
        most = max([end.total for end in ends])
        assert own.best == (most, most)
        assert best_flips_of(player_view(t.state, 0)).total == most
        assert sum_of(own) + own.b5 < own.best[0] <= seen.best_most
        # What its owner knows of the focus is not in the form that all can work out.
        known = public_form(player_view(t.state, 0), 0)
        assert structs.replace(known, focus_most=seen.focus_most, best_most=seen.best_most) == seen


def test_score_b2_both_counts_of_prominent_works_are_named_before_and_after_everyones_best_flips() -> None:
    """Both have one book until seat 1 flips the card that has all its others flipped."""
    t = Table(shelf={0: "N1", 1: drawn(MISFILED)})
    prominent = t.state.deal.prominent
    seen = [public_form(player_view(t.state, SPECTATOR), seat) for seat in (0, 1)]
    assert seen[1].flipped.books[prominent][0] > seen[1].prominent
    assert awards_of(seen[1])[0] > (seen[1].b2 or 0)
    assert seen[0].flipped.books[prominent] == (seen[0].prominent,) * 2
    assert awards_of(seen[0])[1] < (seen[0].b2 or 0)
    own = running_score(player_view(t.state, 0))
    assert own is not None
    assert own.flipped.b2 == seen[0].flipped.b2
    assert own.best[1] - (sum_of(own) + own.b5) == awards_of(own)[1] - (own.b2 or 0) < 0
    for seat in (0, 1):  # nobody's secret focus is in it, only that it isn't the viewer's
        known = public_form(player_view(t.state, 1 - seat), seat).flipped
        assert (known.books[prominent], known.b2) == (seen[seat].flipped.books[prominent], seen[seat].flipped.b2)


def awards_of(form: PublicForm) -> tuple[int, int]:
    assert form.flipped.b2 is not None
    return form.flipped.b2


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
def test_score_b2_what_all_have_after_their_best_flips_is_in_the_ranges_that_each_of_them_sees(name: str) -> None:
    differing = 0
    for state in games(name, 4, 5):
        if state.is_sealing_flips():
            continue
        views = [player_view(state, seat) for seat in range(4)]
        own = [running_score(view) for view in views]
        prominent = state.deal.prominent
        books = [form.flipped.books for form in own if form]
        assert all(least == most for counts in books for least, most in counts)  # a player knows their own focus
        truth = [form.b1 + form.flipped.b3[0] + form.flipped.b4[0] + form.flipped.b5[0] for form in own if form]
        awards = prominent_awards([counts[prominent][0] for counts in books], state.game.ruleset.prominent_ties)
        for viewer, view in enumerate(views):
            for seat, (counts, award) in enumerate(zip(books, awards, strict=True)):
                form = public_form(view, seat) if seat != viewer else own[seat]
                assert form is not None
                seen = [
                    least <= exact <= most for (least, most), (exact, _) in zip(form.flipped.books, counts, strict=True)
                ]
                assert all(seen)
                least, most = awards_of(form)
                assert least <= award <= most
                differing += least != most
                least, most = form.best if isinstance(form, RunningScore) else (form.best_least, form.best_most)
                assert least <= truth[seat] + award <= most
    assert differing > 20


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
def test_alpha_03_the_cards_that_still_fall_after_the_best_flips_are_those_that_the_inspector_flips(name: str) -> None:
    fewer = 0
    for state in games(name, 4, 5):
        for seat in range(4):
            view = player_view(state, seat)
            own = running_score(view)
            assert own is not None
            flips = bytes(best_flips_of(view).flips)
            assert own.flipped.out_of_order == list(lines(view, seat, flips).out_of_order)
            fewer += len(own.flipped.out_of_order) < len(lines(view, seat).out_of_order)
            others = public_form(player_view(state, SPECTATOR), seat).flipped
            assert set(others.out_of_order) <= set(own.flipped.out_of_order) or state.is_sealing_flips()
    assert fewer > 20


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
def test_the_lines_with_best_flips_are_those_of_flips_that_earn_the_total_with_best_flips(name: str) -> None:
    ranges = 0
    for state in games(name, 4, 7):
        views = [player_view(state, seat) for seat in range(4)]
        scores = [running_score(view) for view in views]
        for seat, own in enumerate(scores):
            assert own is not None
            truth = own.flipped
            least, most = awards_of(own)
            others = own.b1 + truth.b3[0] + truth.b4[0] + truth.b5[0]
            assert own.best == (others + least, others + most)
            assert truth.b5 == (PER_FOCUS * truth.books[state.deal.focus[seat]][0],) * 2
            for view in views:
                if view.seat != seat and not state.is_sealing_flips():
                    seen = public_form(view, seat).flipped
                    for line in ("b3", "b4", "b5"):  # a secret focus is one of those that are possible
                        least, most = getattr(seen, line)
                        assert least <= getattr(truth, line)[0] == getattr(truth, line)[1] <= most
                    assert seen.b5[0] % 2 == seen.b5[1] % 2 == 0
                    ranges += seen.b3[0] != seen.b3[1]
    assert ranges > 20


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
def test_all_columns_are_as_the_shelves_lie_also_while_flips_are_chosen(name: str) -> None:
    best = 0
    for state in games(name, 3, 9):
        for seat in range(3):
            own = running_score(player_view(state, seat))
            assert own is not None
            if not state.is_sealing_flips():
                assert sum_of(own) + own.b5 == lines(state, seat).total
            best += own.best[0] > sum_of(own) + own.b5
    assert best > 5


def test_the_worth_of_an_action_is_what_the_form_then_shows_more() -> None:
    gains: list[int] = []
    for state in games("first-en", 3, 13):
        for seat in state.pending_seats():
            view = player_view(state, seat)
            now = running_score(view)
            assert now is not None
            step = view.stack[-1].step
            for action, worth in weighed(view).items() if step is None or step.verb not in BEGINNING else ():
                after = state.clone()
                after.apply(action, seat)
                then = running_score(player_view(after, seat))
                if then is not None and not after.is_over:
                    assert sum_of(then) + then.b5 == sum_of(now) + now.b5 + worth.points
                    gains.append(worth.points)
    assert len(gains) > 10
    assert min(gains) < 0 < max(gains)


def test_the_worth_with_flips_is_what_the_best_flips_then_gain_more() -> None:
    differences: list[int] = []
    for state in games("first-en", 3, 5):
        for seat in state.pending_seats():
            view = player_view(state, seat)
            worth, asked = weighed(view), view.decision
            if asked is None or asked.kind != "cell":
                continue
            for action, change in changes(view, asked.actions, forecast(view), MOST_CARDS).items():
                best = worth[action].best
                assert (worth[action].points if best is None else best) == change.total
                differences += [] if best is None else [best - worth[action].points]
    assert min(differences) < 0 < max(differences), "flips mend some cells, and make others' gains smaller"


def test_flips_that_are_being_chosen_have_no_worth_with_further_flips() -> None:
    for state in games("first-en", 3, 1):
        for seat in state.pending_seats() if state.is_sealing_flips() else ():
            assert {worth.best for worth in weighed(player_view(state, seat)).values()} == {None}


def test_home_02_a_hand_card_to_shelve_says_what_the_best_cell_gains() -> None:
    t = Table(shelf={0: "A1 B1 Z1 / C1 D1 .."}, hand={0: "M1 N1"})
    t.place(0, tile=0)
    t.choose(0, "shelve")
    assert t.prompt == "shelve-hand"
    begun, before = given_up(t), lines(t.state, 0).total
    t.choose(0, "M1")
    assert begun["M1"].points == max(lines(after, 0).total - before for after in followed(t))


def given_up(t: Table) -> dict[str, Worth]:
    """Return by name what the seat that is asked loses with each card."""
    worth = weighed(player_view(t.state, t.seat))
    return {name_of(describe_action(action).value): each for action, each in worth.items()}


@pytest.mark.parametrize("kind", ["tax", "mill", "bookworm"])
def test_a_card_given_up_costs_what_the_shelf_then_scores_less(kind: str) -> None:
    shelf = "A1 B1 C1 / D1 E1 F1"
    if kind == "tax":
        t = Table(at={16: ""}, shelf={1: shelf}, hand={1: "M1 N1"})
        t.place(0, tile=16)
    elif kind == "mill":
        t = Table(tiles="1 / 4", shelf={0: shelf}, hand={0: "M1 N1"})
        t.place(0, tile=4)
    else:
        t = Table(powers={0: "bookworm"}, shelf={0: shelf}, hand={0: "M1 N1"})
        t.place(0, tile=0, special=True)
        t.choose(0, "draw", "done")
    seat, lost = t.seat, given_up(t)
    before = running_score(player_view(t.state, seat))
    assert before is not None
    for name, worth in lost.items():
        after = t.state.clone()
        if t.state.shelves[seat].cell_of(card_of(name)) >= 0:
            after.shelves[seat] = after.shelves[seat].take(card_of(name))
        then = running_score(player_view(after, seat))
        assert then is not None
        assert (worth.b1, worth.b3, worth.b4, worth.b5) == (
            then.b1 - before.b1,
            then.b3 - before.b3,
            then.b4 - before.b4,
            then.b5 - before.b5,
        )
    assert (lost["A1"].b1, lost["M1"].b1) == (-2, 0)


def test_a_choice_among_hand_cards_alone_has_no_worth() -> None:
    t = Table(tiles="1 / 6", shelf={0: "A1 B1"}, hand={0: "M1 N1"})
    t.place(0, tile=6)
    assert t.prompt == "discard-hand"
    assert weighed(player_view(t.state, 0)) == {}


@pytest.mark.parametrize(
    ("how", "card"), [("swap_hand", "C1"), ("swap_shelf", "C1"), ("reshelve", "A1"), ("shift", "A1")]
)
def test_loc08_03_a_card_of_the_shelf_that_moves_says_what_the_best_way_gains(how: str, card: str) -> None:
    t = Table(at={8: "", 18: ""}, shelf={0: "A1 B1 Z1 / C1 D1 .."}, hand={0: "M1 N1"})
    if how == "shift":
        t.place(0, tile=18)
        t.choose(0, "right")
    else:
        t.place(0, tile=8)
        t.choose(0, "change_shelf", how)
    seat, begun = t.seat, given_up(t)
    before = lines(t.state, seat).total
    t.choose(0, card)
    gains = [lines(after, seat).total - before for after in followed(t)]
    assert begun[card].points == max(gains)
    if how in {"swap_hand", "swap_shelf"}:
        view = player_view(t.state, seat)
        ends = [worth.points for action, worth in weighed(view).items() if action not in END]
        assert ends == gains


@pytest.mark.parametrize("manner", ["on_top", "underneath"])
def test_asst_mummy_01_a_card_to_share_a_cell_with_says_what_that_gains(manner: str) -> None:
    t = Table(powers={0: "mummy"}, shelf={0: "A1 B1 Z1 / C1 D1 .."}, hand={0: "M1"})
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve", manner)
    before = lines(t.state, 0).total
    gains = [lines(after, 0).total - before for after in followed(t)]
    assert len(gains) == 5
    assert [worth.points for action, worth in weighed(player_view(t.state, 0)).items() if action not in END] == gains


def followed(t: Table) -> Iterator[State]:
    """Yield the states after each choice but the end of the step."""
    for action in t.decision.actions:
        if action in END:
            continue
        after = t.state.clone()
        after.apply(action, t.seat)
        yield after


def test_alpha_03_a_place_out_of_order_says_which_cards_turn_and_what_that_costs() -> None:
    """The owner could mend Z1 with a flip: the place turns four cards all the same, with all their books."""
    t = Table(shelf={0: "A1 B1 C1 D1"}, hand={0: "Z1"})
    t.place(0, tile=0)
    t.choose(0, "shelve")
    places = actions_by_short_name(t.state, 0)
    worth = weighed(player_view(t.state, 0))
    left, right = worth[places["left of A1"]], worth[places["right of D1"]]
    assert left.turned == [*cards_of("A1 B1 C1 D1")]
    assert right.turned == []
    assert left.b4 + left.b5 < right.b4 + right.b5


def test_the_best_flips_of_a_huge_shelf_are_not_worked_out() -> None:
    cards = [f"{letter}{number}" for letter in "MBCDEFGHIJKL" for number in range(1, 4)]
    for count, is_known in ((MOST_CARDS, True), (MOST_CARDS + 1, False)):
        t = Table(phase="inspection", shelf={0: " ".join(cards[:count]), 1: "W1"})
        seen = public_form(player_view(t.state, SPECTATOR), 0)
        assert (seen.best_least > sum_of(seen) + seen.focus_most) == is_known


def test_flip_01_a_flip_that_gains_no_points_is_not_advised() -> None:
    """F1 is out of order after F4, and either is worth as much as the other."""
    for phase in ("placement", "inspection"):
        view = player_view(Table(phase=phase, shelf={0: "F4 F1", 1: "W1"}).state, 0)
        own, best = running_score(view), best_flips_of(view)
        assert own is not None
        assert (best.flips, best.total) == ([], sum_of(own) + own.b5)
        assert better_down(view, 0) == b""


def test_before_the_deal_there_are_no_points() -> None:
    state = new_game(preset("first-fr"), 2, bytes(32))
    assert not state.deal.is_dealt
    seen = public_form(player_view(state, SPECTATOR), 0)
    assert (sum_of(seen), seen.focus_most, seen.best_most) == (0, 0, 0)


def test_a_card_to_take_says_what_shelving_it_gains_at_best() -> None:
    t = Table(tiles="1 / 10", on={10: "M1 N1 O1"}, shelf={0: "A1 B1 Z1 / C1 D1 .."}, hand={0: "E1"})
    t.place(0, tile=10)
    view, shelf = player_view(t.state, 0), t.state.shelves[0]
    before = running_score(view)
    assert before is not None
    gains = {describe_action(action)[1]: gain.total_best for action, gain in gains_of_shelving(view).items()}
    assert [*gains] == [*cards_of("M1 N1 O1")]
    for card, gain in gains.items():
        totals = []
        for cell in shelf.frontier():
            after = t.state.clone()
            after.shelves[0] = shelf.put(card, cell)
            flips = best_flips(after, 0, forecast(view))
            totals.append(lines(after, 0, flips, forecast(view)).total)
        assert gain == max(totals) - lines(t.state, 0, best_flips(view, 0, forecast(view)), forecast(view)).total


def test_a_hand_card_to_give_up_says_what_shelving_it_gains_unless_shelved_cards_are_offered_too() -> None:
    given = Table(tiles="1 / 6", shelf={0: "A1 B1"}, hand={0: "M1 N1"})
    given.place(0, tile=6)
    assert given.prompt == "discard-hand"
    assert [*gains_of_shelving(player_view(given.state, 0))] == [
        action for action in given.decision.actions if action not in END
    ]
    mixed = Table(at={16: ""}, shelf={1: "A1 B1"}, hand={1: "M1 N1"})
    mixed.place(0, tile=16)
    assert gains_of_shelving(player_view(mixed.state, 1)) == {}


def test_a_card_says_the_highest_gain_of_both_totals_even_if_in_different_cells() -> None:
    differ = 0
    for state in games("first-en", 3, 3):
        for seat in state.pending_seats():
            view = player_view(state, seat)
            step = view.stack[-1].step
            if step is None or step.verb != "shelve" or view.decision is None or view.decision.kind != "card":
                continue
            for action, worth in weighed(view).items():
                after = state.clone()
                after.apply(action, seat)
                asked = player_view(after, seat).decision
                ends = weighed(player_view(after, seat)).values()
                if ends and asked is not None and asked.kind == "cell":
                    assert worth.total_best == max(end.total_best for end in ends)
                    differ += worth.best is not None
    assert differ > 5


def test_a_card_that_falls_now_but_is_among_the_best_flips_is_said_to_be_its_owners() -> None:
    found = 0
    for state in games("first-en", 3, 3):
        for seat, viewer in itertools.product(range(3), (SPECTATOR, 0)):
            view = player_view(state, viewer)
            form, flips = public_form(view, seat), better_down(view, seat)
            now = lines(view, seat).out_of_order
            assert set(form.flipped.by_owner) <= {*flips} & {*now}
            assert seat == viewer or set(form.flipped.by_owner) == {*flips} & {*now}
            found += bool(form.flipped.by_owner)
    assert found > 0
