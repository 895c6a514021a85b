#!/usr/bin/env python3
"""Serve, play at some tables over HTTP, and keep the database: a fixture for all later versions.

Run it with the released code (a checkout of its commit with its own environment), never with changed code. Writes
tests/server/released/NAME.sqlite3.xz and NAME.json, the facts that a later version has to find in it; existing files
are never overwritten.

    python scripts/make_old_tables.py NAME
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "server" / "released"
sys.path.insert(0, str(ROOT / "tests"))

TOKENS = {name: f"{name}-{'0' * (42 - len(name))}" for name in ("rita", "eric")}  # 43 signs, as the server makes them
PATIENCE = 60.0
Json = dict[str, Any]


class Visitor:
    """A browser at the server."""

    def __init__(self, client: httpx.Client, name: str) -> None:
        self.client = client
        self.headers = {"Cookie": f"exlibris_browser={TOKENS[name]}"}

    def ask(self, method: str, path: str, body: object = None) -> Json:
        """Return the server's answer, which must be a good one."""
        answer = self.client.request(method, path, json=body, headers=self.headers)
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            time.sleep(1)
            return self.ask(method, path, body)
        if answer.is_error:
            raise SystemExit(f"{method} {path}: {answer.text}")
        found: Json = answer.json()
        return found

    def open(self, players: list[str], **more: object) -> str:
        """Open a table and return its id."""
        seats = [{"name": f"Reader {n}", "player": player} for n, player in enumerate(players)]
        return str(self.ask("POST", "/api/tables", {"seats": seats, **more})["id"])

    def look(self, table: str, seat: int) -> Json:
        """Return what the seat sees once nobody but people has anything to decide."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            seen = self.ask("GET", f"/api/tables/{table}?seat={seat}")
            if seen["decision"] or seen["table"]["status"] == "over":
                return seen
            time.sleep(0.02)
        raise SystemExit(f"nothing to decide for seat {seat} at {table}")

    def act(self, table: str, seat: int, seen: Json, action: int) -> Json:
        """Let the seat act on what it has seen."""
        body = {"seat": seat, "action": action, "number": seen["number"]}
        return self.ask("POST", f"/api/tables/{table}/actions", body)


class Game:
    """A table with the people at it; plays at random for them."""

    def __init__(self, name: str, table: str, people: dict[int, Visitor], luck: random.Random) -> None:
        self.name, self.table, self.people, self.luck = name, table, people, luck

    def turn(self) -> tuple[int, Json] | None:
        """Return a person's seat that has something to decide, with what it sees; None when the game is over."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for seat, visitor in self.people.items():
                seen = visitor.ask("GET", f"/api/tables/{self.table}?seat={seat}")
                if seen["table"]["status"] == "over":
                    return None
                if seen["decision"]:
                    return seat, seen
            time.sleep(0.02)
        raise SystemExit(f"{self.name} stands still")

    def play(self, plies: int, until: str = "") -> None:
        """Act so many times, or until a person is asked for an action of that kind, or to the end."""
        for _ in range(plies):
            turn = self.turn()
            if turn is None or (until and turn[1]["decision"]["kind"] == until):
                return
            seat, seen = turn
            action = self.luck.choice(seen["decision"]["actions"])["action"]
            self.people[seat].act(self.table, seat, seen, action)

    def take_back(self) -> None:
        """Act until an action can be taken back, take it back, and act differently or not."""
        for _ in range(200):
            seat, seen = self.turn() or (0, {})
            action = self.luck.choice(seen["decision"]["actions"])["action"]
            after = self.people[seat].act(self.table, seat, seen, action)
            if after["undo"]["count"]:
                body = {"seat": seat, "number": after["number"]}
                self.people[seat].ask("POST", f"/api/tables/{self.table}/undo", body)
                return
        raise SystemExit(f"{self.name}: nothing could be taken back")

    def settle(self) -> None:
        """Wait until the bots have done all they can."""
        self.turn()
        time.sleep(0.3)


