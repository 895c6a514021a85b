"""Why an open and free space may not be chosen, as tables say it."""

from typing import Any

import pytest

from exlibris.content import LANGUAGES
from exlibris.engine import player_view
from exlibris.table.actions import SpaceOption
from exlibris.table.decisions import decision_of
from exlibris.texts.sentences import Cast
from support.solo import solo_position
from support.table import Table


def useless(t: Table, language: str = "en") -> dict[str, str]:
    """Return why spaces that may be chosen would gain nothing, by their names."""
    asked = decision_of(player_view(t.state, t.seat), Cast(("Rita", "Eric"), ("mummy", "wizard"), language))
    assert asked is not None
    return {one.space: one.useless for one in asked.actions if isinstance(one, SpaceOption) and one.useless}


def refused(t: Table, language: str = "en") -> dict[str, str]:
    """Return why free spaces may not be chosen, by their names."""
    powers = tuple(power.key for power in t.state.deal.powers)
    names = ("Rita", "Eric", "Ada", "Olek")[: t.state.game.seats]
    asked = decision_of(player_view(t.state, t.seat), Cast(names, powers, language))
    assert asked is not None
    return {one.space: one.text for one in asked.space_refusals}


def test_a_snowman_keeps_others_out() -> None:
    t = Table(4, powers={0: "snowman"}, at={10: "0*"}, turn=1)
    assert set(refused(t)) >= {"10.2", "10.3"}
    assert {text for space, text in refused(t).items() if space.startswith("10.")} == {
        "The Snowman there keeps all others out."
    }


def test_a_special_assistant_that_is_left_alone_says_what_it_shuns() -> None:
    words: dict[str, Any] = {"powers": {0: "sasquatch"}, "at": {10: "1"}}
    lonely = refused(Table(4, left={0: "*"}, **words))["10.2"]
    assert lonely.startswith("Only your Sasquatch is left to place, and it may not go there. Visits only tiles without")
    assert "10.2" not in refused(Table(4, left={0: "s*"}, **words))
    hut = refused(Table(4, powers={0: "ghost"}, tiles="1 10", left={0: "*"}))["1.1"]
    assert hut.startswith("Only your Ghost is left to place")


def test_in_a_solo_game_a_location_takes_one() -> None:
    found = refused(solo_position(at={10: "0"}, left={0: "s"}))
    assert all("In a solo game" in text for space, text in found.items() if space.startswith("10."))


def test_a_bid_must_be_higher() -> None:
    found = refused(Table(on={3: "A1"}, at={3: "1@2"}))
    assert found["3.1"].startswith("That much or more has already been bid")
    assert "3.3" not in found


def test_spaces_that_are_alike_are_one_choice() -> None:
    t = Table(4, tiles="10")
    assert {text for space, text in refused(t).items() if space.startswith("10.")} == {
        "Those spaces are all alike: take the first free one."
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_a_text_in_each_language(language: str) -> None:
    tables = [
        Table(4, powers={0: "snowman"}, at={10: "0*"}, turn=1),
        Table(4, powers={0: "sasquatch"}, at={10: "1"}, left={0: "*"}),
        Table(on={3: "A1"}, at={3: "1@2"}),
    ]
    for t in tables:
        assert all(" " in text for text in refused(t, language).values())


def test_nothing_is_said_when_no_assistant_is_placed() -> None:
    t = Table(hand={0: "A1"})
    t.place(0, 0)
    assert not refused(t)


def test_loc03_06_a_bid_above_the_hand_says_so() -> None:
    t = Table(tiles="3", on={3: "A1"}, hand={0: "B1"})
    assert set(useless(t)) == {"3.2", "3.3", "3.4"}
    assert useless(t)["3.4"] == "A bid of 4 costs as many cards; you hold 1 so far."


def test_a_space_where_nothing_would_happen_says_so() -> None:
    bare = useless(Table(tiles="4 14 1"))
    assert {space.split(".")[0] for space in bare} == {"4", "14"}
    assert set(bare.values()) == {"As things stand, nothing would happen here."}
    assert not useless(Table(tiles="4 14 1", on={14: "A1"}, hand={0: "B1 B2"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_useless_spaces_are_explained_in_each_language(language: str) -> None:
    assert all(" " in text for text in useless(Table(tiles="3 4", on={3: "A1"}), language).values())
