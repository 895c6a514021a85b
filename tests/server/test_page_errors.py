"""Errors of the page in a browser, as the server's log tells them."""

import logging

import pytest

from exlibris.server.monitoring import PER_MINUTE
from support.browsing import Browser

ERROR = {"error": "TypeError: no card 999", "page": "/table", "calls": ["first-A.js:1:200", "first-A.js:1:9"]}


def test_an_error_reaches_the_log_in_one_line(rita: Browser, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "exlibris"):
        answer = rita.client.post("/api/errors", json={**ERROR, "error": "TypeError:\nINFO all is well"})
    assert answer.status_code == 204
    (line,) = [record.getMessage() for record in caplog.records if record.name.endswith("monitoring")]
    assert line == (
        r"error in a browser: 'TypeError:\nINFO all is well' on '/table' at 'first-A.js:1:200 < first-A.js:1:9'"
    )


@pytest.mark.parametrize(
    "wrong",
    [{"error": "x" * 301}, {"page": "/" * 41}, {"calls": ["x"] * 9}, {"calls": ["x" * 121]}, {"cookie": "secret"}],
)
def test_what_is_too_long_or_something_else_is_refused(rita: Browser, wrong: dict[str, object]) -> None:
    assert rita.client.post("/api/errors", json={**ERROR, **wrong}).status_code == 400


def test_a_network_tells_few_errors(rita: Browser) -> None:
    told = [rita.client.post("/api/errors", json=ERROR).status_code for _ in range(PER_MINUTE + 1)]
    assert set(told) <= {204, 429}
    assert told[-1] == 429
