"""Single sentences, word by word."""

from exlibris.content import assistant_keys, load_deck
from exlibris.engine import CHOICES, HOME, NOBODY, SPECIAL, Column, Decision, Event, Form, action_of, preset, space_at
from exlibris.engine.shelves import CELLS, FREE, MIDDLE, WIDTH
from exlibris.texts import Cast, action_text, cards_text, decision_text, event_text, listing, result_text
from support.catalogs import COMPLETE

CAST = Cast(("Rita", "Ahmed"), ("cube", "mummy"))
DECK = load_deck()
STANDARD = "standard"


def card(letter: str, number: int) -> int:
    return list(zip(DECK.letters, DECK.numbers, strict=True)).index((letter, number))


def decision(kind: str, prompt: str, *actions: int, seat: int = 1, tile: int = 0, **about: int) -> Decision:
    return Decision(seat, kind, prompt, "TRACE-01", tile, "standard", about, list(actions))


def event(kind: str, cards: bytes = b"", seen: int = -1, **more: int) -> Event:
    tile, other, value = more.get("tile", 0), more.get("other", NOBODY), more.get("value", 0)
    return Event(kind, 1, more.get("seat", 0), cards, seen, tile, other, value, "")


def test_the_cube_says_who_what_and_which_rule() -> None:
    asked = decision("choice", "prompt-cube", tile=14, other=0)
    assert decision_text(asked, CAST) == (
        "Ahmed, the Gelatinous Cube blocks the door at the Flea Market: "
        "give Rita a random card, or let Rita draw and shelve."
    )
    give = action_of("choice", CHOICES.index("give"))
    assert action_text(give, asked, CAST) == "give Rita a random card"


def test_cards_have_the_letters_of_the_deck_on_the_table() -> None:
    polish = load_deck("pl")
    first = polish.letters.index("Ć")
    cast = Cast(CAST.names, CAST.specials, deck="pl")
    assert cards_text(bytes([first, first + 3]), deck="pl") == "Ć1 and D1"
    assert event_text(event("draw", bytes([first])), cast) == event_text(event("draw", bytes([26])), CAST).replace(
        f"{DECK.letters[26]}{DECK.numbers[26]}", "Ć1"
    )
    asked = decision("card", "prompt-swap-give", tile=2, card=first)
    assert action_text(action_of("card", first), asked, cast) == "give Ć1"


def test_an_assistant_is_placed_by_its_name_and_place() -> None:
    asked = decision("space", "prompt-place")
    special = action_of("space", space_at(14, 0) + SPECIAL)
    assert action_text(special, asked, CAST) == "place the Mummy at the Flea Market"
    assert action_text(action_of("space", HOME), asked, CAST) == "place an assistant at home"
    assert action_text(action_of("space", space_at(2, 0)), asked, CAST) == "place an assistant at Ye Olde Book Swap"


def test_spaces_are_told_apart_where_it_matters() -> None:
    asked = decision("space", "prompt-place")
    bid = action_of("space", space_at(3, 2))
    assert action_text(bid, asked, CAST) == "place an assistant at the Auction House and bid 3"
    third = action_of("space", space_at(12, 2))
    assert action_text(third, asked, CAST) == "place an assistant at the Bookworm Tavern, space 3"


def test_a_card_is_shelved_by_name_and_done_says_what_it_means() -> None:
    asked = decision("card", "prompt-shelve-gained")
    assert action_text(action_of("card", card("M", 3)), asked, CAST) == "shelve M3"
    assert action_text(action_of("done", 0), asked, CAST) == "keep the rest in hand"
    one = decision("card", "prompt-shelve-gained", action_of("card", card("M", 3)), action_of("done", 0))
    assert action_text(action_of("done", 0), one, CAST) == "keep it in hand"


def test_the_question_about_a_card_that_was_received_names_it_and_the_place() -> None:
    """SHELF-10"""
    gift = decision("card", "prompt-shelve-gained", action_of("card", card("M", 3)), action_of("done", 0), tile=5)
    assert decision_text(gift, CAST) == "Ahmed, you may shelve M3, which you received at the Community Center."


def test_a_cell_is_named_by_the_card_next_to_it() -> None:
    grid = bytearray([FREE] * CELLS)
    grid[MIDDLE] = card("M", 3)
    cells = {"right of": MIDDLE + 1, "left of": MIDDLE - 1, "above": MIDDLE - WIDTH, "below": MIDDLE + WIDTH}
    asked = decision("cell", "prompt-put", *(action_of("cell", cell) for cell in cells.values()), card=card("A", 1))
    for words, cell in cells.items():
        assert action_text(action_of("cell", cell), asked, CAST, bytes(grid)) == f"shelve A1 {words} M3"
    on_it = action_text(action_of("cell", MIDDLE), asked, CAST, bytes(grid))
    assert on_it == "shelve A1 where M3 is now"


