"""Messages on their way: a few at a time, tried again with longer and longer pauses, never too many."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeAlias

from litestar.di import NamedDependency

from exlibris.server.notifications.addressees import Addressees, To
from exlibris.server.notifications.addresses import NotPublic
from exlibris.server.notifications.hooks import Webhook
from exlibris.server.notifications.posting import HookFails, HookGone

PAUSES: Final = (5.0, 30.0, 120.0, 600.0)  # seconds before each further attempt
AT_ONCE: Final = 4
MOST_WAITING: Final = 500
MOST_OF_ONE: Final = 5  # messages to one addressee on their way
logger = logging.getLogger(__name__)


class Deliveries(Generic[To]):
    """Messages that are being sent, each in a task of its own. The log never has an address, which is a secret.

    `what` the log calls an addressee.
    """

    def __init__(
        self,
        addressees: Addressees[To],
        send: Callable[[To, str], Awaitable[None]],
        pauses: tuple[float, ...] = PAUSES,
        what: str = "a webhook",
    ) -> None:
        self._addressees = addressees
        self._what = what
        self._send = send
        self._pauses = pauses
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[asyncio.Task[None], To] = {}

    def submit(self, to: To, content: str) -> None:
        """Send a message soon. It is dropped if too many wait, or too many for the same addressee."""
        of_one = sum(other == to for other in self._tasks.values())
        if len(self._tasks) >= MOST_WAITING or of_one >= MOST_OF_ONE:
            logger.warning("dropped a message to %s: %d are pending", self._what, len(self._tasks))
            return
        task = asyncio.create_task(self._deliver(to, content), name=f"message to {self._what}")
        self._tasks[task] = to
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

    async def _deliver(self, to: To, content: str) -> None:
        for pause in (*self._pauses, None):
            if not self._addressees.has(to):
                return  # another address, or none, has been chosen meanwhile
            try:
                async with self._sending:
                    await self._send(to, content)
            except HookGone:
                logger.warning("%s is gone, removed it", self._what)
                await self._addressees.drop(to)
                return
            except NotPublic:
                logger.warning("%s has no public address", self._what)
                return
            except HookFails as error:
                logger.warning("sending to %s failed: %s", self._what, error)
            else:
                return
            if pause is not None:
                await asyncio.sleep(pause)


TheDeliveries: TypeAlias = NamedDependency[Deliveries[Webhook]]
