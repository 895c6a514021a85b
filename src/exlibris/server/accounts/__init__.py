"""Accounts: who may sign in, from which browsers somebody plays, and the games that a guest brings along."""
