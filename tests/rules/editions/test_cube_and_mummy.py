"""Absorb and Entomb: Gelatinous Cube and Mummy of the revised edition (ASST2-CUBE, ASST2-MUMMY)."""

import pytest

from support.deck import card_with, category
from support.editions import ONLY_REVISED, REVISED, edition
from support.eyes import seen_hand
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


def test_asst2_cube_01_a_card_kept_stays_secret() -> None:
    """Who was robbed and who has it know it, nobody else."""
    t = Table(3, powers={1: "cube"}, hand={0: "A1 A2"}, at={10: "1*"}, ruleset=RULES)
    t.place(0, tile=10)
    t.choose(0, "give")
    assert seen_hand(t, 2, 1) == "?"
    assert seen_hand(t, 0, 1) == t.hand(1)


def test_asst2_cube_01_the_visitor_chooses_between_a_card_and_both_home_actions() -> None:
    """As in the first edition."""
    t = absorbing({0: "A1", 1: "M1"}, deck="C1")
    assert t.legal() == {"give", "allow"}
    t.choose(0, "allow")
    assert (t.seat, t.prompt) == (1, "both-home")
    t.choose(1, "draw", "shelve", "C1")
    assert (t.hand(0), t.hand(1), t.shelf(1)) == ("A1", "M1", "C1")


def entombing(shelf: str) -> Table:
    """Return a table where seat 0's Mummy is about to shelve M1 at home."""
    t = Table(powers={0: "mummy"}, shelf={0: shelf}, hand={0: "M1"}, ruleset=RULES)
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve", "M1")
    return t


@pytest.mark.parametrize(("manner", "after"), [("on_top", "A1 M1/A2"), ("underneath", "A1 A2/M1")])
def test_asst2_mummy_01_entombs_on_top_or_underneath(manner: str, after: str) -> None:
    """At most one card in a tomb, and the lower card's books do not count."""
    t = entombing("A1 A2")
    t.choose(0, manner, "A2")
    assert t.shelf(0) == after
    t = entombing("A1/B1 A2")
    t.choose(0, manner)
    assert t.legal() == {"A2"}


def test_asst2_mummy_01_each_entombed_card_is_worth_two_points_and_no_books() -> None:
    upper, lower = card_with("monster", "spells"), card_with("spells", "monster")
    line = Table(powers={0: "mummy"}, shelf={0: f"{upper}/{lower}"}, ruleset=RULES).score(0)
    assert line.entombed == 2
    assert line.tally[category("spells")] == 0


def test_asst2_mummy_01_an_uncovered_card_stays_face_down() -> None:
    """Its cover discarded, it is entombed no longer."""
    t = Table(shelf={0: "A1 A2/M1 A3"}, on={16: "B1"}, left={0: "s", 1: ""}, ruleset=RULES)
    t.place(0, tile=16)
    t.choose(0, "A2")
    assert t.shelf(0) == "A1 (M1) A3"
    assert t.score(0).entombed == 0


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
        t = Table(powers={1: key}, at={10: "1*"}, on={10: "B1 B2"}, ruleset=RULES)
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
        t.choose(0, "shelve", "M1")
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
