"""The compose file: what it names is there, and its command lines and environments serve a table."""

import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import httpx
import pytest
from sqlalchemy import make_url

from support.browsing import Browser
from support.composing import FOLDER, Compose, image_lines, image_says
from support.postgres import Cluster
from support.redis_server import redis_server

PATIENCE: Final = 60.0  # seconds
DOMAIN: Final = "games.example.org"
PORT: Final = "8000"


@pytest.fixture(scope="module")
def compose() -> Compose:
    """Return the compose file, with nothing more than it asks for."""
    return Compose({"EXLIBRIS_DOMAIN": DOMAIN, "POSTGRES_PASSWORD": "secret"})


def test_services_and_volumes_that_are_named_are_there(compose: Compose) -> None:
    services = compose.content["services"]
    for one in services.values():
        assert set(one.get("depends_on", [])) <= set(services)
        for source, *_ in (volume.split(":") for volume in one.get("volumes", [])):
            assert (FOLDER / source).exists() if source.startswith(".") else source in compose.content["volumes"]
    build = services["server"]["build"]
    assert (FOLDER / build["context"] / build["dockerfile"]).samefile(FOLDER / "Dockerfile")
    assert all("image" in one or "build" in one for one in services.values())


def test_addresses_lead_to_services_of_that_name_and_port(compose: Compose) -> None:
    environment = compose.environment("server")
    database = make_url(environment["EXLIBRIS_DATABASE"])
    made = compose.environment("postgres")
    assert (database.host, database.port) == ("postgres", None)
    assert [database.username, database.password, database.database] == list(made.values())
    assert environment["EXLIBRIS_REDIS"] == "redis://redis:6379/0"
    proxy = (FOLDER / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy server:{PORT}" in proxy
    assert "read_header 10s" in proxy, "the server itself has no limit for slow heads"
    assert f"--port={PORT}" in compose.command("server")
    assert str(image_says("EXPOSE")) == PORT
    assert "ports" not in compose.service("server"), "who could reach it could invent addresses of visitors"


def test_the_image_is_made_of_the_sources_with_extras_that_there_are() -> None:
    project = tomllib.loads((FOLDER.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [installing] = [line for line in image_lines("RUN") if "pip install" in line]
    [extras] = re.findall(r"\$1\[([a-z,]+)\]", installing)
    assert set(extras.split(",")) == {"server", "postgres", "redis"} <= set(project["optional-dependencies"])
    assert "test $# = 1" in installing, "or else it might be an older version"
    ignored = (FOLDER / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored == ["*", *(f"!{source}" for source in image_lines("COPY")[0].split()[:-1])]


@pytest.mark.slow
def test_it_serves_a_table(compose: Compose, postgres: Cluster) -> None:
    postgres.psql(f"CREATE DATABASE {compose.environment('postgres')['POSTGRES_DB']}")
    with redis_server(compose.command("redis")) as redis:
        kept = make_url(compose.environment("server")["EXLIBRIS_DATABASE"])
        at_socket = kept.set(host=None, query={"host": str(postgres.folder)})
        environment = {
            **compose.environment("server"),
            "EXLIBRIS_DATABASE": at_socket.render_as_string(hide_password=False),
            "EXLIBRIS_REDIS": redis.url,
        }
        with served(compose, environment) as address:
            check_play(address)
            check_ready(compose, address)


@contextmanager
def served(compose: Compose, environment: dict[str, str]) -> Iterator[str]:
    """Run the server as the image does, but at any port; yield its address."""
    program = Path(sys.executable).with_name(image_says("ENTRYPOINT")[0])
    words = ["--port=0" if word == f"--port={PORT}" else word for word in compose.command("server")]
    process = subprocess.Popen(
        [str(program), *words], env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1]
    finally:
        process.send_signal(getattr(signal, image_says("STOPSIGNAL")))
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


def check_play(address: str) -> None:
    """Check that somebody who comes through the proxy plays against a computer."""
    headers = {"Host": DOMAIN, "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    with httpx.Client(base_url=address, headers=headers, timeout=PATIENCE) as client:
        rita = Browser(cast("Any", client))
        table = rita.open("human", "random")
        assert rita.play(table, 0, Random(1), limit=3)["decision"]
        made = client.post("/api/tables", json={"seats": [{}, {}]})
        assert "Secure" in made.headers["set-cookie"]


def check_ready(compose: Compose, address: str) -> None:
    """Check that the container would be found healthy."""
    kind, _, *words = compose.service("server")["healthcheck"]["test"]
    asked = [word.replace(f"http://127.0.0.1:{PORT}", address) for word in words]
    assert kind == "CMD"
    assert asked != words
    subprocess.run([sys.executable, *asked], check=True, timeout=PATIENCE)
