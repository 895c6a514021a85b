"""A program that plays at a table without a server: four computers, snapshots after each action, and a replay."""

from typing import Final

PROGRAM: Final = """
import sys
from datetime import UTC, datetime
import msgspec
from exlibris.table.bots import ServerBots
from exlibris.table.commands import decide
from exlibris.table.opening import open_table
from exlibris.table.events import StoredEvent
from exlibris.table.live import begun, replay
from exlibris.table.games import OPEN, TableGame, replay_snapshots
from exlibris.table.options import NewSeat, NewTable
from exlibris.table.snapshot import snapshot
from exlibris.table.computers import SeatBots, bot_turn

now = datetime.now(UTC)
bots = ["greedy", "random", "greedy", "random"]
opened = open_table(NewTable(seats=[NewSeat(player=bot) for bot in bots]), "me", now)
live, entries, listed, players = begun(opened), [], ServerBots(), SeatBots()
while turn := bot_turn(live, listed):
    event = decide(live, turn.seat, players.choose(turn), turn.number)
    entries.append(StoredEvent(live.number + 1, now, event))
    live.take(entries[-1])
    seen = snapshot(live, "me", None, "", at=now)
again = begun(opened)
replay(again, entries)
assert again.record() == live.record() and live.is_finished
assert snapshot(again, "me", None, "", at=now) == seen and len(seen.result.seats) == 4
game = TableGame(table_id=opened.id, record=live.record(), eyes=OPEN, names=("A", "B", "C", "D"), language="en")
assert len(msgspec.json.decode(replay_snapshots(game, 0, 3))) == 3
foreign = {"litestar", "sqlalchemy", "alembic", "uvicorn", "anyio", "httpx"}
assert not foreign & set(sys.modules), foreign & set(sys.modules)
print(len(entries), "actions")
"""
