"""Shifts of shelved cards that have begun, as tables tell them: see `decisions.Shift`."""

from exlibris.engine import player_view
from exlibris.table.decisions import Shift, decision_of
from exlibris.texts.sentences import Cast
from support.deck import card_of, name_of
from support.table import Table

RITA_AND_ERIC = Cast(("Rita", "Eric"), ("wizard", "mummy"))


def shift_of(t: Table) -> Shift | None:
    """Return the shift of the decision."""
    asked = decision_of(player_view(t.state, t.seat), RITA_AND_ERIC)
    assert asked is not None
    return asked.shift


def names(shift: Shift | None) -> list[str]:
    """Return the names of the shifted cards."""
    assert shift is not None
    return [name_of(card) for card in shift.cards]


def test_asst_wiz_01_a_shift_has_a_direction_and_its_cards_with_those_that_they_push() -> None:
    t = Table(powers={0: "wizard"}, shelf={0: "A1 B1 C1"}, hand={0: "M1"})
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve")
    assert shift_of(t) is None
    t.choose(0, "right")
    assert shift_of(t) == Shift(direction="right", cards=[], by_ending=True)
    t.choose(0, "B1")
    assert names(shift_of(t)) == ["B1", "C1"]


def test_asst_wiz_01_the_gaps_to_choose_from_come_with_the_shift() -> None:
    t = Table(powers={0: "wizard"}, shelf={0: "A1 B1 C1"}, hand={0: "M1"})
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve", "up", "A1", "B1", "C1", "done")
    assert t.decision.kind == "cell"
    assert shift_of(t) == Shift(direction="up", cards=[card_of(name) for name in ("A1", "B1", "C1")], by_ending=False)


def test_loc18_02_ending_the_choice_of_the_guild_shifts_nothing() -> None:
    t = Table(at={18: ""}, shelf={0: "A1 A2 .. .. / B1 B2 B3 B4"})
    t.place(0, tile=18)
    assert shift_of(t) is None
    t.choose(0, "right")
    assert shift_of(t) == Shift(direction="right", cards=[], by_ending=False)
    t.choose(0, "A1", "A2")
    found = shift_of(t)
    assert (names(found), found and found.direction) == (["A1", "A2"], "right")
