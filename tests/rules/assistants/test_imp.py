"""Imp (ASST-IMP): where cards lie, it may burn one for a home action, or all of them for two."""

from exlibris.engine import EVERYBODY, HIDDEN, SPECTATOR, player_view
from support.deck import card_of
from support.eyes import seen_on
from support.table import Table


def test_asst_imp_01_may_burn_one_card_for_a_home_action() -> None:
    """Any one of the location's cards, before the location works with the rest."""
    t = Table(powers={0: "imp"}, deck="C1", on={10: "B1 B2 B3"})
    t.place(0, tile=10, special=True)
    assert t.legal() == {"discard_one", "discard_all", "done"}
    t.choose(0, "discard_one")
    assert t.legal() == {"B1", "B2", "B3"}
    t.choose(0, "B2", "draw")
    assert (t.hand(0), t.discard) == ("C1", "B2")
    assert (t.prompt, t.legal()) == ("take", {"B1", "B3"})


def test_asst_imp_01_may_burn_all_cards_for_two_home_actions() -> None:
    """The same action twice if you like; nothing is left for the location to work with."""
    t = Table(powers={0: "imp"}, deck="C1 C2", on={10: "B1 B2 B3"})
    t.place(0, tile=10, special=True)
    t.choose(0, "discard_all", "draw", "draw")
    assert t.hand(0) == "C1 C2"
    assert t.discard == "B1 B2 B3"
    assert (t.prompt, t.seat) == ("place", 1)


def test_asst_imp_01_may_leave_the_cards_alone() -> None:
    """It is an offer."""
    t = Table(powers={0: "imp"}, on={10: "B1 B2"})
    t.place(0, tile=10, special=True)
    t.choose(0, "done")
    assert t.prompt == "take"
    assert t.cards_on(10) == "B1 B2"


def test_asst_imp_01_finds_nothing_to_burn_without_cards() -> None:
    """Neither on a bare tile nor at home."""
    t = Table(powers={0: "imp"}, tiles="1 10")
    t.place(0, tile=10, special=True)
    assert (t.prompt, t.seat) == ("place", 1)
    t = Table(powers={0: "imp"})
    t.place(0, tile=0, special=True)
    assert t.prompt == "home"


def test_asst_imp_02_a_single_card_can_only_be_burned_for_one_action() -> None:
    """All of one card is one card."""
    t = Table(powers={0: "imp"}, deck="C1", on={10: "B1"})
    t.place(0, tile=10, special=True)
    assert t.legal() == {"discard_one", "done"}
    t.choose(0, "discard_one", "draw")
    assert t.hand(0) == "C1"
    assert (t.prompt, t.seat) == ("place", 1)


def test_amb_84_at_the_shack_it_picks_unseen_cards_and_learns_nothing() -> None:
    """By their places; what is left lies as unseen as before."""
    t = Table(powers={0: "imp"}, deck="D1", on={13: "B1 C1 A1 Z1"})
    t.place(0, tile=13, special=True)
    t.choose(0, "discard_one")
    assert t.prompt == "imp-unseen"
    assert t.legal() == {"slot 0", "slot 1", "slot 2", "slot 3"}
    assert seen_on(t, 0, 13) == "? ? ? ?"
    t.choose(0, "slot 2", "draw")
    assert t.discard == "A1"
    assert t.cards_on(13) == "B1 C1 Z1"
    assert t.prompt != "imp-unseen"
    assert [seen_on(t, looker, 13) for looker in (0, 1)] == ["? ? ?", "? ? ?"]


def test_amb_84_all_cards_burned_at_the_shack_are_named_to_nobody() -> None:
    """Only the one on top of the pile is seen, as on any pile."""
    t = Table(3, powers={0: "imp"}, deck="D1 D2 D3", hand={0: "M1"}, on={13: "B1 C1 A1"})
    t.place(0, tile=13, special=True)
    t.choose(0, "discard_all")
    [event] = t.events("burn")
    assert (event.seen, len(event.cards)) == (0, 3)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert event.for_seat(viewer).cards == bytes([HIDDEN] * 3)
        assert player_view(t.state, viewer).discard == bytes([HIDDEN, HIDDEN, card_of("A1")])


def test_asst_imp_01_cards_burned_face_up_are_named_to_everybody() -> None:
    """They lay open; and the one that leaves the Shack lies on top of the pile."""
    for tile, choices in ((10, ("discard_one", "B1")), (10, ("discard_all",)), (13, ("discard_one", "slot 0"))):
        t = Table(3, powers={0: "imp"}, deck="D1 D2 D3", hand={0: "M1"}, on={tile: "B1 C1 A1"})
        t.place(0, tile=tile, special=True)
        t.choose(0, *choices)
        assert [event.seen for event in t.events("burn")] == [EVERYBODY]


def test_amb_84_what_was_seen_at_the_shack_before_stays_known() -> None:
    """Whoever looked keeps that knowledge of the cards that are left."""
    t = Table(3, powers={0: "imp"}, on={13: "B1 C1 A1"}, left={0: "s*", 1: "", 2: ""})
    t.place(0, tile=13)
    t.choose(0, "corrupted", "done")
    t.place(0, tile=13, special=True)
    t.choose(0, "discard_one", "slot 0", "done")
    assert seen_on(t, 0, 13) == "C1 A1"
    assert seen_on(t, 1, 13) == "? ?"
