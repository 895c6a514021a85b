"""Accounts, the browsers signed in to them, guests' return links, and personal data."""
