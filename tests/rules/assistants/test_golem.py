"""Golem (ASST-GOLEM): in Resolution it keeps a card from each location up to its own."""

from random import Random

from exlibris.engine import determinize, player_view
from support.deck import card_with
from support.eyes import EVERY_EYE, seen_hand, seen_on
from support.table import Table


def resolving(at: dict[int, str], on: dict[int, str], **words: object) -> Table:
    """Return a table where seat 0 has the Golem and Resolution has begun."""
    return Table(powers={0: "golem"}, at=at, on=on, phase="resolution", **words)  # type: ignore[arg-type]


def test_asst_golem_01_keeps_one_of_the_cards_to_be_discarded_from_each_location() -> None:
    """One from every location it is there for, to the hand; the others are discarded."""
    t = resolving({14: "0*"}, {2: "B1 B2", 10: "C1 C2", 14: "D1 D2"})
    asked = []
    while t.prompt == "golem":
        asked.append(t.decision.tile)
        t.choose(0, sorted(t.legal() - {"done"})[0], "done")
    assert asked == [2, 10, 14]
    assert t.hand(0) == "B1 C1 D1"
    assert t.discard == "B2 C2 D2"


def test_asst_golem_01_may_shelve_the_card_it_keeps() -> None:
    """To the hand or to the shelf, as its owner likes."""
    t = resolving({10: "0*"}, {10: "C1 C2"}, shelf={0: "A1"}, hand={0: "M1"})
    t.choose(0, "C2")
    assert t.legal() == {"C2", "done"}
    t.choose(0, "C2", "right of A1")
    assert t.shelf(0) == "A1 C2"
    assert t.discard == "C1"


def test_amb_81_may_leave_a_location_and_still_keep_from_the_next() -> None:
    """The offer is made for each location on its own."""
    t = resolving({10: "0*"}, {2: "B1", 10: "C1"})
    t.choose(0, "done")
    assert (t.prompt, t.decision.tile) == ("golem", 10)
    assert t.discard == "B1"


def test_asst_golem_02_ends_with_its_own_location() -> None:
    """Higher numbers give nothing, for the Golem has gone home by then."""
    t = resolving({10: "0*"}, {10: "C1", 14: "D1", 2: "B1"})
    assert t.decision.tile == 2
    t.choose(0, "B1", "done")
    assert t.decision.tile == 10
    t.choose(0, "C1", "done")
    assert t.prompt == "place"
    assert t.discard == "D1"


def test_asst_golem_01_keeps_nothing_from_home() -> None:
    """It has to be on a location."""
    t = resolving({0: "0*"}, {2: "B1", 10: "C1"})
    assert t.prompt == "place"
    assert t.discard == "B1 C1"


def test_amb_81_comes_after_the_delayed_effect_of_the_location() -> None:
    """What the auction sold is gone; what nobody could pay for may be kept."""
    t = resolving({3: "1@1", 10: "0*"}, {3: "B1 B2 B3"}, hand={1: "A1"})
    assert (t.seat, t.prompt) == (1, "shelve-gained")
    t.choose(1, "done")
    assert t.hand(1) == "B1 B2 B3"
    assert t.prompt == "place"
    t = resolving({3: "1@2", 10: "0*"}, {3: "B1 B2 B3"}, hand={1: "A1"})
    assert (t.prompt, t.seat, t.decision.tile) == ("golem", 0, 3)
    assert t.legal() == {"B1", "B2", "B3", "done"}


def test_amb_81_the_card_kept_never_reaches_the_discard_pile() -> None:
    """So the Dump, later in the same Resolution, cannot bring it to light again."""
    kept = card_with("monster")
    other = card_with("monster", skip=kept)
    t = resolving({11: "1 0*"}, {10: f"{kept} {other}"})
    t.choose(0, kept, "done")
    assert t.discard == other
    t.choose(1, "monster")
    assert t.hand(1) == other


def test_amb_81_the_cards_of_the_shack_are_turned_up_first() -> None:
    """Everybody sees them, and the Golem chooses among faces; a determinization leaves them where they are."""
    t = resolving({13: "0*"}, {13: "B1 C1 D1"})
    assert t.prompt == "golem"
    assert t.legal() == {"B1", "C1", "D1", "done"}
    for looker in (0, 1, EVERY_EYE):
        assert seen_on(t, looker, 13) == "B1 C1 D1"
    assert determinize(player_view(t.state, 0), Random(1)).legal_actions() == t.state.legal_actions()
    t.choose(0, "C1", "done")
    assert t.hand(0) == seen_hand(t, 1, 0) == "C1"
    assert t.discard == "B1 D1"


def test_amb_81_a_displaced_golem_keeps_nothing() -> None:
    """Sent back and placed at home, it is on no location when cards are discarded."""
    t = Table(powers={1: "golem"}, tiles="1 10 15", on={10: "B1 B2 B3"}, at={10: "1*", 0: "0"}, left={0: "s*", 1: ""})
    t.place(0, tile=15)
    t.choose(0, "B1", "done")
    assert t.at(10) == "0"
    t.draw_at_home(1, special=True)
    t.draw_at_home(0, special=True)
    assert t.state.round.number == 3
    assert t.discard == "B2 B3"
