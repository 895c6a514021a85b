"""Whose word about a visitor's address counts: only that of a proxy that has been named."""

from dataclasses import replace
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from exlibris.server.app import create_app
from exlibris.server.run import config_for
from exlibris.server.settings import Settings
from support.browsing import asking


def test_headers_of_a_proxy_count_only_when_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert not config_for(Litestar()).proxy_headers
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.7")
    config = config_for(Litestar())
    assert (config.proxy_headers, config.forwarded_allow_ips) == (True, "10.0.0.7")


@pytest.mark.parametrize(("peer", "trusted"), [("10.0.0.7", True), ("10.0.0.8", False)])
async def test_only_the_named_proxy_says_who_asks_and_that_it_was_over_https(
    settings: Settings, peer: str, trusted: bool
) -> None:
    app = create_app(replace(settings, new_tables_per_minute=1))
    proxied = ProxyHeadersMiddleware(cast("Any", app), trusted_hosts="10.0.0.7")
    seats = [{"name": name, "player": "human"} for name in ("Rita", "Eric")]

    answers: list[httpx.Response] = []
    async with app.lifespan(), asking(cast("Litestar", proxied), peer) as client:
        for visitor in ("192.0.2.1", "192.0.2.2"):
            headers = {"X-Forwarded-For": visitor, "X-Forwarded-Proto": "https"}
            answers.append(await client.post("/api/tables", json={"seats": seats}, headers=headers))
    assert ("; Secure" in answers[0].headers["set-cookie"]) is trusted
    assert ("strict-transport-security" in answers[0].headers) is trusted
    assert answers[1].is_success is trusted  # else both are one visitor's, who asks too often
