"""Mail to the owners of accounts, sent after the request has been answered."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from msgspec import Struct

from exlibris.server.base.mail import Mailer, Outbox
from exlibris.server.storage.engines import StorageError
from exlibris.table.errors import TableError
from exlibris.texts import text

logger = logging.getLogger(__name__)


class Letterhead(Struct, frozen=True):
    """The address under which the operator runs the server, None if none is known, and the language of a mail."""

    base: str | None
    language: str

    def link(self, path: str) -> str:
        """Return a link to a page of the server. Raises TableError if its address isn't known."""
        if self.base is None:
            raise TableError("foreign-host", "Come by this server's own name for that; see its option --domain.")
        return f"{self.base}{path}"


class Mailing:
    """Sends mail, if there is a `mailer`."""

    def __init__(self, mailer: Mailer | None) -> None:
        self._outbox = Outbox(mailer) if mailer else None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def sends(self) -> bool:
        """Whether the operator has named a mail server."""
        return self._outbox is not None

    def check(self) -> None:
        """Raise TableError if the server sends no mail, or not just now."""
        if self._outbox is None:
            raise TableError("no-mail", "This server sends no mail.")
        self._outbox.check()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work that ends with a mail, after the request has been answered; a refusal is dropped."""
        task = asyncio.create_task(self._quietly(work), name="mail")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except TableError:  # too many mails lately
            pass
        except StorageError as error:
            logger.warning("sending a mail failed: %s", type(error).__name__)

    def tell(self, to: str | None, what: str, head: Letterhead) -> None:
        """Tell the owner of an account, if there is an address, that something about it has changed."""
        if to and head.base:
            self.send(to, f"mail-{what}", head, head.base)

    def send(self, to: str, message: str, head: Letterhead, url: str) -> None:
        """Queue a message of the catalog, which ends with a link."""
        if self._outbox:
            subject, body = (text(f"{message}-{part}", language=head.language) for part in ("subject", "body"))
            self._outbox.put(to, subject, f"{body}\n\n{url}\n")

    async def stop(self) -> None:
        """Give up what has not been sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._outbox:
            await self._outbox.stop()
