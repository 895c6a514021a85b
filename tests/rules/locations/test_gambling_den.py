"""Tile 7, Gambling Den (LOC07): bets, and who wins."""

import pytest

from support.deck import all_but, books_on, card_with, cards_totalling, cards_with
from support.table import Table


def den(seats: int, at: str, cards: list[str], powers: dict[int, str] | None = None) -> Table:
    """Return a table with these assistants at the Den; these cards are revealed when seat 0 is placed there."""
    return Table(seats, at={7: at}, deck=" ".join(cards), powers=powers, shelf={1: "Z1"})


def bet(t: Table, *categories: str, special: bool = False) -> None:
    """Place seat 0 at the Den and let the players there name these categories."""
    t.place(0, tile=7, special=special)
    for category in categories:
        t.choose(t.seat, category)


def showing(cards: list[str], category: str) -> list[str]:
    """Return those of the cards that have a book of the category."""
    return [name for name in cards if books_on(name, category)]


def test_loc07_01_each_player_here_names_a_category_clockwise_from_the_active_one() -> None:
    """The active player first, then clockwise; whoever is not here is not asked."""
    t = Table(4, at={7: "3 1"}, turn=2)
    t.place(2, tile=7)
    asked = []
    for category in ("monster", "spells", "historic"):
        asked.append(t.seat)
        t.choose(t.seat, category)
    assert asked == [2, 3, 1]
    assert t.prompt != "bet"


def test_amb_50_a_player_with_several_assistants_here_names_one_category() -> None:
    """One category per player, not per assistant."""
    t = den(3, "1 1", [])
    bet(t, "monster", "spells")
    assert t.prompt != "bet"


def test_amb_51_the_categories_named_are_all_different() -> None:
    """What is named is gone; Prominent and Banned categories can be named."""
    t = Table(3, at={7: "1 2"}, prominent="reference", banned="corrupted")
    t.place(0, tile=7)
    assert t.legal(0) == {"corrupted", "fantastical", "historic", "monster", "reference", "spells"}
    t.choose(0, "reference")
    assert t.legal(1) == {"corrupted", "fantastical", "historic", "monster", "spells"}
    t.choose(1, "corrupted")
    assert t.legal(2) == {"fantastical", "historic", "monster", "spells"}


def test_loc07_02_four_cards_of_the_deck_are_revealed() -> None:
    """They lie open until they are taken or discarded."""
    t = den(2, "", ["A1", "A2", "A3", "A4", "A5"])
    bet(t, "monster")
    assert t.event_cards("reveal") == ["A1 A2 A3 A4"]
    assert t.deck(1) == "A5"


def test_loc07_03_the_category_with_most_books_wins_not_that_with_most_cards() -> None:
    """Books are counted: two cards with three books beat two cards with two."""
    double = card_with("spells spells", "historic")
    single = card_with("spells", "historic", double)
    pair = [name for name in cards_with(9, "historic", "spells") if books_on(name, "historic") == 1][:2]
    t = den(2, "1", [*pair, double, single])
    bet(t, "historic", "spells")
    assert t.seat == 1
    assert set(t.hand(1).split()) == {double, single}


def test_loc07_04_the_winner_takes_all_cards_of_the_category_and_the_others_are_discarded() -> None:
    """Every revealed card with such a book comes to the hand, even with books of other categories."""
    cards = cards_totalling(4, spells=3, historic=2)
    won = showing(cards, "spells")
    assert len(won) < 4
    t = den(2, "1", cards)
    bet(t, "spells", "historic")
    assert set(t.hand(0).split()) == set(won)
    assert set(t.discard.split()) == set(cards) - set(won)
    assert t.cards_on(7) == ""


@pytest.mark.trace("AMB-53")
def test_loc07_05_the_winner_may_shelve_as_many_as_there_are_players_here() -> None:
    """Players are counted, not assistants: three assistants of two players allow two cards."""
    cards = cards_totalling(4, spells=3, historic=1)
    a, b, c = showing(cards, "spells")
    t = den(3, "1 1", cards)
    bet(t, "spells", "historic")
    t.choose(0, a, b, f"right of {a}")
    assert t.shelf(0) == f"{a} {b}"
    assert t.hand(0) == c
    assert (t.seat, t.prompt) == (1, "place")


def test_loc07_05_shelving_is_voluntary_and_only_of_cards_won() -> None:
    """The winner may keep them in the hand, and may not shelve what it held before."""
    cards = cards_totalling(4, spells=3)
    t = Table(at={7: ""}, deck=" ".join(cards), hand={0: "Z2"})
    bet(t, "spells")
    assert t.legal(0) == {*showing(cards, "spells"), "done"}


def test_loc07_06_in_a_tie_the_active_player_wins_if_involved() -> None:
    """As many books as the best of the others are enough for whoever came last."""
    cards = cards_totalling(4, spells=2, historic=2)
    t = den(2, "1", cards)
    bet(t, "historic", "spells")
    assert t.events("win")[0].seat == 0
    assert set(t.hand(0).split()) == set(showing(cards, "historic"))


@pytest.mark.trace("AMB-52")
def test_loc07_07_in_a_tie_of_others_the_nearest_counter_clockwise_wins() -> None:
    """Of seats 1 and 2 it is seat 2 that sits next to the active seat 0 counterclockwise."""
    cards = cards_totalling(4, spells=2, historic=2, monster=1)
    t = den(3, "1 2", cards)
    bet(t, "monster", "spells", "historic")
    assert t.events("win")[0].seat == 2
    assert set(t.hand(2).split()) == set(showing(cards, "historic"))


