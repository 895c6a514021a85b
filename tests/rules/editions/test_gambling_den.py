"""Tile 7, Gambling Den, where the Czech and the French books differ (LOC07)."""

import pytest

from support.deck import books_on, cards_totalling
from support.editions import edition
from support.table import Table


def den(preset: str, seats: int, at: str, cards: list[str] | None = None) -> Table:
    """Return a table where seat 0 has come to the Den with these assistants; these cards will be revealed."""
    deck = " ".join(cards or [])
    t = Table(seats, at={7: at}, deck=deck, shelf={1: "Z1"}, ruleset=edition(preset))
    t.place(0, tile=7)
    return t


def showing(cards: list[str], category: str) -> set[str]:
    return {name for name in cards if books_on(name, category)}


@pytest.mark.presets("first-cs")
@pytest.mark.trace("LOC07-01", "AMB-50", "AMB-51")
def test_loc07_08_each_assistant_brings_its_player_a_category() -> None:
    """Seat 1 has two assistants here and names two, one after the other; all are different."""
    t = den("first-cs", 4, "1 2 1*")
    asked = []
    for category in ("monster", "spells", "historic", "corrupted"):
        asked.append(t.seat)
        assert category in t.legal()
        t.choose(t.seat, category)
        assert category not in t.legal() or t.prompt != "bet"
    assert asked == [0, 1, 1, 2]
    assert t.prompt != "bet"


@pytest.mark.presets("first-cs")
@pytest.mark.parametrize("winning", ["spells", "historic"])
def test_loc07_08_but_cards_for_the_winning_category_only(winning: str) -> None:
    """Whoever named the best category and another gets the cards of the best alone."""
    spells, historic = (4, 2) if winning == "spells" else (2, 4)
    cards = cards_totalling(4, spells=spells, historic=historic, monster=1)
    t = den("first-cs", 3, "1 1", cards)
    for category in ("monster", "spells", "historic"):
        t.choose(t.seat, category)
    assert t.events("win")[0].seat == 1
    assert set(t.hand(1).split()) == showing(cards, winning)
    assert set(t.discard.split()) == set(cards) - showing(cards, winning)


@pytest.mark.presets("first-cs")
@pytest.mark.parametrize("chosen", ["spells", "historic"])
def test_loc07_08_the_winner_chooses_between_its_own_categories_tied_for_best(chosen: str) -> None:
    """Seat 1 has named both; it may as well take the cards of the second."""
    cards = cards_totalling(4, spells=3, historic=3, monster=1)
    t = den("first-cs", 3, "1 1", cards)
    for category in ("monster", "spells", "historic"):
        t.choose(t.seat, category)
    assert (t.seat, t.prompt) == (1, "choose-winning")
    assert t.legal() == {"spells", "historic"}
    assert t.events("win") == []
    t.choose(1, chosen)
    assert [event.seat for event in t.events("win")] == [1], "once, and only for the category chosen"
    assert set(t.hand(1).split()) == showing(cards, chosen)
    assert set(t.discard.split()) == set(cards) - showing(cards, chosen)


@pytest.mark.presets("first-cs")
@pytest.mark.trace("LOC07-06", "LOC07-07")
@pytest.mark.parametrize(
    ("at", "bets", "tie", "winner", "offered"),
    [
        ("0 1", "spells monster historic", "counter_clockwise", 0, set()),
        ("0 1", "spells fantastical historic", "counter_clockwise", 0, {"spells", "fantastical"}),
        ("1 1 2", "monster spells historic fantastical", "counter_clockwise", 2, set()),
        ("1 1 2", "monster spells fantastical historic", "clockwise", 1, {"spells", "fantastical"}),
    ],
)
def test_loc07_08_who_wins_a_tie_is_settled_first(at: str, bets: str, tie: str, winner: int, offered: set[str]) -> None:
    """Two books each of three categories: the active player or the nearest wins, then chooses among its own."""
    cards = cards_totalling(4, spells=2, historic=2, fantastical=2, monster=1)
    rules = edition("first-cs", gambling_den_tie=tie)
    t = Table(4, at={7: at}, deck=" ".join(cards), ruleset=rules)
    t.place(0, tile=7)
    for category in bets.split():
        t.choose(t.seat, category)
    if offered:
        assert (t.seat, t.prompt, t.legal()) == (winner, "choose-winning", offered)
        t.choose(winner, min(offered))
    assert t.events("win")[0].seat == winner


