"""Settings that go with an account from browser to browser."""

from litestar import Controller, get, put
from litestar.params import JSONBody
from msgspec import to_builtins

from exlibris.server.accounts.service import TheAccounts
from exlibris.server.accounts.settings import KeptSettings, ReaderSettings
from exlibris.server.kit.dependencies import TheCaller, TheStore
from exlibris.server.kit.errors import REFUSALS


class SettingsController(Controller):
    """How the person of an account likes the table."""

    path = "/account/settings"

    @get("/", responses=REFUSALS)
    async def read_settings(self, caller: TheCaller, accounts: TheAccounts) -> KeptSettings:
        """Return the settings that this account has."""
        return KeptSettings(settings=(await accounts.account_of(caller)).settings)

    @put("/", responses=REFUSALS)
    async def keep_settings(
        self, data: JSONBody[ReaderSettings], caller: TheCaller, accounts: TheAccounts, store: TheStore
    ) -> None:
        """Keep these settings with this account, instead of those it had."""
        account = await accounts.account_of(caller)
        await store.accounts.change(account.session, settings=to_builtins(data))
