"""Notifications that it is somebody's turn: by webhook and by push."""
