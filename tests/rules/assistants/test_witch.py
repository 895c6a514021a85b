"""Witch (ASST-WITCH): for each card with a Banned book that it gets, one is revealed; one of the two is kept."""

import pytest

from exlibris.engine import STANDARD
from support.deck import card_with, cards_with, in_order, names_of
from support.table import Table

BANNED = cards_with(4, "monster")
CLEAN = cards_with(4, "spells", without="monster")


def bewitched(deck: str, **words: object) -> Table:
    """Return a table where seat 0 has the Witch and Monster Manuals are banned."""
    return Table(powers={0: "witch"}, banned="monster", deck=deck, **words)  # type: ignore[arg-type]


def test_asst_witch_01_keeps_the_card_or_the_one_revealed() -> None:
    """Either of the two; the other is discarded."""
    for kept, lost in ((BANNED[0], CLEAN[0]), (CLEAN[0], BANNED[0])):
        t = bewitched(f"{BANNED[0]} {CLEAN[0]}")
        t.place(0, tile=0, special=True)
        t.choose(0, "draw")
        assert t.prompt == "witch"
        assert t.legal() == {BANNED[0], CLEAN[0]}
        t.choose(0, kept)
        assert (t.hand(0), t.discard) == (kept, lost)


def test_asst_witch_01_a_card_without_a_banned_book_is_no_matter() -> None:
    """Nothing is revealed."""
    t = bewitched(f"{CLEAN[0]} {CLEAN[1]}")
    t.place(0, tile=0, special=True)
    t.choose(0, "draw")
    assert t.prompt == "place"
    assert t.deck(1) == CLEAN[1]


def test_amb_83_several_cards_are_exchanged_one_at_a_time() -> None:
    """Three drawn at the Hut, two with Banned books: two reveals, each decided before the next."""
    drawn = f"{BANNED[0]} {CLEAN[0]} {BANNED[1]}"
    t = bewitched(f"{drawn} {CLEAN[1]} {CLEAN[2]}", at={0: "0 0"})
    t.place(0, tile=1, special=True)
    assert t.legal() == {BANNED[0], CLEAN[1]}
    t.choose(0, CLEAN[1])
    assert t.legal() == {BANNED[1], CLEAN[2]}
    t.choose(0, BANNED[1])
    assert t.hand(0) == in_order(f"{CLEAN[0]} {CLEAN[1]} {BANNED[1]}")
    assert t.discard == f"{BANNED[0]} {CLEAN[2]}"


def test_amb_83_the_card_revealed_never_triggers_again() -> None:
    """Though it carries a Banned book itself."""
    t = bewitched(f"{BANNED[0]} {BANNED[1]} {BANNED[2]}")
    t.place(0, tile=0, special=True)
    t.choose(0, "draw", BANNED[1])
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.hand(0) == BANNED[1]


def test_amb_83_without_a_card_to_reveal_there_is_no_exchange() -> None:
    """The last card of the game's deck, with nothing on the discard pile, is simply drawn."""
    rest = names_of(card for card in range(152) if names_of([card]) != BANNED[0])
    t = bewitched("", hand={1: rest})
    t.place(0, tile=0, special=True)
    t.choose(0, "draw")
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.hand(0) == BANNED[0]


def test_amb_83_an_empty_deck_is_made_anew_for_the_reveal() -> None:
    """The discard pile is shuffled and its first card revealed."""
    rest = [names_of([card]) for card in range(152)]
    rest = [name for name in rest if name not in (BANNED[0], CLEAN[0])]
    t = bewitched("", deck_size=1, discard=CLEAN[0], hand={1: " ".join(rest)})
    t.place(0, tile=0, special=True)
    t.choose(0, "draw")
    assert t.legal() == {BANNED[0], CLEAN[0]}


def test_amb_83_the_card_kept_may_be_shelved_as_the_one_acquired() -> None:
    """The list of what was gained follows the exchange."""
    t = bewitched(CLEAN[0], on={10: f"{BANNED[0]} {BANNED[1]}"})
    t.place(0, tile=10, special=True)
    t.choose(0, BANNED[0], CLEAN[0])
    assert t.prompt == "shelve-gained"
    assert t.legal() == {CLEAN[0], "done"}
    t.choose(0, CLEAN[0])
    assert t.shelf(0) == CLEAN[0]


