"""Cells of the documentation's pages: what a reader sees of code that runs and of positions."""

import json
from typing import Any

from exlibris.page.notebook import Notebook

POSITION = "exlibris position 1\npreset: first-en\nseats: 2\nhand 0: M3\n"
SETTING = f"from exlibris.engine import State\nstate = State.from_text({POSITION!r})\n"


def ran(notebook: Notebook, source: str) -> dict[str, Any]:
    """Return what a cell shows."""
    shown: dict[str, Any] = json.loads(notebook.run(source))
    return shown


def test_cells_share_names_and_show_what_they_print_and_end_with() -> None:
    notebook = Notebook()
    assert ran(notebook, "print('a')\nx = 2") == {"text": "a\n", "picture": "", "error": ""}
    assert ran(notebook, "print('b')\nx + 1")["text"] == "b\n3\n"


def test_a_state_at_the_end_draws_itself() -> None:
    shown = ran(Notebook(), SETTING + "state")
    assert shown["picture"].startswith("<svg")
    assert shown["text"] == ""


def test_an_error_is_shown_after_what_was_printed() -> None:
    notebook = Notebook()
    assert ran(notebook, "print(1)\n1 / 0") == {
        "text": "1\n",
        "picture": "",
        "error": "ZeroDivisionError: division by zero",
    }
    assert "SyntaxError" in ran(notebook, "for")["error"]


def test_a_position_is_drawn_or_its_mistake_named() -> None:
    assert json.loads(Notebook().draw(POSITION))["picture"].startswith("<svg")
    assert json.loads(Notebook().draw(POSITION + "hand 1: M3\n"))["error"].startswith("line 5, hand 1")