def games(client: httpx.Client) -> list[Game]:
    """Open the tables and play at them."""
    rita, eric = Visitor(client, "rita"), Visitor(client, "eric")
    luck = random.Random(596)

    def game(name: str, players: list[str], people: dict[int, Visitor], **more: object) -> Game:
        return Game(name, rita.open(players, **more), people, luck)

    trio = game("three people and a take-back", ["human", "human", "open"], {0: rita, 1: rita, 2: eric})
    eric.ask("POST", f"/api/tables/{trio.table}/seats/2", {"name": "Eric"})
    trio.play(90)
    trio.take_back()
    bots = game("people and bots", ["human", "greedy", "random"], {0: rita}, preset="revised-en")
    bots.play(45)
    finished = game("finished", ["human", "random"], {0: rita}, preset="first-pl", deck="en")
    finished.play(2000)
    solo = game("solo", ["human"], {0: rita}, variants=["solo"], level=3)
    solo.play(40)
    solo_over = game("solo finished", ["human"], {0: rita}, preset="revised-en", variants=["solo"], level=5)
    solo_over.play(2000)
    sealing = game("sealing flips", ["human", "human", "random", "open"], {0: rita, 1: rita, 3: eric})
    eric.ask("POST", f"/api/tables/{sealing.table}/seats/3", {"name": ""})
    sealing.play(4000, until="flip")
    seal(sealing.table, 0, rita)
    sealing.play(1, until="")
    waiting = game("not begun", ["human", "open", "greedy"], {}, preset="first-cs", variants=["friendlier"])
    drafting = game("drafting", ["human", "human"], {0: rita, 1: rita}, preset="revised-en", variants=["drafted"])
    drafting.play(1)
    four = game("four of France", ["human"] * 4, dict.fromkeys(range(4), rita), preset="first-fr", variants=["longer"])
    four.play(150)
    seeded = game("an open deal", ["human", "human"], {0: rita, 1: rita}, variants=["beginner"], seed="catalogue")
    seeded.play(60)
    for one in (trio, bots, solo, sealing, drafting, four, seeded):
        one.settle()
    return [trio, bots, finished, solo, solo_over, sealing, waiting, drafting, four, seeded]


def seal(table: str, seat: int, visitor: Visitor) -> None:
    """Turn a card down if there is one, then be ready."""
    seen = visitor.look(table, seat)
    seen = visitor.act(table, seat, seen, seen["decision"]["actions"][0]["action"])
    while seen["decision"]:
        seen = visitor.act(table, seat, seen, seen["decision"]["actions"][-1]["action"])


async def facts_of(folder: Path, names: dict[str, str]) -> list[Json]:
    """Return what the server of this version finds in the database, table by table."""
    from exlibris.server.bots import ServerBots
    from exlibris.server.settings import Settings
    from exlibris.server.store import Store
    from exlibris.server.tables import Tables
    from support.released import facts

    store = Store(Settings.in_folder(folder).database)
    await store.start()
    tables = Tables(store, 100, ServerBots(), lambda _: None)
    try:
        return [{"name": name, **facts(await tables.load(table))} for table, name in names.items()]
    finally:
        await store.stop()


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def served(folder: Path) -> dict[str, str]:
    """Serve the folder's tables, play, stop; return the tables' names by id."""
    port = free_port()
    program = str(Path(sys.executable).with_name("exlibris"))
    command = [program, "serve", "--port", str(port), "--data", str(folder)]
    with subprocess.Popen(command) as server, httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        try:
            await_answer(client)
            return {game.table: game.name for game in games(client)}
        finally:
            server.terminate()


def await_answer(client: httpx.Client) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            client.get("/api/presets")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def compact(file: Path) -> bytes:
    """Return the database as one small file, without its write-ahead log."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()
    return lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME)


def main() -> int:
    """Make the fixture; return the exit code."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    name = sys.argv[1]
    if list(FOLDER.glob(f"{name}.*")):
        print(f"{name}: exists; a released database is never overwritten")
        return 2
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        names = served(folder)
        tables = asyncio.run(facts_of(folder, names))
        FOLDER.joinpath(f"{name}.sqlite3.xz").write_bytes(compact(folder / "tables.sqlite3"))
    facts = json.dumps({"browsers": TOKENS, "tables": tables}, indent=1)
    FOLDER.joinpath(f"{name}.json").write_text(facts + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
