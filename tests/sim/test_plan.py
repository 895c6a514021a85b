"""Plans: who sits where, and which luck each game has."""

from collections import Counter
from pathlib import Path

import pytest

from exlibris.engine import preset
from exlibris.sim import Plan, PlanError, seating


def plan(bots: tuple[str, ...] = ("greedy", "random", "random"), seed: str = "s", games: int = 100) -> Plan:
    return Plan(preset("first-en"), games, bots, seed)


def test_everybody_moves_on_by_one_seat_from_game_to_game() -> None:
    bots = ("a", "b", "c")
    assert [plan(bots).seating(game) for game in range(4)] == [bots, ("c", "a", "b"), ("b", "c", "a"), bots]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_bot_sits_everywhere_equally_often(seats: int) -> None:
    bots = tuple("abcd"[:seats])
    at = Counter((seat, bot) for game in range(12) for seat, bot in enumerate(plan(bots).seating(game)))
    assert set(at.values()) == {12 // seats}
    assert len(at) == seats * seats


def test_all_luck_is_different_and_follows_from_the_seed() -> None:
    games = [plan(("random",) * 3).game(number) for number in range(100)]
    seeds = [game.seed for game in games] + [seed for game in games for seed in game.bot_seeds]
    seeds += [plan(seed="t").game(number).seed for number in range(100)]
    assert len(set(seeds)) == len(seeds) == 500
    assert all(len(seed) == 32 for seed in seeds)
    assert plan().game(7).seed == plan(games=8).game(7).seed
    playouts = [game.playout_seed or 0 for game in games]
    assert len(set(playouts)) == 100
    assert all(0 <= seed < 1 << 32 for seed in playouts)
    assert max(playouts) > 1 << 31, "all bits are used"


@pytest.mark.parametrize(
    ("names", "seats", "bots"),
    [
        ("random", None, ("random",) * 4),
        ("greedy", 2, ("greedy",) * 2),
        ("greedy,random", None, ("greedy", "random")),
        ("greedy, random , random", 3, ("greedy", "random", "random")),
    ],
)
def test_a_seating_has_a_bot_for_each_seat(names: str, seats: int | None, bots: tuple[str, ...]) -> None:
    assert seating(names, seats) == bots


@pytest.mark.parametrize("seats", [None, 1])
def test_a_solo_game_has_one_seat(seats: int | None) -> None:
    assert seating("greedy", seats, solo=True) == ("greedy",)
    with pytest.raises(PlanError, match="2 bots for 1 seats"):
        seating("greedy,random", seats, solo=True)


@pytest.mark.parametrize(
    ("names", "seats", "why"),
    [
        ("greedy,random", 3, "2 bots for 3 seats"),
        ("random,random,random", 2, "3 bots for 2 seats"),
        ("random,random,random,random,random", None, "a game has 2 to 4 seats"),
        ("random", 1, "a game has 2 to 4 seats"),
        ("random,,random", None, "no bot ''"),
        ("Random", None, "no bot 'Random'; the bots are greedy, learned, expert, random"),
        ("", None, "no bot ''"),
    ],
)
def test_bots_that_do_not_fit_is_refused(names: str, seats: int | None, why: str) -> None:
    with pytest.raises(PlanError, match=why):
        seating(names, seats)


def test_records_are_named_so_that_they_sort() -> None:
    asked = Plan(preset("first-en"), 101, ("random",) * 2, "s", Path("there"))
    names = [asked.game(number).record for number in (0, 7, 100)]
    assert names == [Path("there/game-000.json"), Path("there/game-007.json"), Path("there/game-100.json")]
    assert plan().game(0).record is None
