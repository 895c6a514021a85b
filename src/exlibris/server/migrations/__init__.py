"""Migrations of the database schema, which Alembic loads."""
