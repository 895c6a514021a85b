"""By which door a click reaches the server, and that it does so once."""

import re

from playwright.sync_api import Page, Response, WebSocketRoute, expect

from browser.clicking import MOVED_ON, TARGETS, open_table

BOARD = "[data-asked='true']"


class Doors:
    """What a page sends over HTTP, and how the server answers; and a WebSocket that can be cut off.

    `cuts` connections are left to be cut as soon as an answer comes, which is lost; while the network `is_down`, none
    opens. While they are `mute`, nothing comes.
    """

    def __init__(self, page: Page) -> None:
        self.posts: list[Response] = []
        self.page = page
        self.by_socket = self.cuts = self.heard = self.connections = 0
        self.is_down = self.mute = False
        page.add_init_script("delete Navigator.prototype.serviceWorker")  # blocked, it would throw errors
        page.on("response", lambda answer: self.posts.append(answer) if answer.url.count("/actions") else None)
        page.route_web_socket(re.compile("/ws/tables/"), self._relay)

    def _relay(self, socket: WebSocketRoute) -> None:
        if self.is_down:
            socket.close()
            return
        self.connections += 1
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            if self.mute:
                return
            if '"ping"' in str(message):
                socket.send(message)
            elif '"answer"' not in str(message):
                self.heard += 1
                socket.send(message)
            elif self.cuts:
                self.cuts, self.is_down = self.cuts - 1, True
                server.close()
                socket.close()
            else:
                self.by_socket += 1
                socket.send(message)

        server.on_message(tell)

    def open(self) -> None:
        """Wait until a connection is open, over which the page is told at once who is here."""
        heard = self.heard
        while self.heard == heard:
            self.page.wait_for_timeout(20)

    def answered(self) -> list[int]:
        """Return the numbers with which requests over HTTP have been answered since the last time."""
        posts, self.posts = self.posts, []
        return [int(one.json()["number"]) for one in posts]


def asked(page: Page) -> int:
    """Return the table's number once the page is asked."""
    expect(page.locator(BOARD)).to_be_visible()
    return int(page.locator(BOARD).get_attribute("data-number") or 0)


def act(page: Page) -> int:
    """Click on what glows until the table has moved on; return the number before."""
    before = asked(page)
    page.locator(TARGETS).first.click()
    page.wait_for_function(MOVED_ON, arg=before)
    if page.locator(".chooser").count():
        page.locator(".chooser").locator(TARGETS).first.click()
        page.wait_for_function(f"number => !document.querySelector('.chooser') && ({MOVED_ON})(number)", arg=before)
    return before


def test_a_click_goes_over_the_socket_and_without_an_answer_over_http(page: Page) -> None:
    doors = Doors(page)
    open_table(page, "you", "random", seed="doors")
    doors.open()
    act(page)
    assert (doors.connections, doors.by_socket, doors.answered()) == (1, 1, [])
    doors.mute = True  # the connection has died, and nobody has noticed
    page.route(re.compile("/preview"), lambda _: None)  # which would be of a position that has passed
    before = act(page)
    assert doors.answered() == [before + 1], "acted once, however often it was sent"


def test_a_click_is_neither_lost_nor_doubled_when_the_connection_breaks(page: Page) -> None:
    doors = Doors(page)
    open_table(page, "you", "random", seed="doors")
    doors.open()
    doors.cuts = 1
    before = act(page)
    assert doors.answered() == [before + 1]
    page.reload()  # and no connection opens
    before = act(page)
    assert doors.answered() == [before + 1]
    doors.is_down = False
    doors.open()  # by itself
    act(page)
    assert (doors.by_socket, doors.answered()) == (1, [])
