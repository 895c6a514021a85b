"""A position as a picture: well formed, and with nothing in it that is hidden."""

from xml.etree import ElementTree as ET

import pytest

from exlibris.engine import card_names, player_view
from support.hidden import hidden_cards
from support.random_play import fresh_game, go_on, positions
from support.table import Table


def texts(svg: str) -> list[str]:
    root = ET.fromstring(svg)  # noqa: S314  (our own picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return ["".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")]


def test_cards_tiles_and_assistants_are_drawn() -> None:
    t = Table(
        shelf={0: "A1 (A2) / .. B1/C1"}, hand={1: "M3"}, tiles="6 / 10", on={10: "X1 X2"}, at={6: "1*"},
        powers={1: "mummy"},
    )  # fmt: skip
    shown = texts(t.state._repr_svg_())
    assert {"A1", "A2", "B1/C1", "M3", "X1", "X2", "6", "10", "1*", "Round 2", "seat 0: place"} <= set(shown)
    assert "(A2)" not in shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seats_picture_shows_no_hidden_card(seats: int) -> None:
    names = card_names("en")
    state = fresh_game(seats, 3)
    go_on(state, 3, 150)
    for seat in range(-1, seats):
        shown = set(texts(player_view(state, seat)._repr_svg_()))
        assert not shown & {names.name(card) for card in hidden_cards(state, seat)}
        assert "?" in shown


def test_every_position_of_a_game_can_be_drawn() -> None:
    for state in positions(fresh_game(4, 5), 5):
        assert texts(state._repr_svg_())
        assert texts(player_view(state, 0)._repr_svg_())
    assert "over" in texts(state._repr_svg_())
