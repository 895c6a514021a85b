"""The server of `exlibris serve` for tests: bots don't wait, and a table can be played forward."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import uvicorn
from litestar import MediaType, get

from exlibris.server.app import create_app
from exlibris.server.network import listening_socket, local_url
from exlibris.server.settings import Settings
from support.forwarding import forwarding

HOST = "127.0.0.1"
MANY = 10_000


@get("/test/blank", media_type=MediaType.HTML, sync_to_thread=False)
def blank() -> str:
    """Return a page of the server's origin that asks for nothing more."""
    return '<link rel="icon" href="data:,">'


def main(port: int, folder: Path) -> None:
    """Serve the tables in the folder until the process is ended."""
    limitless = replace(Settings.in_folder(folder), new_tables_per_minute=MANY, requests_per_second=MANY)
    settings = replace(
        limitless,
        grace=0.0,
        sign_ins_per_minute=MANY,
        tables_of_browser=0,
        tables_of_network=0,
        bytes_of_network=0,
        bytes_of_browser=0,
        quick_workers=0,  # a process for each kind of work takes longer to start than all that work
        request_workers=0,
        review_workers=0,
        bot_workers=0,
    )
    if build := os.environ.get("EXLIBRIS_TEST_BUILD"):  # another build of the client than the package's
        settings = replace(settings, static=Path(build))
    app = create_app(settings)
    app.register(forwarding())
    app.register(blank)
    with listening_socket(HOST, port) as sock:
        sys.stdout.write(f"{local_url(HOST, sock.getsockname()[1])}\n")
        sys.stdout.flush()
        uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[sock])


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
