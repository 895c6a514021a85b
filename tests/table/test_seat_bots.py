"""The bots of seats: their owner keeps them from turn to turn, and nobody else has them."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from exlibris.engine import PlayerView, player_view
from exlibris.table import BotTurn, SeatBots, computers
from support.random_play import position


class Counting:
    """A bot that counts its turns."""

    made: ClassVar[list["Counting"]] = []

    def __init__(self) -> None:
        self.turns = 0
        self.made.append(self)

    def choose(self, view: PlayerView, actions: Sequence[int]) -> int:  # noqa: ARG002 (a bot's signature)
        """Return the first action."""
        self.turns += 1
        return actions[0]


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every bot be one that counts."""
    Counting.made.clear()
    monkeypatch.setattr(computers, "bot_with", lambda *_: Counting())


def turn_at(table: str) -> BotTurn:
    """Return a turn at a table of that id, with several actions."""
    state = position(3, 5, 7, 60)
    seat = state.decisions()[0].seat
    return BotTurn(table, 1, seat, "greedy", player_view(state, seat), state.legal_actions(seat))


def test_an_owner_keeps_a_bot_and_shares_it_with_nobody() -> None:
    turn, mine, yours = turn_at("a"), SeatBots(), SeatBots()
    assert [mine.choose(turn) for _ in range(3)] == [turn.actions[0]] * 3
    yours.choose(turn)
    assert [bot.turns for bot in Counting.made] == [3, 1]


def test_the_bots_used_last_are_kept() -> None:
    few = SeatBots(most=2)
    for table in ("a", "b", "a", "c", "a", "b"):
        few.choose(turn_at(table))
    assert [bot.turns for bot in Counting.made] == [3, 1, 1, 1]
