"""The coach's reasons and costs as sentences in the reader's language, no more precise than the estimates."""

from math import ceil, floor
from typing import Final

from exlibris.coach.advice import Advice
from exlibris.coach.reasons import Reason
from exlibris.search import FEWEST, ActionEstimate, Gap, gap_between
from exlibris.texts.render import location_name, text
from exlibris.texts.sentences import Cast

POINTS: Final = 0.5  # smaller differences are not mentioned
CHANCE: Final = 0.01
EXACT: Final = 0.5  # points or percent; a mean is given without its interval if both ends are closer than this


def reason_texts(advice: Advice, players: Cast) -> list[str]:
    """Return at least one sentence: how clearly the best action is best, and why."""
    if not advice.alternatives:
        return [text("coach-only", language=players.language)]
    if len(advice.best.samples) < FEWEST:
        return [text("coach-hurried", language=players.language)]
    gap = gap_between(advice.best.values, advice.alternatives[0].values)
    found = [reason_text(reason, players) for reason in advice.reasons]
    if gap.is_near:
        return [text("coach-even", language=players.language), *found]
    if not gap.is_clear:
        return [text("coach-close", language=players.language), *found]
    return found or [text("coach-best", language=players.language)]


def reason_text(reason: Reason, players: Cast) -> str:
    """Return the sentence for a reason."""
    language = players.language
    # Rounded as it is shown: the form of the plural follows from the number given.
    words: dict[str, str | int | float] = {"points": round(reason.amount, 1), "count": max(1, round(reason.amount))}
    if reason.line:
        words["line"] = text(f"form-line-{reason.line}", language=language)
    if reason.kind == "denied":
        words["other"] = players.names[reason.rival]
        words["tile"] = location_name(reason.tile, language)
    solo = "-solo" if reason.kind == "rival" and players.rules.is_solo else ""
    return text(f"coach-{reason.kind}{solo}", words, language)


def cost_text(best: ActionEstimate, other: ActionEstimate, players: Cast) -> str:
    """Return the cost of an action in words, compared with the best one on the same determinizations.

    Points against the best rival and the chance of winning are given as intervals, each only if it clearly differs.
    """
    language = players.language
    gap = gap_between(best.values, other.values)
    if gap.is_near:
        return text("coach-equal", language=language)
    if not gap.is_clear:
        return text("coach-unclear", language=language)
    solo = "-solo" if players.rules.is_solo else ""
    cost = _interval("coach-cost", gap_between(best.leads, other.leads), POINTS, solo, language)
    wins = gap_between(best.wins, other.wins)
    percent = Gap(100 * wins.mean, 100 * wins.error)
    win = _interval("coach-cost-win", percent, 100 * CHANCE, "", language)
    if cost and win:
        return text("coach-cost-both", {"cost": cost, "win": win}, language)
    return cost or win or text("coach-weaker", language=language)


def _interval(message: str, gap: Gap, least: float, solo: str, language: str) -> str:
    """Return a loss in points or percent in words; "" if it is small or unclear."""
    if gap.least <= 0.0 or gap.mean < least:
        return ""
    if gap.most - gap.mean < EXACT:
        return text(f"{message}{solo}", {"amount": round(gap.mean, 1)}, language)
    return text(f"{message}-between{solo}", {"least": max(1, floor(gap.least)), "most": ceil(gap.most)}, language)
