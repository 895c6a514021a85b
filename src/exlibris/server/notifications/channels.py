"""The ways in which people are told that they have to decide: by a webhook, or by a message to their browsers."""

from collections.abc import Callable
from typing import Generic

from msgspec.json import encode

from exlibris.server.kit.links import Links
from exlibris.server.notifications.addressees import Addressees, To
from exlibris.server.notifications.delivery import Deliveries
from exlibris.server.notifications.hooks import Webhook
from exlibris.server.notifications.subscriptions import Subscription
from exlibris.table.fold.live import LiveTable
from exlibris.texts import listing, text


class Channel(Generic[To]):
    """A way to tell people: what the `message` about a table is to each addressee.

    Nothing of the game is told but the players' names.
    """

    def __init__(
        self, addressees: Addressees[To], deliveries: Deliveries[To], message: Callable[[LiveTable, To], str]
    ) -> None:
        self._addressees = addressees
        self._deliveries = deliveries
        self._message = message

    def reaches(self, session: str | None) -> bool:
        """Return whether a person has chosen to be told so."""
        return bool(self._addressees.of(session))

    def tell(self, session: str, live: LiveTable) -> None:
        """Tell a person that they have to decide at a table."""
        for to in self._addressees.of(session):
            self._deliveries.submit(to, self._message(live, to))


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
