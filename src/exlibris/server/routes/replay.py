"""Looking back at a table's game, or at any game by its record."""

import hashlib
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK

from exlibris.engine import RecordError, read_game_file
from exlibris.server.dependencies import TableId, TheBrowser, TheFilms, TheLanguage, TheLinks, TheTables
from exlibris.server.errors import REFUSALS, TableError
from exlibris.server.films import MOST_ACTIONS, Film, Films
from exlibris.server.live import LiveTable
from exlibris.server.messages import Frame, Replay, SeatInfo, Table
from exlibris.server.present.replay import Eyes, Screening, frames_of, replay_of
from exlibris.server.present.snapshot import table_of
from exlibris.server.tables import seat_of

MOST_FRAMES = 32  # at once
OPEN = Eyes(is_open=True)
NOBODYS = Eyes()

FirstFrame = Annotated[int, QueryParameter(ge=0)]
FrameCount = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)]
AnyRequest = Request[Any, Any, Any]


@get("/tables/{table_id:str}/replay", responses=REFUSALS)
async def read_replay(
    *,
    table_id: TableId,
    browser: TheBrowser,
    tables: TheTables,
    films: TheFilms,
    links: TheLinks,
    spoken: TheLanguage,
    eyes: FromQuery[str | None] = None,
) -> Replay:
    """The moments of the table's game: without `eyes` from the first of this browser's seats."""
    live = await tables.load(table_id)
    shown = screening(live, browser.holder, films, eyes, spoken)
    return replay_of(shown, table_of(live, browser.holder, links.to(table_id)), allowed_at(live, browser.holder))


@get("/tables/{table_id:str}/replay/frames", responses=REFUSALS)
async def read_frames(
    *,
    table_id: TableId,
    browser: TheBrowser,
    tables: TheTables,
    films: TheFilms,
    spoken: TheLanguage,
    first: FirstFrame,
    count: FrameCount = 1,
    eyes: FromQuery[str | None] = None,
) -> list[Frame]:
    """The table at so many moments, from the first on."""
    live = await tables.load(table_id)
    return some_frames(screening(live, browser.holder, films, eyes, spoken), first, count)


@post("/replay", status_code=HTTP_200_OK, responses=REFUSALS)
async def read_record(
    *, request: AnyRequest, films: TheFilms, spoken: TheLanguage, eyes: FromQuery[str | None] = None
) -> Replay:
    """The moments of the game whose record is sent; nothing of it is kept."""
    film = recorded(await request.body(), films)
    return replay_of(screened(film, eyes, spoken), table_for(film), [*all_seats(film), NOBODYS, OPEN])


@post("/replay/frames", status_code=HTTP_200_OK, responses=REFUSALS)
async def read_record_frames(
    *,
    request: AnyRequest,
    films: TheFilms,
    spoken: TheLanguage,
    first: FirstFrame,
    count: FrameCount = 1,
    eyes: FromQuery[str | None] = None,
) -> list[Frame]:
    """The table at so many moments of the game whose record is sent."""
    return some_frames(screened(recorded(await request.body(), films), eyes, spoken), first, count)


def screening(live: LiveTable, holder: str, films: Films, eyes: str | None, language: str) -> Screening:
    """The table's game for these eyes, else TableError."""
    if live.state is None:
        raise TableError(409, "not-begun", "The game begins when all seats are taken.")
    film = films.of(live.opened.id, live.record())
    allowed = allowed_at(live, holder)
    looking = allowed[0] if eyes is None else eyes_from(eyes, len(live.sittings))
    if looking not in allowed:
        raise TableError(403, "replay-not-open", "As long as the game lasts, everybody looks back with their own eyes.")
    return Screening(film, looking, tuple(one.name for one in live.sittings), language)


def allowed_at(live: LiveTable, holder: str) -> list[Eyes]:
    """Through whose eyes the browser may look: its own seats' and a spectator's, at the end through all."""
    own = [Eyes(seat) for seat in live.seats_of(holder)]
    if live.status != "over":
        return [*own, NOBODYS] if len(own) == 1 else [NOBODYS, *own]
    others = [Eyes(seat) for seat in range(len(live.sittings)) if Eyes(seat) not in own]
    return [*own, *others, NOBODYS, OPEN]


def eyes_from(text: str, seats: int) -> Eyes:
    """The eyes that are meant, else TableError."""
    if text == "all":
        return OPEN
    if text == "none":
        return NOBODYS
    numbers = [str(seat) for seat in range(seats)]
    if text not in numbers:
        raise TableError(400, "unknown-eyes", f'eyes: expected a seat from 0 to {seats - 1}, "none" or "all".')
    return Eyes(numbers.index(text))


def some_frames(shown: Screening, first: int, most: int) -> list[Frame]:
    """The frames, else TableError when there is not one."""
    frames = list(frames_of(shown, first, most))
    if not frames:
        raise TableError(404, "moment-not-found", f"first: the game has no moment {first}.")
    return frames


def recorded(sent: bytes, films: Films) -> Film:
    """The game of a record, else TableError."""
    try:
        record = read_game_file(sent.decode()).record
        if len(record.actions) > MOST_ACTIONS:
            raise RecordError(f"actions: at most {MOST_ACTIONS} are shown, found {len(record.actions)}")
        return films.of(hashlib.sha256(sent).hexdigest(), record)
    except UnicodeDecodeError as error:
        raise TableError(400, "bad-record", f"byte {error.start}: not text, so not a record") from error
    except RecordError as error:
        raise TableError(400, "bad-record", str(error)) from error


def all_seats(film: Film) -> list[Eyes]:
    """The eyes of all seats."""
    return [Eyes(seat) for seat in range(film.record.seats)]


def screened(film: Film, eyes: str | None, language: str) -> Screening:
    """The game of a record for these eyes: whoever has its seed may see all of it."""
    looking = OPEN if eyes is None else eyes_from(eyes, film.record.seats)
    return Screening(film, looking, names_for(film), language)


def names_for(film: Film) -> tuple[str, ...]:
    """What the seats are called: records know no names."""
    return tuple(seat_of("", "human", seat).name for seat in range(film.record.seats))


def table_for(film: Film) -> Table:
    """The table that the game could have been played at."""
    rules, seed = film.record.ruleset, film.record.seed
    return Table(
        id="",
        status="over" if film.is_over else "playing",
        preset=rules.preset,
        variants=[],
        solo=rules.is_solo,
        level=rules.solo_level if rules.is_solo else None,
        deck=rules.language,
        open_deal=True,
        seed_hash=hashlib.sha256(seed).hexdigest(),
        seed=seed.hex(),
        seats=[
            SeatInfo(seat=seat, name=name, player="human", yours=False, taken=True)
            for seat, name in enumerate(names_for(film))
        ],
        share_url="",
    )
