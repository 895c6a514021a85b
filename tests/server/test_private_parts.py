"""Parts of uvicorn, websockets and Litestar that the server subclasses, outside their public API."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import pytest
import uvicorn
from litestar.middleware.rate_limit import RateLimitMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

PARTS: Final[list[tuple[str, type[Any], str]]] = [
    ("uvicorn", uvicorn.Server, "startup shutdown handle_exit started"),
    ("uvicorn", H11Protocol, "connection_made connection_lost data_received handle_websocket_upgrade"),
    ("uvicorn", H11Protocol, "client conn cycle loop timeout_keep_alive_task transport"),
    ("uvicorn", RequestResponseCycle, "response_started response_complete"),
    ("uvicorn", WebSocketsSansIOProtocol, "connection_lost data_received receive"),
    ("uvicorn", WebSocketsSansIOProtocol, "client close_sent conn queue read_paused transport"),
    ("websockets", ServerProtocol, "available_extensions"),
    ("websockets", ServerPerMessageDeflateFactory, "process_request_params"),
    ("websockets", PerMessageDeflate, "encode compress_settings local_max_window_bits local_no_context_takeover"),
    ("websockets", PerMessageDeflate, "remote_max_window_bits remote_no_context_takeover"),
    ("litestar", RateLimitMiddleware, "cache_key_from_request create_response_headers max_requests unit"),
    ("litestar", RateLimitMiddleware, "retrieve_cached_history set_cached_history"),
]


@pytest.mark.parametrize(("package", "owner", "names"), PARTS)
def test_private_parts_are_still_there(package: str, owner: type[Any], names: str) -> None:
    there = {*dir(owner), *vars(owner)["__init__"].__code__.co_names}
    gone = [name for name in names.split() if name not in there]
    assert not gone, (
        f"{owner.__name__} of {package} {version(package)} has no {', '.join(gone)}: change the subclass in "
        f"src/exlibris/server, or lower the upper bound of {package} in pyproject.toml"
    )


@pytest.mark.parametrize("package", sorted({package for package, _, _ in PARTS}))
def test_each_of_these_packages_has_an_upper_bound(package: str) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (bound,) = [each for each in project["optional-dependencies"]["server"] if each.startswith(f"{package}>=")]
    assert re.fullmatch(rf"{package}>=[0-9.]+,<[0-9.]+", bound)
