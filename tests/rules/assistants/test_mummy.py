"""Mummy (ASST-MUMMY): a card that it shelves may be entombed, under another or with another under it."""

import pytest

from support.deck import books_on, card_with, category
from support.editions import BOTH_EDITIONS, edition
from support.table import Table

TALL = "A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7"  # 14 cards


def shelving(shelf: str, preset: str = "first-en") -> Table:
    """Return a table where seat 0's Mummy is about to shelve M1 at home."""
    t = Table(powers={0: "mummy"}, shelf={0: shelf}, hand={0: "M1"}, ruleset=edition(preset))
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve")
    return t


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-MUMMY-01")
@pytest.mark.parametrize(
    ("manner", "place", "after"),
    [("beside", "right of A2", "A1 A2 M1"), ("on_top", "A2", "A1 M1/A2"), ("underneath", "A2", "A1 A2/M1")],
)
def test_asst_mummy_01_may_entomb_on_top_of_or_under_a_shelved_card(
    preset: str, manner: str, place: str, after: str
) -> None:
    """The new card covers the old one, or the old one the new; or it is shelved as usual. Then the turn is over."""
    t = shelving("A1 A2", preset)
    assert t.legal() == {"beside", "on_top", "underneath"}
    t.choose(0, manner, place)
    assert t.shelf(0) == after
    assert (t.seat, t.prompt) == (1, "place")


def test_asst_mummy_01_entombs_with_whatever_it_shelves() -> None:
    """Also a card taken at a location; the owner's standard assistants never do."""
    t = Table(powers={0: "mummy"}, shelf={0: "A1"}, on={10: "B1"})
    t.place(0, tile=10, special=True)
    t.choose(0, "B1", "underneath")
    assert t.shelf(0) == "A1/B1"
    t = Table(powers={0: "mummy"}, shelf={0: "A1"}, on={10: "B1"})
    t.place(0, tile=10)
    t.choose(0, "B1")
    assert t.prompt == "put"


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-MUMMY-01")
def test_asst_mummy_02_the_lower_card_does_not_count(preset: str) -> None:
    """Its books are lost, those of the upper one are not."""
    upper, lower = card_with("monster", "spells"), card_with("spells", "monster")
    t = Table(powers={0: "mummy"}, shelf={0: f"{upper}/{lower}"}, ruleset=edition(preset))
    assert t.score(0).tally[category("spells")] == 0
    assert t.score(0).tally[category("monster")] == books_on(upper, "monster")


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-MUMMY-01")
def test_asst_mummy_03_a_stack_holds_two_cards_at_most(preset: str) -> None:
    """A card that covers one already is no target; where all do, the card is shelved as usual."""
    for manner, stack in (("on_top", "M1/A2"), ("underneath", "A2/M1")):
        t = shelving("A1/B1 A2 A3", preset)
        t.choose(0, manner)
        assert t.legal() == {"A2", "A3"}
        t = shelving("A1/B1 A2", preset)
        t.choose(0, manner)
        assert t.shelf(0) == f"A1/B1 {stack}"
    assert shelving("A1/B1", preset).prompt == "put"


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-MUMMY-01")
def test_asst_mummy_06_without_its_cover_a_card_stays_face_down_and_is_not_entombed(preset: str) -> None:
    """It keeps its place on the shelf but is worth nothing anymore."""
    t = Table(shelf={0: "A1 A2/M1 A3"}, on={16: "B1"}, left={0: "s", 1: ""}, ruleset=edition(preset))
    t.place(0, tile=16)
    t.choose(0, "A2")
    assert t.shelf(0) == "A1 (M1) A3"
    assert t.discard == "A2"
    assert t.score(0).entombed == 0
    counted = [sum(books_on(card, key) for card in ("A1", "A3")) for key in ("corrupted", "spells")]
    assert [t.score(0).tally[category(key)] for key in ("corrupted", "spells")] == counted


def test_amb_75_a_face_down_card_may_be_entombed_or_entomb() -> None:
    """Unless it covers one already; the new card on top of it lies face up."""
    t = shelving("A1 (B1)")
    t.choose(0, "on_top")
    assert t.legal() == {"A1", "B1"}
    t.choose(0, "B1")
    assert t.shelf(0) == "A1 M1/B1"
    t = shelving("A1 (B1)")
    t.choose(0, "underneath", "B1")
    assert t.shelf(0) == "A1 (B1)/M1"


def test_amb_75_needs_a_shelved_card() -> None:
    """The first card of a shelf is shelved as usual."""
    t = shelving("")
    assert t.shelf(0) == "M1"
    assert (t.prompt, t.seat) == ("place", 1)


@pytest.mark.trace("FINAL-06", "FINAL-07", "AMB-40")
@pytest.mark.parametrize(
    ("shelf", "final"),
    [
        (f"{TALL} B8", ""),
        (f"{TALL} B8/M1", ""),
        (f"{TALL}/M2 B8/M1", ""),
        (f"{TALL} B8/M1 B9", "shelf"),
        (f"{TALL} B8 (B9)", "shelf"),
    ],
)
def test_asst_mummy_07_the_trigger_counts_covers_and_uncovered_cards_but_none_entombed(shelf: str, final: str) -> None:
    """With two players sixteen cards bring the final round; a card under another is not one of them."""
    t = Table(phase="cleanup", shelf={0: shelf})
    assert t.state.round.final == final


def test_final_07_a_card_whose_cover_is_gone_counts_again() -> None:
    """Face down, but a shelved card like any other."""
    t = Table(shelf={0: f"{TALL} B8 B9/M1"}, tiles="1", on={16: "C1"}, left={0: "s", 1: ""})
    t.place(0, tile=16)
    t.choose(0, "B9", "done")
    assert t.shelf(0).endswith("B8 (M1)")
    assert t.state.round.final == "shelf"


def test_amb_56_a_face_down_card_shelved_again_as_a_cover_stays_face_down() -> None:
    """Taken out at the Lodge and laid on another, it keeps its face down."""
    t = Table(powers={0: "mummy"}, tiles="1 8", shelf={0: "A1 A2 (B1)"})
    t.place(0, tile=8, special=True)
    t.choose(0, "change_shelf", "reshelve", "B1", "on_top", "A2")
    assert t.shelf(0) == "A1 (B1)/A2"
