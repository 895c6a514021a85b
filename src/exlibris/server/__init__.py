"""The table on the web: live games, their store and their API."""
