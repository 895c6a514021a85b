"""A server in a folder of its own, and browsers that visit it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.app import create_app
from exlibris.server.settings import Settings
from support.browsing import HOST, Browser


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings with high limits, no worker processes and a client of one line."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>the client</title>", encoding="utf-8")
    (static / "assets" / "index-abc123.js").write_text("start();" * 200, encoding="utf-8")
    data = Settings.in_folder(tmp_path / "data")
    limitless = replace(data, static=static, requests_per_second=10_000, new_tables_per_minute=10_000, grace=0)
    known = replace(limitless, domains=(HOST, "table.example"))
    return replace(known, request_workers=0, bot_workers=0)  # starting a process takes longer than most tests


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def rita(client: TestClient[Litestar]) -> Browser:
    """Return a browser that was never here before."""
    return Browser(client)


@pytest.fixture
def eric(client: TestClient[Litestar]) -> Browser:
    """Return another one."""
    return Browser(client)
