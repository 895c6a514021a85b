"""The databases that can keep the tables: SQLite in a folder, or PostgreSQL."""
