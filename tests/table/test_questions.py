"""What tables ask besides the question itself: what follows it, and what happens to discards in solo games."""

import pytest

from exlibris.engine import player_view
from exlibris.table.decisions import decision_of
from exlibris.texts.sentences import Cast
from support.solo import solo_position
from support.table import Table

KEEPS = {
    "en": "Discards go to the Public Library.",
    "pl": "Odrzucone karty dostaje Biblioteka Miejska.",
    "cs": "Odhozené karty získá Veřejná knihovna.",
    "fr": "La Bibliothèque publique garde les défausses.",
}


def question(t: Table, language: str = "en") -> str:
    asked = decision_of(player_view(t.state, t.seat), Cast(("Rita", "Eric"), ("mummy", "wizard"), language=language))
    assert asked is not None
    return asked.text


@pytest.mark.parametrize("language", KEEPS)
def test_a_discard_says_that_the_public_library_gets_it(language: str) -> None:
    t = solo_position(tiles="/ 4 9", on={9: "M1"}, hand={0: "A1 B1 C1"}, at={0: "0 0 0"}, left={0: "*"})
    assert KEEPS[language] not in question(t, language)
    t.place(0, tile=9, special=True)
    assert t.prompt == "sell-to-collector"
    assert question(t, language).endswith(KEEPS[language])


def test_with_others_nobody_gets_it() -> None:
    t = Table(on={9: "M1"}, hand={0: "A1 B1 C1"})
    t.place(0, tile=9)
    assert t.prompt == "sell-to-collector"
    assert KEEPS["en"] not in question(t)


def test_which_of_two_tiles_leaves_now_is_said() -> None:
    t = solo_position(phase="cleanup", tiles="/ 2 4 6 9 10 13", tile_stack="18 14")
    assert question(t).endswith("this is the first.")
    t.choose(0, "tile 9")
    assert question(t).endswith("this is the second.")


def test_asst_auto_01_a_home_action_says_that_another_one_follows() -> None:
    t = Table(powers={0: "automaton"}, hand={0: "A1 B1"}, shelf={0: "C1"})
    t.draw_at_home(0)
    while t.seat:
        t.draw_at_home(1)
    t.place(0, tile=0, special=True)
    assert question(t).endswith("One more home action follows.")
    t.choose(0, "draw")
    assert t.prompt == "home"
    assert "follow" not in question(t)


def test_asst_goblin_01_a_power_names_its_assistant_and_the_location_does_not() -> None:
    t = Table(powers={0: "goblin"}, hand={1: "A1"}, on={10: "B1 B2"}, at={10: "1"})
    t.place(0, tile=10, special=True)
    cast = Cast(("Rita", "Eric"), ("goblin", "wizard"))
    robbing = decision_of(player_view(t.state, 0), cast)
    t.choose(0, "done")
    taking = decision_of(player_view(t.state, 0), cast)
    assert robbing is not None
    assert taking is not None
    assert (robbing.assistant, taking.assistant) == ("goblin", None)


def test_asst_cube_01_home_actions_out_of_turn_say_who_has_joined_it_and_a_turns_own_do_not() -> None:
    t = Table(powers={0: "bookworm", 1: "cube"}, at={10: "1*"}, hand={0: "A1", 1: "M1"}, deck="C1 C2", left={0: "s*"})
    t.place(0, tile=10)
    t.choose(0, "allow")
    assert question(t).startswith("Eric, Rita has joined your Gelatinous Cube: you may do both home actions")
    asked = decision_of(player_view(t.state, 1), Cast(("Rita", "Eric"), ("bookworm", "cube")))
    assert asked is not None
    assert asked.assistant == "cube"
    t = Table(powers={0: "bookworm"}, hand={0: "A1"}, deck="C1 C2")
    t.place(0, tile=0, special=True)
    assert question(t).startswith("Rita, you may do both home actions")
