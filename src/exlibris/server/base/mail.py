"""Mail by SMTP, for servers whose operator has named one; the log never has an address."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib
from msgspec import Struct

EXAMPLE: Final = "smtp://user:password@mail.example.org:587?from=games@example.org"
PORTS: Final = {"smtp": 587, "smtps": 465}
SECONDS: Final = 20.0  # for one message
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}


class Mailer(Struct, frozen=True):
    """A mail server, and the address that messages come from. By `smtps` all is encrypted, else from STARTTLS on.

    Only a server on this machine may do without.
    """

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None
    sender: str

    async def send(self, to: str, subject: str, body: str) -> None:
        """Send a message. Raises OSError, SMTPException or ValueError if it was not taken."""
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


def mailer_of(url: str) -> Mailer:
    """Return the mail server that a URL such as EXAMPLE names. Raises ValueError, without the URL in it."""
    parts = urlsplit(url)
    senders = parse_qs(parts.query).get("from", [])
    if parts.scheme not in PORTS or not parts.hostname or len(senders) != 1 or "@" not in senders[0]:
        raise ValueError(f"no URL such as {EXAMPLE}")
    return Mailer(
        scheme=parts.scheme,
        host=parts.hostname,
        port=parts.port or PORTS[parts.scheme],
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        sender=Address(addr_spec=senders[0]).addr_spec,
    )
