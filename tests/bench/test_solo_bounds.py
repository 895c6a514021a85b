"""bench/solo_bounds.py: no game that is played leaves the programs that bound its deal."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from exlibris.bots import make_bot
from exlibris.engine import Result, State, playout, result
from exlibris.engine.scoring import inspected
from exlibris.search import after_draft
from exlibris.sim.match import play

pytest.importorskip("highspy", reason="needs HiGHS, of the group dev: pip install highspy")

import solo_bounds
from solo_program import Program

DEALS = [(preset, level) for preset in ("first-en", "revised-en") for level in range(1, 8)]


def lead(played: Result) -> int:
    assert played.library is not None
    return played.seats[0].total - played.library.total


def solved_as_played(deal: State, over: State) -> float:
    """Return the largest lead with the shelf and the number of cards dealt of a game that was played."""
    deal = after_draft(deal)
    program = Program(deal, over.deal.powers[0].key)
    shelf, form = over.shelves[0], result(over)
    up = shelf.cards().translate(None, inspected(shelf, over.flips[0]))
    for card, on_shelf, face_up in zip(deal.deck, program.shelved, program.face_up, strict=True):
        program.fix(on_shelf, *[card in shelf.cards() + shelf.tombs[1::2]] * 2)
        program.fix(face_up, *[card in up] * 2)
    assert form.library is not None
    books = {category: n for category, n in enumerate(form.library.tally) if category != deal.deal.banned}
    return program.solve(min(books, key=books.__getitem__), form.seats[0].b2 > 0, over.dealt, over.dealt)


@pytest.mark.parametrize(("preset", "level"), DEALS)
def test_a_random_game_is_a_solution(preset: str, level: int) -> None:
    for number in range(3):
        deal = solo_bounds.new_deal(preset, level, f"{number}")
        over = deal.clone()
        playout(over, number)
        assert solved_as_played(deal, over) >= lead(result(over)) - 1e-6


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "level"), [("first-en", 7), ("revised-en", 1)])
def test_no_player_does_better_than_the_bound(preset: str, level: int) -> None:
    deal = solo_bounds.new_deal(preset, level, "played")
    bounds = solo_bounds.bounds(deal)
    over = deal.clone()
    play(over, [make_bot("learned", bytes(32))])
    most = bounds[over.deal.powers[0].key]
    assert most.lead >= solved_as_played(deal, over) >= lead(result(over)) - 1e-6
    assert most.lead == pytest.approx(most.own - most.library)


def test_a_table_is_written_into_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo_bounds, "LEVELS", (7,))
    page = tmp_path / "page.md"
    page.write_text("<!-- [start:bounds-first-en] --> <!-- [end:bounds-first-en] -->", "utf-8")
    app = typer.Typer()
    app.command()(solo_bounds.main)
    shown = CliRunner().invoke(app, ["--deals", "1", "--page", str(page)])
    assert shown.exit_code == 0, shown.output
    assert "| 7 | any on offer | 1 | 0 | +" in page.read_text("utf-8")
