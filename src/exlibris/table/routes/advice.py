"""Hints, previews and best flips, worked out from the seat's own view; nothing at the table changes."""

from typing import Final

from exlibris.table.commands.acting import Act
from exlibris.table.commands.checks import check_legal
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.hints import Estimate, EstimateRequest, Hint, HintRequest, estimate_of, hint_of
from exlibris.table.present.onlooker import Onlooker
from exlibris.table.present.preview import Foretold, preview_of
from exlibris.table.present.worth import BestFlips, best_flips_of
from exlibris.table.routes.route import SEAT, TABLE, Think, get, post


async def preview(*, data: Act, live: LiveTable, onlooker: Onlooker, think_quickly: Think) -> Foretold:
    """Return what the seat would see after the action, as far as it could know."""
    return Foretold(preview=await think_quickly(preview_of, *onlooker.tries(live, data)))


async def read_best_flips(*, seat: int, live: LiveTable, onlooker: Onlooker, think_quickly: Think) -> BestFlips:
    """Return what one of this browser's seats would best turn face down, by what it sees itself."""
    return await think_quickly(best_flips_of, onlooker.flips(live, seat))


async def give_hint(*, seat: int, data: HintRequest, live: LiveTable, onlooker: Onlooker, think: Think) -> Hint:
    """Return what the seat had best do, and why."""
    return await think(hint_of, *onlooker.asks(live, seat, data.number))


async def give_estimate(
    *, seat: int, data: EstimateRequest, live: LiveTable, onlooker: Onlooker, think: Think
) -> Estimate:
    """Return the points that an action of the seat leads to by the end of the round, by line of the form."""
    view, _, luck, _ = onlooker.asks(live, seat, data.number)
    check_legal(live.playing(), seat, data.action)
    return await think(estimate_of, view, data.action, luck)


ADVICE: Final = (post(f"{TABLE}/preview", preview), get(f"{TABLE}/best-flips", read_best_flips))
HINTS: Final = (post(f"{SEAT}/hint", give_hint), post(f"{SEAT}/estimate", give_estimate))
