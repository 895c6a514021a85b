"""Malformed requests get a refusal with a code, and no traceback in the log."""

import logging
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from support.accounts import code_of

DEEP = b"[" * 20_000 + b"]" * 20_000
NOT_TEXT = b'{"seats": [{"name": "\xff\xfe"}]}'


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> object:
    """Fail if the server logs a crash."""
    yield None
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("body", [DEEP, NOT_TEXT])
@pytest.mark.parametrize("path", ["/api/tables", "/api/score", "/api/replay", "/api/lessons/first_shelf"])
def test_a_body_that_is_no_json(client: TestClient[Litestar], path: str, body: bytes) -> None:
    answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in {400, 404}, answer.text
    assert answer.json()["code"] != "internal"


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "http://[::1", "\\"])
def test_an_origin_that_is_no_address_is_foreign(client: TestClient[Litestar], origin: str) -> None:
    answer = client.post("/api/tables", json={"seats": [{}, {}]}, headers={"Origin": origin})
    assert code_of(answer) == (403, "foreign-origin")


@pytest.mark.parametrize(
    "path", ["x" * 300, "assets/" + "x" * 300, "x" * 300 + "/y", "%00", "assets/%00", quote("a\nERROR forged")]
)
def test_a_path_that_no_file_can_have(client: TestClient[Litestar], path: str) -> None:
    assert client.get(f"/{path}").status_code in {200, 404}


def test_answers_of_the_api_are_neither_kept_nor_guessed_at(client: TestClient[Litestar]) -> None:
    for path, kept in (("tables", "no-store"), ("tables/none", "no-store"), ("catalog", "max-age=3600, public")):
        headers = client.get(f"/api/{path}").headers
        assert (headers["cache-control"], headers["x-content-type-options"]) == (kept, "nosniff")


@pytest.mark.parametrize("name", ["a\0b", "a\nb", "\u202egnorts", "a\u2028b", "\x7f", "\u2066x"])
def test_names_have_no_signs_that_change_the_lines_around_them(client: TestClient[Litestar], name: str) -> None:
    table = client.post("/api/tables", json={"seats": [{"name": "Zoë 李 \U0001f9dd"}, {"player": "open"}]}).json()["id"]
    for path, body in (("tables", {"seats": [{"name": name}, {}]}), (f"tables/{table}/seats/1", {"name": name})):
        answer = client.post(f"/api/{path}", json=body)
        assert code_of(answer) == (400, "bad-request")
        assert "name" in answer.json()["detail"]


@pytest.mark.parametrize("path", ["health/ready", "ready/now", "metrics/all"])
def test_what_programs_ask_for_is_not_the_page(client: TestClient[Litestar], path: str) -> None:
    assert code_of(client.get(f"/{path}")) == (404, "not-found")


ROUTES = ["/", "/assets/{}", "/api/openapi/openapi.json", "/api/tables", "/api/tables/{}", "/api/tables/{}/seats/{}"]
ROUTES += ["/api/puzzles/{}", "/api/lessons/{}/preview", "/api/players/named?name={}", "/api/catalog?deck={}", "/{}/{}"]
HEADERS = ["Host", "Cookie", "Origin", "Authorization", "Accept-Encoding", "Content-Type", "If-None-Match", "Range"]
HEADERS += ["If-Modified-Since", "X-Forwarded-For", "X-Forwarded-Proto", "X-Request-ID", "Accept-Language"]
SIGNS = st.characters(min_codepoint=0x20, max_codepoint=0xFF, exclude_characters="\x7f")


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    route=st.sampled_from(ROUTES),
    method=st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]),
    words=st.lists(st.text(max_size=12).filter(lambda word: word not in {".", ".."}), min_size=2, max_size=2),
    headers=st.dictionaries(st.sampled_from(HEADERS), st.text(SIGNS, max_size=20) | st.just("127.0.0.1:99999")),
)
def test_no_path_and_no_header_is_a_mistake_of_the_server(
    client: TestClient[Litestar], route: str, method: str, words: list[str], headers: dict[str, str]
) -> None:
    path = route.format(*(quote(word.encode(errors="surrogatepass"), safe="") for word in words))
    sent = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    assert client.request(method, path, headers=sent).status_code < 500
