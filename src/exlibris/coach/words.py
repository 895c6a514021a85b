"""The coach's reasons and costs as sentences in the reader's language."""

from typing import Final

from exlibris.coach.advice import Advice
from exlibris.coach.reasons import Reason
from exlibris.texts.render import location_name, text
from exlibris.texts.sentences import Cast

POINTS: Final = 0.1  # less is no difference
PERCENT: Final = 1


def reason_texts(advice: Advice, players: Cast) -> list[str]:
    """Return why the best action is the best: at least one sentence."""
    if not advice.alternatives:
        return [text("coach-only", language=players.language)]
    found = [reason_text(reason, players) for reason in advice.reasons]
    return found or [text("coach-even", language=players.language)]


def reason_text(reason: Reason, players: Cast) -> str:
    """Return the sentence for a reason."""
    language = players.language
    words: dict[str, str | int | float] = {"points": round(reason.amount, 1), "count": max(1, round(reason.amount))}
    if reason.line:
        words["line"] = text(f"form-line-{reason.line}", language=language)
    if reason.kind == "denied":
        words["other"] = players.names[reason.rival]
        words["tile"] = location_name(reason.tile, language)
    solo = "-solo" if reason.kind == "rival" and players.rules.is_solo else ""
    return text(f"coach-{reason.kind}{solo}", words, language)


def cost_text(points: float, win: float, players: Cast) -> str:
    """Return a cost in points against the best rival, and in chance to win (0 to 1), in words."""
    language = players.language
    lost = round(points, 1)
    percent = round(100 * win)
    kind = "coach-cost-solo" if players.rules.is_solo else "coach-cost"
    cost = text(kind, {"points": lost}, language) if lost >= POINTS else ""
    chance = text("coach-cost-win", {"percent": percent}, language) if percent >= PERCENT else ""
    if cost and chance:
        return text("coach-cost-both", {"cost": cost, "win": chance}, language)
    return cost or chance or text("coach-equal", language=language)
