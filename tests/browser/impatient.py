"""The server as `exlibris serve` runs it, but bots leave nobody time to think twice: whole games take half as long."""

import sys
from dataclasses import replace
from pathlib import Path

import uvicorn

from exlibris.server.app import create_app
from exlibris.server.network import listening_socket, local_url
from exlibris.server.settings import Settings

HOST = "127.0.0.1"


def main(port: int, folder: Path) -> None:
    """Serves the tables in the folder until it is ended."""
    settings = replace(Settings.in_folder(folder), grace=0.0)
    with listening_socket(HOST, port) as sock:
        sys.stdout.write(f"{local_url(HOST, sock.getsockname()[1])}\n")
        sys.stdout.flush()
        uvicorn.Server(uvicorn.Config(create_app(settings), log_level="warning")).run(sockets=[sock])


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
