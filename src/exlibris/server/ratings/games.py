"""What of a finished table is rated, and the skills after it, by OpenSkill (Plackett-Luce)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, Literal, NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce

from exlibris.engine import result
from exlibris.table.live import LiveTable
from exlibris.table.names import is_account
from exlibris.table.options import HUMAN
from exlibris.table.people import Occupant

Pool = Literal["people", "computers"]
MODEL: Final = PlackettLuce()  # people get better and worse from game to game, so that nobody's skill is ever certain
LINES: Final = ("b1", "b2", "b3", "b4", "b5", "total")
RATED_ENDINGS: Final = (
    None,
    "resigned",
    "time",
)  # of games that ended early; who agrees, or is the host, loses nothing


class RatedSeat(Struct, frozen=True, kw_only=True):
    """A seat that is rated: an account by its session, or a computer player by its name.

    `lines` are those of the form by their names, None if the game ended before the inspection; `places` says how often
    an assistant was placed on each location.
    """

    seat: int
    session: str
    rank: int
    lines: dict[str, int] | None
    places: dict[int, int]


class RatedGame(Struct, frozen=True, kw_only=True):
    """A game that is rated; `family` has the ruleset's edition, `size` is the number of all seats."""

    table_id: str
    family: str
    pool: Pool
    listed: bool
    size: int
    seats: list[RatedSeat]


def rated_game(live: LiveTable) -> RatedGame | None:
    """Return what is rated of a finished table, None if nothing is.

    That is a game of two or more with an inspection, or whose last opponents have resigned; dealt by lot; nobody had
    two seats; no bot took the place of another; and an account and somebody else who is rated were in it. Guests and
    programs are left out.
    """
    seats = rated_seats(live)
    sessions = [occupant.session for occupant in live.occupants if occupant.session]
    is_rated = (
        live.is_finished
        and (live.people.ending.reason if live.people.ending else None) in RATED_ENDINGS
        and not live.is_open_deal
        and not live.people.has_substitutes
        and len(set(sessions)) == len(sessions)
        and any(is_account(seat.session) for seat in seats)
        and len({seat.session for seat in seats}) > 1
    )
    if not is_rated:
        return None
    return RatedGame(
        table_id=live.opened.id,
        family=family_of(live.ruleset.preset),
        pool="people"
        if all(occupant.player == HUMAN and not occupant.is_program for occupant in live.occupants)
        else "computers",
        listed=live.opened.options.listed,
        size=len(live.occupants),
        seats=seats,
    )


def family_of(preset: str) -> str:
    """Return the family of rulesets that a preset belongs to: "first" or "revised", or an expansion's own."""
    return preset.partition("-")[0]


def who_is_rated(occupant: Occupant) -> str | None:
    """Return by what an occupant is rated, None for guests and programs."""
    if occupant.player != HUMAN:
        return f"bot {occupant.player}"
    return occupant.session if occupant.session and is_account(occupant.session) else None


def rated_seats(live: LiveTable) -> list[RatedSeat]:
    """Return the seats that are rated, even if a bot decided for them at the end: leaving changes no result."""
    ranks, forms = ranks_of(live), forms_of(live)
    placed = Counter((entry.event.seat, entry.event.tile) for entry in live.history if entry.event.kind == "place")
    return [
        RatedSeat(
            seat=seat,
            session=who,
            rank=ranks[seat],
            lines=forms[seat] if forms else None,
            places={tile: count for (by, tile), count in placed.items() if by == seat},
        )
        for seat, occupant in enumerate(live.occupants)
        if (who := who_is_rated(occupant))
    ]


def ranks_of(live: LiveTable) -> Sequence[int]:
    """Return the rank of each seat, 1 for the best; players who resigned are last."""
    state = live.playing() if live.state else None
    ranks = [column.rank for column in result(state).seats] if state and state.is_over else [1] * len(live.occupants)
    return [len(ranks) + 1 if occupant.resigned else rank for occupant, rank in zip(live.occupants, ranks, strict=True)]


def forms_of(live: LiveTable) -> list[dict[str, int]] | None:
    """Return the form's lines by seat, None if there was no inspection."""
    if live.state is None or not live.state.is_over:
        return None
    return [{name: getattr(column, name) for name in LINES} for column in result(live.state).seats]


class Skill(NamedTuple):
    """How well somebody plays, on OpenSkill's scale, and how uncertain that is (a standard deviation)."""

    mu: float
    sigma: float


NEWCOMER: Final = Skill(MODEL.mu, MODEL.sigma)


def skills_after(before: Mapping[str, Skill], seats: Sequence[RatedSeat]) -> dict[str, Skill]:
    """Return everybody's skill after a game; who sits on several seats, as computer players may, gets the mean."""
    teams = [[MODEL.rating(*before.get(seat.session, NEWCOMER))] for seat in seats]
    rated = [team[0] for team in MODEL.rate(teams, ranks=[seat.rank for seat in seats])]
    skills: dict[str, Skill] = {}
    for session in {seat.session for seat in seats}:
        own = [rating for rating, seat in zip(rated, seats, strict=True) if seat.session == session]
        skills[session] = Skill(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
    return skills