def test_loc07_07_the_active_seat_is_where_the_neighbors_are_counted_from() -> None:
    """With seat 1 active, seats 2 and 0 tied, seat 0 is the nearest counterclockwise."""
    cards = cards_totalling(4, spells=2, historic=2, monster=1)
    t = Table(3, at={7: "0 2"}, deck=" ".join(cards), turn=1)
    t.place(1, tile=7)
    t.choose(1, "monster")
    t.choose(2, "spells")
    t.choose(0, "historic")
    assert t.events("win")[0].seat == 0


@pytest.mark.trace("EX-20")
def test_loc07_09_five_spells_books_beat_four_and_three() -> None:
    """The Spells player wins against the active one, takes its cards and may shelve up to three of them."""
    cards = cards_totalling(4, fantastical=4, spells=5, corrupted=3)
    won = showing(cards, "spells")
    t = den(3, "1 2", cards)
    bet(t, "fantastical", "spells", "corrupted")
    assert set(t.hand(1).split()) == set(won)
    assert t.legal(1) == {*won, "done"}
    last = "Z1"
    for name in won[:3]:
        t.choose(1, name, f"right of {last}")
        last = name
    assert t.shelf(1) == " ".join(["Z1", *won[:3]])
    assert t.prompt == "place"


@pytest.mark.trace("EX-21")
def test_loc07_09_with_one_book_fewer_the_active_player_wins_the_tie() -> None:
    """4, 4 and 3 books: the active player has them."""
    cards = cards_totalling(4, fantastical=4, spells=4, corrupted=3)
    t = den(3, "1 2", cards)
    bet(t, "fantastical", "spells", "corrupted")
    assert set(t.hand(0).split()) == set(showing(cards, "fantastical"))
    assert (t.hand(1), t.hand(2)) == ("", "")


def test_amb_54_without_any_match_everything_is_discarded() -> None:
    """Nobody gets anything when no book named turns up; all four cards are discarded."""
    cards = cards_totalling(4, spells=0, historic=0)
    t = den(2, "1", cards)
    bet(t, "historic", "spells")
    assert (t.hand(0), t.hand(1)) == ("", "")
    assert t.discard == " ".join(cards)
    assert (t.seat, t.prompt) == (1, "place")


def test_amb_22_another_winners_cards_are_shelved_without_the_active_special() -> None:
    """The Mummy that was placed does not entomb for the opponent who wins."""
    cards = cards_totalling(4, spells=3, historic=1)
    t = den(2, "1", cards, {0: "mummy"})
    bet(t, "historic", "spells", showing(cards, "spells")[0], special=True)
    assert (t.seat, t.prompt) == (1, "put")


def test_amb_22_a_winners_special_assistant_here_acts_on_the_turn_of_another() -> None:
    """The Mummy of seat 1 entombs what seat 1 wins, though seat 0 was placed."""
    cards = cards_totalling(4, spells=3, historic=1)
    t = den(2, "1*", cards, {1: "mummy"})
    bet(t, "historic", "spells", showing(cards, "spells")[0])
    assert (t.seat, t.prompt) == (1, "mummy")


@pytest.mark.trace("ASST-WITCH-01")
def test_amb_22_a_winners_witch_here_exchanges_cards_with_banned_books() -> None:
    """Any time she acquires: each such card she wins is compared with one of the deck, and may be shelved."""
    cards = cards_totalling(4, spells=3, historic=1)
    won = showing(cards, "spells")
    t = Table(2, at={7: "1*"}, deck=" ".join([*cards, "Y1", "Y2", "Y3"]), powers={1: "witch"}, banned="spells")
    bet(t, "historic", "spells")
    assert (t.seat, t.prompt) == (1, "witch")
    assert t.legal(1) == {won[0], "Y1"}
    t.choose(1, "Y1", *won[1:])
    assert t.prompt == "shelve-gained"
    assert t.legal(1) == {"Y1", *won[1:], "done"}


def test_amb_22_a_winners_special_assistant_elsewhere_does_not_act() -> None:
    """It has to stand in the Den."""
    cards = cards_totalling(4, spells=3, historic=1)
    t = Table(2, at={7: "1", 0: "1*"}, deck=" ".join(cards), powers={1: "mummy"}, shelf={1: "Z1"})
    bet(t, "historic", "spells", showing(cards, "spells")[0])
    assert (t.seat, t.prompt) == (1, "put")


def test_amb_22_ones_own_special_assistant_here_acts_when_a_standard_one_joins_it() -> None:
    """It does not matter which of them was placed last."""
    cards = cards_totalling(4, spells=3)
    t = Table(2, at={7: "0*"}, deck=" ".join(cards), powers={0: "mummy"}, shelf={0: "Z1"})
    bet(t, "spells", showing(cards, "spells")[0])
    assert (t.seat, t.prompt) == (0, "mummy")


def test_loc07_with_fewer_than_four_cards_those_there_are_decide() -> None:
    """The deck is short and nothing was discarded: what can be revealed is revealed."""
    t = Table(at={7: ""}, hand={1: all_but("A1 A2")}, deck="A1 A2")
    bet(t, "historic")
    assert t.hand(0) == "A1 A2"


def test_loc07_without_cards_to_reveal_nobody_wins_anything() -> None:
    """Neither deck nor discards: the bets are made in vain."""
    t = Table(at={7: "1"}, hand={1: all_but("")})
    bet(t, "historic", "spells")
    assert t.hand(0) == ""
    assert (t.seat, t.prompt) == (1, "place")
