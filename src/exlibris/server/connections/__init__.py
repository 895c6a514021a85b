"""Connections of browsers: how many there may be, how long a request may take, and compression."""
