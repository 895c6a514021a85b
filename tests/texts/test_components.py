"""Tiles and assistants say what they do under the rules that are played."""

import re
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from exlibris.content import assistant_keys
from exlibris.content.rulesets import read_switches
from exlibris.engine import PRESETS, Decision, Event, Ruleset, action_of, compose, preset
from exlibris.texts import (
    Cast,
    action_text,
    assistant_detail,
    assistant_summary,
    decision_text,
    event_text,
    location_detail,
    location_summary,
)
from exlibris.texts.catalogs import resource
from exlibris.texts.render import text
from support.catalogs import PIECES
from support.table import Table


def rules(**switches: Any) -> Ruleset:
    return compose("first-en", switches=switches)


LOCATIONS = [
    (4, {"paper_mill_shelving": "may"}, "your hand, your shelf, or both; then shelve up to 2"),
    (4, {"paper_mill_shelving": "must"}, "your hand, your shelf, or both; then shelve 1 or 2"),
    (7, {"gambling_den_names": "player"}, "each player with an assistant here names a category, all different"),
    (7, {"gambling_den_names": "assistant"}, "names as many categories as they have assistants here, all different"),
    (7, {"gambling_den_tie": "counter_clockwise"}, "the first tied player counterclockwise from you wins."),
    (7, {"gambling_den_tie": "clockwise"}, "the first tied player clockwise from you wins."),
    (11, {"garbage_dump_take": "must"}, "you have to take one."),
    (
        11,
        {"garbage_dump_take": "may"},
        "search the discard pile if you like, and take 1 card with a book of that category, or none.",
    ),
    (13, {"mysterious_shack_take": "any"}, "take any number of those with a book of that category, or none; you may"),
    (13, {"mysterious_shack_take": "all"}, "take all those with a book of that category; you may"),
    (15, {"guild_at_snowman": "occupied"}, "even the Snowman’s door, but it can’t"),
    (15, {"guild_at_snowman": "free"}, "a free space there as well, but it can’t"),
    (16, {"tax_collector_pays": "discard"}, "discard any number of cards from your hand"),
    (16, {"tax_collector_pays": "tile"}, "What you paid stays for the next visitor."),
    (17, {"rummage_sale_shelving": "must"}, "shelving is not optional. Unsold"),
    (17, {"rummage_sale_shelving": "may"}, "then you may shelve 1 from your hand"),
    (18, {"shelfmasons_directions": "all"}, "Choose a direction (left, right, up, or down) and"),
    (18, {"shelfmasons_directions": "sideways"}, "Choose a direction (left or right) and"),
]

ASSISTANTS = [
    ("cube", {"cube_card_shelved": False}, "a random card from hand, or to let you"),
    ("cube", {"cube_card_shelved": True}, "a random card from hand, which you may shelve right away, or to let you"),
    ("ghost", {"ghost_shares_with": "anybody"}, "share it with the assistant there."),
    (
        "ghost",
        {"ghost_shares_with": "opponent"},
        "share it with the opponent’s assistant there, never with one of your own.",
    ),
    ("snowman", {"guild_at_snowman": "occupied"}, "and only onto an opponent’s space."),
    ("snowman", {"guild_at_snowman": "free"}, "onto occupied spaces and free ones alike."),
    ("witch", {"witch_loser": "discarded"}, "keep whichever you prefer and discard the other."),
    ("witch", {"witch_loser": "face_down"}, "keep whichever you prefer and shelve the other face down"),
    ("witch", {"witch_reveal": "must"}, "Banned Book, reveal the top card"),
    ("witch", {"witch_reveal": "may"}, "Banned Book, you may reveal the top card"),
    ("wizard", {"wizard_shift": "group"}, "shift a connected group of cards on your shelf by one cell"),
    ("wizard", {"wizard_shift": "any_cards"}, "emptied, next to a card that was shifted. Meanwhile"),
]

SUMMARIES: list[tuple[int | str, str]] = [
    (4, "paper_mill_shelving"),
    (7, "gambling_den_names"),
    (11, "garbage_dump_take"),
    (13, "mysterious_shack_take"),
    (16, "tax_collector_pays"),
    (17, "rummage_sale_shelving"),
    (18, "shelfmasons_directions"),
    ("cube", "cube_card_shelved"),
    ("ghost", "ghost_shares_with"),
    ("witch", "witch_loser"),
    ("witch", "witch_reveal"),
    ("wizard", "wizard_shift"),
]


@pytest.mark.parametrize(("tile", "switches", "words"), LOCATIONS)
def test_a_location_says_what_it_does_under_the_switch(tile: int, switches: dict[str, str], words: str) -> None:
    assert words in location_detail(tile, rules(**switches))


@pytest.mark.parametrize(("key", "switches", "words"), ASSISTANTS)
def test_an_assistant_says_what_it_can_do_under_the_switch(key: str, switches: dict[str, Any], words: str) -> None:
    assert words in assistant_detail(key, rules(**switches))


@pytest.mark.parametrize(("about", "switch"), SUMMARIES)
def test_each_value_of_the_switch_has_a_line_of_its_own(about: int | str, switch: str) -> None:
    values = read_switches()[switch].get("values", [False, True])
    assert len({summary(about, rules(**{switch: value})) for value in values}) == len(values)


def summary(about: int | str, ruleset: Ruleset) -> str:
    return location_summary(about, ruleset) if isinstance(about, int) else assistant_summary(about, ruleset)