def test_amb_22_standard_assistants_of_the_owner_exchange_nothing() -> None:
    """The card was not got by the Witch."""
    t = bewitched(f"{CLEAN[0]}", on={10: BANNED[0]})
    t.place(0, tile=10)
    assert t.prompt == "shelve-gained"
    assert t.decision.power == STANDARD.key


@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        (2, (BANNED[0], CLEAN[1])),
        (6, ()),
        (10, (BANNED[0],)),
        (13, ("monster", BANNED[0], "done")),
        (14, (BANNED[0],)),
    ],
)
def test_amb_22_where_the_witch_stands_makes_no_difference_to_what_others_get(
    tile: int, choices: tuple[str, ...], together: bool
) -> None:
    """A standard assistant of her owner gets a card: beside her or elsewhere, nothing is revealed."""
    lots = " ".join(BANNED[:3])
    hand, elsewhere = {0: f"{CLEAN[1]} {CLEAN[2]}"}, 14 if tile == 10 else 10
    deck = f"{lots} {CLEAN[0]}" if tile == 6 else CLEAN[0]
    on, at = {} if tile == 6 else {tile: lots}, {tile if together else elsewhere: "0*"}
    t = bewitched(deck, seats=3, hand=hand, on=on, at=at, tiles=f"1 {tile} {elsewhere}")
    t.place(0, tile=tile)
    t.choose(0, *choices)
    assert t.prompt != "witch"
    assert t.events("witch-reveals") == []


@pytest.mark.parametrize(
    ("tile", "choices"),
    [(2, ()), (6, ()), (10, ()), (13, ("monster", BANNED[0])), (14, ())],
)
def test_asst_witch_01_any_way_to_get_a_card_counts_at_instant_locations(tile: int, choices: tuple[str, ...]) -> None:
    """Swapped, drawn, taken, found."""
    hand = {0: card_with("spells", without="monster", skip=" ".join(CLEAN))} if tile == 2 else {}
    deck = f"{BANNED[0]} {CLEAN[0]}" if tile == 6 else CLEAN[0]
    t = bewitched(deck, hand=hand, on={} if tile == 6 else {tile: BANNED[0]}, tiles="1 6")
    t.place(0, tile=tile, special=True)
    t.choose(0, *choices)
    assert t.prompt == "witch"
    assert t.legal() == {BANNED[0], CLEAN[0]}


def test_asst_witch_01_works_for_the_delayed_effects_of_its_token() -> None:
    """At the auction, the Tavern and the Dump it is the Witch who gets the cards; an opponent there gets none."""
    t = bewitched(CLEAN[0], hand={0: CLEAN[1]}, at={3: "0*"}, on={3: BANNED[0]}, phase="resolution")
    assert t.legal() == {BANNED[0], CLEAN[0]}
    t = bewitched(f"{BANNED[0]} {BANNED[1]} {CLEAN[0]}", at={12: "0*"}, phase="resolution")
    t.choose(0, BANNED[1])
    assert t.legal() == {BANNED[1], CLEAN[0]}
    t = bewitched(CLEAN[0], discard=BANNED[0], at={11: "1 0*"}, phase="resolution")
    t.choose(1, "monster", "done")
    assert t.seat == 0
    t = bewitched(CLEAN[0], discard=BANNED[0], at={11: "0*"}, phase="resolution")
    t.choose(0, "monster")
    assert t.legal() == {BANNED[0], CLEAN[0]}


@pytest.mark.parametrize(
    ("tile", "choices", "words"),
    [
        (3, (CLEAN[1],), {"on": {3: BANNED[0]}}),
        (11, ("monster", BANNED[0]), {"discard": BANNED[0]}),
        (12, (BANNED[1],), {}),
    ],
)
def test_amb_22_delayed_effects_of_her_owner_s_other_assistants_are_not_hers(
    tile: int, choices: tuple[str, ...], words: dict[str, object]
) -> None:
    """The Witch stands elsewhere, also at a location that is resolved later."""
    deck = f"{BANNED[1]} {BANNED[2]} {CLEAN[0]}" if tile == 12 else CLEAN[0]
    hand = {0: f"{CLEAN[1]} {CLEAN[2]}"}
    t = bewitched(deck, hand=hand, at={tile: "0", 13: "0*"}, phase="resolution", **words)
    for choice in choices:
        if choice in t.legal():  # what has one answer may go by itself
            t.choose(0, choice)
    assert t.prompt != "witch"
    assert t.events("witch-reveals") == []
    assert set(BANNED) & {*t.hand(0).split(), *t.shelf(0).split()}
