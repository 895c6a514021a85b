"""Registers the functions that turn states and views into text and pictures, and text into states and views."""

from __future__ import annotations

from exlibris.engine.notation.actions import parse_action
from exlibris.engine.notation.picture import svg_of
from exlibris.engine.notation.position_reading import read_state
from exlibris.engine.notation.position_writing import write_position
from exlibris.engine.notation.view_reading import read_view
from exlibris.engine.text_forms import READERS, WRITERS

WRITERS["text"] = write_position
WRITERS["picture"] = svg_of
READERS["state"] = read_state
READERS["view"] = read_view
READERS["action"] = parse_action
