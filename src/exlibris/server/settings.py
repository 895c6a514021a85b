"""Settings of a server."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import platformdirs
from sqlalchemy import URL

TABLES = "tables.sqlite3"
LOOPBACK = ("127.0.0.0/8", "::1")
CPUS = os.cpu_count() or 1
TABLE_MEMORY = 128
OWNER_ENTERS, OWNER_READS = 0o700, 0o600  # a database has the secrets of all games
BUNDLE = Path(__file__).parent / "static"


def default_folder() -> Path:
    """Return the folder of the tables when the command line names none."""
    return platformdirs.user_data_path("exlibris", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of a server; limits of requests and new tables are per address."""

    database: str
    """SQLAlchemy URL with an asynchronous driver. Other processes may use a PostgreSQL database, too."""
    redis: str | None = None
    """URL of the Redis for messages between processes on a PostgreSQL database; by default that database sends them."""
    smtp: str | None = None
    """URL of the mail server for links to new passwords; without one there are none."""
    static: Path = BUNDLE
    """The folder of the built client."""
    public_url: str | None = None
    """Where others reach this server, when it is not where the asking browser does."""
    domains: tuple[str, ...] = ()
    """Names by which browsers may reach this server, besides localhost, the machine's own name and any IP address."""
    requests_per_second: int = 100
    refused_seconds: float = 0.5
    """Delay of refusals with status 429."""
    new_tables_per_minute: int = 60
    programs_per_day: int = 100
    """New program tokens for one network."""
    hints_per_minute: int = 40
    """What a seat may ask the coach: hints, and what a placement would lead to."""
    webhooks_per_minute: int = 20
    pushes_per_minute: int = 60
    """Requests of browsers that subscribe to messages; each page of a table makes two."""
    sign_ins_per_minute: int = 10
    """Attempts to sign in, and everything else that a password or a return link is sent for."""
    chat_per_minute: int = 40
    """Lines of chat that are written, removed or reported."""
    sockets_of_network: int = 128
    """WebSockets, one for each page of a table, that one network has open at each process."""
    spectators: int = 100
    """WebSockets of people who only watch, at one table and each process."""
    table_memory: int = TABLE_MEMORY
    """Megabytes for tables that stay in memory; others are read from the database on demand."""
    bot_tables: int = 8
    """Tables at which computers play among themselves, at a time."""
    tables_of_browser: int = 50
    """Tables that a browser, an account or a program has opened and that are not over, at a time; 0 is no limit."""
    tables_of_network: int = 400
    """The same for the tables that were opened from one network within a week."""
    listed_of_network: int = 10
    """Tables of one network that wait in the lobby at the same time."""
    bytes_of_network: int = 16_000_000
    """Bytes of tables, events and uploaded files stored for one network in an hour, at each process; 0 is no limit."""
    bytes_of_browser: int = 4_000_000
    """The same for one browser, account or program. A game takes 100,000 to 200,000 bytes."""
    days_awake: int = 30
    """Days after which the computer players of an idle table sleep until somebody looks at it."""
    keep_days: int = 0
    """Days after which idle tables are deleted; with 0 they are kept, but those where no game begins within a day."""
    metrics_for: tuple[str, ...] = LOOPBACK
    """Addresses and networks that may read the metrics, not through a proxy."""
    bots: tuple[str, ...] = ()
    """Bots that clients may seat besides the registered ones: paths, or names with options."""
    quick_workers: int = 1
    """Processes for what people wait for at each of their moves: previews, and the best flips. 0 as below."""
    request_workers: int = max(1, CPUS // 2)
    """Processes for what takes long: replays and hints. With 0 the server's own process does it."""
    request_seconds: float = 20.0
    """How long a request may keep such a process; it is killed then."""
    review_workers: int = 1
    """Processes that review finished games; 0 as above."""
    review_seconds: float = 300.0
    """How long a review may keep such a process; it is killed then. With the compiled engine it takes a few."""
    bot_workers: int = max(1, CPUS - 1)
    """Processes in which bots think; 0 as above."""
    bot_seconds: float = 30.0
    """How long a bot may think about a decision; its process is killed then, and it moves at random."""
    grace: float = 0.8
    """Seconds that a bot leaves a person to take back what the bot would else answer at once.

    At the client's normal pace nobody waits longer for it: the bot's move would not be shown sooner.
    """

    @classmethod
    def in_folder(cls, folder: Path) -> Self:
        """Return settings for one SQLite file in `folder`; what is missing is made for its owner only."""
        folder.mkdir(mode=OWNER_ENTERS, parents=True, exist_ok=True)
        # Quoted, so that no character of the folder's name is taken for another part of the address.
        return cls(database=URL.create("sqlite+aiosqlite", database=str(folder / TABLES)).render_as_string())
