"""Shared parts of all routes: protocols, callers, limits, errors, and the client's files."""
