"""How many WebSockets a process keeps open for one network, and for spectators of one table."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

from litestar.di import NamedDependency

from exlibris.table.errors import TableError


class Sockets:
    """Counts WebSockets by network, and those of spectators by table."""

    def __init__(self, of_network: int, of_spectators: int) -> None:
        self._of_network = of_network
        self._of_spectators = of_spectators
        self._counts: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def place(self, network: str, watched: str | None) -> Iterator[None]:
        """Count a WebSocket of a network within the block, and as a spectator's if it names a table.

        Raises TableError if it is one too many.
        """
        keys = [("network", network)]
        if self._counts[keys[0]] >= self._of_network:
            raise TableError("too-many-pages", "Too many pages of tables are open in your network; close some.")
        if watched is not None:
            keys.append(("table", watched))
            if self._counts[keys[1]] >= self._of_spectators:
                raise TableError("too-many-spectators", "Too many people watch this table just now.")
        self._counts.update(keys)
        try:
            yield
        finally:
            self._counts.subtract(keys)
            self._counts = +self._counts


TheSockets: TypeAlias = NamedDependency[Sockets]
