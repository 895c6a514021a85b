"""Snowman: while it is on an instant location, nobody else may be placed there (ASST-SNOW-01)."""

from __future__ import annotations

from exlibris.engine.steps import Power

POWER: Power = Power("snowman", 10)
POWER.blocks = True
