"""Telling people whose turn it is, for tests: names lead where they should, and browsers act."""

import asyncio
import socket
from functools import partial
from typing import Any

import pytest

from exlibris.server.running.tables import Tables
from exlibris.table.commands import acting
from exlibris.table.commands.admissions import sit_or_ask
from exlibris.table.fold.live import LiveTable


def leading_to(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> None:
    """Let every name lead to these IP addresses."""

    async def found(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 443)) for number in numbers]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)


async def sit(tables: Tables, table: str, seat: int, name: str, session: str) -> LiveTable:
    """Let a browser take a seat, or ask for it."""
    return await tables.change(table, partial(sit_or_ask, seat=seat, name=name, session=session))


async def act(tables: Tables, table: str, session: str) -> LiveTable:
    """Let a browser take its first legal action."""
    live = await tables.load(table)
    seat = next(seat for seat in live.asked if live.occupants[seat].session == session)
    action = live.playing().legal_actions(seat)[0]
    wanted = acting.Act(seat=seat, action=action, number=live.number_for(session))
    return await tables.change(table, partial(acting.act, wanted=wanted, session=session))
