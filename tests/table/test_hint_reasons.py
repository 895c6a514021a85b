"""Reasons that the table adds to the coach's."""

from datetime import timedelta
from functools import partial

import pytest

from exlibris.coach import Advice, advise
from exlibris.engine import PlayerView, player_view
from exlibris.table import advice
from exlibris.table.options import Pace
from exlibris.table.shelving import AT_HOME, TO_SHELVE
from exlibris.table.weighing import weighed
from exlibris.texts.sentences import Cast
from support.seating import seated
from support.table import Table
from support.times import NOW

RITA_AND_ERIC = Cast(("Rita", "Eric"), ("mummy", "wizard"))


def advise_without_reasons(view: PlayerView, seed: str, seconds: float | None = None) -> Advice:
    """Return advice to gain the most points right away, for which the coach finds no reason."""
    worth = weighed(view)
    found = advise(view, seed, seconds)
    most = max(worth, key=lambda action: worth[action].points)
    return found._replace(best=found.best._replace(action=most), reasons=())


def advise_for(action: int, view: PlayerView, seed: str, seconds: float | None = None) -> Advice:
    """Return advice for that action."""
    found = advise(view, seed, seconds)
    return found._replace(best=found.best._replace(action=action))


def test_a_hint_without_a_reason_says_what_the_form_gains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "advise", advise_without_reasons)
    t = Table(2, shelf={0: "A1 B1 C1 / D1 E1 .."}, hand={0: "M1"})
    t.place(0, tile=0)
    t.choose(0, "shelve")
    hint = advice.hint_of(player_view(t.state, 0), RITA_AND_ERIC, 1)
    assert hint.reasons[1:] == ["Right away your form shows 2 points more, and no card is newly out of order."]


def test_a_hint_to_shelve_at_home_says_which_card_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(2, shelf={0: "A1 B1 C1 / D1 E1 .."}, hand={0: "M1 A2"})
    for action in (AT_HOME, TO_SHELVE):
        monkeypatch.setattr(advice, "advise", partial(advise_for, action))
        hint = advice.hint_of(player_view(t.state, 0), RITA_AND_ERIC, 1)
        assert hint.reasons[-1] == "Most points right away: shelve M1 right of E1 (+2)."
        t.state.apply(action, 0)


def test_a_hint_for_an_empty_shelf_says_which_card(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(2, hand={0: "M1 A2"})
    monkeypatch.setattr(advice, "advise", partial(advise_for, AT_HOME))
    reason = advice.hint_of(player_view(t.state, 0), RITA_AND_ERIC, 1).reasons[-1]
    assert reason.startswith("Most points right away: shelve ")


def test_a_hint_on_a_short_clock_takes_a_small_part_of_the_time_left() -> None:
    live = seated(2, 1, ["a", "b"], pace=Pace(kind="live", seconds=60))
    assert advice.hint_seconds(live, 0, NOW) == advice.HINT_SECONDS
    assert advice.hint_seconds(live, live.pending()[0], NOW + timedelta(seconds=58)) == pytest.approx(0.1)
    assert advice.hint_seconds(seated(2, 1, ["a", "b"]), 0, NOW) == advice.HINT_SECONDS
