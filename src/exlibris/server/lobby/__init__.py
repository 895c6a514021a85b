"""The lobby: tables that wait for people."""