def test_a_cell_at_the_edge_of_the_grid_has_no_neighbor_beyond_it() -> None:
    grid = bytearray([FREE] * CELLS)
    grid[WIDTH - 1] = card("M", 3)
    asked = decision("cell", "prompt-put", action_of("cell", WIDTH), action_of("cell", CELLS - 1), card=0)
    for cell in (WIDTH, CELLS - 1):
        assert "M3" not in action_text(action_of("cell", cell), asked, CAST, bytes(grid))


def test_without_the_shelf_a_cell_is_told_by_row_and_column() -> None:
    cells = (MIDDLE, MIDDLE + WIDTH + 2)
    asked = decision("cell", "prompt-put", *(action_of("cell", cell) for cell in cells), card=card("A", 1))
    texts = [action_text(action_of("cell", cell), asked, CAST) for cell in cells]
    assert texts == ["shelve A1 in row 1, column 1", "shelve A1 in row 2, column 3"]


def test_cards_that_a_seat_may_not_know_are_counted() -> None:
    drawn = event("draw", bytes([card("M", 3), card("B", 10)]), seen=1)
    assert event_text(drawn.for_seat(0), CAST) == "Rita draws M3 and B10."
    assert event_text(drawn.for_seat(1), CAST) == "Rita draws 2 cards."
    assert event_text(drawn.for_seat(-1), CAST) == "Rita draws 2 cards."


def test_no_cards_are_told_as_such() -> None:
    won = event("win", tile=7, value=5)
    assert event_text(won, CAST) == "Rita wins at the Gambling Den with Spells & Potions: no cards."


def test_a_hand_shown_names_both_players() -> None:
    shown = event("shows-hand", bytes([0, 1, 2]), seen=3, other=1, value=3)
    assert event_text(shown.for_seat(-1), CAST) == "Rita shows Ahmed 3 cards: no Monster Manuals among them."


def test_lists_end_in_and() -> None:
    assert listing(["a"]) == "a"
    assert listing(["a", "b"]) == "a and b"
    assert listing(["a", "b", "c", "d"]) == "a, b, c, and d"
    assert cards_text(b"") == "no cards"


def test_libraries_come_with_their_assistant() -> None:
    asked = decision("library", "prompt-library")
    number = 1 + assistant_keys().index("ghost")
    assert action_text(action_of("library", number), asked, CAST) == "The Dead Letter Office, with the Ghost"


def seat_result(total: int, rank: int) -> Column:
    return Column((0,) * 6, 0, b1=total, rank=rank)


def test_a_result_names_winner_points_and_reason() -> None:
    won = Form((seat_result(31, 2), seat_result(40, 1)), (1,), "total", 0, 1, solo=False, ended_by="shelf")
    assert result_text(won, CAST) == (
        "Ahmed wins with a total of 40. The final round came because a shelf was full enough."
    )


def test_a_shared_result_says_why_it_stays_shared() -> None:
    shared = Form((seat_result(40, 1), seat_result(40, 1)), (0, 1), "shared", 0, 1, solo=False, ended_by="round_limit")
    assert "Rita and Ahmed share the victory with 40 each: books" in result_text(shared, CAST)
    assert "reading race" in result_text(shared, CAST)
    assert "round limit" in result_text(shared, CAST)


def test_a_shared_result_tells_of_a_reading_race_only_where_the_rulebook_does() -> None:
    """TIE-04: the Czech book ends with the victory shared."""
    shared = Form((seat_result(40, 1), seat_result(40, 1)), (0, 1), "shared", 0, 1, solo=False, ended_by="shelf")
    for language in COMPLETE:
        raced = result_text(shared, Cast(CAST.names, CAST.specials, language, rules=preset("first-en")))
        czech = result_text(shared, Cast(CAST.names, CAST.specials, language, rules=preset("first-cs")))
        assert len(czech) < len(raced), language


def test_the_imp_offers_no_second_home_action_for_a_single_card() -> None:
    """ASST-IMP-02: with one card there only option A is left."""
    one, all_cards = (action_of("choice", CHOICES.index(choice)) for choice in ("discard_one", "discard_all"))
    end = action_of("done", 0)
    assert decision_text(decision("choice", "prompt-imp", one, end, tile=14), CAST) == (
        "Ahmed, the Fire Imp may burn the card at the Flea Market for one home action."
    )
    assert decision_text(decision("choice", "prompt-imp", one, all_cards, end, tile=14), CAST).endswith("all for two.")


def test_taxes_are_paid_or_discarded_as_the_rulebook_has_it() -> None:
    """LOC16-02: in the Czech book they go onto the tile."""
    asked = Decision(1, "card", "prompt-take", "LOC16-02", 16, STANDARD, {"count": 2}, [])
    assert decision_text(asked, CAST).endswith("as you have discarded: 2 to go.")
    czech = Cast(CAST.names, CAST.specials, rules=preset("first-cs"))
    assert decision_text(asked, czech).endswith("as you have paid: 2 to go.")