def test_every_line_fits_its_tile_whatever_the_switches_say() -> None:
    for about, switch in SUMMARIES:
        for other in ("discarded", "face_down"):
            for value in read_switches()[switch].get("values", [False, True]):
                line = summary(about, rules(**{"witch_loser": other, switch: value}))
                assert len(line) <= 85, line
                assert re.fullmatch(r"\S+( \S+)*\.", line), line


def test_nothing_is_said_of_a_rule_without_its_switch() -> None:
    """A switch that a tile does not select on leaves its words alone."""
    other = rules(paper_mill_shelving="must")
    assert [tile for tile in range(1, 19) if location_detail(tile, other) != location_detail(tile)] == [4]
    assert all(assistant_detail(key, other) == assistant_detail(key) for key in assistant_keys())


class Switches(Visitor):
    """Collects the values that messages select by switch: a misspelled one would never be chosen."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the library's name)
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def test_messages_select_on_switches_and_on_all_values_they_have() -> None:
    switches = Switches()
    for catalog in PIECES:
        switches.visit(resource("en", catalog))
    known = read_switches()
    assert switches.found.pop("preset") - {"other"} <= set(PRESETS)  # where a rulebook alone prints something, or not
    for other in ("chosen", "count", "direction", "offered"):  # what prompts and the log select on beside
        switches.found.pop(other)
    assert {name: set(known[name].get("values", ["yes", "no"])) for name in switches.found} == switches.found
    assert len(switches.found) == 14


def test_prompts_follow_the_rules_of_the_table() -> None:
    """The Paper Mill of the French book."""
    table = Table(tiles="1 4", hand={0: "A1 B1"})
    table.place(0, tile=4)
    cast = Cast(("Rita", "Ahmed"), ("witch", "witch"))
    french = Cast(cast.names, cast.specials, rules=rules(paper_mill_shelving="must"))
    assert decision_text(table.decision, cast).endswith("from hand or shelf; then you may shelve up to two.")
    assert decision_text(table.decision, french).endswith("from hand or shelf; then shelve one or two.")
    first = table.decision.actions[0]
    assert action_text(first, table.decision, cast) == action_text(first, table.decision, french) == "discard A1"


@pytest.mark.parametrize("language", ["en", "pl", "cs", "fr"])
@pytest.mark.parametrize(
    ("prompt", "rule_id"),
    [
        ("prompt-shelve-gained", "LOC09-03"),
        ("prompt-shelve-gained", "LOC07-05"),
        ("prompt-shelve-hand", "LOC04-01"),
        ("prompt-discard-own", "LOC04-01"),
        ("prompt-both-home", "HOME-03"),
        ("prompt-lounge", "LOC08-01"),
    ],
)
def test_prompts_with_a_count_follow_the_choices_made(language: str, prompt: str, rule_id: str) -> None:
    cast = Cast(("Rita", "Ahmed"), ("witch", "witch"), language)
    asked = Decision(0, "card", prompt, rule_id, 4, "standard", {}, [action_of("card", 11)])
    first, then = decision_text(asked, cast), decision_text(asked, cast, 1)
    assert first != then
    assert then.startswith("Rita")
    if prompt == "prompt-shelve-gained" and rule_id == "LOC09-03" and language == "en":
        assert then == "Rita, you may shelve one more of the cards you have drawn."


def test_without_libraries_of_their_own_assistants_come_alone() -> None:
    """The revised edition, where all libraries are plain."""
    moved_in = Event("library", 0, 0, b"", -1, 0, 255, 0, "witch")
    cast = Cast(("Rita", "Ahmed"), ("witch", "witch"))
    revised = Cast(cast.names, cast.specials, rules=preset("revised-en"))
    assert event_text(moved_in, cast) == "Rita chooses a library: The Spell-Checked Cottage, with the Witch."
    assert event_text(moved_in, revised) == "Rita takes on the Witch."
    asked = Decision(0, "library", "prompt-assistant-card", "SOLO-04", 0, "standard", {}, [action_of("library", 11)])
    assert decision_text(asked, revised) == "Rita, choose your special assistant."
    assert action_text(asked.actions[0], asked, revised) == "the Witch"
    assert action_text(asked.actions[0], asked, cast) == "The Spell-Checked Cottage, with the Witch"


@pytest.mark.parametrize("name", PRESETS)
def test_what_the_chosen_rulebook_does_not_print_is_marked(name: str) -> None:
    """LOC07-01, LOC06-01, LOC03-05: what is taken from other books is not given as the book's own rule."""
    played = preset(name)
    assert ("Only the Polish rulebook says" in location_detail(7, played)) == (name != "first-pl")
    assert "all different" in location_detail(7, played)
    for tile in (3, 6):
        assert ("The French rulebook doesn’t say" in location_detail(tile, played)) == (name == "first-fr")


def test_names_that_the_english_book_prints_are_used_for_both_editions() -> None:
    """AMB-06, VAR-05: attested where the text of the English first edition was taken from."""
    assert [text(f"location-{key}-name") for key in ("librarians_lounge", "rummage_sale")] == [
        "Librarians Lodge",
        "Yard Sale",
    ]
    assert text("assistant-goblin-name") == "Goblin Sneak"
    assert {key: text(f"assistant-{key}-library") for key in ("goblin", "cube", "snowman", "imp")} == {
        "goblin": "Caverns of Comprehension",
        "cube": "Dungeon of Deep Thought",
        "snowman": "Igloo of Information",
        "imp": "Volcanic Biblioteca",
    }
