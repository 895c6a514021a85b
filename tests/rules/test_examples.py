"""The printed examples that are played out; those of single lines are in the files of their lines (EX)."""

from functools import cache
from itertools import combinations

from support.deck import books_on, names_of
from support.filling import finished
from support.table import Table

DEN = 7


@cache
def revealed(fantastical: int, spells: int, corrupted: int) -> tuple[str, ...]:
    """Return four cards with these numbers of books."""
    wanted = {"fantastical": fantastical, "spells": spells, "corrupted": corrupted}
    names = [names_of([card]) for card in range(152)]
    rich = sorted(names, key=lambda name: -sum(books_on(name, key) for key in wanted))[:30]
    for cards in combinations(rich, 4):
        if all(sum(books_on(name, key) for name in cards) == count for key, count in wanted.items()):
            return cards
    raise AssertionError("no such four cards")


def at_the_den(cards: tuple[str, ...]) -> Table:
    """Place seat 0 at the Den, where seats 1 and 2 are, and name categories as in the example."""
    t = Table(3, tiles=f"{DEN}", at={DEN: "1 2"}, deck=" ".join(cards))
    t.place(0, tile=DEN)
    t.choose(0, "fantastical")
    t.choose(1, "spells")
    t.choose(2, "corrupted")
    return t


def test_ex_20_gambling_den_5_books_beat_4_and_3() -> None:
    """The second player's Spells win: all cards that show one, up to three of them shelved at once."""
    cards = revealed(fantastical=4, spells=5, corrupted=3)
    t = at_the_den(cards)
    won = sorted(name for name in cards if books_on(name, "spells"))
    assert sorted(t.hand(1).split()) == won
    assert sorted(t.discard.split()) == sorted(set(cards) - set(won))
    assert t.seat == 1
    assert t.legal() == {*won, "done"}
    for _ in range(min(3, len(won))):
        assert t.prompt == "shelve-gained"
        t.choose(1, sorted(t.legal() - {"done"})[0])
        if t.prompt == "put":
            t.choose(1, "1,0")
    assert (t.prompt, t.seat) == ("place", 1)
    assert len(t.state.shelves[1].cards()) == min(3, len(won))


def test_ex_21_gambling_den_with_4_4_3_the_active_player_wins_the_tie() -> None:
    """One Spells book fewer."""
    cards = revealed(fantastical=4, spells=4, corrupted=3)
    t = at_the_den(cards)
    assert sorted(t.hand(0).split()) == sorted(name for name in cards if books_on(name, "fantastical"))
    assert (t.hand(1), t.hand(2)) == ("", "")


def test_ex_22_the_guild_leads_to_the_snowmans_location_and_even_its_space() -> None:
    """The Snowman blocks placements, not the Guild."""
    t = Table(3, tiles="10 15", at={10: "1 2*", 0: "0"}, powers={2: "snowman"}, on={10: "A1 A2"}, left={0: "s*"})
    assert 10 not in t.tiles_open(0)
    t.place(0, tile=15)
    t.choose(0, "home")
    assert t.legal() == {"10.1", "10.2"}
    t.choose(0, "10.2")
    assert t.at(10) == "1 0"
    assert t.left(2) == "ss*"


def test_ex_23_a_goblin_that_comes_to_a_cube_waits_for_it() -> None:
    """The Cube was there first: its question comes before the theft."""
    t = Table(tiles="10", at={10: "1*"}, powers={0: "goblin", 1: "cube"}, hand={0: "A1", 1: "B1"}, on={10: "C1"})
    t.place(0, tile=10, special=True)
    assert (t.seat, t.prompt) == (0, "cube")
    t.choose(0, "allow")
    t.choose(1, "done")
    assert (t.seat, t.prompt) == (0, "goblin-victim")


def test_ex_24_a_ghost_does_not_join_a_snowman() -> None:
    """The Snowman keeps even the Ghost out."""
    t = Table(tiles="10", at={10: "1*"}, powers={0: "ghost", 1: "snowman"}, on={10: "C1"})
    assert 10 not in t.tiles_open(0)
    assert 10 not in t.tiles_open(0, special=True)


def test_ex_25_the_auction_house_holds_one_bidder_at_a_time() -> None:
    """A second placement sends the lower one back."""
    t = Table(tiles="3", at={3: "1@2"}, on={3: "A1 A2 A3"})
    t.place(0, tile=3, space=3)
    assert t.spaces_at(3) == "0@3"
    assert t.left(1) == "ss*"


def test_ex_31_six_times_85_books_are_510() -> None:
    """The whole deck on four shelves, all of it in order."""
    rows = [names_of(range(at, at + 19)) for at in range(0, 152, 19)]
    shelves = {seat: f"{rows[2 * seat]} / {rows[2 * seat + 1]}" for seat in range(4)}
    t = finished(Table(4, phase="inspection", shelf=shelves))
    assert [sum(t.score(seat).tally[i] for seat in range(4)) for i in range(6)] == [85] * 6
    assert sum(t.score(seat).books for seat in range(4)) == 510


def test_ex_20_takes_a_card_with_two_books_of_a_category() -> None:
    """Five Spells books on four cards."""
    cards = revealed(fantastical=4, spells=5, corrupted=3)
    assert any(books_on(name, "spells") > 1 for name in cards)
