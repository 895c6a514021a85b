"""Snowman: no other assistant may be placed on its instant location (ASST-SNOW-01)."""

from __future__ import annotations

from exlibris.engine.frames import Power

POWER: Power = Power("snowman", 10)
POWER.blocks = True
