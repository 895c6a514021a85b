"""Names are judged alike at tables, on score sheets and in games as text."""

import pytest

from exlibris.engine import GameText, NotationError
from exlibris.table.errors import TableError
from exlibris.table.names import check_name
from support.given import game, score, seat
from support.recording import finished

READABLE = ["Zażółć", "محمد", "עִבְרִית", "田中", "Ola 👩\u200d🚀", "👨\u200d👩\u200d👧", "Rita ❤\ufe0f", "Jean\u00a0Luc"]
UNREADABLE = ["Ri\u200bta", "\u3164", "R\u202eita", "Rita\u200d", "x" + 5 * "\u0301", "a\nb"]
GAME = finished(2, 5)


def at_table(name: str) -> bool:
    try:
        check_name(name)
    except TableError:
        return False
    return True


def on_sheet(name: str) -> bool:
    done = score(game(seat(name), seat("Eric", "historic")), "--json")
    assert done.exit_code == 0 or "seats[0].name: expected a name" in done.stderr
    return done.exit_code == 0 and name in done.stdout


def in_text(name: str) -> bool:
    try:
        text = GameText(GAME, names=(name, "Eric")).to_text()
    except NotationError:
        return False
    return GameText.from_text(text).names == (name, "Eric")


@pytest.mark.parametrize("name", READABLE)
def test_a_readable_name_is_taken_everywhere(name: str) -> None:
    assert (at_table(name), on_sheet(name), in_text(name)) == (True, True, True)


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_name_is_refused_everywhere(name: str) -> None:
    assert (at_table(name), on_sheet(name), in_text(name)) == (False, False, False)
