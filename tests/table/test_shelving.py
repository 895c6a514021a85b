"""Where a home action could shelve each hand card, as the preview of sending an assistant home says it."""

import random
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from exlibris.engine import PlayerView, State, action_of, player_view
from exlibris.table.actions import CellOption
from exlibris.table.advice import preview_of
from exlibris.table.decisions import decision_of
from exlibris.table.placements import AT_HOME, TO_SHELVE, Shelving, ShelvingCell
from exlibris.table.snapshot import cast_of
from exlibris.texts.sentences import Cast
from support.hidden import exchange, hidden_cards
from support.seating import events, seated
from support.table import Table

RITA_AND_ERIC = Cast(("Rita", "Eric"), ("mummy", "wizard"))


def placements(seed: int, seats: int) -> Iterator[tuple[State, int, Cast]]:
    """Yield some placements of a random game at which a standard assistant may go home, with who plays."""
    live = seated(seats, seed, ["a", "b", "c", "d"][:seats])
    for _ in islice(events(live, random.Random(seed)), 400):
        seat = live.pending()[0] if live.pending() else -1
        if seat >= 0 and AT_HOME in live.playing().legal_actions(seat):
            yield live.playing(), seat, cast_of(live, player_view(live.playing(), seat), "en")


def shelving(view: PlayerView, players: Cast) -> list[Shelving]:
    """Return what the preview of sending a standard assistant home says."""
    preview = preview_of(view, AT_HOME, players, Random(1))
    assert preview is not None
    return preview.decision.shelving if preview.decision else []


def at(t: Table) -> list[Shelving]:
    """Return the same at a table of two."""
    return shelving(player_view(t.state, t.seat), RITA_AND_ERIC)


def asked_later(state: State, seat: int, card: int, players: Cast) -> list[ShelvingCell]:
    """Return the cells that are offered after the assistant has gone home and that card has been chosen."""
    later = state.clone()
    later.apply(AT_HOME, seat)
    later.apply(TO_SHELVE, seat)
    if later.decision(seat).kind == "card":
        later.apply(action_of("card", card), seat)
    asked = decision_of(player_view(later, seat), players)
    assert asked is not None
    assert (asked.prompt.id, asked.focus_card) == ("prompt-put", card)
    return [cell_of(option) for option in asked.actions if isinstance(option, CellOption)]


def cell_of(option: CellOption) -> ShelvingCell:
    """Return an option without its text."""
    assert option.worth is not None
    return ShelvingCell(action=option.action, row=option.row, column=option.column, worth=option.worth)


@pytest.mark.parametrize(("seed", "seats"), [(0, 2), (1, 4)])
def test_cells_and_worth_are_those_of_the_later_decision(seed: int, seats: int) -> None:
    """HOME-02, SHELF-02."""
    compared = 0
    for state, seat, players in islice(placements(seed, seats), 0, None, 5):
        for each in shelving(player_view(state, seat), players):
            if state.shelves[seat].count:
                assert each.cells == asked_later(state, seat, each.card, players)
                compared += len(each.cells)
    assert compared > 100


def test_each_hand_card_has_its_cells() -> None:
    """HOME-02."""
    found = at(Table(shelf={0: "A1"}, hand={0: "B2 M1"}))
    assert len(found) == len({each.card for each in found}) == 2
    assert [[(cell.row, cell.column) for cell in each.cells] for each in found] == 2 * [
        [(0, 1), (1, 0), (1, 2), (2, 1)]
    ]
    before, after = found[0].cells[1].worth, found[0].cells[2].worth
    assert before.turned
    assert not after.turned


def test_the_first_card_of_a_shelf_has_one_cell() -> None:
    """AMB-23."""
    (found,) = at(Table(hand={0: "M1"}))
    assert [(cell.row, cell.column) for cell in found.cells] == [(1, 1)]


def test_only_a_standard_assistant_is_sent_home_by_itself() -> None:
    """ASST-WORM-01."""
    t = Table(powers={0: "bookworm"}, shelf={0: "A1"}, hand={0: "M1"}, left={0: "*"})
    assert AT_HOME not in t.state.legal_actions(0)
    view = player_view(t.state, 0)
    for action in t.state.legal_actions(0):
        preview = preview_of(view, action, RITA_AND_ERIC, Random(1))
        assert preview is None or preview.decision is None or preview.decision.shelving == []


def test_without_hand_cards_there_is_nothing_to_shelve() -> None:
    """AMB-20."""
    assert at(Table(shelf={0: "A1"}, hand={0: ""})) == []


def test_only_a_preview_says_it() -> None:
    t = Table(shelf={0: "A1"}, hand={0: "M1"})
    asked = decision_of(player_view(t.state, 0), RITA_AND_ERIC)
    assert asked is not None
    assert asked.shelving == []


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    luck, compared = random.Random(5), 0
    for state, seat, players in islice(placements(2, 3), 0, None, 8):
        hidden = hidden_cards(state, seat)
        other_world = exchange(state, *luck.sample(hidden, 2))
        if player_view(other_world, seat) == player_view(state, seat):
            found = shelving(player_view(state, seat), players)
            assert found == shelving(player_view(other_world, seat), players)
            compared += len(found)
    assert compared > 10


def test_at_the_home_action_the_choice_to_shelve_says_the_same() -> None:
    """HOME-02."""
    t = Table(shelf={0: "A1 C1"}, hand={0: "B2 M1"})
    before = at(t)
    t.state.apply(AT_HOME, 0)
    preview = preview_of(player_view(t.state, 0), TO_SHELVE, RITA_AND_ERIC, Random(1))
    assert preview is not None
    assert preview.decision is not None
    assert preview.decision.shelving == before != []
