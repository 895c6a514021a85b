"""The ways in which people are told that they have to decide: by a webhook, or by a message to their browsers."""

from typing import Protocol

from msgspec.json import encode

from exlibris.server.kit.links import Links
from exlibris.server.notifications.delivery import Deliveries
from exlibris.server.notifications.hooks import Webhook, Webhooks
from exlibris.server.notifications.subscriptions import Subscription, Subscriptions
from exlibris.table.fold.live import LiveTable
from exlibris.texts import listing, text


class Channel(Protocol):
    """A way to tell people."""

    def reaches(self, session: str | None) -> bool:
        """Tell whether a person has chosen to be told so."""

    def tell(self, session: str, live: LiveTable) -> None:
        """Tell a person that they have to decide at a table. Nothing of the game is told but the players' names."""


class HookChannel:
    """Webhooks: a sentence with a link."""

    def __init__(self, hooks: Webhooks, deliveries: Deliveries[Webhook]) -> None:
        self._hooks = hooks
        self._deliveries = deliveries

    def reaches(self, session: str | None) -> bool:
        """Tell whether a browser has a webhook."""
        return self._hooks.of(session) is not None

    def tell(self, session: str, live: LiveTable) -> None:
        """Send the sentence."""
        if hook := self._hooks.of(session):
            self._deliveries.submit(hook, sentence(live, hook))


class PushChannel:
    """Messages to browsers: what their notice says, and the table that it is about."""

    def __init__(self, subscriptions: Subscriptions, deliveries: Deliveries[Subscription]) -> None:
        self._subscriptions = subscriptions
        self._deliveries = deliveries

    def reaches(self, session: str | None) -> bool:
        """Tell whether any browser of a person has subscribed."""
        return bool(self._subscriptions.of(session))

    def tell(self, session: str, live: LiveTable) -> None:
        """Send to each of the browsers."""
        for one in self._subscriptions.of(session):
            self._deliveries.submit(one, notice(live, one.language))


def sentence(live: LiveTable, hook: Webhook) -> str:
    """Return what a webhook gets. The names of those who want to sit down stay on the table's page."""
    url = Links(hook.base).to(live.opened.id)
    if live.status == "waiting":
        return text("notice-request", {"url": url}, hook.language)
    return text("notice-turn", {"names": players(live, hook.language), "url": url}, hook.language)


def notice(live: LiveTable, language: str) -> str:
    """Return what a browser gets, as JSON."""
    title = text("notice-request-title" if live.status == "waiting" else "notice-title", {}, language)
    return encode({"table": live.opened.id, "title": title, "body": players(live, language)}).decode()


def players(live: LiveTable, language: str) -> str:
    """Return the names of those who play."""
    return listing([one.name for one in live.occupants], language)
