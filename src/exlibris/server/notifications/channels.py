"""The ways in which people are told that they have to decide: by a webhook, or by a message to their browsers.

Messages are sent a few at a time, tried again with longer and longer pauses, and never too many.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic

from msgspec.json import encode

from exlibris.server.kit.links import Links
from exlibris.server.notifications.addressees import Addressees, Subscription, To, Webhook
from exlibris.server.notifications.addresses import NotPublic
from exlibris.server.notifications.sending import HookFails, HookGone
from exlibris.table.live import LiveTable
from exlibris.texts import listing, text

PAUSES: Final = (5.0, 30.0, 120.0, 600.0)  # seconds before each further attempt
AT_ONCE: Final = 8
AGAIN_AT_ONCE: Final = 2  # messages to those who did not take the one before
MOST_WAITING: Final = 500
MOST_OF_ONE: Final = 5  # messages to one addressee on their way
logger = logging.getLogger(__name__)


class Channel(Generic[To]):
    """A way to tell people: each message is sent in a task of its own. The log never has an address, which is a secret.

    `message` makes what an addressee is told about a table: nothing of the game but the players' names. `what` is what
    the log calls an addressee.
    """

    def __init__(
        self,
        addressees: Addressees[To],
        message: Callable[[LiveTable, To], str],
        send: Callable[[To, str], Awaitable[None]],
        what: str = "a webhook",
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self._addressees = addressees
        self._message = message
        self._send = send
        self._what = what
        self._pauses = pauses
        self._first = asyncio.Semaphore(AT_ONCE)
        self._again = asyncio.Semaphore(AGAIN_AT_ONCE)
        self._failing: set[To] = set()
        self._tasks: dict[asyncio.Task[None], To] = {}

    def reaches(self, session: str | None) -> bool:
        """Return whether a person has chosen to be told so."""
        return bool(self._addressees.of(session))

    def tell(self, session: str, live: LiveTable) -> None:
        """Tell a person that they have to decide at a table."""
        for to in self._addressees.of(session):
            self.submit(to, self._message(live, to))

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
                await self._attempt(to, content)
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

    async def _attempt(self, to: To, content: str) -> None:
        """Send a message. Slow receivers keep nobody waiting but others who failed last time."""
        async with self._again if to in self._failing else self._first:
            self._failing = {one for one in self._failing if self._addressees.has(one)} | {to}
            await self._send(to, content)
            self._failing.discard(to)


def sentence(live: LiveTable, hook: Webhook) -> str:
    """Return what a webhook gets. The names of those who want to sit down stay on the table's page."""
    url = Links(hook.base).to(live.opened.id)
    if live.status == "waiting":
        return text("notice-request", {"url": url}, hook.language)
    return text("notice-turn", {"names": players(live, hook.language), "url": url}, hook.language)


def notice(live: LiveTable, to: Subscription) -> str:
    """Return what a browser gets, as JSON."""
    title = text("notice-request-title" if live.status == "waiting" else "notice-title", {}, to.language)
    return encode({"table": live.opened.id, "title": title, "body": players(live, to.language)}).decode()


def players(live: LiveTable, language: str) -> str:
    """Return the names of those who play."""
    return listing([occupant.name for occupant in live.occupants], language)
