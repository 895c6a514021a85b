"""A real server on loopback, within the process of the test."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from exlibris.server.app import create_app
from exlibris.server.run import TableServer, config_for
from exlibris.server.settings import Settings


@asynccontextmanager
async def listening(settings: Settings) -> AsyncIterator[str]:
    """Yield host and port of a server as `exlibris serve` runs it."""
    app, started = create_app(settings), asyncio.Event()
    server = TableServer(config_for(app), started.set, app.state.readiness.stop, drain=0)
    with socket.create_server(("127.0.0.1", 0)) as sock:
        running = asyncio.create_task(server._serve([sock]))
        await started.wait()
        try:
            yield f"127.0.0.1:{sock.getsockname()[1]}"
        finally:
            server.should_exit = True
            await running
