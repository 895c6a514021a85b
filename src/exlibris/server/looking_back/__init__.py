"""Replays, reviews and checks of records over HTTP."""
