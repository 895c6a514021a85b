"""Transmogrify: the Witch of the revised edition (ASST2-WITCH), and her two switches one by one."""

from typing import Any

import pytest

from support.deck import all_but, cards_with, category, in_order
from support.editions import ONLY_REVISED, REVISED, edition
from support.table import Table

pytestmark = ONLY_REVISED
BANNED = cards_with(4, "monster")
CLEAN = cards_with(4, "spells", without="monster")


def bewitched(deck: str, preset: str = REVISED, switches: dict[str, str] | None = None, **words: Any) -> Table:
    """Return a table where seat 0 has the Witch and Monster Manuals are banned."""
    rules = edition(preset, **(switches or {}))
    return Table(powers={0: "witch"}, banned="monster", deck=deck, ruleset=rules, **words)


def drawing(deck: str, **words: Any) -> Table:
    """Return a table where the Witch has drawn the first card of the deck at home."""
    t = bewitched(deck, **words)
    t.place(0, tile=0, special=True)
    t.choose(0, "draw")
    return t


@pytest.mark.trace("AMB-83")
def test_asst2_witch_01_revealing_is_optional() -> None:
    """Without it the card is simply kept."""
    t = drawing(f"{BANNED[0]} {CLEAN[0]}")
    assert t.prompt == "witch-reveal"
    assert t.legal() == {"reveal", "done"}
    t.choose(0, "done")
    assert t.hand(0) == BANNED[0]
    assert t.deck(1) == CLEAN[0]
    assert (t.seat, t.prompt) == (1, "place")


@pytest.mark.parametrize(("kept", "shelved"), [(BANNED[0], CLEAN[0]), (CLEAN[0], BANNED[0])])
def test_asst2_witch_01_one_of_the_two_is_kept_and_the_other_shelved_face_down(kept: str, shelved: str) -> None:
    """Compulsory once a card has been revealed; nothing is discarded."""
    t = drawing(f"{BANNED[0]} {CLEAN[0]}", shelf={0: "Z1"})
    t.choose(0, "reveal")
    assert t.prompt == "witch-shelve"
    assert t.legal() == {BANNED[0], CLEAN[0]}
    t.choose(0, kept)
    assert t.prompt == "put"
    assert t.marked() == ".. ++ .. / ++ Z1 ++ / .. ++ .."
    t.choose(0, "left of Z1")
    assert t.shelf(0) == f"({shelved}) Z1"
    assert (t.hand(0), t.discard) == (kept, "")


def test_asst2_witch_01_on_an_empty_shelf_the_card_needs_no_choice_of_cell() -> None:
    t = drawing(f"{BANNED[0]} {CLEAN[0]}")
    t.choose(0, "reveal", CLEAN[0])
    assert t.shelf(0) == f"({BANNED[0]})"
    assert (t.seat, t.prompt) == (1, "place")


@pytest.mark.trace("AMB-40")
def test_asst2_witch_01_the_face_down_card_counts_for_stability_and_the_final_round_but_not_its_books() -> None:
    """A card of the shelf without books."""
    t = Table(shelf={0: f"Y1 Y2 / Y3 ({BANNED[0]})"}, ruleset=edition(REVISED))
    assert t.score(0).stability == 4
    without = Table(shelf={0: "Y1 Y2 / Y3"}, ruleset=edition(REVISED))
    assert t.score(0).tally == without.score(0).tally
    row = " ".join(f"{letter}1" for letter in "ABCDEFGHIJKLMNOPQ")
    t = Table(phase="cleanup", tiles="1 / 10 14", shelf={0: f"{row} (R1)"}, ruleset=edition(REVISED))
    assert t.state.round.final == "shelf"


@pytest.mark.trace("AMB-83")
def test_asst2_witch_02_several_cards_come_one_at_a_time() -> None:
    """Three drawn at the Hut, two with Banned books: each may or may not be exchanged."""
    drawn = f"{BANNED[0]} {CLEAN[0]} {BANNED[1]}"
    t = bewitched(f"{drawn} {CLEAN[1]} {CLEAN[2]}", at={0: "0 0"})
    t.place(0, tile=1, special=True)
    assert t.decision.about["count"] == 2
    t.choose(0, "done")
    assert t.decision.about["count"] == 1
    t.choose(0, "reveal")
    assert t.legal() == {BANNED[1], CLEAN[1]}
    t.choose(0, CLEAN[1])
    assert t.hand(0) == in_order(f"{BANNED[0]} {CLEAN[0]} {CLEAN[1]}")
    assert t.shelf(0) == f"({BANNED[1]})"
    assert (t.seat, t.prompt) == (1, "place")


def test_asst2_witch_02_after_an_exchange_the_next_card_may_be_exchanged_too() -> None:
    t = bewitched(f"{BANNED[0]} {BANNED[1]} {CLEAN[0]} {CLEAN[1]}", at={0: "0"}, left={0: "s*"})
    t.place(0, tile=1, special=True)
    t.choose(0, "reveal", CLEAN[0], "reveal", CLEAN[1], f"right of {BANNED[0]}")
    assert t.shelf(0) == f"({BANNED[0]}) ({BANNED[1]})"
    assert t.hand(0) == in_order(f"{CLEAN[0]} {CLEAN[1]}")


def test_asst2_witch_01_the_card_revealed_never_triggers_again() -> None:
    t = drawing(f"{BANNED[0]} {BANNED[1]} {BANNED[2]}")
    t.choose(0, "reveal", BANNED[1])
    assert (t.seat, t.prompt) == (1, "place")


def test_asst2_witch_01_without_a_card_to_reveal_she_is_not_asked() -> None:
    t = drawing("", hand={1: all_but(BANNED[0])})
    assert t.hand(0) == BANNED[0]
    assert (t.seat, t.prompt) == (1, "place")


def test_asst2_witch_01_the_card_kept_may_be_shelved_as_the_one_acquired() -> None:
    """The one shelved face down may not be turned up again by it."""
    t = bewitched(CLEAN[0], on={10: f"{BANNED[0]} {BANNED[1]}"})
    t.place(0, tile=10, special=True)
    t.choose(0, BANNED[0], "reveal", CLEAN[0])
    assert t.prompt == "shelve-gained"
    assert t.legal() == {CLEAN[0], "done"}
    t.choose(0, CLEAN[0], f"right of {BANNED[0]}")
    assert t.shelf(0) == f"({BANNED[0]}) {CLEAN[0]}"
    assert t.score(0).tally[category("monster")] == 0


@pytest.mark.presets("first-en")
@pytest.mark.trace("ASST2-WITCH-01")
def test_amb_83_reveal_or_not_and_discard_or_shelve_are_switches_of_their_own() -> None:
    """First edition with an optional reveal; and with the other card face down on the shelf."""
    t = drawing(f"{BANNED[0]} {CLEAN[0]}", preset="first-en", switches={"witch_reveal": "may"})
    assert t.legal() == {"reveal", "done"}
    t.choose(0, "reveal", CLEAN[0])
    assert (t.hand(0), t.discard, t.shelf(0)) == (CLEAN[0], BANNED[0], "")
    t = drawing(f"{BANNED[0]} {CLEAN[0]}", preset="first-en", switches={"witch_loser": "face_down"})
    assert t.legal() == {BANNED[0], CLEAN[0]}
    t.choose(0, CLEAN[0])
    assert (t.hand(0), t.discard, t.shelf(0)) == (CLEAN[0], "", f"({BANNED[0]})")
