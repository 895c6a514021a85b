"""Reasons that the table adds to the coach's."""

import pytest

from exlibris.coach import Advice, advise
from exlibris.engine import PlayerView, player_view
from exlibris.table import advice
from exlibris.table.weighing import weighed
from exlibris.texts.sentences import Cast
from support.table import Table


def advise_without_reasons(view: PlayerView, seed: str, seconds: float | None = None) -> Advice:
    """Return advice to gain the most points right away, for which the coach finds no reason."""
    worth = weighed(view)
    found = advise(view, seed, seconds)
    most = max(worth, key=lambda action: worth[action].points)
    return found._replace(best=found.best._replace(action=most), reasons=())


def test_a_hint_without_a_reason_says_what_the_form_gains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "advise", advise_without_reasons)
    t = Table(2, shelf={0: "A1 B1 C1 / D1 E1 .."}, hand={0: "M1"})
    t.place(0, tile=0)
    t.choose(0, "shelve")
    hint = advice.hint_of(player_view(t.state, 0), Cast(("Rita", "Eric"), ("mummy", "wizard")), 1)
    assert hint.reasons[1:] == ["Right away your form shows 2 points more, and no card is newly out of order."]
