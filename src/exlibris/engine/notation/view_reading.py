"""Reading the view of one seat from text."""

from __future__ import annotations

from dataclasses import replace

from exlibris.engine.actions import OPTIONS_OF, describe_action
from exlibris.engine.board import PLACEMENT
from exlibris.engine.decision import Decision
from exlibris.engine.game import Game
from exlibris.engine.notation.actions import CARD, OpenDecision, names_of
from exlibris.engine.notation.cards import CardNames, card_names
from exlibris.engine.notation.lines import KeyedLines, TextLine, number_in, number_of
from exlibris.engine.notation.position_parts import seats_in
from exlibris.engine.notation.position_reading import (
    NAMED,
    OF_VIEWS,
    PLAIN,
    begin_phase,
    lines_of,
    places_in,
    read_common,
    read_stack,
)
from exlibris.engine.notation.position_writing import NOBODYS
from exlibris.engine.phases import first_step
from exlibris.engine.view import SPECTATOR, PlayerView, in_full


def read_view(text: str) -> PlayerView:
    """Return the view in a text. Raises NotationError naming the invalid line."""
    lines = lines_of(text)
    lines.check_keys(NAMED | PLAIN | OF_VIEWS)
    s = read_common(lines, is_view=True)
    read_stack(s, lines)
    if not s.stack and lines.find("turn"):
        begin_phase(s, lines, PLACEMENT)
        s.stack[0].step = first_step(s.game, PLACEMENT).then  # that step asks the given seat
    s.places = places_in(lines.line_or_empty("places"))
    s.is_over = not s.stack
    view = in_full(s)
    view.deck = s.deck
    view.deck_count = len(s.deck)
    view.seat = _eyes(s.game, lines.line("eyes"))
    view.pending = seats_in(s.game, lines.line_or_empty("pending"))
    view.decision = _decision(view, lines)
    return view


def _eyes(game: Game, line: TextLine) -> int:
    """Return the view's seat, or SPECTATOR. Raises NotationError."""
    seat = SPECTATOR if line.text.lower() == NOBODYS else number_in(line)
    if seat >= game.seats:
        raise line.error(f"this game has seats 0 to {game.seats - 1}")
    return seat


def _decision(view: PlayerView, lines: KeyedLines) -> Decision | None:
    line = lines.find("legal")
    if line is None:
        return None
    f = view.stack[-1] if view.stack else None
    step = None if f is None else f.step
    if f is None or step is None or not step.kind:
        raise line.error("the last frame of the stack asks nothing")
    names = card_names(view.game.ruleset.language)
    about = _about(names, lines.line_or_empty("about"))
    asked = Decision(view.seat, step.kind, step.prompt, step.rule_id, f.tile, f.power.key, about, [])
    question = OpenDecision(asked, step.verb, names, view.shelves[view.seat])
    return replace(asked, actions=_legal(view, question, line))


def _legal(view: PlayerView, q: OpenDecision, line: TextLine) -> list[int]:
    by_name: dict[str, int] = {}
    for action in OPTIONS_OF[q.decision.kind]:
        if _can_be_asked(view, action):
            by_name.setdefault(names_of(q, action)[0].lower(), action)
    actions = []
    for part in line.text.lower().split(";"):
        name = " ".join(part.split())
        if name not in by_name:
            raise line.error(f"{name!r} is not an answer to {q.decision.prompt}")
        actions.append(by_name[name])
    return actions


def _can_be_asked(view: PlayerView, action: int) -> bool:
    """Return whether the view's seat can ever be offered that action: any card, or sealing its own flips."""
    kind, value = describe_action(action)
    if kind in ("card", "flip"):
        return value < view.game.card_count
    return kind != "ready" or value == view.seat


def _about(names: CardNames, line: TextLine) -> dict[str, int]:
    words = line.text.lower().split()
    about: dict[str, int] = {}
    for key, value in zip(words[::2], [*words[1::2], ""], strict=False):
        about[key] = names.find(value) if key == CARD else number_of(value)
        if about[key] < 0:
            raise line.error(f"expected names with a card or number each, found {key} {value!r}")
    return about
