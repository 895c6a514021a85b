"""The link to a table as a QR code."""

import segno

from exlibris.server.http.pages import qr_code
from support.browsing import Browser


def test_a_table_has_its_link_as_a_picture(rita: Browser) -> None:
    table = rita.client.post("/api/tables", json={"seats": [{"name": "Rita"}, {"player": "open"}]}).json()["id"]
    link = rita.client.get(f"/api/tables/{table}").json()["table"]["share_url"]
    answer = rita.client.get(f"/api/tables/{table}/invitation")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.content == qr_code(link)
    assert rita.client.get("/api/tables/nowhere/invitation").status_code == 404


def test_the_picture_is_that_of_the_link_and_dark_on_light() -> None:
    link = "http://192.168.1.7:8000/table/abc"
    drawing = qr_code(link).decode()
    wide = segno.make(link, error="m").symbol_size(scale=6)[0]
    assert f'width="{wide}"' in drawing
    assert 'fill="#fff"' in drawing
    assert 'stroke="#000"' in drawing
    assert qr_code(link) != qr_code(f"{link}d")
