"""What a hint says about the form: the lines that change right away, and the next best choice."""

from datetime import timedelta
from functools import partial

import pytest

from exlibris.coach import Advice, advise
from exlibris.engine import PlayerView, action_name, player_view
from exlibris.table import advice
from exlibris.table.hinting import form_reasons
from exlibris.table.options import Pace
from exlibris.table.placements import AT_HOME, TO_SHELVE
from exlibris.table.weighing import weighed
from exlibris.texts.sentences import Cast
from support.seating import seated
from support.table import Table
from support.times import NOW

RITA_AND_ERIC = Cast(("Rita", "Eric"), ("mummy", "wizard"))


def advise_by_points(view: PlayerView, seed: str, seconds: float | None = None, *, is_most_best: bool = True) -> Advice:
    """Return advice of the most points right away before the fewest, or the other way round."""
    worth = weighed(view)
    found = advise(view, seed, seconds)
    best, other = sorted(worth, key=lambda action: worth[action].points, reverse=is_most_best)[:: len(worth) - 1]
    second = found.alternatives[0]._replace(action=other)
    return found._replace(best=found.best._replace(action=best), alternatives=(second,), reasons=())


def advise_for(action: int, view: PlayerView, seed: str, seconds: float | None = None) -> Advice:
    """Return advice for that action."""
    found = advise(view, seed, seconds)
    return found._replace(best=found.best._replace(action=action))


@pytest.mark.parametrize(
    ("is_most_best", "said"),
    [
        (
            True,
            ["On your form: B1 (Shelf stability) from 4 to 6", "with the next best, shelve M1 "],
        ),
        (False, ["On your form: ", " out of order."]),
    ],
)
def test_a_hint_says_what_changes_on_the_form_and_with_the_next_best(
    monkeypatch: pytest.MonkeyPatch, is_most_best: bool, said: list[str]
) -> None:
    monkeypatch.setattr(advice, "advise", partial(advise_by_points, is_most_best=is_most_best))
    t = Table(2, shelf={0: "A1 B1 C1 / D1 E1 .."}, hand={0: "M1"})
    t.place(0, tile=0)
    t.choose(0, "shelve")
    reasons = " ".join(advice.hint_of(player_view(t.state, 0), RITA_AND_ERIC, 1).reasons)
    for sentence in said:
        assert sentence in reasons


def test_a_hint_to_shelve_at_home_says_which_card_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(2, shelf={0: "A1 B1 C1 / D1 E1 .."}, hand={0: "M1 A2"})
    for action in (AT_HOME, TO_SHELVE):
        monkeypatch.setattr(advice, "advise", partial(advise_for, action))
        hint = advice.hint_of(player_view(t.state, 0), RITA_AND_ERIC, 1)
        assert hint.reasons[0].startswith("Most points right away: shelve M1 right of E1 (B1 (Shelf stability) from 4")
        t.state.apply(action, 0)


def test_a_hint_for_an_empty_shelf_says_which_card(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(2, hand={0: "M1 A2"})
    monkeypatch.setattr(advice, "advise", partial(advise_for, AT_HOME))
    reason = advice.hint_of(player_view(t.state, 0), RITA_AND_ERIC, 1).reasons[0]
    assert reason.startswith("Most points right away: shelve ")


def test_a_hint_for_a_location_names_the_best_card_there(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(2, tiles="1 10", on={10: "A1 Z1"}, hand={0: "M1 A2"})
    view = player_view(t.state, 0)
    there = next(a for a in t.state.legal_actions(0) if action_name(t.state, a, 0).startswith("place 10"))
    monkeypatch.setattr(advice, "advise", partial(advise_for, there))
    assert advice.hint_of(view, RITA_AND_ERIC, 1).reasons[0].startswith("The best card there now is ")


@pytest.mark.parametrize("is_sure", [True, False])
def test_a_choice_that_earns_less_right_away_is_only_compared_if_it_is_surely_better(is_sure: bool) -> None:
    t = Table(2, shelf={0: "A1 B1 C1 / D1 E1 .."}, hand={0: "M1"})
    t.place(0, tile=0)
    t.choose(0, "shelve")
    view = player_view(t.state, 0)
    worth = weighed(view)
    fewest, *_, most = sorted(worth, key=lambda action: worth[action].points)
    reasons = form_reasons(view, fewest, most, RITA_AND_ERIC, is_sure=is_sure)
    assert any("earns more right away" in reason for reason in reasons) == is_sure


def test_a_hint_on_a_short_clock_takes_a_small_part_of_the_time_left() -> None:
    live = seated(2, 1, ["a", "b"], pace=Pace(kind="live", seconds=60))
    assert advice.hint_seconds(live, 0, NOW) == advice.HINT_SECONDS
    assert advice.hint_seconds(live, live.pending()[0], NOW + timedelta(seconds=58)) == pytest.approx(0.1)
    assert advice.hint_seconds(seated(2, 1, ["a", "b"]), 0, NOW) == advice.HINT_SECONDS
