"""Names in sentences are found where they stand, whatever else the sentence holds."""

import random

import pytest

from exlibris.engine import Event, Recorder, new_game, preset
from exlibris.texts import card_name, event_text
from exlibris.texts.mentions import bare, marked, unmarked
from exlibris.texts.sentences import Cast

CAST = Cast(("Rita", "Eric"), ("witch", "ghost"))


def told(kind: str, cards: bytes = b"", tile: int = 0, key: str = "") -> Event:
    """Return an event of seat 0 that everybody sees."""
    return Event(kind, 1, 0, cards, -1, tile, 1, 0, key)


def names_in(event: Event, cast: Cast = CAST) -> list[tuple[str, str, str]]:
    """Return kind, key and words of every name in the sentence."""
    text, names = unmarked(event_text(event, cast, marked))
    units = text.encode("utf-16-le")
    return [(one.kind, one.key, units[2 * one.start : 2 * one.end].decode("utf-16-le")) for one in names]


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (told("take", bytes([3]), tile=14), [("card", "3", card_name(3)), ("tile", "14", "at the Flea Market")]),
        (told("discard", bytes([3, 70])), [("card", "3", card_name(3)), ("card", "70", card_name(70))]),
        (
            told("place", tile=14, key="witch"),
            [("assistant", "witch", "the Witch"), ("tile", "14", "at the Flea Market")],
        ),
        (told("place", tile=0, key="standard"), []),
        (told("draw", bytes([255, 255])), []),
    ],
)
def test_cards_locations_and_special_assistants_are_found(event: Event, names: list[tuple[str, str, str]]) -> None:
    assert names_in(event) == names


def test_places_are_counted_as_browsers_count() -> None:
    cast = Cast(("\U0001f9d9 Rita", "Eric"), ("witch", "ghost"))
    assert names_in(told("discard", bytes([3])), cast) == [("card", "3", card_name(3))]


def test_marks_change_no_word_of_a_whole_game() -> None:
    luck = random.Random(4)
    state, recorder = new_game(preset("first-en"), 2, luck.randbytes(32)), Recorder()
    while not state.is_over:
        state.recorder = recorder
        state.apply(luck.choice(state.legal_actions()))
        for event in recorder.take():
            text, names = unmarked(event_text(event, CAST, marked))
            assert text == event_text(event, CAST)
            assert {int(one.key) for one in names if one.kind == "card"} <= set(event.cards)


def test_nobody_gets_marks_into_a_text_by_name() -> None:
    name = "\ue000card 3\ue001Rita\ue002"
    assert bare(name) == "card 3Rita"
    assert unmarked("\ue001 lost \ue002") == (" lost ", [])
