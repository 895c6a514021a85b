"""Messages on their way to webhooks: a few at a time, tried again with longer and longer pauses, never too many."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import httpx

from exlibris.server.webhooks.addresses import NotPublic
from exlibris.server.webhooks.hooks import Webhook, Webhooks
from exlibris.server.webhooks.posting import HookFails, HookGone, post

PAUSES: Final = (5.0, 30.0, 120.0, 600.0)  # seconds before each further attempt
AT_ONCE: Final = 4
MOST_WAITING: Final = 500
MOST_OF_ONE: Final = 5  # messages of one browser on their way

Post = Callable[[httpx.URL, str], Awaitable[None]]

logger = logging.getLogger(__name__)


class Deliveries:
    """Messages that are being sent, each in a task of its own. The log never has an address, which is a secret."""

    def __init__(self, hooks: Webhooks, send: Post = post, pauses: tuple[float, ...] = PAUSES) -> None:
        self._hooks = hooks
        self._send = send
        self._pauses = pauses
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[asyncio.Task[None], str] = {}

    def submit(self, hook: Webhook, content: str) -> None:
        """Send a message soon. It is dropped if too many wait, or too many for the same browser."""
        of_one = sum(session == hook.session for session in self._tasks.values())
        if len(self._tasks) >= MOST_WAITING or of_one >= MOST_OF_ONE:
            logger.warning("a message to a webhook is dropped: %d are on their way", len(self._tasks))
            return
        task = asyncio.create_task(self._deliver(hook, content), name="message to a webhook")
        self._tasks[task] = hook.session
        task.add_done_callback(lambda done: self._tasks.pop(done, None))

    async def stop(self) -> None:
        """Give up what is on its way."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is on its way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(self, hook: Webhook, content: str) -> None:
        for pause in (*self._pauses, None):
            if self._hooks.of(hook.session) != hook:
                return  # another address, or none, has been chosen meanwhile
            try:
                async with self._sending:
                    await self._send(httpx.URL(hook.url), content)
            except HookGone:
                logger.warning("a webhook is gone, and forgotten")
                await self._hooks.remove(hook.session, hook.url)
                return
            except NotPublic:
                logger.warning("a webhook has no public address")
                return
            except HookFails as error:
                logger.warning("a webhook fails: %s", error)
            else:
                return
            if pause is not None:
                await asyncio.sleep(pause)
