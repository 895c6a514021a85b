"""Telling people whose turn it is, for tests: names lead where they should, and browsers act."""

import asyncio
import socket
from functools import partial
from typing import Any

import pytest

from exlibris.server.notifications.channels import Channel, Turns
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.table import commands
from exlibris.table.approval import sit_or_ask
from exlibris.table.live import Table
from exlibris.table.options import NewSeat, NewTable
from support.keeping import tables_in

ERIC = "eric's browser"


def leading_to(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> None:
    """Let every name lead to these IP addresses."""

    async def found(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 443)) for number in numbers]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)


async def sit(tables: Tables, table: str, seat: int, name: str, session: str) -> Table:
    """Let a browser take a seat, or ask for it."""
    return await tables.change(table, partial(sit_or_ask, seat=seat, name=name, session=session))


class Telling:
    """Tables whose news go to a channel at once; at one of them Eric and another person play."""

    def __init__(self, store: Store, channel: Channel[Any]) -> None:
        self.tables = tables_in(store, self.look)
        self._channel = channel
        self._turns = Turns([channel], delay=0)
        self._table = self._other = ""

    def look(self, table: str) -> None:
        """Find out who is to be told of what has happened at a table."""
        self._turns.look(self.tables, table)

    async def settle(self) -> None:
        """Wait until everybody has been told."""
        await self._turns.idle()
        await self._channel.idle()

    async def opened(self, other: str) -> tuple[str, Table]:
        """Open a table of Eric and another browser, and let him act until only the other one is asked."""
        seats = [NewSeat(name="Eric"), NewSeat(name="Rita", player="open")]
        self._table, self._other = await self.tables.open(NewTable(seats=seats), ERIC), other
        live = await sit(self.tables, self._table, 1, "Rita", other)
        while live.asked != [1]:
            live = await self._act(ERIC)
        await self.settle()
        return self._table, live

    async def until_asked_again(self) -> None:
        """Let the other browser act, then Eric until the other one is asked again."""
        while 1 in (live := await self._act(self._other)).asked:
            pass
        while 1 not in live.asked:
            live = await self._act(ERIC)
        await self.settle()

    async def _act(self, session: str) -> Table:
        """Let a browser take its first legal action."""
        live = await self.tables.load(self._table)
        seat = next(seat for seat in live.asked if live.occupants[seat].session == session)
        action = live.playing().legal_actions(seat)[0]
        wanted = commands.Act(seat=seat, action=action, number=live.number_for(session))
        return await self.tables.change(self._table, partial(commands.act, wanted=wanted, session=session))
