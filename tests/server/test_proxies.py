"""Whose word about a visitor's address counts: only that of a proxy that has been named."""

import pytest
from litestar import Litestar

from exlibris.server.run import config_for


def test_headers_of_a_proxy_count_only_when_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert not config_for(Litestar()).proxy_headers
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.7")
    config = config_for(Litestar())
    assert (config.proxy_headers, config.forwarded_allow_ips) == (True, "10.0.0.7")
