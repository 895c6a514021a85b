"""Requests that need no other people, each declared once: a server answers them over the web, a page in the browser."""
