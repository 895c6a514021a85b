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
OWNER_ENTERS, OWNER_READS = 0o700, 0o600  # the database holds the secrets of all games
BUNDLE = Path(__file__).parent / "static"


def default_folder() -> Path:
    """Return the default folder for tables."""
    return platformdirs.user_data_path("exlibris", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of a server. Limits of requests and new tables are per network."""

    database: str
    """SQLAlchemy URL with an asynchronous driver. Several processes can share a PostgreSQL database."""
    redis: str | None = None
    """URL of a Redis server for messages between processes on PostgreSQL; by default PostgreSQL carries them."""
    smtp: str | None = None
    """URL of the mail server; without one the server sends no email."""
    static: Path = BUNDLE
    """Folder of the built client."""
    public_url: str | None = None
    """URL of this server for others on the network, if it differs from the one in the reader's browser."""
    domains: tuple[str, ...] = ()
    """Host names accepted in requests, besides localhost, the machine's own name and any IP address."""
    requests_per_second: int = 100
    refused_seconds: float = 0.5
    """Delay of answers with status 429."""
    new_tables_per_minute: int = 60
    programs_per_day: int = 100
    """New program tokens per network."""
    hints_per_minute: int = 40
    """Requests to the coach per seat: hints, and previews of a placement."""
    webhooks_per_minute: int = 20
    pushes_per_minute: int = 60
    """Requests to subscribe to push messages; each page of a table makes two."""
    sign_ins_per_minute: int = 10
    """Requests that carry a password or a return link, such as attempts to sign in."""
    chat_per_minute: int = 40
    """Chat lines written, removed or reported."""
    sockets_of_network: int = 128
    """WebSockets open from one network, one for each table page, in each process."""
    spectators: int = 100
    """WebSockets of spectators at one table, in each process."""
    table_memory: int = TABLE_MEMORY
    """Megabytes for tables in memory; other tables are read from the database when needed."""
    bot_tables: int = 8
    """Tables at which only computers play, at a time."""
    tables_of_browser: int = 50
    """Unfinished tables opened by one browser, account or program, at a time; 0 means no limit."""
    tables_of_network: int = 400
    """Unfinished tables opened from one network within a week, at a time; 0 means no limit."""
    listed_of_network: int = 10
    """Tables of one network listed in the lobby, at a time."""
    bytes_of_network: int = 16_000_000
    """Bytes of tables, events and uploads stored for one network in an hour, in each process; 0 means no limit."""
    bytes_of_browser: int = 4_000_000
    """The same limit for one browser, account or program. A game takes 100,000 to 200,000 bytes."""
    days_awake: int = 30
    """Days after which the computer players of an idle table pause until it is opened."""
    keep_days: int = 0
    """Days after which idle tables are deleted. With 0, only tables whose game doesn't start within a day are."""
    metrics_for: tuple[str, ...] = LOOPBACK
    """Addresses and networks that may read the metrics without a proxy."""
    bots: tuple[str, ...] = ()
    """Bots that clients may seat in addition to the registered ones: paths, or names with options."""
    quick_workers: int = 1
    """Processes for answers that people wait for at every move: previews and best flips. 0 as for `request_workers`."""
    request_workers: int = max(1, CPUS // 2)
    """Processes for slow requests: replays and hints. With 0, the server's own process does this work."""
    request_seconds: float = 20.0
    """Longest time a request may take in such a process, which is then killed."""
    review_workers: int = 1
    """Processes that review finished games; 0 as for `request_workers`."""
    review_seconds: float = 300.0
    """Longest time a review may take in such a process, which is then killed. The compiled engine takes seconds."""
    bot_workers: int = max(1, CPUS - 1)
    """Processes in which bots think; 0 as for `request_workers`."""
    bot_seconds: float = 30.0
    """Longest time a bot may take for a decision. Its process is then killed, and it moves at random."""
    grace: float = 1.5
    """Seconds before a bot answers a person, whose screen meanwhile offers to take the move back."""

    @classmethod
    def in_folder(cls, folder: Path) -> Self:
        """Return settings for a SQLite file in `folder`. Creates a missing folder, for its owner only."""
        folder.mkdir(mode=OWNER_ENTERS, parents=True, exist_ok=True)
        # Quoted, so that special characters in the folder's name aren't taken for parts of the URL.
        return cls(database=URL.create("sqlite+aiosqlite", database=str(folder / TABLES)).render_as_string())
