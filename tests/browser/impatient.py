"""The server of `exlibris serve` for tests: bots don't wait, and a table can be played forward."""

import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn
from litestar import MediaType, get, post

from exlibris.engine import SPECTATOR, Eager, State, player_view
from exlibris.server.app import create_app
from exlibris.server.errors import TableError
from exlibris.server.network import listening_socket, local_url
from exlibris.server.settings import Settings
from exlibris.server.tables import Tables

HOST = "127.0.0.1"
MANY = 10_000


@post("/test/forward/{table_id:str}")
async def forward(tables: Tables, table_id: str, turn: int, final: bool = False, kind: str = "") -> int:
    """Choose for all seats of a table until a person is asked something in round `turn` or later; return its number.

    With `final` it is the last round, with `kind` a decision of that kind. Stop where the game would end.
    """
    live = await tables.load(table_id)
    people = {seat for seat, one in enumerate(live.opened.seats) if one.player == "human"}
    policy = Eager(1)
    while not is_there(state := live.playing(), people, turn, final, kind):
        option = policy.pick(state)
        seat = state.pending_seats()[0]
        legal = state.legal_actions(seat)
        with suppress(TableError):  # a bot was quicker
            await tables.append_action(live, seat, legal[option % len(legal)])
        live = await tables.load(table_id)
    return live.number


@get("/test/blank", media_type=MediaType.HTML, sync_to_thread=False)
def blank() -> str:
    """Return a page of the server's origin that asks for nothing more."""
    return '<link rel="icon" href="data:,">'


def is_there(state: State, people: set[int], turn: int, final: bool, kind: str) -> bool:
    """Tell whether a state is as asked for, or the final inspection has begun."""
    if state.is_over or state.is_sealing_flips():
        return True
    asked = [decision for decision in state.decisions() if decision.seat in people]
    now = player_view(state, SPECTATOR).round
    is_late = now.number >= turn and (bool(now.final) or not final)
    return is_late and any(decision.kind == kind or not kind for decision in asked)


def main(port: int, folder: Path) -> None:
    """Serve the tables in the folder until the process is ended."""
    settings = replace(Settings.in_folder(folder), grace=0.0, new_tables_per_minute=MANY, requests_per_second=MANY)
    app = create_app(settings)
    app.register(forward)
    app.register(blank)
    with listening_socket(HOST, port) as sock:
        sys.stdout.write(f"{local_url(HOST, sock.getsockname()[1])}\n")
        sys.stdout.flush()
        uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[sock])


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
