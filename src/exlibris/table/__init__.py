"""A table and its game as data: options, events, commands, and the snapshot that each seat sees.

Nothing here needs a network, a database or a clock. A command takes a table and a request and returns the resulting
event, or raises TableError. `Table.take` applies the event; `snapshot` returns the table as a seat sees it.
"""

from exlibris.forms.lines import Sheet
from exlibris.table.approval import accept, ask, decline, release, sit_or_ask, withdraw
from exlibris.table.bots import ServerBots
from exlibris.table.commands import act, decide, undo
from exlibris.table.computers import BotTurn, SeatBots, bot_turn
from exlibris.table.errors import TableError
from exlibris.table.events import StoredEvent, TableEvent, decode, encode
from exlibris.table.form import result_of
from exlibris.table.live import Table, UnreadableTable, replay
from exlibris.table.opening import first_claims, open_table, rematch_of
from exlibris.table.options import NewSeat, NewTable, OpenedTable, Pace, Seat, TableOptions
from exlibris.table.seats import agree, come_back, disagree, leave, resign, stop, vote
from exlibris.table.snapshot import Snapshot, snapshot

__all__ = [
    "BotTurn",
    "NewSeat",
    "NewTable",
    "OpenedTable",
    "Pace",
    "Seat",
    "SeatBots",
    "ServerBots",
    "Snapshot",
    "StoredEvent",
    "Table",
    "TableError",
    "TableEvent",
    "TableOptions",
    "UnreadableTable",
    "accept",
    "act",
    "agree",
    "ask",
    "bot_turn",
    "come_back",
    "decide",
    "decline",
    "decode",
    "disagree",
    "encode",
    "first_claims",
    "leave",
    "open_table",
    "print_sheet",
    "release",
    "rematch_of",
    "replay",
    "resign",
    "result_of",
    "sit_or_ask",
    "snapshot",
    "stop",
    "undo",
    "vote",
    "withdraw",
]


def print_sheet(sheet: Sheet) -> None:
    """Print a form to standard output, without styles if that is not a terminal."""
    from exlibris.forms import terminal  # with Rich, which a page in a browser lacks

    terminal.print_sheet(sheet)
