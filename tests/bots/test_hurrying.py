"""Bots that take a time can be asked to take less of it."""

import pytest

from exlibris.bots import Bot, BotFault, hurry, make_bot
from exlibris.bots.learned import LearnedBot
from exlibris.engine import PlayerView, is_placing, player_view
from exlibris.search import Gap, Standing, StopRule
from exlibris.search.racing import Spent
from exlibris.table.bots import can_hurry
from exlibris.table.computers import BotTurn, SeatBots
from support.random_play import position


@pytest.mark.parametrize(
    ("name", "takes_time"),
    [
        ("random", False),
        ("greedy", False),
        ("learned", False),
        ("librarian", False),
        ("copyist", False),
        ("expert", True),
        ("encyclopedist", True),
        ("grand-librarian", True),
    ],
)
def test_only_bots_that_look_ahead_for_a_time_can_hurry(name: str, takes_time: bool) -> None:
    assert hurry(make_bot(name), 0.5) is takes_time
    assert can_hurry(name) is takes_time


class Clumsy:
    """Fails when it is to hurry."""

    def hurry(self, time_share: float) -> bool:
        raise ValueError(time_share)

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        raise NotImplementedError


def test_a_bot_that_fails_to_hurry_is_at_fault() -> None:
    bot: Bot = Clumsy()
    with pytest.raises(BotFault, match="ValueError"):
        hurry(bot, 0.5)


def test_a_turn_says_how_long_the_bot_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(s for seed in range(99) if is_placing(s := position(3, seed, seed, 20)))
    seat = state.pending_seats()[0]
    rollouts, deals = [], []

    def search(
        actions: list[int], _deal: object, _trial: object, rule: StopRule, priors: list[float]
    ) -> list[Standing]:
        rollouts.append(next(done for done in range(1000) if rule.spent(done) >= 1))
        return [Standing(actions[0], priors[0], Gap(0.0, 0.0), 1)]

    def action_values(bot: LearnedBot, view: PlayerView, actions: list[int], count: int, spent: Spent) -> list[float]:
        deals.append(count)
        return values(bot, view, actions, count, spent)

    values = LearnedBot.action_values
    monkeypatch.setattr(LearnedBot, "action_values", action_values)
    monkeypatch.setattr("exlibris.bots.expert.race", search)
    turn = BotTurn("a table", 1, seat, "expert:simulations=40", player_view(state, seat), state.legal_actions(seat))
    bots = SeatBots()
    for time_share in (1.0, 0.25, 1.0):
        bots.choose(BotTurn(turn.table_id, 1, seat, turn.bot, turn.view, turn.actions, time_share))
    assert rollouts == [40, 10, 40]
    assert deals == [4, 1, 4]
