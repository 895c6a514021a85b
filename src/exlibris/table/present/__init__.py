"""Snapshots: what a seat or a spectator is shown, each struct beside the function that makes it."""
