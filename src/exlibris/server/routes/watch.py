"""The WebSocket that tells a browser to look again."""

from collections.abc import AsyncGenerator
from typing import Any

from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.handlers import send_websocket_stream

from exlibris.server.dependencies import TableId, TheChannels, TheTables
from exlibris.server.errors import TableError
from exlibris.server.identity import browser_behind
from exlibris.server.messages import Pushed
from exlibris.server.tables import Tables

UNKNOWN_TABLE = 4404

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table_id:str}")
async def watch_table(socket: AnySocket, table_id: TableId, tables: TheTables, channels: TheChannels) -> None:
    """Send the table's number at once, and again whenever this browser may notice something new."""
    await socket.accept()
    try:
        await tables.load(table_id)
    except TableError as error:
        await socket.close(UNKNOWN_TABLE, error.detail)
        return
    news = news_for(browser_behind(socket).session, table_id, tables, channels)
    await send_websocket_stream(socket, news, send_handler=send, listen_for_disconnect=True, warn_on_data_discard=False)


async def send(socket: AnySocket, pushed: Pushed) -> None:
    """Send the message as JSON text."""
    await socket.send_json(pushed)


async def news_for(
    session: str, table_id: str, tables: Tables, channels: ChannelsPlugin
) -> AsyncGenerator[Pushed, None]:
    """Yield the table's number for a browser, now and whenever it changes."""
    async with channels.start_subscription(table_id) as subscriber:
        seen = (await tables.load(table_id)).number_for(session)
        yield Pushed(number=seen)
        async for _ in subscriber.iter_events():
            number = (await tables.load(table_id)).number_for(session)
            if number != seen:
                seen = number
                yield Pushed(number=seen)
