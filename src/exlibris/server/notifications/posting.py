"""Sending one message to a webhook."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import httpx

from exlibris.server.notifications.addresses import public_number
from exlibris.server.notifications.hooks import Webhook

SECONDS: Final = 10.0
GONE: Final = (404, 410)
LATER: Final = 429
CONTENT: Final = 2000  # characters, as many as Discord takes


class HookGone(Exception):
    """Raised when a webhook says that it is no longer there."""


class HookFails(Exception):
    """Raised when a webhook can't be reached, or does not take the message just now."""


async def post(url: httpx.URL, content: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
    """Send a message as JSON. Raises like `send`."""
    await send(url, transport, json={"content": content[:CONTENT], "allowed_mentions": {"parse": []}})  # calls nobody


async def post_to(hook: Webhook, content: str) -> None:
    """Send a message to a webhook. Raises like `send`."""
    await post(httpx.URL(hook.url), content)


async def send(
    url: httpx.URL,
    transport: httpx.AsyncBaseTransport | None = None,
    *,
    json: Any = None,
    content: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> None:
    """Send a request with a body. Raises HookGone, HookFails or NotPublic.

    Redirections are not followed, and nothing but the status of the answer is looked at.
    """
    number = await public_number(url.host)
    try:
        # The bound is for all of it: httpx counts its own for each part.
        async with asyncio.timeout(SECONDS), httpx.AsyncClient(transport=transport, trust_env=False) as client:
            request = client.build_request(
                "POST",
                url.copy_with(host=number),
                json=json,
                content=content,
                headers={**(headers or {}), "Host": url.host},
                extensions={"sni_hostname": url.host},
            )
            answer = await client.send(request, stream=True)
            await answer.aclose()
    except (httpx.HTTPError, TimeoutError) as error:
        raise HookFails(type(error).__name__) from error
    if answer.status_code in GONE:
        raise HookGone
    if answer.status_code == LATER or answer.is_server_error:
        raise HookFails(f"status {answer.status_code}")
