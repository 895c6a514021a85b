"""Special assistants and locations meeting each other: who comes, who goes, who counts, who draws."""

import pytest

from support.deck import card_with, cards_with
from support.table import Table

MONSTER = card_with("monster", skip="B1 B2 B3 B4")

# -- sharing a space with the Ghost -------------------------------------------------------------


@pytest.mark.trace("ASST-GHOST-03")
def test_amb_79_only_the_ghost_draws_for_sharing() -> None:
    """And only when it comes: neither the one who stood there nor a later visitor gets a card."""
    t = Table(powers={0: "ghost"}, at={10: "1"}, deck="C1 C2")
    t.place(0, tile=10, space=1, special=True)
    assert (t.hand(0), t.hand(1)) == ("C1", "")
    t.place(1, tile=10)
    assert (t.hand(0), t.hand(1)) == ("C1", "")


@pytest.mark.trace("AMB-62")
def test_amb_79_a_ghost_that_shares_counts_as_an_assistant_there() -> None:
    """At the Flea Market it gets a second card for its company; at the Den its owner bets."""
    t = Table(powers={0: "ghost"}, on={14: "B1 B2 B3"}, at={14: "0"}, deck="C1")
    t.place(0, tile=14, space=1, special=True)
    t.choose(0, "B1", "B2")
    assert t.prompt == "shelve-gained"
    t = Table(powers={0: "ghost"}, at={7: "1"})
    t.place(0, tile=7, space=1, special=True)
    t.choose(0, "monster")
    assert (t.prompt, t.seat) == ("bet", 1)


def test_amb_79_a_shared_space_stays_taken_when_one_of_the_two_leaves() -> None:
    """The Sasquatch runs from the Ghost that joined it; the Ghost's space is not free for it."""
    t = Table(powers={0: "ghost", 1: "sasquatch"}, tiles="1 18", at={18: "1*"}, deck="C1")
    t.place(0, tile=18, special=True)
    t.choose(1, "take_back")
    assert t.spaces_at(18) == "0*@1"
    assert 18 not in t.tiles_open(1)


@pytest.mark.trace("AMB-77")
def test_amb_79_the_ghost_draws_nothing_when_the_one_it_joined_has_run() -> None:
    """The Sasquatch was there first and acts first; after that nobody shares."""
    for answer, drawn in (("take_back", ""), ("stay", "C1")):
        t = Table(powers={0: "ghost", 1: "sasquatch"}, at={10: "1*"}, deck="C1")
        t.place(0, tile=10, space=1, special=True)
        t.choose(1, answer)
        assert t.hand(0) == drawn


def test_amb_79_a_shared_space_stays_taken_when_the_other_is_called_home() -> None:
    """The Lodge moves the standard assistant away, and the Ghost keeps the space."""
    t = Table(powers={0: "ghost"}, tiles="1 8", at={18: "0@1 0*@1"})
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "18.1", "draw")
    assert t.spaces_at(18) == "0*@1"
    assert 18 not in t.tiles_open(1)


def test_amb_79_a_space_is_free_when_the_ghost_has_left_it_alone() -> None:
    """Nobody stands there any longer."""
    t = Table(powers={0: "ghost"}, tiles="1 8", at={18: "0*@1"})
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "18.1*", "draw")
    assert 18 in t.tiles_open(1)


def test_prio_03_the_cube_absorbs_from_the_ghost_before_it_draws() -> None:
    """So the card drawn for sharing can't be the one given."""
    t = Table(powers={0: "ghost", 1: "cube"}, hand={0: "A1"}, at={10: "1*"}, deck="C1")
    t.place(0, tile=10, space=1, special=True)
    assert t.hand(0) == "A1"
    t.choose(0, "give")
    assert (t.hand(0), t.hand(1)) == ("C1", "A1")


# -- the Sasquatch runs --------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "cards"), [("take_back", 1), ("stay", 2)])
def test_amb_77_a_sasquatch_that_has_run_counts_no_longer(answer: str, cards: int) -> None:
    """At the Flea Market its company is worth a card while it is there."""
    t = Table(powers={1: "sasquatch"}, on={14: "B1 B2 B3"}, at={14: "1*"})
    t.place(0, tile=14)
    t.choose(1, answer)
    for n in range(cards):
        assert t.prompt == "take"
        t.choose(0, f"B{n + 1}")
    assert t.prompt == "shelve-gained"


@pytest.mark.trace("PRIO-03")
def test_amb_77_the_goblin_robs_nobody_who_has_run() -> None:
    """The victim is gone before the Goblin acts."""
    t = Table(powers={0: "goblin", 1: "sasquatch"}, hand={1: MONSTER}, on={10: "B1 B2"}, at={10: "1*"})
    t.place(0, tile=10, special=True)
    t.choose(1, "take_back")
    assert t.prompt == "take"


def test_amb_77_the_imp_burns_though_the_sasquatch_ran() -> None:
    """What the visitor does itself is not changed by who left."""
    t = Table(powers={0: "imp", 1: "sasquatch"}, on={10: "B1 B2"}, at={10: "1*"})
    t.place(0, tile=10, special=True)
    t.choose(1, "take_back")
    assert t.prompt == "imp"


@pytest.mark.trace("AMB-18")
def test_amb_77_a_sasquatch_that_has_run_may_come_back_only_where_no_opponent_is() -> None:
    """Its first rule binds it on the later turn as well."""
    t = Table(powers={1: "sasquatch"}, tiles="1 9", at={10: "1*"}, left={0: "s", 1: ""})
    t.place(0, tile=10)
    t.choose(1, "take_back")
    assert t.tiles_open(1, special=True) == {0, 1, 9}


