"""The client's files: the page for every deep link, assets for ever, never anything else."""

import gzip
import hashlib
from base64 import b64encode
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from exlibris.server.app import create_app
from exlibris.server.http import pages
from exlibris.server.settings import Settings
from support.browsing import HOST, Browser, visited


@pytest.mark.parametrize("path", ["/", "/table/abc_D-12", "/some/where/deep", "/players/Rita%20Jr."])
def test_the_page_answers_every_deep_link(rita: Browser, path: str) -> None:
    page = rita.get(path)
    assert page.status_code == 200
    assert "<title>the client</title>" in page.text
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_the_policy_of_the_page_lets_its_own_script_run_and_no_other(settings: Settings, tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    with visited(replace(settings, static=tmp_path)) as rita:
        for script in (b"begin()", b"begin(again)"):
            page.write_bytes(b'<script>%s</script><script type="module" src="/a.js"></script>' % script)
            policy = rita.get("/").headers["content-security-policy"]
            known = b64encode(hashlib.sha256(script).digest()).decode()
            assert f"script-src 'self' 'sha256-{known}';" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe-eval" not in policy


LOADS = {
    "/": "'self'",
    "/assets/index-abc123.js": "'self'",
    "/assets/gone.js": "'self'",
    "/api/tables": "'none'",
    "/api/nothing": "'none'",
}


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_every_answer_is_protected_in_browsers(shared_settings: Settings, scheme: str) -> None:
    with TestClient(create_app(shared_settings), base_url=f"{scheme}://{HOST}") as client:
        answers = {path: client.get(path).headers for path in LOADS}
    for path, headers in answers.items():
        assert headers["content-security-policy"].startswith(f"default-src {LOADS[path]}"), path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers.get("strict-transport-security") == {"https": "max-age=31536000"}.get(scheme)


def test_refusals_to_foreign_hosts_are_protected(rita: Browser) -> None:
    answer = rita.get("/", Host="elsewhere.example")
    assert (answer.status_code, answer.headers["x-content-type-options"]) == (421, "nosniff")


def test_assets_with_a_hash_in_their_name_may_be_kept_for_ever(rita: Browser) -> None:
    asset = rita.get("/assets/index-abc123.js", **{"Accept-Encoding": "gzip"})
    assert asset.status_code == 200
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.text.startswith("start();")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/favicon.png",
        "/api/nothing",
        "/ws/nothing",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
    ],
)
def test_what_is_not_there_is_not_found(shared_settings: Settings, rita: Browser, path: str) -> None:
    (shared_settings.static.parent / "secret.txt").write_text("secret", encoding="utf-8")
    answer = rita.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_without_a_bundle_the_page_says_how_to_build_it(settings: Settings, tmp_path: Path) -> None:
    missing = replace(settings, static=tmp_path / "nowhere")
    with visited(missing) as rita:
        page = rita.get("/table/abc")
    assert page.status_code == 503
    assert "make ready" in page.text


def test_what_never_changes_is_compressed_once(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    pages.packed_file.cache_clear()
    pages.description.cache_clear()
    packed, compress = list[bytes](), gzip.compress

    def counted(data: bytes, mtime: int) -> bytes:
        packed.append(data)
        return compress(data, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", counted)
    paths = ["/assets/index-abc123.js", "/api/openapi/openapi.json"]
    first = [rita.get(path, **{"Accept-Encoding": "gzip"}) for path in paths]
    again = [rita.get(path, **{"Accept-Encoding": "gzip"}) for path in paths]
    assert len(packed) == len(paths)
    assert [answer.content for answer in first] == [answer.content for answer in again]
    for path, answer in zip(paths, first, strict=True):
        plain = rita.get(path, **{"Accept-Encoding": "identity"})
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content
