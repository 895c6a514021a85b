"""A program that takes a seat at a table by its link and plays a whole game with random legal actions."""

import json
import os
import random
import sys
from typing import Any
from urllib.parse import urlsplit

import httpx  # install httpx and websockets
from websockets.sync.client import connect

Json = dict[str, Any]


def choose(position: Json) -> str:
    """Return the name of the action to take, such as "place 14.1". Replace this to play better."""
    return str(random.choice(position["decision"]["actions"])["name"])


def play(link: str, name: str) -> Json:
    """Play a game to its end; return the last position."""
    server, table = f"{urlsplit(link).scheme}://{urlsplit(link).netloc}", link.rstrip("/").rpartition("/")[2]
    with httpx.Client(base_url=server, timeout=60) as http:
        token = os.environ.get("EXLIBRIS_TOKEN") or asked(http, "POST", "/api/programs")["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        path, position = f"/api/tables/{table}", Json()
        seats = asked(http, "GET", path)["table"]["seats"]
        if not any(seat["yours"] for seat in seats):
            free = next(seat["seat"] for seat in seats if not seat["taken"])
            asked(http, "POST", f"{path}/seats/{free}", {"name": name})
        socket = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
        with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}) as news:
            for message in news:  # one at once, and one whenever something has happened
                if json.loads(message)["number"] == position.get("number"):
                    continue
                position = asked(http, "GET", f"{path}/position")
                while position["decision"]:
                    act = {"seat": position["you"], "action": choose(position), "number": position["number"]}
                    position = asked(http, "POST", f"{path}/position", act)
                if position["status"] in ("over", "ended"):
                    return position
    raise SystemExit("the server has closed the connection")


def asked(http: httpx.Client, method: str, path: str, body: Json | None = None) -> Json:
    """Return the server's answer; end the program if it refuses."""
    answer = http.request(method, path, json=body)
    if answer.status_code == 409 and path.endswith("/position"):  # something has happened meanwhile: look again
        answer = http.get(path)
    if answer.is_error:
        raise SystemExit(f"{method} {path}: {answer.text}")
    return dict(answer.json())


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit("usage: python random_player.py http://127.0.0.1:8000/table/ID [NAME]")
    print(play(sys.argv[1], (sys.argv[2:] or ["Program"])[0])["totals"])
