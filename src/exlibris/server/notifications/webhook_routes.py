"""Choosing where one is told that it is one's turn."""

from litestar import Controller, Response, delete, get, put
from litestar.params import JSONBody

from exlibris.server.kit.dependencies import TheCaller, TheLanguage, TheLinks, TheStore
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.notifications import hooks
from exlibris.server.notifications.addresses import checked_url
from exlibris.server.notifications.delivery import TheDeliveries
from exlibris.server.notifications.webhook_messages import Webhook, WebhookInfo
from exlibris.texts import text


class WebhookController(Controller):
    """The one webhook of this browser. It gets JSON as Discord takes it: {"content": "..."}."""

    path = "/webhook"

    @get("/", responses=REFUSALS, sync_to_thread=False)
    def read_webhook(self, caller: TheCaller, store: TheStore) -> WebhookInfo:
        """Return this browser's webhook."""
        hooks_of = store.webhooks.of(caller.session)
        return WebhookInfo(url=hooks_of[0].url if hooks_of else None)

    @put("/", responses=REFUSALS)
    async def choose_webhook(
        self,
        *,
        data: JSONBody[Webhook],
        caller: TheCaller,
        store: TheStore,
        deliveries: TheDeliveries,
        links: TheLinks,
        spoken: TheLanguage,
    ) -> Response[WebhookInfo]:
        """Send a first message to an address, and from now on one whenever this browser's person has to decide.

        They are told after a few seconds, unless they have the table open. An address that says that it is gone is
        forgotten; one that fails is tried again for some minutes.
        """
        url = str(checked_url(data.url.strip()))
        hook = hooks.Webhook(caller.session, url, spoken, links.base)
        await store.webhooks.put(hook)
        deliveries.submit(hook, text("notice-hello", {}, spoken))
        return Response(WebhookInfo(url=url), cookies=caller.cookies())

    @delete("/", responses=REFUSALS)
    async def forget_webhook(self, caller: TheCaller, store: TheStore) -> None:
        """Forget this browser's webhook."""
        await store.webhooks.forget(caller.session)
