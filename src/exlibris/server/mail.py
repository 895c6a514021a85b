"""Email by SMTP, if the operator has configured a server. The log never contains an address."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from time import monotonic
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib
from aiosmtplib import SMTPDataError, SMTPException, SMTPRecipientsRefused
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from exlibris.server.background import Tasks
from exlibris.table.errors import TableError

EXAMPLE: Final = "smtp://user:password@mail.example.org:587?from=games@example.org"
PORTS: Final = {"smtp": 587, "smtps": 465}
SECONDS: Final = 10.0  # for one message
MOST_WAITING: Final = 50  # messages
KEPT: Final = 1800.0  # seconds until a message is dropped; its link is valid for an hour
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0  # seconds before retrying a failed mail server
REFUSED: Final = (SMTPRecipientsRefused, SMTPDataError, ValueError)  # errors that concern only one message

logger = logging.getLogger(__name__)
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}


class Mailer(Struct, frozen=True):
    """A mail server and the sender's address. `smtps` encrypts from the start, `smtp` by STARTTLS.

    Only a mail server on this machine may be used without encryption.
    """

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None
    sender: str

    async def send(self, to: str, subject: str, body: str) -> None:
        """Send a message. Raises OSError, SMTPException or ValueError if the server didn't accept it."""
        message = EmailMessage()
        message["From"], message["To"] = Address(addr_spec=self.sender), Address(addr_spec=to)
        message["Subject"], message["Date"] = subject, formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(body)
        await aiosmtplib.send(
            message,
            sender=self.sender,
            recipients=[to],
            hostname=self.host,
            port=self.port,
            username=self.user,
            password=self.password,
            use_tls=self.scheme == "smtps",
            start_tls=self.scheme == "smtp" and self.host not in LOOPBACK,
            timeout=SECONDS,
        )


class Message(Struct, frozen=True):
    """A message, to be dropped once the monotonic clock reaches `until`."""

    to: str
    subject: str
    body: str
    until: float


class Outbox(Tasks):
    """Queue of messages, sent one at a time and retried while the mail server fails; closed without a `mailer`."""

    def __init__(self, mailer: Mailer | None) -> None:
        super().__init__()
        self._mailer = mailer
        self.sends = mailer is not None
        self._waiting: deque[Message] = deque()
        self._pause = 0.0  # before the next attempt; 0 while the mail server accepts messages
        self._sending: asyncio.Task[None] | None = None

    def check(self) -> None:
        """Raise TableError without a mail server, while it fails, and while the queue is full."""
        if not self.sends:
            raise TableError("no-mail", "This server doesn't send email.")
        if self._pause or len(self._waiting) >= MOST_WAITING:
            raise TableError("mail-fails", "This server can't send email now; try again later.", int(LONGEST_PAUSE))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Start work that may end with an email, without delaying the answer; its TableErrors are dropped."""
        self.begin(self._quietly(work), "mail")

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except TableError:  # too many emails recently
            pass
        except SQLAlchemyError as error:
            logger.warning("sending an email failed: %s", type(error).__name__)

    def put(self, to: str, subject: str, body: str) -> None:
        """Queue a message; drop it if the queue is full."""
        if len(self._waiting) >= MOST_WAITING:
            logger.warning("dropped an email: %d are queued", MOST_WAITING)
            return
        self._waiting.append(Message(to, subject, body, monotonic() + KEPT))
        if self._mailer and (self._sending is None or self._sending.done()):
            self._sending = self.begin(self._send_all(self._mailer), "mail")

    async def _send_all(self, mailer: Mailer) -> None:
        while self._waiting:
            message = self._waiting[0]
            try:
                if monotonic() < message.until:
                    await mailer.send(message.to, message.subject, message.body)
                else:
                    logger.error("dropped an email after %d seconds", KEPT)
            except REFUSED as error:
                logger.warning("sending an email failed: %s", type(error).__name__)
            except (SMTPException, OSError) as error:
                self._pause = min(LONGEST_PAUSE, 2 * self._pause or FIRST_PAUSE)
                logger.warning("sending an email failed, will retry in %g s: %s", self._pause, type(error).__name__)
                self._waiting.rotate(-1)  # other messages may be accepted
                await asyncio.sleep(self._pause)
                continue
            self._waiting.popleft()
            self._pause = 0.0


def mailer_of(url: str) -> Mailer:
    """Return the mail server described by a URL such as EXAMPLE. Raises ValueError, without revealing the URL."""
    parts = urlsplit(url)
    senders = parse_qs(parts.query).get("from", [])
    if parts.scheme not in PORTS or not parts.hostname or len(senders) != 1 or "@" not in senders[0]:
        raise ValueError(f"not a URL such as {EXAMPLE}")
    return Mailer(
        scheme=parts.scheme,
        host=parts.hostname,
        port=parts.port or PORTS[parts.scheme],
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        sender=Address(addr_spec=senders[0]).addr_spec,
    )
