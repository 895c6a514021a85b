"""Evenings: the shelves of one physical game, entered on several phones at once and deleted after a day."""
