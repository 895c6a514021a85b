"""Totals: exact sums, shared wins shared."""

import json

import pytest

from exlibris.engine import Column, Form
from exlibris.sim import Outcome, Totals


def column(total: int, rank: int) -> Column:
    return Column(tally=(1, 0, 0, 0, 0, 0), focus=0, stability=total, b1=total, rank=rank)


def outcome(seating: tuple[str, ...], totals: tuple[int, ...]) -> Outcome:
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    columns = tuple(column(total, 1 if total == best else 2) for total in totals)
    form = Form(columns, winners, "shared" if len(winners) > 1 else "total", 0, 1, solo=False)
    return Outcome(seating, decisions=100, rounds=4, cpu_seconds=0.25, result=form)


ABC = ("a", "b", "c")


def test_the_json_has_exactly_these_keys() -> None:
    totals = Totals(("a", "b"))
    totals.add(outcome(("a", "b"), (10, 4)))
    totals.add(outcome(("b", "a"), (10, 8)))
    assert json.loads(json.dumps(totals.to_json())) == {
        "games": 2,
        "decisions": 200,
        "cpu_seconds": 0.5,
        "wins_by_bot": {"a": 1.0, "b": 1.0},
        "wins_by_seat": [2.0, 0.0],
        "mean_form": {"b1": 8.0, "b2": 0.0, "b3": 0.0, "b4": 0.0, "b5": 0.0, "total": 8.0},
        "rounds_mean": 4.0,
    }
    assert totals.mean_form("a")["total"] == 9.0
    assert totals.mean_form("b")["total"] == 7.0


def test_a_shared_win_counts_a_share_to_each() -> None:
    totals = Totals(ABC)
    totals.add(outcome(ABC, (5, 5, 5)))
    totals.add(outcome(("c", "a", "b"), (5, 5, 1)))
    assert totals.to_json()["wins_by_seat"] == pytest.approx([1 / 3 + 1 / 2, 1 / 3 + 1 / 2, 1 / 3])
    assert totals.to_json()["wins_by_bot"] == pytest.approx({"a": 5 / 6, "b": 1 / 3, "c": 5 / 6})


def test_bots_of_one_name_are_counted_together() -> None:
    totals = Totals(("a", "b", "b"))
    totals.add(outcome(("b", "a", "b"), (1, 2, 6)))
    assert totals.to_json()["wins_by_bot"] == {"a": 0.0, "b": 1.0}
    assert totals.mean_form("b")["total"] == 3.5


def test_wins_add_up_exactly_in_any_order() -> None:
    games = [outcome(ABC, points) for points in ((5, 5, 5), (1, 2, 2), (3, 1, 0), (7, 7, 7), (4, 4, 4), (0, 0, -2))]
    forth, back = Totals(ABC), Totals(ABC)
    for game in games:
        forth.add(game)
    for game in reversed(games):
        back.add(game)
    assert forth.to_json() == back.to_json()
    assert sum(forth.wins_by_seat) == len(games)


def test_totals_put_together_are_the_totals_of_all() -> None:
    bots = ("a", "b", "b")
    games = [outcome(("b", "a", "b"), (1, 2, 6)), outcome(("b", "b", "a"), (3, 3, 3)), outcome(bots, (0, 4, 4))]
    whole, parts = Totals(bots), [Totals(bots), Totals(bots)]
    for number, game in enumerate(games):
        whole.add(game)
        parts[number % 2].add(game)
    parts[0].add_all(parts[1])
    parts[0].add_all(Totals(bots))
    assert vars(parts[0]) == vars(whole)


def test_no_games_make_no_trouble() -> None:
    assert Totals(ABC).to_json()["mean_form"]["total"] == 0.0
    assert Totals(ABC).to_json()["rounds_mean"] == 0.0
