"""Telling people that it is their turn by a message to an address of their own, such as a channel of Discord."""
