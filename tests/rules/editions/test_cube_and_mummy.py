"""Absorb and Entomb: Gelatinous Cube and Mummy of the revised edition (ASST2-CUBE, ASST2-MUMMY)."""

import pytest

from support.deck import card_with
from support.editions import ONLY_REVISED, REVISED, edition
from support.table import Table

pytestmark = ONLY_REVISED
RULES = edition(REVISED)


def absorbing(hand: dict[int, str], **words: object) -> Table:
    """Return a table where seat 0 has come to the tile on which seat 1's Cube stands."""
    t = Table(powers={1: "cube"}, hand=hand, at={10: "1*"}, ruleset=RULES, **words)  # type: ignore[arg-type]
    t.place(0, tile=10)
    return t


def test_asst2_cube_01_the_card_absorbed_may_be_shelved() -> None:
    """By the owner, at once and out of turn; then the visitor's effect goes on."""
    t = absorbing({0: "A1"}, on={10: "B1 B2"}, shelf={1: "Z1"})
    t.choose(0, "give")
    assert (t.seat, t.prompt) == (1, "shelve-gained")
    assert t.legal() == {"A1", "done"}
    t.choose(1, "A1", "left of Z1")
    assert t.shelf(1) == "A1 Z1"
    assert (t.seat, t.prompt) == (0, "take")


def test_asst2_cube_01_or_kept() -> None:
    """Only that card may be shelved, and it need not be."""
    t = absorbing({0: "A1", 1: "M1"})
    t.choose(0, "give")
    assert t.legal() == {"A1", "done"}
    t.choose(1, "done")
    assert t.hand(1) == "A1 M1"
    assert (t.seat, t.prompt) == (1, "place")


@pytest.mark.trace("FINAL-06", "AMB-40")
def test_asst2_mummy_02_entombed_cards_do_not_bring_the_final_round() -> None:
    """A stack is one card: 17 of them with three tombs are not yet 18."""
    row = "A1/Z1 A2/Z2 A3/Y1 A4 A5 A6 / B1 B2 B3 B4 B5 B6 / C1 C2 C3 C4 C5 .."
    t = Table(phase="cleanup", tiles="1 / 10 14", shelf={1: row}, ruleset=RULES)
    assert t.state.round.final == ""
    t = Table(phase="cleanup", tiles="1 / 10 14", shelf={1: row.replace("..", "C6")}, ruleset=RULES)
    assert t.state.round.final == "shelf"


@pytest.mark.trace("PRIO-06")
def test_asst2_g01_reactions_come_when_triggered_and_ongoing_abilities_when_acting() -> None:
    """The Cube asks whoever comes to it, and nobody where it comes itself; the others never react to a visitor."""
    for key, asked in (("cube", "cube"), ("mummy", "take"), ("witch", "take"), ("wizard", "take")):
        t = Table(powers={1: key}, at={10: "1*"}, hand={0: "A1"}, on={10: "B1 B2"}, ruleset=RULES)
        t.place(0, tile=10)
        assert (t.seat, t.prompt) == (0, asked)
        t = Table(powers={0: key}, at={10: "1"}, on={10: "B1 B2"}, ruleset=RULES)
        t.place(0, tile=10, special=True)
        assert (t.seat, t.prompt) == (0, "take")


@pytest.mark.trace("PRIO-06")
@pytest.mark.parametrize(
    ("key", "asked"), [("mummy", "mummy"), ("wizard", "wizard"), ("cube", "put"), ("witch", "put")]
)
def test_asst2_g01_mummy_and_wizard_are_asked_when_they_shelve_themselves(key: str, asked: str) -> None:
    """A standard assistant of the same player shelves as usual."""
    for special, prompt in ((True, asked), (False, "put")):
        t = Table(powers={0: key}, hand={0: "M1"}, shelf={0: "A1"}, ruleset=RULES)
        t.place(0, tile=0, special=special)
        t.choose(0, "shelve")
        assert t.prompt == prompt


@pytest.mark.trace("PRIO-06")
def test_asst2_g01_the_witch_is_asked_when_she_acquires_a_banned_book_herself() -> None:
    """A standard assistant of the same player takes it as it is, and so does she a card without one."""
    banned, other = card_with("spells", "monster"), card_with("monster", "spells")
    for special, card, prompt in ((True, banned, "witch-reveal"), (True, other, "place"), (False, banned, "place")):
        t = Table(powers={0: "witch"}, banned="spells", deck=card, ruleset=RULES)
        t.place(0, tile=0, special=special)
        t.choose(0, "draw")
        assert t.prompt == prompt


@pytest.mark.trace("PRIO-06")
def test_asst2_g01_special_assistants_are_for_standard_mode_and_solo() -> None:
    """Beginners have none."""
    assert Table(ruleset=edition(REVISED)).left(0) == "ss*"
    assert Table(1, ruleset=edition(REVISED, "solo")).left(0) == "sss*"
    assert Table(ruleset=edition(REVISED, "beginner")).left(0) == "sss"
