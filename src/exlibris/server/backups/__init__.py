"""Copies of all tables: made while a server runs, and brought back while none does."""
