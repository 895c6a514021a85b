"""The chat of a table over HTTP."""

import logging
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from exlibris.server.base.logs import table_hash
from exlibris.server.base.metrics import CHAT_REPORTS
from exlibris.server.chat.lines import ChatRow, TheChat
from exlibris.server.chat.messages import ChatLine, ChatReader, NewLine, chat_line
from exlibris.server.chat.reports import Reports
from exlibris.server.kit.bans import TheBans
from exlibris.server.kit.dependencies import TheCaller, TheStore, TheTable
from exlibris.server.kit.errors import REFUSALS
from exlibris.table.commands import check_player, has_chat
from exlibris.table.errors import TableError
from exlibris.table.live import LiveTable
from exlibris.table.names import check_line, is_program

MOST = 2**31 - 1  # what a column of the database holds
LineNumber = Annotated[int, PathParameter(ge=1, le=MOST)]
LastRead = Annotated[int, QueryParameter(ge=0, le=MOST)]
logger = logging.getLogger(__name__)


def check_person(session: str) -> None:
    """Raise TableError for a program."""
    if is_program(session):
        raise TableError("programs-do-not-chat", "Programs play; they neither read nor write in the chat.")


def check_may_write(live: LiveTable, new: NewLine, session: str) -> None:
    """Raise TableError unless a person writes from their own seat, and somebody else is there to read it."""
    check_person(session)
    check_player(live, new.seat, session)
    if not has_chat(live):
        raise TableError("nobody-to-chat-with", "Nobody else is at this table.")
    if (new.phrase is None) == (not new.text.strip()):
        raise TableError("bad-request", "A line has either a text or a phrase.")
    check_line(new.text)


def existing(line: ChatRow | None) -> ChatRow:
    """Return the line. Raises TableError if it does not exist, or has been removed."""
    if line is None or not (line.text or line.phrase):
        raise TableError("line-not-found", "There is no such line.")
    return line


def check_may_remove(live: LiveTable, line: ChatRow, session: str) -> None:
    """Raise TableError unless the line is the browser's own, or it hosts the table."""
    if session not in (line.session, live.opened.maker_session):
        raise TableError("not-yours", "You can remove your own lines; the host can remove all.")


class ChatReadingController(Controller):
    """Reading what is said at a table, for everybody who has its link; once the lobby lists its replay, its people."""

    path = "/tables/{table_id:str}/chat"

    @get("/", responses=REFUSALS)
    async def read_chat(
        self, *, live: TheTable, caller: TheCaller, chat: TheChat, after: LastRead = 0
    ) -> list[ChatLine]:
        """Return the lines with higher numbers than `after`; those that were removed say nothing."""
        check_person(caller.session)
        return await ChatReader(chat, caller.session, after).news(live)


class ChatController(Controller):
    """Writing at a table, for the people who sit there; limited more strictly."""

    path = "/tables/{table_id:str}/chat"

    @post("/", responses=REFUSALS)
    async def write_line(
        self, *, live: TheTable, caller: TheCaller, chat: TheChat, bans: TheBans, data: JSONBody[NewLine]
    ) -> ChatLine:
        """Write a line from one of this browser's seats."""
        check_may_write(live, data, caller.session)
        await bans.check("mute", caller.session)
        line = await chat.add(
            live.opened.id,
            caller.session,
            data.seat,
            live.occupants[data.seat].name,
            text=data.text.strip() or None,
            phrase=data.phrase,
        )
        return chat_line(live, line, caller.session)

    @delete("/{number:int}", responses=REFUSALS)
    async def remove_line(self, *, live: TheTable, caller: TheCaller, chat: TheChat, number: LineNumber) -> None:
        """Remove a line for everybody: the browser's own or, for the host, any line."""
        line = existing(await chat.numbered(live.opened.id, number))
        check_may_remove(live, line, caller.session)
        await chat.remove(live.opened.id, line)

    @post("/{number:int}/report", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
    async def report_line(
        self, *, live: TheTable, caller: TheCaller, chat: TheChat, store: TheStore, number: LineNumber
    ) -> None:
        """Report a line to the operator: in a list, a metric, and by a warning in the log without its words."""
        check_person(caller.session)
        existing(await chat.numbered(live.opened.id, number))
        await Reports(store.database).add(live.opened.id, number)
        CHAT_REPORTS.inc()
        logger.warning("chat line %d at table %s was reported", number, table_hash(live.opened.id))