# -- only the acting token -----------------------------------------------------------------------


@pytest.mark.parametrize(("special", "prompt"), [(False, "put"), (True, "mummy")])
def test_amb_22_shelving_is_done_by_the_assistant_placed(special: bool, prompt: str) -> None:
    """The Mummy entombs what it shelves itself, at any location."""
    t = Table(powers={0: "mummy"}, shelf={0: "A1"}, hand={0: "M1 M2"}, tiles="1 4")
    t.place(0, tile=4, special=special)
    t.choose(0, "M1", "done", "M2")
    assert t.prompt == prompt


@pytest.mark.parametrize(("placed", "moved", "prompt"), [(False, "home*", "witch"), (True, "home", "shelve-gained")])
def test_amb_22_at_the_guild_the_assistant_that_was_moved_acts(placed: bool, moved: str, prompt: str) -> None:
    """The Witch sent to the bookshop exchanges; the Witch that sends another does not."""
    home, left = ("0*", "ss") if moved == "home*" else ("0", "s*")
    t = Table(
        powers={0: "witch"}, banned="monster", tiles="1 15", on={10: MONSTER}, at={10: "1", 0: home}, left={0: left}
    )
    t.place(0, tile=15, special=placed)
    assert t.prompt == prompt


@pytest.mark.parametrize(("placed", "standing", "prompt"), [(False, "0*", "mummy"), (True, "0", "put")])
def test_amb_22_at_the_lounge_the_assistant_called_home_acts(placed: bool, standing: str, prompt: str) -> None:
    """The home action is that of the one that comes home, not of the caller."""
    t = Table(powers={0: "mummy"}, tiles="1 8", shelf={0: "A1"}, hand={0: "M1"}, at={10: standing})
    t.place(0, tile=8, special=placed)
    star = standing.removeprefix("0")
    t.choose(0, "move_assistant", f"10.1{star}", "shelve")
    assert t.prompt == prompt


def test_amb_22_a_winner_who_is_not_at_turn_has_the_help_of_its_special_assistant() -> None:
    """At the Den the Witch that was there before acts when another comes: "any time the Witch acquires"."""
    four = cards_with(4, "monster", without="spells")
    t = Table(powers={1: "witch"}, banned="monster", at={7: "1*"}, deck=" ".join(four))
    t.place(0, tile=7)
    t.choose(0, "spells")
    t.choose(1, "monster")
    assert (t.prompt, t.seat) == ("witch", 1)
    assert t.decision.power == "witch"


def test_amb_22_cards_given_by_others_are_not_got_by_a_special_assistant() -> None:
    """The recipient at the Community Center shelves as usual, whoever of hers stands where."""
    t = Table(powers={1: "mummy"}, on={5: "B1 B2"}, shelf={1: "A1"}, at={5: "1*"})
    t.place(0, tile=5)
    t.choose(0, "B1", "done")
    t.choose(1, "B2")
    assert t.prompt == "put"


@pytest.mark.parametrize("key", ["cube", "goblin", "imp", "sasquatch"])
def test_amb_22_standard_assistants_of_the_owner_neither_react_nor_act_on_arrival(key: str) -> None:
    """Seat 1 has the library, but only a standard assistant stands there, or comes."""
    t = Table(powers={1: key}, hand={0: MONSTER}, on={10: "B1 B2 B3"}, at={10: "1"}, left={0: "s", 1: "s"})
    t.place(0, tile=10)
    assert (t.prompt, t.seat) == ("take", 0)
    t = Table(powers={1: key}, hand={0: MONSTER}, on={10: "B1 B2 B3"}, at={10: "0"}, left={0: "s", 1: "s"}, turn=1)
    t.place(1, tile=10)
    assert (t.prompt, t.seat) == ("take", 1)


# -- the Imp, the Automaton and the Bookworm at work -----------------------------------------------


@pytest.mark.parametrize("tile", [2, 5, 10, 13, 14])
def test_amb_84_a_tile_burnt_empty_has_no_effect(tile: int) -> None:
    """All its cards are gone, and with them what it does."""
    t = Table(powers={0: "imp"}, hand={0: "A1"}, deck="C1 C2", on={tile: "B1 B2"})
    t.place(0, tile=tile, special=True)
    t.choose(0, "discard_all", "draw", "draw")
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.hand(0) == "A1 C1 C2"


def test_amb_84_the_collectors_only_card_burnt_leaves_no_effect() -> None:
    """Nobody can be asked to match a card that is not there."""
    t = Table(powers={0: "imp"}, hand={0: "A1"}, deck="C1 C2", on={9: "B1"})
    t.place(0, tile=9, special=True)
    t.choose(0, "discard_one")
    while t.seat == 0:
        t.choose(0, "draw" if "draw" in t.legal() else min(t.legal()))
    assert (t.prompt, t.hand(0), t.discard) == ("place", "A1 C1", "B1")


def test_amb_84_others_there_share_the_loss() -> None:
    """The next visitor finds nothing either."""
    t = Table(powers={0: "imp"}, on={10: "B1 B2"})
    t.place(0, tile=10, special=True)
    t.choose(0, "discard_all", "done", "done")
    t.place(1, tile=10)
    assert (t.prompt, t.seat) == ("place", 0)


def test_asst_auto_01_called_home_by_the_lounge_it_counts_those_at_home() -> None:
    """Using a home space is visiting the library."""
    t = Table(powers={0: "automaton"}, tiles="1 8", at={10: "0*", 0: "0"}, deck="C1 C2")
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "10.1*", "draw", "draw")
    assert t.hand(0) == "C1 C2"
    assert (t.prompt, t.seat) == ("place", 1)
