"""Requests and attempts are counted for the limits."""
