"""The web server: live games, their storage and the HTTP API."""
