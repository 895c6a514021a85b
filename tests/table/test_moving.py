"""The function by which server and page let computers move: its pauses, questions, second looks and failing bots."""

from collections.abc import Awaitable, Callable

import pytest

from exlibris.bots import BotFault
from exlibris.table.bots import ServerBots
from exlibris.table.commands import Act, act, decide
from exlibris.table.computers import BotTurn, SeatBots, move
from exlibris.table.errors import TableError
from exlibris.table.events import AnyEvent, StoredEvent
from exlibris.table.live import FailedBot, Table, begun, replay
from exlibris.table.opening import first_claims, open_table
from exlibris.table.options import NewSeat, NewTable
from exlibris.table.sentences import troubles_of
from support.times import NOW

RITA = NewSeat(player="human", name="Rita")
GREEDY = NewSeat(player="greedy")


async def chosen(turn: BotTurn) -> int | None:
    """Return the bot's choice."""
    return SeatBots().choose(turn)


class Driven:
    """A table in memory that is driven by `move`; `asked` notes what it was asked for."""

    def __init__(self, *seats: NewSeat) -> None:
        new = NewTable(seats=list(seats), seed="one")
        opened = open_table(new, "rita", NOW)
        self.live = begun(opened)
        replay(self.live, first_claims(opened, new))
        self.bots = ServerBots()
        self.live.bots = self.bots
        self.asked: list[str] = []
        self.think: Callable[[BotTurn], Awaitable[int | None]] = chosen

    async def pause(self) -> None:
        self.asked.append("pause")

    async def change(self, _: str, wanted: Callable[[Table], AnyEvent | None]) -> Table:
        if event := wanted(self.live):
            self.live.take(StoredEvent(self.live.number + 1, NOW, event))
        return self.live

    async def move(self) -> bool:
        return await move(self.live, self.bots, self.pause, self.think, self.change)

    async def to_a_person(self) -> None:
        """Let computers move until a person is asked."""
        while not self.live.asked:
            await self.move()

    async def act(self) -> None:
        """Take the first action of the person who is asked."""
        seat = self.live.asked[0]
        action = self.live.playing().legal_actions(seat)[0]
        await self.change("", lambda live: act(live, Act(seat=seat, action=action, number=live.number), "rita"))


async def test_a_computer_moves_when_it_is_its_turn_and_nobody_else() -> None:
    table = Driven(RITA, GREEDY)
    await table.to_a_person()
    before = table.live.number
    assert await table.move() is False
    assert table.live.number == before


async def test_who_has_just_acted_may_take_it_back_before_a_computer_moves() -> None:
    table = Driven(RITA, GREEDY)
    await table.to_a_person()
    table.asked.clear()
    while table.live.asked:
        await table.act()
    assert "pause" not in table.asked
    await table.move()
    assert table.asked[0] == "pause"


async def test_it_looks_again_when_something_else_happens_meanwhile() -> None:
    table = Driven(GREEDY, GREEDY)
    elsewhere: list[int] = []

    async def late(turn: BotTurn) -> int | None:
        elsewhere.append(turn.actions[0])
        await table.change("", lambda live: decide(live, turn.seat, turn.actions[0], turn.number))
        return turn.actions[-1]

    table.think = late
    while not await table.move():
        pass
    assert table.live.actions[-1:] == elsewhere


async def test_a_bot_that_is_too_slow_three_times_in_a_row_is_not_asked_again() -> None:
    table = Driven(GREEDY, GREEDY)
    asked: list[int] = []

    async def slow(turn: BotTurn) -> int | None:
        asked.append(turn.seat)
        raise TableError("takes-too-long", "Some reason.")

    table.think = slow
    for _ in range(40):
        await table.move()
    assert sorted(asked) == [0, 0, 0, 1, 1, 1]


async def test_a_bot_that_fails_plays_at_random_and_the_table_says_so(caplog: pytest.LogCaptureFixture) -> None:
    table = Driven(GREEDY, GREEDY)

    async def broken(_: BotTurn) -> int | None:
        raise BotFault("out of ideas")

    table.think = broken
    while not table.live.failed_bots:
        await table.move()
    assert set(table.live.failed_bots.values()) == {FailedBot("greedy", was_slow=False)}
    assert "out of ideas" in caplog.records[-1].getMessage()
    for _ in range(20):
        await table.move()
    assert 1 < len(caplog.records) < 8
    assert "The computer player greedy failed" in troubles_of(table.live, "en")[0]
    assert table.live.number > 0


@pytest.mark.parametrize(("code", "said"), [("takes-too-long", "was too slow"), ("worker-died", "failed")])
async def test_a_bot_that_a_worker_gave_up_is_one_line_in_the_log(
    caplog: pytest.LogCaptureFixture, code: str, said: str
) -> None:
    table = Driven(GREEDY, GREEDY)

    async def given_up(_: BotTurn) -> int | None:
        raise TableError(code, "Some reason.")

    table.think = given_up
    while not table.live.failed_bots:
        await table.move()
    assert f"The computer player greedy {said}" in troubles_of(table.live, "en")[0]
    assert caplog.records
    assert all(record.exc_info is None and "Some reason." in record.getMessage() for record in caplog.records)


async def test_a_bot_that_is_stopped_leaves_the_table_as_it_is() -> None:
    table = Driven(GREEDY, GREEDY)

    async def stopped(_: BotTurn) -> int | None:
        table.asked.append("stopped")
        return None

    table.think = stopped
    before = -1
    while "stopped" not in table.asked:
        before = table.live.number
        assert await table.move() is False
    assert table.live.number == before
