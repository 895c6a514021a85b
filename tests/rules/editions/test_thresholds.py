"""How many shelved cards bring the final round in the revised edition."""

import pytest

from exlibris.engine import Ruleset, compose
from support.filling import filled
from support.table import Table

STANDARD = compose("revised-en")
LONGER = compose("revised-en", ["longer"])


def final_round_after(ruleset: Ruleset, seats: int, cards: int) -> bool:
    """Return whether that many cards on one shelf bring the final round."""
    row = " ".join(["##"] * cards)
    t = Table(seats, phase="cleanup", tiles="1 / 5 6 8 9", shelf={1: filled(row)}, ruleset=ruleset)
    return t.state.round.final == "shelf"


@pytest.mark.trace("TB-02", "FINAL-02")
@pytest.mark.parametrize(("seats", "cards"), [(2, 18), (3, 16), (4, 14)])
def test_final_02_the_revised_edition_asks_for_two_cards_more(seats: int, cards: int) -> None:
    assert final_round_after(STANDARD, seats, cards)
    assert not final_round_after(STANDARD, seats, cards - 1)


@pytest.mark.trace("TB-04", "FINAL-03", "VAR-06")
@pytest.mark.parametrize(("seats", "cards"), [(2, 21), (3, 19), (4, 17)])
def test_final_03_its_longer_game_asks_for_three_more(seats: int, cards: int) -> None:
    assert final_round_after(LONGER, seats, cards)
    assert not final_round_after(LONGER, seats, cards - 1)
