"""The database: tables, their events, and how they are written and read."""
