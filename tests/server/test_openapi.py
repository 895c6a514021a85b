"""The API is as its OpenAPI document says: requests made of the document get answers that it names, and no 5xx."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from exlibris.server.notifications.channels import Channel
from support.browsing import Browser

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
# Without parameters and bodies, with an id that may be any text, or with a file that no schema describes.
NOTHING_TO_GET_WRONG = {
    "GET /api/account",
    "GET /api/account/settings",
    "GET /api/account/sign-ins",
    "DELETE /api/account/sign-ins",
    "DELETE /api/account/sign-ins/{sign_in_id}",
    "POST /api/account/sign-out",
    "POST /api/account/return-link",
    "POST /api/account/second-factor/secret",
    "DELETE /api/account/return-link",
    "POST /api/evenings/{evening_id}/call",
    "GET /api/lessons",
    "GET /api/lobby/finished",
    "GET /api/push/key",
    "GET /api/programs/own",
    "GET /api/queue",
    "POST /api/files",
    "GET /api/tables",
    "GET /api/tables/{table_id}/deal",
    "GET /api/tables/{table_id}/invitation",
    "GET /api/tables/{table_id}/record",
    "GET /api/webhook",
    "DELETE /api/webhook",
    "POST /api/programs",
    "DELETE /api/programs/own",
}
# The same requests in each run, and what fails is shown as it was made.
SAME_EACH_TIME = settings(
    max_examples=1,  # for each operation, and each mode
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Visitor:
    """A browser with tables that its requests are about: one waits, one is played at, one is over."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.browser = Browser(client)
        self.tables: list[str] = []

    def open_tables(self) -> None:
        """Open new tables, for requests may have deleted those before."""
        played = [self.browser.open("human", "human", seed=seed) for seed in "12"]
        self.tables = [self.browser.open("human", "open"), *played]
        self.browser.post(f"/api/tables/{self.tables[-1]}/end", None)

    def send(self, case: Case[Any], table: str | None) -> Any:
        """Send the request, to that table if it is about one, and return the answer."""
        if table and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        sent = case.as_transport_kwargs(base_url=str(self.client.base_url))
        if isinstance(sent.get("data"), str | bytes):
            sent["content"] = sent.pop("data")
        self.client.cookies.clear()
        headers = {**sent.pop("headers"), "Cookie": self.browser.cookie}
        sent.pop("cookies", None)
        return self.client.request(**sent, headers=headers)


@pytest.fixture
def visitor(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """Return a visitor of a server that sends nothing to webhooks."""
    monkeypatch.setattr(Channel, "submit", lambda *_: None)
    return Visitor(client)


def ask(visitor: Visitor, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> None:
    """Send requests that fit the operation's description, or that do not, and check the answers."""

    @SAME_EACH_TIME
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from([*visitor.tables, None]))
    def answers_as_described(case: Case[Any], table: str | None) -> None:
        case.validate_response(visitor.send(case, table), checks=CHECKS)

    answers_as_described()


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_each_operation_answers_as_described(visitor: Visitor, mode: GenerationMode, subtests: pytest.Subtests) -> None:
    schema = schemathesis.openapi.from_dict(visitor.client.get("/api/openapi/openapi.json").json())
    is_changed = True
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode is GenerationMode.POSITIVE or operation.label not in NOTHING_TO_GET_WRONG:
            if is_changed:
                visitor.open_tables()
            is_changed = operation.method.upper() != "GET" and "{table_id}" in operation.path
            with subtests.test(operation.label):
                ask(visitor, operation, mode)
