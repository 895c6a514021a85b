"""What the player of a solo game may not know yet is in none of its bytes."""

import random
from collections.abc import Callable

import msgspec
import pytest

from exlibris.content import CATEGORIES
from exlibris.engine import Deal, State, compose, form
from exlibris.table.live import Table
from exlibris.table.snapshot import Snapshot, snapshot
from exlibris.table.view import SoloView
from support.hidden import exchange, hidden_cards
from support.seating import played
from support.times import NOW

PRESETS = ("first-en", "first-fr", "revised-en")


def solo_table(preset: str, seed: int, until: Callable[[State], bool]) -> Table:
    """Return a solo table of one browser in the middle of a game."""
    rules = compose(preset, ["solo"], {"solo_level": 3})
    return played(1, seed, ["rita"], until, rules)[0]


def seen_by(live: Table, session: str) -> Snapshot:
    """Return the whole snapshot that the browser gets."""
    return snapshot(live, session, 0, "http://table.example/table/x", at=NOW)


def solo_of(seen: Snapshot) -> SoloView:
    """Return its part about the Public Library."""
    assert seen.view is not None
    assert seen.view.solo is not None
    return seen.view.solo


def in_round(number: int) -> Callable[[State], bool]:
    """Return a test whether the game is in that round."""
    return lambda state: state.round.number == number


def with_deal(state: State, focus: bytes, library: int, clues: bytes) -> State:
    """Return a copy in which these categories are placed differently."""
    twin, deal = state.clone(), state.deal
    twin.deal = Deal(deal.prominent, deal.banned, focus, deal.powers, library, clues, deal.revealed)
    return twin


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(4))
def test_swapping_hidden_cards_changes_no_bytes(preset: str, seed: int) -> None:
    luck = random.Random(seed)
    ply = luck.randrange(5, 60)
    live = solo_table(preset, seed, lambda state: state.ply >= ply)
    truth = live.playing()
    for session, seat in (("rita", 0), ("nobody", -1)):
        live.state = truth
        before = msgspec.json.encode(seen_by(live, session))
        hidden = hidden_cards(truth, seat)
        inside = [card for card in truth.discard[:-1] if card in hidden]
        for one, other in [luck.sample(hidden, 2), [luck.choice(inside or hidden), luck.choice(hidden)]]:
            live.state = exchange(truth, one, other)
            assert msgspec.json.encode(seen_by(live, session)) == before


@pytest.mark.parametrize(("preset", "number"), [(preset, number) for preset in PRESETS for number in (1, 3)])
def test_another_focus_of_the_library_changes_no_bytes(preset: str, number: int) -> None:
    live = solo_table(preset, 5, in_round(number))
    truth = live.playing()
    deal = truth.deal
    before = msgspec.json.encode(seen_by(live, "rita"))
    known = {deal.prominent, deal.banned, *deal.focus, *deal.clues[: deal.revealed]}
    for other in set(range(len(CATEGORIES))) - known - {deal.library_focus}:
        trade = bytes.maketrans(bytes([other, deal.library_focus]), bytes([deal.library_focus, other]))
        live.state = with_deal(truth, deal.focus, other, deal.clues.translate(trade))
        assert msgspec.json.encode(seen_by(live, "rita")) == before


def test_a_spectator_of_the_first_edition_does_not_see_the_players_focus() -> None:
    live = solo_table("first-en", 5, in_round(2))
    truth = live.playing()
    before = msgspec.json.encode(seen_by(live, "nobody"))
    own, library = truth.deal.focus[0], truth.deal.library_focus
    live.state = with_deal(truth, bytes([library]), own, truth.deal.clues)
    assert msgspec.json.encode(seen_by(live, "nobody")) == before
    assert msgspec.json.encode(seen_by(live, "rita")) != before


def test_first_edition_clues_come_one_by_one_until_the_focus_can_be_deduced() -> None:
    expected = {1: (0, 3), 2: (1, 2), 3: (1, 2), 4: (2, 1), 5: (2, 1)}
    for number, (revealed, possible) in expected.items():
        live = solo_table("first-en", 7, in_round(number))
        solo, deal = solo_of(seen_by(live, "rita")), live.playing().deal
        assert solo.clues == [CATEGORIES[clue] for clue in deal.clues[:revealed]] + [None] * (2 - revealed)
        assert len(solo.possible) == possible
        assert CATEGORIES[deal.library_focus] in solo.possible
        assert solo.library_focus is None


def test_in_the_revised_edition_the_focus_itself_is_revealed_in_round_four() -> None:
    for number, shown in ((1, False), (3, False), (4, True), (5, True)):
        live = solo_table("revised-en", 7, in_round(number))
        solo, deal = solo_of(seen_by(live, "rita")), live.playing().deal
        focus = CATEGORIES[deal.library_focus]
        assert solo.library_focus == (focus if shown else None)
        assert (solo.possible == [focus]) == shown


@pytest.mark.parametrize("preset", PRESETS)
def test_solo_25_the_library_is_counted_before_the_flips_and_not_earlier(preset: str) -> None:
    hidden = seen_by(solo_table(preset, 3, in_round(5)), "rita").view
    assert hidden is not None
    assert hidden.solo is not None
    assert (hidden.discard.pile, hidden.solo.tally) == (None, None)
    live = solo_table(preset, 3, lambda state: state.is_sealing_flips())
    seen, state = seen_by(live, "rita"), live.playing()
    assert seen.result is None
    assert seen.view is not None
    assert seen.view.discard.pile == list(state.discard)
    books = [sum(state.game.counts[card][category] for card in state.discard) for category in range(len(CATEGORIES))]
    assert solo_of(seen).tally == dict(zip(CATEGORIES, books, strict=True))
    assert seen.running is not None
    assert seen.running.b2 == form(state).seats[0].b2
    over = solo_table(preset, 3, lambda state: state.is_over)
    result = seen_by(over, "rita").result
    assert result is not None
    assert result.library is not None
    assert result.library.focus == CATEGORIES[over.playing().deal.library_focus]
    counts = over.playing().game.counts
    assert sum(result.library.tally.values()) == sum(sum(counts[card]) for card in over.playing().discard)
