"""Web Push: telling browsers, also closed ones, that it is their person's turn."""
