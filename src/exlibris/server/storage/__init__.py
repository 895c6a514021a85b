"""The database: tables, their events, backups and migrations."""
