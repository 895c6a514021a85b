"""What the solo player and a spectator can see of foci and clues (SOLO-07, SOLO-08, SOLO-14, SOLO-15)."""

from typing import Any

import pytest

from exlibris.content.load import CATEGORIES
from exlibris.engine import HIDDEN, SPECTATOR, player_view, possible_library_foci, public_library
from support.deck import category
from support.editions import ALL, ALL_FIRST, ONLY_REVISED, REVISED
from support.solo import begun, eliminate, play_round, solo_position
from support.table import Table

FIRST_DEAL: dict[str, Any] = {
    "prominent": "monster",
    "banned": "corrupted",
    "focus": {0: "historic"},
    "library_focus": "spells",
    "clues": "reference fantastical",
}
REVISED_DEAL = {**FIRST_DEAL, "clues": "reference"}


def dealt(preset: str, revealed: int) -> Table:
    """Return a position with these category cards, that many of them revealed."""
    deal = REVISED_DEAL if preset == REVISED else FIRST_DEAL
    return solo_position(preset, revealed=revealed, tiles="/ 4", **deal)


def possible(t: Table, seat: int = 0) -> set[str]:
    """Return the foci that the library can have, as far as that seat can know."""
    return {CATEGORIES[key] for key in possible_library_foci(player_view(t.state, seat))}


@ALL
@pytest.mark.trace("SOLO-08", "SOLO-14", "SOLO-15")
@pytest.mark.parametrize(
    ("revealed", "foci"),
    [(0, {"spells", "reference", "fantastical"}), (1, {"spells", "fantastical"}), (2, {"spells"})],
)
def test_solo_07_each_clue_rules_a_focus_out(preset: str, revealed: int, foci: set[str]) -> None:
    """After the second the focus is deducible though it lies face down; in the revised edition it is revealed then."""
    t = dealt(preset, revealed)
    assert possible(t) == foci
    hidden = player_view(t.state, 0).deal.library_focus == HIDDEN
    assert hidden == (preset != REVISED or revealed < 2)


@ALL
def test_clues_show_only_when_they_are_revealed(preset: str) -> None:
    t = dealt(preset, 1)
    clues = player_view(t.state, SPECTATOR).deal.clues
    assert clues[0] == category("reference")
    assert set(clues[1:]) <= {HIDDEN}


@ALL_FIRST
def test_solo_08_the_own_focus_is_secret_from_others_in_the_first_edition(preset: str) -> None:
    """A spectator can't even rule it out as the library's."""
    t = dealt(preset, 0)
    assert list(player_view(t.state, SPECTATOR).deal.focus) == [HIDDEN]
    assert list(player_view(t.state, 0).deal.focus) == [category("historic")]
    assert possible(t, SPECTATOR) == {"spells", "reference", "fantastical", "historic"}


@ONLY_REVISED
def test_solo_08_and_open_to_all_in_the_revised_edition() -> None:
    t = dealt(REVISED, 0)
    assert list(player_view(t.state, SPECTATOR).deal.focus) == [category("historic")]
    assert possible(t, SPECTATOR) == possible(t)


@ALL
def test_everything_is_open_when_the_game_is_over(preset: str) -> None:
    """SOLO-30: the library's focus is revealed at scoring."""
    t = solo_position(preset, phase="inspection", **(REVISED_DEAL if preset == REVISED else FIRST_DEAL))
    t.flip(0)
    view = player_view(t.state, SPECTATOR)
    assert view.deal.library_focus == category("spells")
    assert list(view.deal.focus) == [category("historic")]
    assert possible(t, SPECTATOR) == {"spells"}


@ALL
@pytest.mark.trace("SOLO-22", "SOLO-23")
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_solo_25_the_public_library_lies_open_before_the_flips(preset: str, seat: int) -> None:
    """The hand is part of it; before, only its top card shows, and after the inspection it stays open."""
    t = solo_position(
        preset,
        round_number=5,
        hand={0: "A1 A2"},
        discard="B1 C1",
        shelf={0: "Z1"},
        tiles="/ 10 14",
        at={0: "0 0 0"},
        left={0: "*"},
    )
    assert list(player_view(t.state, seat).discard[:-1]) == [HIDDEN]
    assert public_library(player_view(t.state, seat)) is None
    t.place(0, tile=14, special=True)
    assert t.prompt == "flip"
    assert t.discard == "B1 C1 A1 A2"
    assert public_library(player_view(t.state, seat)) == player_view(t.state, seat).discard == t.state.discard
    t.flip(0, "Z1")
    assert public_library(player_view(t.state, seat)) == player_view(t.state, seat).discard == t.state.discard
    assert [event.value for event in t.events("library-open")] == [4]


@ALL
def test_no_event_tells_a_focus_before_its_time(preset: str) -> None:
    """Through a whole game: what is told of clues are the clues, of the focus nothing in a first edition."""
    t = begun(preset)
    secret = t.state.deal.library_focus
    for number in range(1, 6):
        told = {event.value for event in t.events("clue")}
        assert secret not in told
        assert bool(t.events("library-focus")) == (preset == REVISED and number >= 4)
        play_round(t)
        eliminate(t)