@pytest.mark.presets("first-cs")
def test_loc07_08_is_not_asked_when_the_same_cards_show_all_of_its_best_categories() -> None:
    """Either wins the same cards."""
    cards = cards_totalling(4, spells=2, historic=2, fantastical=2, monster=1)
    won = showing(cards, "spells")
    assert showing(cards, "historic") == won
    t = den("first-cs", 3, "1 1", cards)
    for category in ("monster", "spells", "historic"):
        t.choose(t.seat, category)
    assert t.prompt == "shelve-gained"
    assert set(t.hand(1).split()) == won


@pytest.mark.presets("first-cs")
def test_loc07_08_is_not_asked_when_none_of_its_categories_brings_a_card() -> None:
    """All at zero, the active player wins nothing with either (AMB-54)."""
    cards = cards_totalling(4, spells=0, historic=0, monster=0)
    t = den("first-cs", 3, "0 1", cards)
    for category in ("spells", "historic", "monster"):
        t.choose(t.seat, category)
    assert t.prompt == "place"
    assert t.discard == " ".join(cards)


@pytest.mark.presets("first-cs")
def test_loc07_05_players_are_counted_for_shelving_even_where_assistants_bet() -> None:
    """Three assistants of two players allow two cards (AMB-53)."""
    cards = cards_totalling(4, spells=4, historic=1, monster=1)
    won = sorted(showing(cards, "spells"))
    assert len(won) >= 3
    t = den("first-cs", 3, "1 1", cards)
    for category in ("historic", "spells", "monster"):
        t.choose(t.seat, category)
    t.choose(1, won[0], "right of Z1", won[1], f"right of {won[0]}")
    assert t.prompt == "place"


@pytest.mark.presets("first-fr")
@pytest.mark.parametrize(("at", "winner"), [("1 2", 1), ("2 1", 1), ("1 3", 1), ("3 2", 2)])
def test_loc07_07_the_french_tie_goes_clockwise(at: str, winner: int) -> None:
    """Without the active player the nearest in turn order wins, whoever came first."""
    cards = cards_totalling(4, spells=2, historic=2, monster=1)
    t = den("first-fr", 4, at, cards)
    for category in ("monster", "spells", "historic"):
        t.choose(t.seat, category)
    assert t.events("win")[0].seat == winner


@pytest.mark.presets("first-pl", "first-cs", "revised-en")
def test_loc07_07_elsewhere_it_goes_counter_clockwise(preset: str) -> None:
    """Of seats 1 and 2 it is seat 2."""
    cards = cards_totalling(4, spells=2, historic=2, monster=1)
    t = den(preset, 3, "1 2", cards)
    for category in ("monster", "spells", "historic"):
        t.choose(t.seat, category)
    assert t.events("win")[0].seat == 2


@pytest.mark.presets("first-fr", "first-cs")
def test_loc07_06_the_active_player_wins_a_tie_in_every_book(preset: str) -> None:
    cards = cards_totalling(4, spells=2, historic=2)
    t = den(preset, 2, "1", cards)
    t.choose(0, "historic")
    t.choose(1, "spells")
    assert t.events("win")[0].seat == 0


@pytest.mark.presets("first-fr", "first-pl", "revised-en")
@pytest.mark.trace("AMB-50")
def test_loc07_01_one_category_per_player_elsewhere(preset: str) -> None:
    """However many assistants a player has there."""
    t = den(preset, 3, "1 1")
    t.choose(0, "monster")
    t.choose(1, "spells")
    assert t.prompt != "bet"
