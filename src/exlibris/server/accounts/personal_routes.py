"""All that is kept about a person: to take home, and to delete."""

from litestar import Controller, Response, delete, get
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.server.accounts.personal_messages import Farewell, PersonalData
from exlibris.server.accounts.routes import AnyRequest, counters
from exlibris.server.accounts.service import TheAccounts, check_person
from exlibris.server.kit.caller import browser_cookie
from exlibris.server.kit.dependencies import TheCaller, TheStore
from exlibris.server.kit.errors import REFUSALS


class PersonalController(Controller):
    """What a person may ask of whoever keeps data about them; limited like signing in."""

    path = "/account"

    @get("/export", responses=REFUSALS)
    async def export_data(self, caller: TheCaller, store: TheStore) -> Response[PersonalData]:
        """Return all that is kept about this browser's person, as a file."""
        check_person(caller)
        name = {"Content-Disposition": 'attachment; filename="exlibris-data.json"'}
        return Response(await store.personal.of(caller.session), headers=name)

    @delete("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def delete_account(
        self, request: AnyRequest, data: JSONBody[Farewell], caller: TheCaller, accounts: TheAccounts
    ) -> Response[None]:
        """Delete all that is kept about this browser's person; the browser is a new guest then.

        Their finished games stay for the others, under neutral names; in others a computer plays on at their seats,
        and games that nobody else plays are deleted. What they have said in chats is removed.
        """
        await accounts.forget(data, caller, counters(request))
        return Response(None, cookies=[browser_cookie("", caller.secure)])
