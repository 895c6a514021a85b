"""Notifications of turns by webhook and push message."""
