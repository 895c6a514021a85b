"""A mail server on loopback that takes everything."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from socketserver import StreamRequestHandler, ThreadingTCPServer

ANSWERS = {"EHLO": "250 mailbox", "MAIL": "250 OK", "RCPT": "250 OK", "DATA": "354 Go on", "QUIT": "221 Bye"}


class Mailbox(ThreadingTCPServer):
    """A server that keeps its `messages`."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Conversation)
        self.goes_on = threading.Event()  # cleared, it hangs
        self.goes_on.set()
        self.messages: Queue[EmailMessage] = Queue()

    @property
    def url(self) -> str:
        """What a server of ours is told to send mail by it."""
        return f"smtp://127.0.0.1:{self.server_address[1]}?from=games@example.org"

    def newest(self) -> EmailMessage:
        """Wait for the next message."""
        return self.messages.get(timeout=10)


class Conversation(StreamRequestHandler):
    """What is said with one client."""

    server: Mailbox

    def handle(self) -> None:
        """Speak SMTP."""
        self.server.goes_on.wait(20)
        self.wfile.write(b"220 mailbox\r\n")
        for line in self.rfile:
            verb = line.decode().strip()[:4].upper()
            self.wfile.write(f"{ANSWERS.get(verb, '502 No')}\r\n".encode())
            if verb == "DATA":
                content = b"".join(iter(self.rfile.readline, b".\r\n"))
                self.server.messages.put(message_from_bytes(content, EmailMessage, policy=policy.default))
                self.wfile.write(b"250 Taken\r\n")


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """Run a mail server in a thread."""
    with Mailbox() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()
